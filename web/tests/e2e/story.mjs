// A turn tells its story: what others do is shown beat by beat at a speed one sets, what was counted stays until one
// acts, the last round can be seen again, and the final count is a show that every number of the result leads back to.
import assert from 'node:assert/strict';
import { pinUntil, settle } from './castle-hands.mjs';
import { accessible, openRecord, openText, post, shipped } from './look.mjs';
import { enter, goesOn, listens, logOf, Person } from './person.mjs';

/** A browser that is told everything at the usual speed, and confirms by buttons. */
async function told(open, options = {}) {
  const page = await open({ fresh: true, ...options });
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http') && localStorage.getItem('bastide.settings') === null)
      localStorage.setItem('bastide.settings', JSON.stringify({ confirm: 'always', speed: 'usual' }));
  });
  return page;
}

/** A table with computers, opened. */
async function against(page, url, game, bots) {
  const seats = [{ who: 'me' }, ...bots.map((bot) => ({ who: 'bot', bot }))];
  const { id } = await post(page, url, 'tables', { game, with: '', seats });
  await page.goto(`${url}/t/${id}`);
}

const skip = (page) => page.getByRole('button', { name: 'Skip', exact: true });
const speed = (page) => page.getByRole('combobox', { name: 'How fast other people’s turns are shown' });
const heading = (page, name) => page.getByRole('heading', { level: 1, name });

/** Answers the question for a figure with nothing, and does not wait for what follows. */
async function decline(page) {
  await listens(page);
  await enter(page).click();
}

