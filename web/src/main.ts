// The entry point: mounts the client into the page.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/i18n/index.svelte';
import { show } from './lib/settings.svelte';

document.documentElement.lang = language();
show();
const target = document.getElementById('app');
if (target) mount(App, { target });
