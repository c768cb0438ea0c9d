/** Every drawing on one page, for looking and for tests: gallery.html#dark-board and so on. */

import { mount } from 'svelte';
import Gallery from './gallery/Gallery.svelte';
import './styles/tokens.css';

const place = document.getElementById('gallery');
if (place) mount(Gallery, { target: place });
