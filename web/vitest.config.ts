import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Those who must be first to load a module: they say before what the browser likes. */
const ALONE = ['tests/unit/drawn.test.ts', 'tests/unit/errors.test.ts'];

// Most of the time would go into loading the client anew for each file.
export default defineConfig({
  plugins: [svelte(), svelteTesting({ autoCleanup: false })],
  test: {
    pool: 'threads',
    // The first to load a module may wait long beside compilers.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ALONE,
          isolate: false,
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
