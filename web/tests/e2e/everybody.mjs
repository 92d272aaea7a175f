// For everybody: whole games by keys alone and by what a screen reader finds; large text, large
// targets, little motion, the right language for every text.
import assert from 'node:assert/strict';
import { accessible, allLaid, base, LONG, openText, play, small } from './look.mjs';
import { enter, goesOn, listens, Person } from './person.mjs';

/** Entries of the base game after which eight tiles are left. */
const LATE = 143;

export const journeys = {
  async 'a whole game by keys alone'({ server, open }) {
    const person = new Person(await open(), server.url);
    const keys = person.page.keyboard;
    await person.open('/new');
    // Tab to the smallest game; every control on the way shows where the focus is.
    await person.page.getByRole('button', { name: 'First game' }).focus();
    await keys.press('Enter');
    await person.page.getByLabel('Seat 2').focus();
    await keys.press('End');
    await person.page.getByRole('button', { name: 'Start the game' }).focus();
    await keys.press('Enter');
    let turned = false;
    for (let n = 0; ; n += 1) {
      if (!LONG && n === 16) await openText(person.page, server.url, base(LATE));
      const asked = await person.asked();
      if (asked === 'over') break;
      if (asked === 'tile') {
        await keys.press('ArrowRight');
        if (n % 3 === 0) await keys.press('ArrowRight');
        if (n % 2 === 0) await keys.press('r');
        turned ||= n % 2 === 0;
        await goesOn(person.page, () => keys.press('Enter'));
      } else {
        await keys.press(n % 3 ? '1' : '0');
        await goesOn(person.page, () => keys.press('Enter'));
      }
    }
    assert.ok(turned);
    await allLaid(person, 71);
  },

  async 'a whole game through the accessibility tree'({ server, open }) {
    // Only names and roles, as a screen reader has them: no picture, no class, no coordinate.
    const person = new Person(await open({ viewport: { width: 1280, height: 900 } }), server.url);
    const { page } = person;
    await person.open('/');
    await page.getByRole('button', { name: /Play against the computer/ }).click();
    const over = page.getByRole('heading', { name: /win|draw/i });
    const spoken = page.locator('[aria-live="polite"]');
    let heard = 0;
    for (let n = 0; n < 400; n += 1) {
      if (!LONG && n === 12) await openText(page, server.url, base(LATE));
      const tile = page.getByRole('heading', { name: 'Place your tile' });
      const place = page.getByRole('button', { name: /^Place tile/ });
      const finish = page.getByRole('button', { name: /end turn/i });
      await over.or(tile).or(finish).first().waitFor();
      if (await over.count()) break;
      await listens(person.page);
      if (await tile.count()) {
        if ((await page.getByRole('tab', { name: 'Choices' }).getAttribute('aria-selected')) !== 'true') {
          await page.getByRole('tab', { name: 'Choices' }).click();
        }
        const choice = page
          .getByRole('tabpanel')
          .getByRole('button', { name: /^Choice \d+ of \d+: [+−\d,]+, (upright|turned|upside)/ });
        await choice.nth(n % (await choice.count())).click();
        heard += (await spoken.innerText()).includes('Drawn tile') ? 1 : 0;
        await goesOn(page, () => place.click());
      } else {
        const options = page.getByRole('group', { name: 'Place a figure?' }).getByRole('button');
        if (n % 3 === 0) await options.nth(1).click();
        await goesOn(page, () => finish.click());
      }
    }
    await over.waitFor();
    assert.ok(heard > (LONG ? 20 : 5), `the live region told of ${heard} draws`);
    assert.match(await page.getByRole('table').innerText(), /Total/);
  },

  async 'the board can be walked through in words'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.hotSeat();
    await play(person, 4);
    await person.page.getByRole('tab', { name: 'Text' }).click();
    const cell = person.page.getByRole('gridcell', { name: /^0,0: / });
    const words = await cell.getAttribute('aria-label');
    assert.match(words, /city north.*road/i);
    await cell.focus();
    await person.page.keyboard.press('ArrowUp');
    await person.page.waitForFunction(() => /^0,−1: /.test(document.activeElement?.getAttribute('aria-label') ?? ''));
    await accessible(person.page, 'text board');
    // Typed moves are taken, too, and keys tell the score.
    await person.page.getByRole('tab', { name: 'Choices' }).click();
    if ((await person.asked()) === 'figure') await person.answerFigure(false);
    await person.page.locator('[data-spot]').first().waitFor();
    const note = await person.page.getByText('For example:').innerText();
    await person.page.getByLabel('Type a move').fill(note.replace('For example: ', ''));
    await person.page.keyboard.press('Enter');
    await person.page.locator('[data-pinned]').waitFor();
    await person.page.getByLabel('Type a move').fill('castle in the air');
    await person.page.keyboard.press('Enter');
    await person.page.getByText('That doesn’t match exactly one move').waitFor();
    await person.page.getByRole('tab', { name: 'Choices' }).focus();
    await person.page.keyboard.press('s');
    await person.page
      .locator('.visually-hidden[role="status"]', { hasText: /^.+ \d+, .+ \d+$/ })
      .waitFor({ state: 'attached' });
  },

  async 'everything can be hit with a thumb'({ server, open }) {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      const person = new Person(await open({ viewport, hasTouch: true }), server.url);
      for (const path of ['/', '/new', '/open']) {
        await person.open(path);
        await person.page.locator('h1').waitFor();
        assert.deepEqual(await small(person.page), [], `${path} at ${viewport.width}`);
        // The way on from a long page is in sight at once.
        if (path === '/new') {
          const start = await person.page.getByRole('button', { name: 'Start the game' }).boundingBox();
          assert.ok(start && start.y + start.height <= viewport.height, JSON.stringify(start));
          // It covers nothing that has the focus, and nothing at all once one has read to the end.
          await person.page.getByRole('checkbox').last().focus();
          const box = await person.page.getByRole('checkbox').last().boundingBox();
          const bar = await person.page.getByRole('button', { name: 'Start the game' }).boundingBox();
          assert.ok(viewport.width > 900 || box.y + box.height <= bar.y, JSON.stringify([box, bar]));
          await person.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await accessible(person.page, `/new at ${viewport.width}`);
        }
      }
      await person.hotSeat();
      for (const _ of [1, 2]) {
        const asked = await person.asked();
        assert.deepEqual(await small(person.page), [], `${asked} at ${viewport.width}`);
        if (asked === 'tile') await person.layTile();
      }
      await person.page.getByRole('button', { name: 'Menu' }).click();
      assert.deepEqual(await small(person.page), [], `menu at ${viewport.width}`);
    }
  },

  async 'at 200 % nothing is lost and nothing scrolls sideways'({ server, open }) {
    // A window of 1280 × 800 at 200 % is one of 640 × 400 with twice the pixels.
    const person = new Person(await open({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }), server.url);
    const fits = async (where) => {
      const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 640, `${where} is ${wide} wide`);
    };
    for (const path of ['/', '/new', '/open']) {
      await person.open(path);
      await person.page.locator('h1').waitFor();
      await fits(path);
    }
    await person.hotSeat();
    assert.equal(await person.asked(), 'tile');
    await fits('table');
    await person.layTile();
    await person.asked();
    await fits('figure');
    const commit = await enter(person.page).boundingBox();
    assert.ok(commit && commit.y + commit.height <= 400 && commit.x + commit.width <= 640, 'the commit is in sight');
    await accessible(person.page, 'table at 200 %');
    await person.answerFigure(true);
  },

  async 'little motion for those who ask for it'({ server, open }) {
    const person = new Person(await open({ reducedMotion: 'reduce' }), server.url);
    await person.hotSeat();
    await person.asked();
    assert.equal(await person.page.locator('html').getAttribute('data-motion'), 'less');
    await person.page.getByRole('button', { name: 'Zoom in' }).click();
    const before = await person.page.locator('svg[role="img"] > g').first().getAttribute('transform');
    await person.page.getByRole('button', { name: 'Show the whole board' }).click();
    // One frame later the camera stands where it will stay.
    const [soon, late] = await person.page.evaluate(async () => {
      const group = () => document.querySelector('svg[role="img"] > g').getAttribute('transform');
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const soon = group();
      await new Promise((done) => setTimeout(done, 400));
      return [soon, group()];
    });
    assert.notEqual(soon, before);
    assert.equal(soon, late);
    await play(person, 4);
    const moving = await person.page.evaluate(
      () => document.getAnimations().filter((a) => Number(a.effect?.getTiming().duration) > 80).length,
    );
    assert.equal(moving, 0);
  },

  async 'every text says its language'({ server, open }) {
    for (const [locale, lang, other] of [
      ['de-DE', 'de', 'English'],
      ['en-GB', 'en', 'Deutsch'],
      ['fr-FR', 'en', 'Deutsch'],
    ]) {
      const person = new Person(await open({ locale }), server.url);
      await person.open('/');
      assert.equal(await person.page.locator('html').getAttribute('lang'), lang);
      const button = person.page.getByRole('button', { name: other });
      assert.equal(await button.getAttribute('lang'), lang === 'de' ? 'en' : 'de');
      await button.click();
      const now = person.page.locator(`html[lang="${lang === 'de' ? 'en' : 'de'}"]`);
      await now.waitFor({ state: 'attached' });
      await person.page.reload();
      await now.waitFor({ state: 'attached' });
    }
  },
};
