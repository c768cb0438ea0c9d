/** The page begins here. */

import { mount } from 'svelte';
import App from './App.svelte';
import { wear } from './app/look';
import { speech } from './app/speech.svelte';
import { settings } from './lib/settings.svelte';
import './styles/tokens.css';
import './styles/page.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the page');
// Before anything is drawn: nobody is blinded at night.
wear(settings.now);
await speech.start();
mount(App, { target });
