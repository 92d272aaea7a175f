// The first ten minutes: what the main button starts, and what the coach says, on a desk and on a phone.
import assert from 'node:assert/strict';
import { accessible, openRecord } from './look.mjs';
import { listens, Person } from './person.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const start = (page) => page.getByRole('button', { name: /Play against the computer|Gegen den Computer spielen/ });
/** The tip that is shown, and the button that says that it was read. */
const gotIt = (page) => page.getByRole('button', { name: /^(Got it|Verstanden)$/ });
const tip = (page) => page.getByRole('status').filter({ hasText: /Tipp?: / });
const points = (page) => page.getByRole('group', { name: /^(You|Goose Girl|Du)$/ });

/** Reads every tip that there is now. */
async function readAll(page) {
  for (let n = 0; (await gotIt(page).count()) > 0; n += 1) {
    assert.ok(n < 12, 'tips do not end');
    await gotIt(page).click();
  }
}

export const journeys = {
  async 'first: the coach says what the game is about, and stays until it was read'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    await person.open('/');
    await start(page).click();
    await person.asked();
    await tip(page).getByText('Whoever has the most points at the end wins.').waitFor();
    await accessible(page, 'the first tip');
    // It moves nothing: the players stand where they stand without it.
    const before = await points(page).first().boundingBox();
    // Whoever is faster than that does not lose it.
    await person.layTile();
    await tip(page).getByText('Whoever has the most points at the end wins.').waitFor();
    await readAll(page);
    assert.deepEqual(await points(page).first().boundingBox(), before);
    await listens(page);
    assert.equal(await tip(page).count(), 0);
    // What was read does not come again.
    await page.reload();
    await person.asked();
    assert.equal(await page.getByText('Whoever has the most points at the end wins.').count(), 0);
  },

  async 'first: on a phone a tip is whole sentences above what is touched'({ server, open }) {
    const page = await open({ ...PHONE, locale: 'de-DE' });
    const person = new Person(page, server.url);
    await person.open('/');
    await start(page).tap();
    await person.asked();
    await tip(page).getByText('Wer am Ende die meisten Punkte hat, gewinnt.').waitFor();
    const [card, hand, board] = await page.evaluate(() =>
      ['.said', '.hand', '.window'].map((what) => document.querySelector(what).getBoundingClientRect().toJSON()),
    );
    assert.ok(card.left >= 0 && card.right <= 390 && card.top > 48, JSON.stringify(card));
    assert.ok(
      card.bottom <= hand.top && board.bottom <= card.top,
      `${JSON.stringify(card)} over ${JSON.stringify([hand, board])}`,
    );
    const cut = await page.locator('.said').evaluate((said) => said.scrollHeight - said.clientHeight);
    assert.ok(cut <= 0, `${cut} pixels are cut off`);
    await accessible(page, 'a tip on a phone');
    await readAll(page);
    await person.layTile();
  },

  async 'first: an expansion is explained the first time, however many games were finished'({ server, open }) {
    const page = await open();
    await page.addInitScript(() => {
      if (!localStorage.getItem('bastide.coach'))
        localStorage.setItem('bastide.coach', JSON.stringify({ finished: ['carcassonne'], told: [] }));
    });
    await openRecord(page, server.url, 'circle');
    await listens(page);
    await tip(page).waitFor();
    assert.match(await tip(page).innerText(), /crop circle/i);
    assert.equal(await page.getByText('Whoever has the most points at the end wins.').count(), 0);
    await gotIt(page).click();
    await page.reload();
    await listens(page);
    assert.equal(await tip(page).count(), 0);
  },

  async 'first: a table for friends begins with the base game'({ server, open }) {
    const page = await open();
    await page.goto(`${server.url}/new`);
    await page.getByText('72 tiles').waitFor();
    const base = page.getByRole('button', { name: 'Base game' });
    assert.equal(await base.getAttribute('aria-pressed'), 'true');
    assert.equal(await page.getByRole('checkbox', { checked: true }).count(), 1);
    await page.getByRole('checkbox', { name: 'Fields' }).waitFor();
    await page.getByRole('button', { name: 'Classic' }).click();
    await page.getByText('125 tiles').waitFor();
  },
};
