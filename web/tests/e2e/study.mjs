// Lines that are played out from a position of a replay, and tables that begin with one.
import assert from 'node:assert/strict';
import { accessible, openText, shipped, small, tableWith } from './look.mjs';
import { goesOn, listens, Person } from './person.mjs';

/** Opens a replay of a shipped game at an entry. */
async function replayAt(page, server, game, at) {
  const table = await tableWith(page, server.url, shipped(game));
  await page.goto(`${table}/${at}`);
  return table;
}

const line = (page) => page.getByRole('list', { name: 'Your line' });

/** Plays one whole turn, with a figure where one is offered. */
async function turn(page, server) {
  const person = new Person(page, server.url);
  const before = await line(page).getByRole('listitem').count();
  assert.equal(await person.asked(), 'tile');
  await person.layTile();
  while ((await person.asked()) === 'figure') await person.answerFigure(true);
  return before;
}

export const journeys = {
  async 'study: a line is played out, analysed, stepped back and left'({ server, open }) {
    const page = await open();
    for (const game of ['classic', 'castle']) {
      const table = await replayAt(page, server, game, 31);
      await page.getByRole('button', { name: 'Try moves from here' }).click();
      await page.waitForURL(/\/31\/try$/);
      await turn(page, server);
      await turn(page, server);
      // The start and two turns.
      assert.equal(await line(page).getByRole('button').count(), 3);
      await page.getByRole('button', { name: 'Analyse' }).click();
      const best = page.getByRole('region', { name: 'The best turns' });
      await best
        .getByText(/% to win/)
        .first()
        .waitFor();
      assert.ok((await page.locator('[data-advised]').count()) > 0, 'the turns are on the board');
      await accessible(page, `a line of ${game}`);
      await best.getByRole('button', { name: 'Close the hints' }).click();
      // Another tile is drawn.
      await page.getByRole('button', { name: 'Choose another tile' }).click();
      const tiles = page.getByRole('dialog').locator('button[aria-pressed]');
      const other = page.getByRole('dialog').locator('button[aria-pressed="false"]').last();
      assert.ok((await tiles.count()) > 1);
      const name = await other.getAttribute('aria-label');
      await other.click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await listens(page);
      await page.getByRole('button', { name: 'Choose another tile' }).click();
      await page.locator(`[role="dialog"] [aria-pressed="true"], dialog [aria-pressed="true"]`).waitFor();
      const pressed = page.locator('dialog button[aria-pressed="true"]');
      assert.equal(await pressed.getAttribute('aria-label'), name);
      await page.keyboard.press('Escape');
      // Back by steps, by the list, and to the game.
      await listens(page);
      await goesOn(page, () => page.keyboard.press('z'));
      await line(page).getByRole('button', { name: 'Start' }).click();
      await page.waitForFunction(() => document.querySelectorAll('.study ol button').length === 1);
      await page.getByRole('link', { name: 'Back to the game' }).click();
      await page.waitForURL(`${table}/31`);
    }
  },

  async 'study: play from here makes a table that begins with the position'({ server, open }) {
    const page = await open();
    await replayAt(page, server, 'classic', 31);
    await page.getByRole('button', { name: 'Try moves from here' }).click();
    await turn(page, server);
    const tiles = await page.locator('image.tile').count();
    await page.getByRole('button', { name: 'Play from here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Play from here' });
    const chosen = await dialog.locator('select').evaluateAll((all) => all.map((select) => select.value));
    assert.equal(chosen.filter((who) => who === 'me').length, 1);
    assert.ok(chosen.every((who) => who === 'me' || who === 'level5'));
    await accessible(page, 'who plays from here');
    await dialog.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/t\/[^/]+$/);
    const person = new Person(page, server.url);
    assert.equal(await person.asked(), 'tile');
    assert.ok((await page.locator('image.tile').count()) >= tiles);
    await person.layTile();
    // Its record can be opened anywhere.
    const id = page.url().split('/').at(-1);
    const record = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).text(), id);
    assert.match(record, /^game carcassonne/);
    await openText(page, server.url, record);
    await page.waitForURL(/\/open\/|\/t\//);
  },

  async 'study: a phone has room for a line'({ server, open }) {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await replayAt(page, server, 'castle', 31);
    await page.getByRole('button', { name: 'Try moves from here' }).click();
    await turn(page, server);
    assert.deepEqual(await small(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide}`);
    await accessible(page, 'a line on a phone');
  },
};
