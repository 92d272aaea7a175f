import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server embeds what is built here. In development the API comes from a server started by hand.
export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7420', ws: true }, '/art': 'http://127.0.0.1:7420' } },
});