export const journeys = {
  async 'story: turns of computers are told one after the other, and can be skipped'({ server, open }) {
    const page = await told(open);
    const person = new Person(page, server.url);
    await against(page, server.url, 'carcassonne', ['greedy', 'greedy']);
    await person.asked();
    const before = await person.tiles();
    await person.layTile();
    await decline(page);
    await heading(page, 'Computer Blue: tile laid').waitFor();
    // What comes later does not lie there yet.
    assert.equal(await logOf(page).getByRole('button').count(), (await person.tiles()) - before);
    // The next turn may be told while axe-core still looks at this one.
    const next = heading(page, 'Computer Yellow: tile laid').waitFor();
    await Promise.all([accessible(page, 'while a turn is told'), next]);
    await heading(page, 'Place your tile').waitFor();
    assert.equal(await person.tiles(), before + 3);
    await person.layTile();
    await decline(page);
    await skip(page).waitFor();
    await page.keyboard.press('Space');
    await heading(page, 'Place your tile').waitFor();
    // At once nothing is told and nobody waits; the browser keeps it.
    await speed(page).selectOption('once');
    await person.layTile();
    await decline(page);
    await listens(page);
    assert.equal(await skip(page).count(), 0);
    await page.reload();
    await person.asked();
    assert.equal(await speed(page).inputValue(), 'once');
  },

  async 'story: what was counted stays until somebody acts, and is told again'({ server, open }) {
    const page = await told(open);
    const person = new Person(page, server.url);
    // Blue has just finished a city of Red's.
    await openText(page, server.url, shipped('classic', 188));
    await person.asked();
    const points = () => page.getByRole('group', { name: 'Ann', exact: true }).locator('.points strong').innerText();
    const had = Number(await points());
    await person.answerFigure(false);
    const chip = page.getByText(/^City: .* = 18$/).first();
    await chip.waitFor();
    await page.getByText('+18', { exact: true }).first().waitFor();
    await person.asked();
    await page.waitForTimeout(1500);
    assert.equal(Number(await points()), had + 18);
    assert.ok(await chip.isVisible());
    await accessible(page, 'with what was counted');
    // The last round once more, by key; afterwards everything is as it was.
    const tiles = await person.tiles();
    await page.keyboard.press('p');
    await heading(page, /tile laid$/).waitFor();
    await page.waitForFunction((n) => document.querySelectorAll('image.tile').length < n, tiles);
    assert.equal(await page.locator('[data-spot]').count(), 0);
    await page.keyboard.press('Space');
    await listens(page);
    assert.equal(await person.tiles(), tiles);
    assert.ok(await chip.isVisible());
    await person.layTile();
    await chip.waitFor({ state: 'detached' });
  },

  async 'story: news lies there as a card until it was read'({ server, open }) {
    const page = await told(open);
    await openRecord(page, server.url, 'castle-land');
    await page.locator('[data-spot]').first().waitFor();
    await pinUntil(page, /\+\d+ → space \d+: wall tile!/);
    await settle(page);
    const card = page.getByRole('list', { name: 'What happened' }).getByText(/takes a wall tile/);
    await card.waitFor();
    await listens(page);
    await accessible(page, 'with a card');
    await page.getByRole('button', { name: 'Read', exact: true }).first().click();
    await card.waitFor({ state: 'detached' });
  },

  async 'story: the log has pictures, and coordinates where the board has them'({ server, open }) {
    const page = await open();
    await openText(page, server.url, shipped('classic', 60));
    const row = logOf(page).getByRole('button').first();
    await row.waitFor();
    const pictures = await row.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    assert.ok(pictures.length > 0 && pictures.every((src) => src?.startsWith('/art/')), pictures.join());
    const cell = row.getByText(/^[+−]?\d+,[+−]?\d+$/);
    assert.ok((await cell.boundingBox()).width < 2);
    await page.getByRole('button', { name: 'Show coordinates' }).click();
    assert.ok((await cell.boundingBox()).width > 10);
  },

  async 'story: the final count is a show, and numbers lead to their regions'({ server, open }) {
    const page = await told(open);
    const person = new Person(page, server.url);
    await openText(page, server.url, shipped('classic', 383));
    await person.asked();
    await person.answerFigure(false);
    const count = page.getByRole('group', { name: 'Final scoring' });
    await count.waitFor();
    const total = async () => {
      const points = await page.locator('[data-seat] .points strong').allInnerTexts();
      return points.reduce((sum, n) => sum + Number(n), 0);
    };
    const early = await total();
    await page.waitForTimeout(1300);
    assert.ok((await total()) > early, 'totals do not rise');
    await accessible(page, 'the final count');
    await count.getByRole('button', { name: 'Skip' }).click();
    const result = page.getByRole('region', { name: /wins with/ });
    await result.waitFor();
    assert.ok((await total()) > early + 50);
    // A number shows what it is made of.
    await result.getByRole('button', { name: /^Ben, Fields: \d+ points$/ }).click();
    const made = page.getByRole('group', { name: /^Ben, Fields/ });
    await made
      .getByText(/^Field: \d cities/)
      .first()
      .waitFor();
    assert.ok((await page.locator('.flood').count()) > 0, 'no region is marked');
    await accessible(page, 'what a number is made of');
    await page.keyboard.press('Escape');
    await result.waitFor();
    await page.getByRole('button', { name: 'Show the final scoring' }).click();
    await count.waitFor();
    // The same where one looks back.
    const id = new URL(page.url()).pathname.split('/')[2];
    await page.goto(`${server.url}/t/${id}/99999`);
    await page.getByRole('button', { name: /^Ben, Fields/ }).click();
    await made.waitFor();
    await made.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Show the final scoring' }).click();
    await count.getByRole('button', { name: 'Skip' }).click();
    await count.waitFor({ state: 'detached' });
  },

  async 'story: cards come one after the other'({ server, open }) {
    const page = await told(open);
    await against(page, server.url, 'cardcassonne', ['greedy', 'greedy']);
    const hand = page.locator('.pick');
    /** Plays cards until it is told what somebody else played. */
    for (let n = 0; n < 4; n += 1) {
      await listens(page);
      if ((await page.locator('.lane .end').count()) === 0) await hand.first().click();
      const end = page.locator('.lane .end').first();
      await end.click();
      await goesOn(page, () => enter(page).click());
      if (
        await heading(page, /^Computer \w+: .* → /)
          .waitFor({ timeout: 5000 })
          .then(
            () => true,
            () => false,
          )
      )
        return;
    }
    assert.fail('nothing was told');
  },
};
