// Targets on every kind of tile and in every facing, shown by the component that tables use.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

/** The harness as one script. */
async function bundled() {
  const [{ output }] = [
    await build({
      configFile: false,
      logLevel: 'error',
      root: join(import.meta.dirname, '../..'),
      plugins: [svelte({ emitCss: false })],
      build: {
        write: false,
        minify: false,
        lib: { entry: join(import.meta.dirname, 'harness/targets.ts'), formats: ['iife'], name: 'harness' },
      },
    }),
  ].flat();
  return output[0].code;
}

export const journeys = {
  async 'board: on every kind of tile, at 44, 60 and 120 pixels, every target lies in its own region'({
    server,
    open,
  }) {
    const page = await open({ bypassCSP: true });
    await page.goto(server.url);
    await page.addScriptTag({ content: await bundled() });
    const { wrong, looked } = await page.evaluate(() => globalThis.lookAtTargets([44, 60, 120]));
    assert.ok(looked > 5000, `${looked} targets`);
    assert.deepEqual(wrong, []);
  },
};
