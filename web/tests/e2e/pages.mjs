// Journeys through the pages beside the table: rules, luck, invitations.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONG, accessible, openText, painted, play, shipped } from './look.mjs';
import { Person } from './person.mjs';

/** The sections of the rules that the coach links to. */
const carcassonne = join(import.meta.dirname, '../../src/lib/carcassonne');
const rooms = readdirSync(join(carcassonne, 'expansions'), { withFileTypes: true }).filter((each) =>
  each.isDirectory(),
);
const anchors = new Set(
  ['base.ts', ...rooms.map(({ name }) => `expansions/${name}/index.ts`)].flatMap((file) => {
    const [, tips] = /\btips: \{([^}]*)\}/.exec(readFileSync(join(carcassonne, file), 'utf8'));
    return [...tips.matchAll(/: '([\w-]+)'/g)].map((found) => found[1]);
  }),
);
const CLASSIC = '/rules/river+abbot+inns+traders';
const ALL = `${CLASSIC}+machines+messages+ferries+gold+magic+robbers+circles+tower`;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Nothing sticks out to the right. */
async function fits(page, where) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${where}: ${over} pixels too wide`);
}

export const journeys = {
  async 'pages: the rules, in both languages, for what is in play'({ server, open }) {
    const { page } = new Person(await open(), server.url);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Scoring fields' }).waitFor();
    await painted(page);
    await accessible(page, 'rules');
    await page.getByRole('checkbox', { name: 'The River' }).check();
    await page.getByRole('heading', { name: 'Beginning with the river' }).waitFor();
    assert.match(page.url(), /\/rules\/river$/);
    await page.getByRole('checkbox', { name: 'Fields' }).uncheck();
    await page.getByRole('heading', { name: 'Scoring fields' }).waitFor({ state: 'detached' });
    assert.match(page.url(), /\/rules\/river\+no-fields$/);
    await page.reload();
    await page.getByRole('heading', { name: 'Beginning with the river' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Scoring fields' }).count(), 0);
    // The table of contents leads there, and the address tells.
    await page.getByRole('navigation').getByRole('link', { name: 'The end' }).click();
    assert.match(page.url(), /#end$/);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Spielregeln', level: 1 }).waitFor();

    const small = await open({ ...phone, locale: 'de-DE', colorScheme: 'dark' });
    await small.goto(server.url + ALL);
    await small.getByRole('heading', { name: 'Das Schwein' }).waitFor();
    assert.ok((await painted(small)) >= 35);
    await fits(small, 'rules on a phone');
    await small.getByRole('button', { name: 'Inhalt' }).click();
    await accessible(small, 'rules on a phone, dark');
    await small.getByRole('link', { name: 'Das Schwein', exact: true }).click();
    await small.waitForFunction(() => {
      const top = document.getElementById('pig').getBoundingClientRect().top;
      return top > 40 && top < innerHeight / 2;
    });
  },

  async 'pages: the rules of everything at once, in both languages'({ server, open }) {
    const last = { de: 'Türme und andere Erweiterungen', en: 'Towers and other expansions' };
    for (const [locale, colorScheme] of [
      ['de-DE', 'light'],
      ['en-GB', 'dark'],
    ]) {
      const page = await open({ locale, colorScheme });
      await page.goto(server.url + ALL);
      await page.getByRole('heading', { name: last[locale.slice(0, 2)] }).waitFor();
      assert.ok((await painted(page)) >= 35);
      await fits(page, `all rules, ${locale}`);
      await accessible(page, `all rules, ${locale}, ${colorScheme}`);
    }
    // What two expansions have to do with each other is told only if both are in play.
    const page = await open();
    await page.goto(`${server.url}/rules/machines+abbot`);
    await page.getByText('The abbot does not fly').waitFor();
    assert.equal(await page.getByText('The big meeple may fly').count(), 0);
    await page.goto(`${server.url}/rules/machines`);
    await page.getByRole('heading', { name: 'Landing' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Flying machines and other expansions' }).count(), 0);
  },

  async 'pages: the rules show every piece, the wall tiles, and how to play The Castle well'({ server, open }) {
    for (const options of [{}, { ...phone, colorScheme: 'dark' }]) {
      const page = await open(options);
      for (const [path, least, words] of [
        [ALL, 18, 'The builder, one each'],
        ['/rules/castle', 20, 'Bonus: 5 points, with two of them 10.'],
        ['/rules/cardcassonne', 14, 'An animal joker'],
      ]) {
        await page.goto(server.url + path);
        await page.getByText(words, { exact: true }).waitFor();
        await page.locator('.pieces img[src]').first().waitFor();
        const seen = await page.locator('.pieces img').evaluateAll((images) =>
          Promise.all(
            images.map(async (image) => {
              image.loading = 'eager';
              await image.decode().catch(() => {});
              return { src: image.src, wide: image.naturalWidth, words: image.nextElementSibling.textContent };
            }),
          ),
        );
        assert.ok(seen.length >= least, `${path}: ${seen.length}`);
        for (const { src, wide, words } of seen) assert.ok(wide > 0 && words.length > 3, src);
        await fits(page, path);
        await accessible(page, path);
      }
      await page.goto(`${server.url}/rules/castle#castle-strategy`);
      await page.getByRole('heading', { name: 'How to play well' }).waitFor();
      await page.getByText('Wall tiles win games').waitFor();
    }
  },

  async 'pages: every tip leads to a rule, in play or not'({ server, open }) {
    const page = await open();
    assert.ok(anchors.size > 30, 'the anchors are found');
    for (const [n, anchor] of [...anchors].entries()) {
      // Whoever comes from a game finds a page that is loaded already; whoever opens a link, does not.
      if (n % (LONG ? 1 : 8) === 0) await page.goto('about:blank');
      await page.goto(`${server.url}/rules#${anchor}`);
      await page.locator(`h3#${anchor}`).waitFor();
      await page.waitForFunction((id) => {
        const top = document.getElementById(id).getBoundingClientRect().top;
        return top >= 0 && top < innerHeight;
      }, anchor);
      assert.match(page.url(), new RegExp(`#${anchor}$`));
    }
  },

  async 'pages: luck is promised, then checked, and a forged record is found out'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    await person.open('/');
    await page.getByRole('button', { name: /On one screen/ }).click();
    await play(person, 6);
    const id = new URL(page.url()).pathname.split('/')[2];
    await person.open(`/t/${id}/luck`);
    await page.getByText('The game is still in progress').waitFor();
    await page.getByText('revealed when the game ends').waitFor();
    await accessible(page, 'luck while the game goes on');
    const left = await page.evaluate(
      (id) =>
        fetch(`/api/tables/${id}/resign`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"seat":1}',
        }).then((r) => r.status),
      id,
    );
    assert.equal(left, 204);
    await page.reload();
    await page.getByText(/All \d+ draws follow from what was promised/).waitFor();
    await page.getByText('the same one this browser saw').waitFor();
    await page.getByText(/All draws \(\d+\)/).click();
    await accessible(page, 'luck of a finished game');

    const record = await (await page.request.get(`${server.url}/api/tables/${id}/record`)).text();
    const check = async (text, found) => {
      await page.locator('textarea').fill(text);
      await page.getByRole('button', { name: 'Check the record' }).click();
      await page.getByText(found).waitFor();
    };
    await check(record, /draws match the promise in the record/);
    const first = /chance draw (\S+)/.exec(record)[1];
    await check(
      record.replace(`chance draw ${first}`, `chance draw ${first === 'B' ? 'U' : 'B'}`),
      /follows from the promise/,
    );
    await page.getByText('What now?').waitFor();
    await accessible(page, 'a forged record');
    await check(record.replace(/reveal [0-9a-f]{64}/, `reveal ${'0'.repeat(64)}`), 'is not the one that was promised');
    await check(record.replace(/^commitment .*\n/m, ''), 'cannot be checked');
    await page.locator('textarea').fill('nonsense');
    await page.getByRole('button', { name: 'Check the record' }).click();
    await page.getByRole('alert').waitFor();

    // A game that goes on here after it began elsewhere was promised by nobody.
    const begun = record.replace(/^(11|12|13) [^]*/m, '');
    const brought = await page.evaluate(
      (record) =>
        fetch('/api/records', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ record }),
        }).then((r) => r.json()),
      begun,
    );
    await person.open(`/t/${brought.id}/luck`);
    await page.getByText('without a promise').waitFor();

    const small = await open({ ...phone, locale: 'de-DE', colorScheme: 'dark' });
    await small.goto(`${server.url}/t/${id}/luck`);
    await small.getByText(/Alle \d+ Ziehungen folgen/).waitFor();
    await fits(small, 'luck on a phone');
    await accessible(small, 'luck on a phone, dark');
    await small.goto(`${server.url}/t/NONE/luck`);
    await small.getByText('Diesen Tisch gibt es nicht').waitFor();
  },

  async 'pages: a part that cannot be loaded says so and comes with a reload'({ server, open }) {
    const page = await open({ locale: 'de-DE' });
    const id = await openText(page, server.url, shipped('cardcassonne', 40));
    const cases = [
      ['**/assets/Rules-*.js', '/rules', (p) => p.getByRole('heading', { name: 'Spielregeln', level: 1 })],
      ['**/assets/Replay-*.js', `/t/${id}/0`, (p) => p.locator('[data-row]').first()],
      ['**/assets/Table-*.js', `/t/${id}`, (p) => p.locator('[data-row]').first()],
    ];
    for (const [part, path, there] of cases) {
      // A page of its own, which has loaded nothing yet.
      const fresh = await open({ locale: 'de-DE' });
      await fresh.route(part, (route) => route.fulfill({ status: 404, body: '' }));
      await fresh.goto(server.url + path);
      const alert = fresh.getByRole('alert');
      await alert.getByText(/ließ sich nicht laden/).waitFor();
      await accessible(fresh, `without ${part}`);
      await fresh.unroute(part);
      await alert.getByRole('button', { name: 'Neu laden' }).click();
      await there(fresh).waitFor();
    }
    // A reload brings the newest client: the page is asked for anew, its files have other names.
    const cache = async (path) => (await page.request.get(server.url + path)).headers()['cache-control'];
    assert.equal(await cache('/rules'), 'no-cache');
    const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src');
    assert.match(await cache(script), /immutable/);
  },

  async 'pages: a further seat is like those that are not mine'({ server, open }) {
    const page = await open();
    await page.goto(`${server.url}/new/cardcassonne`);
    const add = page.getByRole('button', { name: 'Add a seat' });
    await add.click();
    await add.click();
    for (const n of [2, 3, 4]) assert.equal(await page.getByLabel(`Seat ${n}`).inputValue(), 'link');
    await page.getByLabel('Seat 4').selectOption('level2');
    await add.click();
    assert.equal(await page.getByLabel('Seat 5').inputValue(), 'level2');
  },

  async 'pages: whoever is invited reads by whom and what to play'({ server, open }) {
    const host = await open({ locale: 'de-DE' });
    const guest = await open({ ...phone, locale: 'de-DE' });
    for (const [name, words] of [
      ['', 'Schwarz lädt dich ein.'],
      ['Anna', 'Anna lädt dich ein.'],
    ]) {
      await host.goto(`${server.url}/new/castle`);
      await host.getByLabel('Name 1').fill(name);
      await host.getByRole('button', { name: 'Spiel beginnen' }).click();
      await guest.goto(await host.locator('input[readonly]').first().inputValue());
      await guest.getByText(words, { exact: true }).waitFor();
      await guest.getByText('Du spielst Weiß.', { exact: true }).waitFor();
      await guest.getByText('Die Burg', { exact: true }).waitFor();
      await accessible(guest, 'invited');
      await guest.goto('about:blank');
    }
  },

  async 'pages: what to do next is in sight on the start page'({ server, open }) {
    const page = await open({ locale: 'de-DE' });
    await page.goto(server.url);
    for (const game of ['Carcassonne', 'Die Burg', 'Cardcassonne']) {
      await page.getByRole('button', { name: game, exact: true }).click();
      const box = await page.getByRole('link', { name: 'Spielregeln' }).boundingBox();
      assert.ok(box && box.y + box.height <= 800, `${game}: ${JSON.stringify(box)}`);
    }
  },

  async 'pages: an invitation can be copied and scanned'({ server, open }) {
    const page = await open({ colorScheme: 'dark' });
    await page.goto(`${server.url}/new`);
    assert.equal(await page.getByRole('link', { name: 'Rules for this selection' }).getAttribute('href'), '/rules');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const code = page.getByRole('img', { name: /QR code: Link for/ });
    await code.waitFor();
    // Dark on white in the dark as well, with room around.
    assert.equal(await code.locator('rect').getAttribute('fill'), '#fff');
    assert.ok((await code.locator('path').getAttribute('d')).length > 1000);
    // However the server was started, its host reads how to let others in.
    await page.getByText('make play LAN=1 or bastide serve --bind 0.0.0.0').waitFor();
    await page.getByText('Show QR code').last().click();
    await page.getByRole('img', { name: 'QR code: Link to watch' }).waitFor();
    const link = await page.getByLabel('Link to watch', { exact: true }).inputValue();
    assert.ok(!link.includes('#'));
    await page.getByRole('button', { name: 'Copy link' }).first().click();
    await page.getByRole('button', { name: /Copied|copy it now/ }).waitFor();
    await accessible(page, 'invitation');
  },

  async 'pages: the way on from setting up a table covers nothing by halves'({ server, open }) {
    for (const [width, height] of [
      [844, 390],
      [640, 400],
      [360, 640],
      [390, 844],
    ]) {
      for (const path of ['/new', '/new/castle', '/new/cardcassonne']) {
        const page = await open({ viewport: { width, height }, isMobile: true, hasTouch: true });
        await page.goto(server.url + path);
        const start = page.getByRole('button', { name: 'Start the game' });
        await start.waitFor();
        // Around the button there is only its own ground: nothing looks out from under it.
        const seen = await start.evaluate((button) => {
          const { left, right, top } = button.getBoundingClientRect();
          const around = [
            [left - 4, top + 8],
            [right + 4, top + 8],
            [left + 8, top - 4],
          ].map(([x, y]) => document.elementFromPoint(x, y));
          return {
            sticky: top < innerHeight,
            open: around.filter((met) => met && met !== button.parentElement).map((met) => met.outerHTML.slice(0, 80)),
          };
        });
        if (height < 480) assert.equal(seen.sticky, false, `${path} ${width}×${height}: it comes where the page ends`);
        else assert.deepEqual(seen.open, [], `${path} ${width}×${height}`);
        await page.close();
      }
    }
  },

  async 'pages: the sign is as light as the theme is dark, whatever the device likes'({ server, open }) {
    const light = (colour) => {
      const [r, g, b] = colour.match(/\d+/g).map(Number);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (const [theme, colorScheme, dark] of [
      ['auto', 'dark', true],
      ['auto', 'light', false],
      ['dark', 'light', true],
      ['light', 'dark', false],
    ]) {
      const page = await open({ colorScheme });
      await page.addInitScript(
        (chosen) => localStorage.setItem('bastide.settings', JSON.stringify({ theme: chosen })),
        theme,
      );
      await page.goto(server.url);
      const fill = await page
        .locator('header .name path')
        .first()
        .evaluate((path) => getComputedStyle(path).fill);
      assert.equal(light(fill) > 128, dark, `${theme} on a device that likes ${colorScheme}: ${fill}`);
    }
  },
};
