// Files of tests share one client: each leaves it in English. Those without a browser have no language.
import { afterAll } from 'vitest';

afterAll(async () => {
  if (!('document' in globalThis)) return;
  const { setLanguage } = await import('../../src/lib/i18n/index.svelte');
  await setLanguage('en');
});
