// Looking back at games: the way through them, the log that follows, hands that open once it is over.
import assert from 'node:assert/strict';
import { accessible, shipped } from './look.mjs';

/** Opens a record that ships with the repository; the address of its table. */
async function record(page, server, game) {
  await page.goto(`${server.url}/open`);
  await page.locator('textarea').fill(shipped(game));
  await page.locator('main button.accent').click();
  await page.waitForURL(/\/t\//);
  return page.url().match(/.*\/t\/[^/]+/)[0];
}

/** Whether the current row of the log lies within its panel. */
const followed = () => {
  const panel = document.querySelector('[data-follows]')?.getBoundingClientRect();
  const row = document.querySelector('[data-follows] [aria-current]')?.getBoundingClientRect();
  return panel && row && row.top >= panel.top - 1 && row.bottom <= panel.bottom + 1;
};

export const journeys = {
  async 'replay: the log follows the way through a game'({ server, open }) {
    const page = await open();
    for (const game of ['classic', 'castle', 'cardcassonne']) {
      const table = await record(page, server, game);
      await page.goto(`${table}/30`);
      await page.waitForFunction(followed);
      await page.getByRole('button', { name: 'Beginning' }).click();
      await page.waitForURL(/\/0$/);
      for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowRight');
      await page.waitForFunction(followed);
      const now = await page.evaluate(() => Number(location.pathname.split('/').pop()));
      await page.keyboard.press('Shift+ArrowRight');
      await page.waitForURL(`${table}/${now + 1}`);
      // It runs by itself, faster on demand, and stops.
      await page.getByRole('button', { name: '4×' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.waitForFunction((n) => !location.pathname.endsWith(`/${n}`), now + 1);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.waitForFunction(followed);
      await page.getByRole('button', { name: 'End', exact: true }).click();
      await page.getByRole('heading', { name: /win/i }).waitFor();
      await accessible(page, `the end of ${game}`);
    }
  },

  async 'replay: all cards are open once a game is over'({ server, open }) {
    const page = await open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const table = await record(page, server, 'cardcassonne');
    await page.goto(`${table}/140`);
    const known = page.getByAltText(/, face down by (Red|Blue|Yellow)$/);
    await known.first().waitFor();
    assert.ok((await known.count()) >= 3, 'everybody laid a card face down');
    assert.equal(await page.getByAltText(/^A card face down/).count(), 0);
    await accessible(page, 'open cards on a phone');
  },

  async 'the start page speaks of the game that is chosen'({ server, open }) {
    const page = await open();
    await page.goto(`${server.url}/`);
    const words = [];
    for (const [game, picture] of [['The Castle', 'castle.wall.svg'], ['Cardcassonne', '.card.svg'], ['Carcassonne', 'EKa.0.svg']]) {
      await page.getByRole('button', { name: game, exact: true }).click();
      await page.locator(`image[href$="${picture}"]`).first().waitFor({ state: 'attached' });
      words.push(await page.getByRole('heading', { level: 1 }).innerText());
    }
    assert.equal(new Set(words).size, 3, words.join(' | '));
  },
};
