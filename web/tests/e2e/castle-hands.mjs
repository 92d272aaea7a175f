// Hands for The Castle: where wall tiles lie, whose turn it is, laying a tile for what it brings.
import assert from 'node:assert/strict';
import { enter, goesOn, listens, Person } from './person.mjs';

/** The wall tiles on the card of a player, by seat. */
export const held = (page, seat) => page.locator('[data-seat]').nth(seat).getByRole('list', { name: 'Wall tiles' });
/** Whose turn it is. */
export const mover = (page) =>
  page.locator('[data-seat]').evaluateAll((all) => all.findIndex((p) => p.dataset.active === 'true'));
/** What may be chosen, nothing left out. */
export const lines = (page) => page.locator('[data-option]');

/** Pins the tile wherever it fits, in every facing, until the card, or another place, says what is sought. */
export async function pinUntil(page, sought, where = '.turncard') {
  const spots = page.locator('[data-spot]');
  for (let n = 0; n < (await spots.count()); n += 1) {
    await spots.nth(n).dispatchEvent('click');
    const facings = page.getByRole('group', { name: 'In four directions' }).locator('button:enabled');
    for (let k = 0; k < (await facings.count()); k += 1) {
      await facings.nth(k).click();
      if (sought.test((await page.locator(where).allInnerTexts()).join())) return;
    }
  }
  assert.fail(`no placement brings ${sought}`);
}

/** Lays the pinned tile and puts no follower, if that is asked. */
export async function settle(page) {
  await listens(page);
  await goesOn(page, () => enter(page).click());
  const person = new Person(page);
  if ((await person.asked()) === 'figure' && (await page.locator('[data-declines]').count()) > 0)
    await person.answerFigure(false);
}
