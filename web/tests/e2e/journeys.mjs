// What people do. Each journey gets a server of its own and opens as many browsers as it likes.
import assert from 'node:assert/strict';
import { accessible, allLaid, play, record, tableOf } from './look.mjs';
import { Person, goesOn, listens } from './person.mjs';

export const journeys = {
  async 'a whole game against the computer by mouse, the one of the rulebook; the next one has fields'({
    server,
    open,
  }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    const start = page.getByRole('button', { name: /Play against the computer/ });
    await person.open('/');
    await start.getByText('without fields').waitFor();
    await accessible(page, 'start page');
    await start.click();
    await person.asked();
    const first = await tableOf(page, server.url);
    assert.equal(first.with, 'no-fields');
    assert.equal(first.seats[1].bot, 'level1');
    await accessible(page, 'first question');
    await play(person);
    await page.getByRole('heading', { name: /win|draw/i }).waitFor();
    await accessible(page, 'result');
    assert.equal(await page.getByRole('rowheader', { name: 'Fields' }).count(), 0);
    await allLaid(person, 71);
    // The record of a finished game tells everything, and the replay shows it.
    const text = await record(person.page, server.url);
    assert.match(text, /^game carcassonne\nrules 1\n/);
    assert.match(text, /table reveal [0-9a-f]{64}/);
    await person.page.getByRole('link', { name: 'Watch the replay' }).first().click();
    await person.page.getByText(/^Turn 0 of [1-9]/).waitFor();
    await person.page.keyboard.press('End');
    await person.page.getByRole('heading', { name: /win|draw/i }).waitFor();
    await accessible(person.page, 'replay');
    await person.open('/');
    await start.getByText('The base game with fields').waitFor();
    await accessible(page, 'start page of somebody who has played');
    await start.click();
    await person.asked();
    const next = await tableOf(page, server.url);
    assert.equal(next.with, '');
    assert.equal(next.seats[1].bot, 'level3');
    // Other games are whole from the beginning, but begin with an easy opponent too.
    await person.open('/');
    await page.getByRole('button', { name: 'The Castle', exact: true }).click();
    await start.getByText('Your first game, with tips').waitFor();
    assert.ok(await page.getByRole('radio', { name: 'Goose Girl' }).isChecked());
  },

  async 'two browsers by link and somebody who watches'({ server, open }) {
    const anna = new Person(await open(), server.url);
    const ben = new Person(await open(), server.url);
    const carl = new Person(await open(), server.url);
    await anna.open('/new');
    await accessible(anna.page, 'table creation');
    await anna.page.getByRole('button', { name: 'Base game' }).click();
    await anna.page.getByLabel('Name 1').fill('Anna');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    const link = await anna.page.locator('input[readonly]').first().inputValue();
    assert.match(link, /#/);
    await ben.page.goto(link);
    await accessible(ben.page, 'sitting down');
    await ben.page.getByLabel('Name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Take this seat' }).click();
    await carl.page.goto(link.split('#')[0]);
    for (let n = 0; n < 6; n += 1) {
      const [mover, other] = n % 2 === 0 ? [anna, ben] : [ben, anna];
      const before = await mover.tiles();
      assert.equal(await mover.asked(), 'tile');
      await mover.layTile();
      // Nobody ever takes anything, so something is always free.
      assert.equal(await mover.asked(), 'figure');
      await mover.answerFigure(false);
      await other.page.waitForFunction((k) => document.querySelectorAll('image.tile').length > k, before);
      await carl.page.waitForFunction((k) => document.querySelectorAll('image.tile').length > k, before);
    }
    assert.equal(await carl.page.locator('[data-spot]').count(), 0);
    // The link was for one person.
    const dora = new Person(await open(), server.url);
    await dora.page.goto(link);
    await dora.page.getByRole('alert').filter({ hasText: 'already taken' }).waitFor();
  },

  async 'two people at one screen'({ server, open }) {
    const both = new Person(await open(), server.url);
    await both.open('/');
    await both.page.getByRole('button', { name: /On one screen/ }).click();
    await play(both, 9);
    assert.ok((await both.tiles()) >= 9);
  },

  async 'reload, a lost server and a killed server lose nothing'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.open('/');
    await person.page.getByRole('button', { name: /On one screen/ }).click();
    await play(person, 5);
    const before = await person.tiles();
    await person.page.reload();
    await person.asked();
    assert.equal(await person.tiles(), before);
    await server.stop('SIGKILL');
    await person.page.getByText('Connection lost').waitFor();
    await server.start();
    await person.page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
    assert.equal(await person.tiles(), before);
    await play(person, before + 2);
    const later = await person.tiles();
    await server.stop('SIGTERM');
    await server.start();
    await person.page.reload();
    await person.asked();
    assert.equal(await person.tiles(), later);
    // It is offered on the start page, too.
    await person.open('/');
    await person.page.getByRole('heading', { name: /Continue/ }).waitFor();
  },

  async 'a tile can be taken back before the turn ends'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.open('/');
    await person.page.getByRole('button', { name: /On one screen/ }).click();
    assert.equal(await person.asked(), 'tile');
    await person.layTile();
    assert.equal(await person.asked(), 'figure');
    await goesOn(person.page, () => person.page.getByRole('button', { name: 'Undo' }).click());
    assert.equal(await person.asked(), 'tile');
    await person.page.waitForFunction(() => document.querySelectorAll('image.tile').length === 1);
  },

  async 'Enter commits what was clicked'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.hotSeat();
    assert.equal(await person.asked(), 'tile');
    await person.layTile();
    assert.equal(await person.asked(), 'figure');
    await person.page.locator('[data-option]').first().click();
    await goesOn(person.page, () => person.page.keyboard.press('Enter'));
    assert.equal(await person.asked(), 'tile');
  },

  async 'a click that was meant for the last question does not answer the next'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    await person.hotSeat();
    assert.equal(await person.asked(), 'tile');
    // Whoever double-clicks hits the next button when it has only just appeared.
    await page.evaluate(() => {
      globalThis.hits = 0;
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.commit')) return;
        observer.disconnect();
        setTimeout(() => {
          document.querySelector('.commit')?.click();
          globalThis.hits += 1;
        }, 100);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await person.layTile();
    await page.waitForFunction(() => globalThis.hits === 1);
    assert.equal(await person.asked(), 'figure');
    assert.match(await record(page, server.url), /red tile \S+ \S+ \S+\n$/);
    await person.answerFigure(false);
    assert.match(await record(page, server.url), / red pass\n/);
  },

  async 'by keyboard alone'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.open('/');
    await person.page.getByRole('button', { name: /On one screen/ }).focus();
    await person.page.keyboard.press('Enter');
    for (let n = 0; n < 6; n += 1) {
      const asked = await person.asked();
      if (asked === 'tile') {
        await person.page.keyboard.press('ArrowRight');
        await person.page.keyboard.press('r');
        await goesOn(person.page, () => person.page.keyboard.press('Enter'));
      } else {
        await person.page.keyboard.press(n % 2 ? '1' : '0');
        await goesOn(person.page, () => person.page.keyboard.press('Enter'));
      }
    }
    assert.ok((await person.tiles()) >= 4);
  },

  async 'arrow keys move in space, and every step is spoken'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    await person.open('/');
    await page.getByRole('button', { name: /On one screen/ }).click();
    await person.asked();
    const said = page.getByRole('status').filter({ hasText: /./ }).last();
    /** Where the tile is after a key; nowhere new is said too. */
    const after = async (key) => {
      await page.keyboard.press(key);
      const [, x, y] = (await said.innerText()).match(/^([+−]?\d+),([+−]?\d+): ./) ?? [];
      return x === undefined ? null : [x, y].map((n) => Number(n.replace('−', '-')));
    };
    const first = await after('.');
    assert.ok(first, 'the first spot in reading order is said');
    const walk = [first];
    for (let n = 0; n < 60; n += 1) {
      const key = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][n % 4];
      const [x, y] = walk.at(-1);
      const there = await after(key);
      if (!there) {
        await page.getByText('Nothing further that way.').waitFor({ state: 'attached' });
        await after(',');
        walk.push(await after('.'));
        continue;
      }
      const by = { ArrowRight: there[0] - x, ArrowLeft: x - there[0], ArrowDown: there[1] - y, ArrowUp: y - there[1] };
      assert.ok(by[key] > 0, `${key} from ${x},${y} to ${there}`);
      walk.push(there);
      if (n > 8) break;
    }
    await goesOn(page, () => page.keyboard.press('Enter'));
    assert.equal(await person.asked(), 'figure');
    await page.keyboard.press('ArrowUp');
    await page
      .getByRole('status')
      .filter({ hasText: /^(road|city|monastery|field)/i })
      .waitFor({ state: 'attached' });
    await goesOn(page, () => page.keyboard.press('Enter'));
    assert.match(await record(page, server.url), / red meeple /);
  },

  async 'on a phone, in German, in the dark'({ server, open }) {
    const page = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
      colorScheme: 'dark',
    });
    const person = new Person(page, server.url);
    await person.open('/');
    await page.locator('html[lang="de"]').waitFor();
    await accessible(page, 'start page on a phone');
    await page.getByRole('button', { name: /Gegen den Computer/ }).tap();
    await person.asked();
    await accessible(page, 'table on a phone');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} wide`);
    await play(person, 6);
    await page.getByRole('button', { name: 'Menü' }).tap();
    await page.getByRole('link', { name: 'Zurückblättern' }).tap();
    await page.getByText(/^Zug 0 von [1-9]/).waitFor();
  },

  async 'a record goes out and comes in again'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.open('/');
    await person.page.getByRole('button', { name: /On one screen/ }).click();
    await play(person, 6);
    // A record says nothing of a bot but its word.
    const text = (await record(person.page, server.url)).replace(/^seats .*$/m, '$&\nname blue greedy');
    await person.open('/open');
    await accessible(person.page, 'opening a record');
    const [file] = await Promise.all([
      person.page.waitForEvent('filechooser'),
      person.page.getByText('Choose a file', { exact: true }).click(),
    ]);
    await file.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await person.page.getByRole('button', { name: 'Open', exact: true }).click();
    // It is not over: whoever opens it may watch it or play on.
    await person.page.getByRole('heading', { name: 'This game is not over yet' }).waitFor();
    const about = person.page.getByRole('region', { name: 'Carcassonne' });
    await about.getByText(/^(Red|Computer)’s turn$/).waitFor();
    assert.match(await about.innerText(), /Red\s+\d+ points?\s+Computer\s+\d+ points?/);
    await accessible(person.page, 'an unfinished record');
    await person.page.getByRole('link', { name: 'Watch from the beginning' }).click();
    await person.page.getByText(/^Turn 0 of [1-9]/).waitFor();
    // Whoever only watches changes nothing: the computer waits.
    const said = (whole) => whole.slice(whole.indexOf('\n\n'));
    assert.equal(said(await record(person.page, server.url)), said(text));
    // Back leads to the choice again, also for a page that is loaded anew.
    await person.page.goBack();
    await person.page.getByRole('link', { name: 'Watch from the beginning' }).waitFor();
    await person.page.reload();
    await person.page.getByRole('button', { name: 'Continue from here' }).click();
    await person.asked();
    const lay = await person.tiles();
    assert.ok(lay >= 6);
    // Only one seat is played here; the computer answers by itself.
    await play(person, lay + 3);
    const seats = await person.page.evaluate(async () =>
      (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json(),
    );
    assert.deepEqual(
      seats.seats.map((seat) => seat.who),
      ['me', 'bot'],
    );
    await person.open('/');
    await person.page.getByRole('link', { name: /^Computer/ }).waitFor();
    // What is wrong is said in the language of the page, and where.
    const german = await open({ locale: 'de-DE' });
    const broken = [
      // No sentence of the game.
      [
        person.page,
        'Open',
        '3 red tile Q9 9,9 n',
        'Entry 3 of this record cannot be played.',
        'That is not a valid move.',
      ],
      [
        german,
        'Öffnen',
        '3 red tile Q9 9,9 n',
        'Eintrag 3 dieser Aufzeichnung ist so nicht möglich.',
        'Das ist kein Zug dieses Spiels.',
      ],
      // A sentence, but not now.
      [
        german,
        'Öffnen',
        '3 red tile V +9,+9 >',
        'Eintrag 3 dieser Aufzeichnung ist so nicht möglich.',
        'Das ist an dieser Stelle des Spiels nicht möglich.',
      ],
      [
        german,
        'Öffnen',
        '3 blue pass',
        'Eintrag 3 dieser Aufzeichnung ist so nicht möglich.',
        'Hier ist jemand anderes am Zug.',
      ],
      [
        german,
        'Öffnen',
        'x red pass',
        'Diese Aufzeichnung lässt sich nicht lesen.',
        'Hier sollte Eintrag 3 stehen, nicht „x“.',
      ],
    ];
    for (const [page, button, line, what, why] of broken) {
      const bad = text.replace(/^3 .*$/m, line);
      const number = bad.split('\n').indexOf(line) + 1;
      await page.goto(`${server.url}/open`);
      await page.locator('textarea').fill(bad);
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('alert').getByText(what, { exact: true }).waitFor();
      await page
        .getByRole('alert')
        .getByText(new RegExp(`^(Line|Zeile) ${number}, (column|Spalte) \\d+: ${why}$`))
        .waitFor();
      // Nothing of the server's English stands beside it.
      assert.equal(await page.getByRole('alert').locator('p').count(), 2, line);
      // The line itself is selected and in sight.
      await page.waitForFunction(() => document.activeElement?.id === 'record');
      const seen = await page
        .locator('textarea')
        .evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
      assert.equal(seen, line);
      await accessible(page, 'a broken record');
    }
  },

  async 'two tabs race for the same move'({ server, open }) {
    const first = new Person(await open(), server.url);
    await first.open('/');
    await first.page.getByRole('button', { name: /On one screen/ }).click();
    await first.asked();
    const second = new Person(await first.page.context().newPage(), server.url);
    await second.page.goto(first.page.url());
    await second.asked();
    for (const tab of [first, second]) await tab.page.locator('[data-spot]').first().dispatchEvent('click');
    for (const tab of [first, second]) await listens(tab.page);
    // One of the two is too late and may find its button gone.
    await Promise.all(
      [first, second].map((tab) =>
        tab.page
          .locator('[aria-keyshortcuts="Enter"]')
          .click({ timeout: 3000 })
          .catch(() => {}),
      ),
    );
    await first.page.waitForFunction(() => document.querySelectorAll('image.tile').length === 2);
    await second.page.waitForFunction(() => document.querySelectorAll('image.tile').length === 2);
  },

  async 'what does not exist is said kindly'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.open('/t/NOSUCHTABLE');
    await person.page.getByRole('heading', { name: /does not exist/ }).waitFor();
    await person.open('/nowhere/at/all');
    await person.page.getByRole('heading', { name: /does not exist/ }).waitFor();
    await accessible(person.page, 'missing page');
  },
};
