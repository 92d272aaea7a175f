// Every kind of decision, made once in a real browser: games that stop right before it are opened, and
// it is answered by mouse on the board, in the list on a phone, or by keys.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { DECISIONS, accessible, openRecord } from './look.mjs';
import { enter, listens, Person } from './person.mjs';

// The Castle's have journeys of their own.
const names = readdirSync(DECISIONS)
  .filter((file) => file.endsWith('.txt') && !file.startsWith('castle-'))
  .map((file) => file.replace('.txt', ''));

/** The line of the list that stands for an answer to the question for a figure. */
const LINES = {
  fly: /^\d Fly with/,
  piece: /Tower grows/,
  guard: /Close the tower/,
  ransom: /Buy your figure back/,
  recall: /Take the abbot back/,
};
const WAYS = [
  { how: 'mouse', options: {} },
  { how: 'touch', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { how: 'keys', options: {} },
];

const entries = async (page, id) =>
  (await (await page.request.get(`${new URL(page.url()).origin}/api/tables/${id}/history`)).json()).entries.length;

/** Makes the decision that is asked for. */
async function decide(person, name, how) {
  const { page } = person;
  const options = page.locator('[data-option]');
  const line = LINES[name] ? options.filter({ hasText: LINES[name] }).first() : options.first();
  if (name.startsWith('again')) {
    await listens(person.page);
    await page.locator('.again.accent').click();
    return;
  }
  await line.waitFor();
  await listens(person.page);
  const number = (await line.locator('b').innerText()).trim();
  if (how === 'keys' && Number(number) < 10) await page.keyboard.press(number);
  else if (how === 'mouse' && (await page.locator('[data-target]').count()) && !LINES[name]) {
    await page.locator('[data-target]').first().dispatchEvent('click');
  } else await line.click();
  await page.waitForFunction(() => document.querySelector('.options [aria-pressed="true"]:not(.none)'));
  if (how === 'keys') await page.keyboard.press('Enter');
  else await enter(page).click();
}

/** The card that asks covers neither what may be chosen nor the newest tile. */
async function uncovered(page, name) {
  const covered = () =>
    page.evaluate(() => {
      const card = document.querySelector('.turncard')?.getBoundingClientRect();
      const hit = ({ left, right, top, bottom }) =>
        card.left < right - 1 && card.right > left + 1 && card.top < bottom - 1 && card.bottom > top + 1;
      const targets = [...document.querySelectorAll('[data-target] circle, .ring.newest')];
      return card ? targets.map((each) => each.getBoundingClientRect()).filter(hit).length : 0;
    });
  for (let k = 0; k < 40 && (await covered()) > 0; k += 1) await page.waitForTimeout(50);
  assert.equal(await covered(), 0, `${name}: the card covers what it asks about`);
}

/** Opens the record, and makes the decision before which it stops. */
async function decided(person, name, how) {
  const id = await openRecord(person.page, person.url, name);
  const before = await entries(person.page, id);
  await person.asked();
  await accessible(person.page, `asking ${name}`);
  if (how !== 'touch') await uncovered(person.page, name);
  await decide(person, name, how);
  for (let k = 0; (await entries(person.page, id)) <= before; k += 1) {
    assert.ok(k < 100, 'the decision was not taken');
    await person.page.waitForTimeout(50);
  }
  // The page goes on without trouble.
  await person.asked();
  assert.equal(await person.page.getByRole('alert').count(), 0);
}

export const journeys = {};
// One browser for several: it has loaded everything after the first.
for (const [n, { how, options }] of WAYS.entries()) {
  for (const half of [0, 1]) {
    const some = names.filter((_, k) => k % WAYS.length === n && Math.floor(k / WAYS.length) % 2 === half);
    journeys[`decisions by ${how}: ${some.join(', ')}`] = async ({ server, open }) => {
      const person = new Person(await open(options), server.url);
      for (const name of some) {
        await decided(person, name, how).catch((error) => {
          throw new Error(name, { cause: error });
        });
      }
    };
  }
}
