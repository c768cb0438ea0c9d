/** The page begins here. */

import { mount } from 'svelte';
import App from './App.svelte';
import { languageFor, wordsIn } from './lib/texts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the page');
const language = languageFor(navigator.languages);
document.documentElement.lang = language;
mount(App, { target, props: { words: await wordsIn(language) } });
