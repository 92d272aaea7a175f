// What the table page offers beside laying tiles: cards, log, settings, names, links, aids.
import assert from 'node:assert/strict';
import { openText, play, post, shipped } from './look.mjs';
import { enter, logOf, Person } from './person.mjs';

const id = (page) => new URL(page.url()).pathname.split('/')[2];

export const journeys = {
  async 'the drawn tile is dragged to its place and turned'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.hotSeat();
    await person.asked();
    const hand = await person.page.locator('.hand').boundingBox();
    const spot = await person.page.locator('[data-spot]').first().boundingBox();
    assert.ok(hand && spot);
    await person.page.mouse.move(hand.x + 30, hand.y + 30);
    await person.page.mouse.down();
    await person.page.mouse.move(spot.x + 40, spot.y + 30, { steps: 8 });
    await person.page.locator('.dragged').waitFor();
    await person.page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2, { steps: 4 });
    await person.page.mouse.up();
    await person.page.locator('[data-pinned]').waitFor();
    // Dropped beside the board it goes back to the hand: what was pinned stays where it was.
    const before = await person.page.locator('[data-pinned]').getAttribute('transform');
    await person.page.mouse.move(hand.x + 30, hand.y + 30);
    await person.page.mouse.down();
    await person.page.mouse.move(20, 20, { steps: 5 });
    await person.page.mouse.up();
    assert.equal(await person.page.locator('[data-pinned]').getAttribute('transform'), before);
    await enter(person.page).click();
    await person.page.waitForFunction(() => document.querySelectorAll('image.tile').length === 2);
  },

  async 'a pointer on a region tells what it is and what it brings'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.hotSeat();
    await person.asked();
    // The start tile has a city above, a road through its middle, and fields.
    const tile = await person.page.locator('image.tile').first().boundingBox();
    assert.ok(tile);
    const point = async (x, y) => {
      await person.page.mouse.move(tile.x + tile.width * x, tile.y + tile.height * y);
      await person.page.locator('.turncard h2').waitFor();
      return person.page.locator('.turncard').innerText();
    };
    assert.match(await point(0.5, 0.08), /City[\s\S]*free[\s\S]*1 tile · 1 open side/);
    assert.match(await point(0.1, 0.5), /Road[\s\S]*1 tile · 2 open sides/);
    assert.match(await point(0.5, 0.9), /Field[\s\S]*at the end/);
  },

  async 'the log tells how points came and shows earlier moments'({ server, open }) {
    const person = new Person(await open(), server.url);
    await openText(person.page, server.url, shipped('classic', 120));
    await logOf(person.page).locator('small').first().waitFor();
    await play(person, (await person.tiles()) + 2);
    const rows = logOf(person.page).getByRole('button');
    const shown = await person.tiles();
    assert.equal(await rows.count(), shown - 1);
    const formulas = await logOf(person.page).locator('small').allInnerTexts();
    assert.ok(
      formulas.some((text) => /(Road|City|Monastery): .*= \d+/.test(text)),
      formulas.join(' | '),
    );
    await rows.last().click();
    await person.page.getByRole('heading', { name: /Looking back: turn 1/ }).waitFor();
    await person.page.waitForFunction(() => document.querySelectorAll('image.tile').length === 2);
    assert.equal(await person.page.locator('[data-spot]').count(), 0);
    await person.page.getByRole('button', { name: 'Back to the game' }).click();
    await person.page.waitForFunction((n) => document.querySelectorAll('image.tile').length === n, shown);
  },

  async 'the points of six fit a small phone: none over another, and whoever is asked is in sight'({ server, open }) {
    const person = new Person(await open({ viewport: { width: 360, height: 640 } }), server.url);
    const { page } = person;
    const seats = Array.from({ length: 6 }, () => ({ who: 'me' }));
    const table = await post(page, server.url, 'tables', { game: 'carcassonne', with: '', seats });
    await page.goto(`${server.url}/t/${table.id}`);
    for (let turn = 0; turn < 6; turn += 1) {
      await person.asked();
      const [strip, scores, active] = await page.getByRole('group', { name: 'Points' }).evaluate((strip) => {
        const box = (part) => part.getBoundingClientRect().toJSON();
        const inner = (button) => ({
          left: box(button.firstElementChild).left,
          right: box(button.lastElementChild).right,
        });
        return [box(strip), [...strip.children].map(inner), inner(strip.querySelector('.active'))];
      });
      assert.equal(scores.length, 6);
      for (const [n, { left }] of scores.entries())
        assert.ok(n === 0 || left >= scores[n - 1].right, JSON.stringify(scores));
      assert.ok(
        active.left >= strip.left && active.right <= strip.right,
        `turn ${turn}: ${JSON.stringify([strip, active])}`,
      );
      await play(person, turn + 2);
      if ((await person.asked()) === 'figure') await person.answerFigure(false);
    }
  },

  async 'a permanent link shows the same moment to anybody'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.hotSeat();
    await play(person, 8);
    const table = id(person.page);
    const stranger = new Person(await open(), server.url);
    await stranger.open(`/t/${table}/0`);
    await stranger.page.getByText(/^Turn 0 of [1-9]/).waitFor();
    for (const n of [1, 2, 3]) {
      await stranger.page.keyboard.press('ArrowRight');
      await stranger.page.getByText(`Turn ${n} of`).waitFor();
    }
    const link = stranger.page.url();
    await stranger.page.waitForFunction(() => document.querySelectorAll('image.tile').length === 4);
    const other = new Person(await open({ locale: 'de-DE' }), server.url);
    await other.page.goto(link);
    await other.page.getByText('Zug 3 von').waitFor();
    await other.page.waitForFunction(() => document.querySelectorAll('image.tile').length === 4);
    // Whoever looks back is not thrown to the newest move.
    await play(person, 10);
    assert.equal(other.page.url(), link);
    assert.equal(await other.tiles(), 4);
    await other.page.keyboard.press(' ');
    await other.page.getByText('Zug 5 von').waitFor({ timeout: 10_000 });
  },

  async 'a name is changed and a seat goes to another device'({ server, open }) {
    const desk = new Person(await open(), server.url);
    const phone = new Person(await open(), server.url);
    await desk.open('/new');
    await desk.page.getByLabel('Seat 2').selectOption('level1');
    await desk.page.getByRole('button', { name: 'Start the game' }).click();
    await desk.asked();
    await desk.page.getByRole('button', { name: 'Menu' }).click();
    await desk.page.getByRole('dialog').getByLabel('Name').fill('Wilhelmine');
    await desk.page.getByRole('dialog').getByLabel('Name').blur();
    await desk.page.getByText('The name has been changed.').waitFor();
    await desk.page.getByRole('button', { name: 'Continue on another device' }).click();
    const link = await desk.page.getByRole('dialog').locator('input[readonly]').inputValue();
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: 'Take this seat' }).click();
    assert.equal(await phone.asked(), 'tile');
    await phone.layTile();
    await desk.page.keyboard.press('Escape');
    await desk.page.reload();
    await desk.page.getByText('You are watching.').waitFor();
    await desk.page.getByText('Wilhelmine').first().waitFor();
  },

  async 'giving up asks first, ends the game and offers another'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.open('/');
    await person.page.getByRole('button', { name: /Play against the computer/ }).click();
    await person.asked();
    await person.page.getByRole('button', { name: 'Menu' }).click();
    await person.page.getByRole('button', { name: 'Give up' }).click();
    await person.page.getByRole('button', { name: 'Keep playing' }).click();
    await person.page.getByRole('button', { name: 'Give up' }).click();
    await person.page.getByRole('button', { name: 'Yes, give up' }).click();
    await person.page.getByRole('heading', { name: /Goose Girl wins/ }).waitFor();
    const before = id(person.page);
    await person.page.getByRole('button', { name: 'Play again' }).click();
    await person.page.waitForFunction((old) => !location.pathname.includes(old), before);
    await person.asked();
  },

  async 'aids are what the table was set to, for everybody'({ server, open }) {
    for (const [choice, tiles, ends] of [
      ['All aids', true, true],
      ['Standard', true, false],
      ['None', false, false],
    ]) {
      const person = new Person(await open(), server.url);
      await person.open('/new');
      await person.page.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
      await person.page.getByLabel('Seat 2').selectOption('me');
      await person.page.getByRole('button', { name: 'Start the game' }).click();
      await person.asked();
      const watcher = new Person(await open(), server.url);
      await watcher.page.goto(person.page.url());
      await watcher.page.locator('image.tile').first().waitFor();
      for (const { page } of [person, watcher]) {
        assert.equal((await page.getByText(/^final: \d+$/).count()) > 0, ends, choice);
        assert.equal(await page.getByRole('button', { name: /who owns/ }).count(), tiles ? 1 : 0, choice);
        await page.getByRole('tab', { name: 'Tiles' }).click();
        assert.equal((await page.locator('#panel img').count()) > 5, tiles, choice);
      }
    }
  },

  async 'settings are kept: colour, palette, ending a turn at once'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.open('/');
    await person.page.getByRole('button', { name: 'Settings' }).click();
    await person.page.getByLabel('High contrast').check();
    await person.page.getByLabel('green').check();
    await person.page.getByLabel(/Ask only for fields/).check();
    await person.page.keyboard.press('Escape');
    await person.open('/');
    assert.equal(await person.page.locator('html').getAttribute('data-theme'), 'contrast');
    await person.page.getByRole('button', { name: /Play against the computer/ }).click();
    await person.asked();
    await person.page.locator('img[src*="/contrast/"]').first().waitFor();
    await person.layTile();
    assert.equal(await person.asked(), 'figure');
    const easy = person.page
      .locator('.turncard .option')
      .filter({ hasText: /Road|City|Monastery/ })
      .first();
    const before = await person.tiles();
    await easy.click();
    // Sent without a further button; the computer answers.
    await person.page.waitForFunction((n) => document.querySelectorAll('image.tile').length > n, before);
    // Whoever sits here is green, whatever the record calls the seat.
    await person.page.locator('img[src*="meeple-3.figure"]').first().waitFor();
    assert.equal(await person.page.locator('img[src*="meeple-0.figure"]').count(), 0);
  },
};
