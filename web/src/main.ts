// The entry point: mounts the client into the page.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/i18n/index.svelte';
import { show } from './lib/settings.svelte';
import { awaitGesture } from './lib/table/call';

document.documentElement.lang = language();
show();
awaitGesture();
const target = document.getElementById('app');
if (target) mount(App, { target });
