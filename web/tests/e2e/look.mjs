// What journeys have in common: looking with axe-core, and playing on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No finding of axe-core at WCAG 2.2 AA. */
export async function accessible(page, where) {
  await page.evaluate(axe);
  const findings = await page.evaluate(() =>
    // @ts-ignore axe is injected above
    globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
  );
  const told = findings.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')} ${v.help}`);
  assert.deepEqual(told, [], where);
}

/** Plays until the game is over or so many tiles lie. */
export async function play(person, tiles = Infinity) {
  for (let n = 0; ; n += 1) {
    const asked = await person.asked();
    if (asked === 'over' || (await person.tiles()) >= tiles) return;
    if (asked === 'tile') await person.layTile();
    else if (asked === 'figure') await person.answerFigure(n % 3 === 0);
    else await person.page.locator('footer .button.accent').click();
  }
}
