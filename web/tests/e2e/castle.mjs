// The Castle in the browser: whole games by mouse, keys and touch, the rules, the first tips.
import assert from 'node:assert/strict';
import {
  accessible,
  allLaid,
  continueText,
  handOver,
  LONG,
  openRecord,
  openText,
  painted,
  play,
  record,
  recorded,
  shipped,
  small,
} from './look.mjs';
import { enter, goesOn, listens, logOf, Person } from './person.mjs';

/** Chooses The Castle on the start page, then a button there. */
async function begin(person, button) {
  await person.open('/');
  await person.page.getByRole('button', { name: /^(The Castle|Die Burg)$/ }).click();
  await person.page.getByRole('button', { name: button }).click();
  assert.equal(await person.asked(), 'tile');
}
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const lines = (page) => page.locator('[data-option]');
/** Entries of the shipped game after which four tiles are left. */
const LATE = 190;
/** Tiles of a beginning. */
const EARLY = 8;

export const journeys = {
  async 'castle: a whole game against the computer by mouse'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    await begin(person, /Play against the computer/);
    await accessible(page, 'first question');
    await play(person, LONG ? Infinity : EARLY);
    if (!LONG) {
      // Whoever gives up learns what was promised, too.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Give up', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, give up' }).click();
      await page.getByRole('heading', { name: /win/ }).waitFor();
      assert.match(await record(page, server.url), /table reveal [0-9a-f]{64}/);
      const named = shipped('castle', LATE).replace(/^(seats.*\n)/m, '$1name white greedy\n');
      await continueText(page, server.url, named);
      await play(person);
    }
    await page.getByRole('heading', { name: /win|draw/i }).waitFor();
    await accessible(page, 'result');
    assert.match(await page.getByRole('table').innerText(), /Towers|Houses|Paths/);
    await allLaid(person, 60);
    const text = await record(page, server.url);
    assert.match(text, /^game castle\nrules 1\n/);
    if (LONG) assert.match(text, /table reveal [0-9a-f]{64}/);
    // The menu has the record as a file.
    await page.getByRole('button', { name: 'Menu' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /record/i }).click(),
    ]);
    assert.match(file.suggestedFilename(), /\.txt$/);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Watch the replay' }).first().click();
    await page.getByText(/^Turn 0 of [1-9]/).waitFor();
    assert.equal(await person.tiles(), 0);
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Turn 1 of/).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('image.tile').length === 1);
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: /win|draw/i }).waitFor();
    await accessible(page, 'replay');
  },

  async 'castle: a lot decides who begins, and the log says so'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    await person.open('/new/castle');
    await page.getByLabel('Name 1').fill('Anna');
    await page.getByLabel('Name 2').fill('Ben');
    await page.getByLabel('Seat 2').selectOption('me');
    await page.getByLabel('Who begins').selectOption('lot');
    await page.getByRole('button', { name: 'Start the game' }).click();
    assert.equal(await person.asked(), 'tile');
    await person.layTile();
    await logOf(page)
      .getByText(/By lot, (Anna|Ben|you) begin/)
      .waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const text = await (await page.request.get(`${server.url}/api/tables/${id}/record`)).text();
    assert.match(text, /\nwith begins-lot\n/);
    assert.match(text, /\n1 chance begin (black|white)\n/);
  },

  async 'castle: two people by link play to the end, and somebody watches'({ server, open }) {
    const anna = new Person(await open(), server.url);
    const ben = new Person(await open(), server.url);
    const carl = new Person(await open({ locale: 'de-DE' }), server.url);
    await anna.open('/new/castle');
    await accessible(anna.page, 'setting up The Castle');
    await anna.page.getByLabel('Name 1').fill('Anna');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    const link = await anna.page.locator('input[readonly]').first().inputValue();
    await ben.page.goto(link);
    await ben.page.getByLabel('Name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Take this seat' }).click();
    await carl.page.goto(link.split('#')[0]);
    await carl.page.locator('.ground').waitFor();
    const asked = '.spot, .commit, [aria-labelledby="result"]';
    const playOn = async (tiles = Infinity) => {
      for (let n = 0; (await anna.tiles()) < tiles; n += 1) {
        await Promise.race([anna, ben].map(({ page }) => page.locator(asked).first().waitFor({ timeout: 30_000 })));
        if (await anna.page.locator('[aria-labelledby="result"]').count()) break;
        const mover = (await anna.page.locator(asked).count()) > 0 ? anna : ben;
        const what = await mover.asked();
        if (what === 'over') continue;
        // Nobody else is offered anything.
        assert.equal(await carl.page.locator('.spot, .option, .commit').count(), 0);
        if (what === 'tile') await mover.layTile();
        else await mover.answerFigure(n % 3 === 0);
      }
    };
    if (!LONG) {
      await playOn(EARLY);
      const late = await openText(anna.page, server.url, shipped('castle', LATE));
      await handOver(anna.page, ben.page, server.url, late, 1, 'Ben');
      await carl.page.goto(`${server.url}/t/${late}`);
      await carl.page.locator('image.tile').first().waitFor();
    }
    await playOn();
    for (const { page } of [anna, ben]) await page.getByRole('heading', { name: /win|draw/i }).waitFor();
    await carl.page.getByRole('heading', { name: /gewinn|Unentschieden/ }).waitFor();
    await accessible(carl.page, 'the end, watched');
    assert.match(await record(anna.page, server.url), /^\d+ white tile /m);
  },

  async 'castle: by keys alone, with a wall tile'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    const keys = page.keyboard;
    await person.open('/');
    await page.getByRole('button', { name: 'The Castle', exact: true }).focus();
    await keys.press('Enter');
    await page.getByRole('button', { name: /On one screen/ }).focus();
    await keys.press('Enter');
    let figures = 0;
    for (let n = 0; n < 16; n += 1) {
      const asked = await person.asked();
      if (asked === 'tile') {
        await keys.press('ArrowRight');
        if (n % 3 === 0) await keys.press('ArrowRight');
        await keys.press('r');
        await goesOn(page, () => keys.press('Enter'));
      } else {
        const take = n % 4 !== 0;
        await keys.press(take ? '1' : '0');
        figures += take ? 1 : 0;
        await goesOn(page, () => keys.press('Enter'));
      }
    }
    assert.ok(figures > 0);
    await recorded(page, server.url, /follower (path|house|tower|court)/);
    await openRecord(page, server.url, 'castle-idle');
    await page.getByRole('heading', { name: /Play a wall tile\?/ }).waitFor();
    await listens(person.page);
    await keys.press('1');
    await page
      .getByRole('alert')
      .getByText(/Careful/)
      .waitFor();
    await keys.press('Enter');
    await recorded(page, server.url, / play \S+\n/);
  },

  async 'castle: on a phone by touch, with the strip of wall tiles and the sheet'({ server, open }) {
    const person = new Person(await open(PHONE), server.url);
    const { page } = person;
    await person.open('/');
    await page.getByRole('button', { name: 'The Castle', exact: true }).tap();
    await page.getByRole('button', { name: /On one screen/ }).tap();
    const read = page.getByRole('button', { name: 'Got it' });
    for (let n = 0; n < 6; n += 1) {
      const asked = await person.asked();
      // A tip lies over the board until it was read.
      while ((await read.count()) > 0) await read.tap();
      if (asked === 'tile') {
        const spots = await page
          .locator('[data-spot]')
          .evaluateAll((all) =>
            all
              .map((spot) => spot.getBoundingClientRect())
              .map(({ x, y, width, height }) => [x + width / 2, y + height / 2, width]),
          );
        const free = await page.evaluate(
          (spots) => spots.find(([x, y]) => document.elementFromPoint(x, y)?.closest('svg[role="img"]')),
          spots,
        );
        assert.ok(free, 'a spot can be seen');
        await page.touchscreen.tap(free[0], free[1]);
        await page.locator('[aria-keyshortcuts="Enter"]:enabled').waitFor();
        assert.deepEqual(await small(page), []);
        await goesOn(page, () => enter(page).tap());
      } else {
        await lines(page).first().tap();
        assert.deepEqual(await small(page), []);
        await goesOn(page, () => enter(page).tap());
      }
    }
    await openRecord(page, server.url, 'castle-idle');
    await page
      .getByRole('button', { name: /Place|Play/ })
      .first()
      .waitFor();
    const strip = page.locator('.board').getByRole('list', { name: 'Wall tiles' });
    assert.equal(await strip.locator('li').count(), 2);
    assert.ok((await strip.locator('img[alt]:not([alt=""], [alt="wall tile"])').count()) >= 1);
    await strip
      .getByText(/\+\d+(\/\+\d+)? →/)
      .first()
      .waitFor();
    await accessible(page, 'a wall tile to play, on a phone');
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
    await page.getByRole('button', { name: 'Players, log, tiles' }).tap();
    await page
      .getByText(/Keep: house of|No keep yet/)
      .first()
      .waitFor();
    await accessible(page, 'the sheet');
    assert.deepEqual(await small(page), []);
  },

  async 'castle: a tile can be taken back before the turn ends'({ server, open }) {
    const person = new Person(await open(), server.url);
    await begin(person, /On one screen/);
    await person.layTile();
    assert.equal(await person.asked(), 'figure');
    await lines(person.page).first().click();
    await goesOn(person.page, () => person.page.getByRole('button', { name: 'Undo' }).click());
    await person.page.waitForFunction(() => document.querySelectorAll('image.tile').length === 0);
    assert.equal(await person.asked(), 'tile');
    await person.layTile();
    await person.answerFigure(true);
    await recorded(person.page, server.url, /black tile .*\n\d+ black follower .*/);
  },

  async 'castle: the rules in both languages, and the first tips'({ server, open }) {
    for (const [locale, title, other] of [
      ['en-GB', 'The Castle', 'Landing exactly'],
      ['de-DE', 'Die Burg', 'Genau landen'],
    ]) {
      for (const options of [{ locale }, { ...PHONE, locale, colorScheme: 'dark' }]) {
        const page = await open(options);
        await page.goto(`${server.url}/rules/castle`);
        await page.getByRole('heading', { name: title, exact: true }).first().waitFor();
        await page.getByRole('heading', { name: other }).waitFor();
        assert.equal(await painted(page), 7);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
        await accessible(page, `rules of The Castle, ${locale}`);
      }
    }
    const person = new Person(await open(), server.url);
    await begin(person, /Play against the computer/);
    const read = person.page.getByRole('button', { name: 'Got it' });
    await person.page.getByText('Whoever has more points at the end wins').waitFor();
    await read.click();
    await person.page.getByText('Only paths must match').waitFor();
    const link = person.page.getByRole('link', { name: 'Read the rule' });
    assert.match(await link.getAttribute('href'), /\/rules\/castle#castle-placing$/);
    while ((await read.count()) > 0) await read.click();
    await person.layTile();
    await person.asked();
    await person.page.getByRole('status').getByText('A follower?').waitFor();
  },
};
