// An external bot: a program of its own takes a seat that it was given, and plays with a person.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { accessible, play, small } from './look.mjs';
import { Person } from './person.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const EXAMPLE = join(import.meta.dirname, '../../../examples/bot_api.py');

/** Starts the example; what it says, and how to end it. */
function bot(...args) {
  const child = spawn('python3', [EXAMPLE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said.text += bytes));
  return { child, said };
}

export const journeys = {
  async 'external: a bot is invited, sits down and plays'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    await person.open('/new');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByText('Invite a bot').click();
    const field = (what) => page.getByLabel(what, { exact: true });
    const key = await field('Key for this seat').inputValue();
    const address = await field('Address of the table').inputValue();
    assert.equal(await field('Try it with the example').inputValue(), `python3 examples/bot_api.py ${address} ${key}`);
    await page.getByRole('button', { name: 'Copy: Key for this seat' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^(Copied|Selected: copy it now)$/ })
      .waitFor({ state: 'attached' });
    await accessible(page, 'inviting a bot');
    const { child, said } = bot(address, key, 'Deep Tile');
    try {
      const card = page.getByRole('group', { name: 'Deep Tile' });
      await card.getByText('External bot').waitFor();
      await person.asked();
      await play(person, 9);
      await accessible(page, 'a table with an external bot');
      assert.match(said.text, /Deep Tile has seat 1 and 30 seconds/);
      assert.ok((said.text.match(/^tile: /gm) ?? []).length >= 3, said.text);
      assert.doesNotMatch(said.text, /refused|Traceback/);
    } finally {
      child.kill();
    }
    await page.getByRole('group', { name: 'Deep Tile' }).getByText('not connected').waitFor();
  },

  async 'external: on a phone a bot is invited with a finger, and a wrong key is refused'({ server, open }) {
    const page = await open({ ...PHONE, locale: 'de-DE' });
    await page.goto(`${server.url}/new/castle`);
    await page.getByRole('button', { name: 'Spiel beginnen' }).tap();
    await page.getByRole('group', { name: 'Punkte' }).getByRole('button').first().tap();
    await page.getByText('Einen Bot einladen').tap();
    const address = page.getByRole('textbox', { name: 'Adresse des Tischs' });
    await address.waitFor();
    assert.deepEqual(await small(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide} pixels wide`);
    await accessible(page, 'inviting a bot on a phone');
    const { child, said } = bot(await address.inputValue(), 'wrong');
    const code = await new Promise((done) => child.once('close', done));
    assert.equal(code, 1);
    assert.match(said.text, /403: .*not-your-seat/);
  },
};
