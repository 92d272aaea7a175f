// What journeys have in common: looking with axe-core, and playing on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No finding of axe-core at WCAG 2.2 AA. */
export async function accessible(page, where) {
  await page.evaluate(axe);
  const findings = await page.evaluate(() =>
    globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
  );
  const told = findings.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')} ${v.help}`);
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

/** A whole game that ships with the repository; only its first `entries`, if that is said. */
export function shipped(game, entries = Infinity) {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/games', `${game}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => !(Number.parseInt(line, 10) > entries))
    .join('\n');
}

/** Opens the text of a record as a table of which this browser has every seat. */
export async function openText(page, url, record) {
  await page.goto(url);
  const table = await page.evaluate(async (text) => {
    const answer = await fetch('/api/records', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ record: text }),
    });
    return answer.json();
  }, record);
  assert.ok(table.id, JSON.stringify(table));
  await page.goto(`${url}/t/${table.id}`);
  await page.locator('image.tile, .lane').first().waitFor();
  return table.id;
}

const id = (page) => new URL(page.url()).pathname.split('/')[2];
/** The record of the table that is open. */
export const record = async (page, url) => (await page.request.get(`${url}/api/tables/${id(page)}/record`)).text();

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
