// What journeys have in common: looking with axe-core, opening games, and playing on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Whether games are played from the first tile to the last. Else, but for one, the first turns are played, and the last
 * ones of a record: what lies between is more of the same. */
export const LONG = Boolean(process.env.BASTIDE_LONG);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No finding of axe-core at WCAG 2.2 AA. */
export async function accessible(page, where) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // What is in order is a list too, and far longer: it stays in the browser.
  const told = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(({ id, nodes, help }) => `${id}: ${nodes.map(({ target }) => target).join(' ')} ${help}`);
  });
  assert.deepEqual(told, [], where);
}

/** Everything one can press and that is smaller than a fingertip. */
export function small(page) {
  return page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll('button, a, input, select, textarea, summary, [role="tab"]')) {
      const box = element.getBoundingClientRect();
      const label = element.closest('label')?.getBoundingClientRect();
      const high = Math.max(box.height, label?.height ?? 0);
      const wide = Math.max(box.width, label?.width ?? 0);
      if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
      // Links inside sentences are as large as their text; rows of the log stand below each other.
      if (element.closest('p') || element.closest('.log')) continue;
      if (high < 43.5 || wide < 43.5)
        found.push(
          `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 20)} ${Math.round(wide)}×${Math.round(high)}`,
        );
    }
    return found;
  });
}

/** Every board is painted, and says in words what it shows. */
export async function painted(page) {
  const boards = page.locator('figure img');
  await page.waitForFunction(() => document.querySelector('figure img')?.getAttribute('src'));
  const seen = await boards.evaluateAll(async (images) => {
    const load = async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => {});
      return { alt: image.alt, src: image.src, wide: image.naturalWidth };
    };
    return Promise.all(images.map(load));
  });
  for (const { alt, src, wide } of seen) {
    assert.ok(wide > 0, `${src} is not painted`);
    assert.ok(alt.length > 20, `${src} has no words`);
  }
  return seen.length;
}

/** Records that stop right before a decision. */
export const DECISIONS = join(import.meta.dirname, 'decisions');

/** Opens such a record as a table of which this browser has every seat. */
export const openRecord = (page, url, name) =>
  openText(page, url, readFileSync(join(DECISIONS, `${name}.txt`), 'utf8'));

const REPOSITORY = join(import.meta.dirname, '../../..');
const begun = (file, entries) =>
  readFileSync(join(REPOSITORY, file), 'utf8')
    .split('\n')
    .filter((line) => !(Number.parseInt(line, 10) > entries))
    .join('\n');

/** A whole game that ships with the repository; only its first `entries`, if that is said. */
export const shipped = (game, entries = Infinity) => begun(`docs/games/${game}.txt`, entries);

/** The base game for two, which has 161 entries; only the first. */
export const base = (entries) => begun('crates/carcassonne/tests/records/base.record', entries);

/** Asks the server for something, as this browser and without a page. */
export async function post(page, url, path, data) {
  const answer = await page.request.post(`${url}/api/${path}`, { headers: { origin: url }, data });
  const made = await answer.json();
  assert.ok(answer.ok(), JSON.stringify(made));
  return made;
}

/** A table with the text of a record, of which this browser has every seat; its address. */
export const tableWith = async (page, url, record) => `${url}/t/${(await post(page, url, 'records', { record })).id}`;

/** Opens such a table; says what it is called. */
export async function openText(page, url, record) {
  const table = await tableWith(page, url, record);
  await page.goto(table);
  await page.locator('image.tile, .lane').first().waitFor();
  return table.split('/').at(-1);
}

/** Opens the text of a record by hand and goes on from there; whoever is named like a program is one. */
export async function continueText(page, url, text) {
  await page.goto(`${url}/open`);
  await page.locator('textarea').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
}

/** Moves a seat of a table from one browser to another, where somebody sits down. */
export async function handOver(from, to, url, table, seat, name) {
  const { link } = await post(from, url, `tables/${table}/return`, { seat });
  await to.goto(link);
  await to.locator('input').first().fill(name);
  await to
    .getByRole('button', { name: /Take this seat/i })
    .first()
    .click();
}

const id = (page) => new URL(page.url()).pathname.split('/')[2];
/** The record of the table that is open. */
export const record = async (page, url) => (await page.request.get(`${url}/api/tables/${id(page)}/record`)).text();

/** What the server says of the table that is open. */
export const tableOf = async (page, url) => (await page.request.get(`${url}/api/tables/${id(page)}`)).json();

/** Every tile that was drawn lies on the board or fitted nowhere; how many there were, is said by `all`. */
export async function allLaid(person, all) {
  const text = await record(person.page, person.url);
  const says = (what) => text.match(new RegExp(`^\\d+ ${what} `, 'gm'))?.length ?? 0;
  assert.equal(says('chance draw'), all);
  const start = /^game castle/.test(text) ? 0 : 1;
  assert.equal(await person.tiles(), says('\\w+ tile') + start);
}

/** Waits until the record says something. */
export async function recorded(page, url, sentence) {
  for (let k = 0; k < 100; k += 1) {
    if (sentence.test(await record(page, url))) return;
    await page.waitForTimeout(50);
  }
  assert.fail(`the record does not say ${sentence}`);
}

/** Plays until the game is over or so many tiles lie. */
export async function play(person, tiles = Infinity) {
  for (let n = 0; ; n += 1) {
    const asked = await person.asked();
    if (asked === 'over' || (await person.tiles()) >= tiles) return;
    if (asked === 'tile') await person.layTile();
    else if (asked === 'figure') await person.answerFigure(n % 3 === 0);
    else await person.takeSecond();
  }
}
