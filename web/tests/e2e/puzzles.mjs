// The puzzles of the day: one is solved, one is not, and the list remembers both.
import assert from 'node:assert/strict';
import { accessible, small } from './look.mjs';
import { enter, goesOn, listens, Person } from './person.mjs';

const verdict = (page) => page.locator('section.verdict');

/** What comes next: a question, or the verdict where a tile was the whole turn. */
const next = (page, person) =>
  Promise.race([
    person.asked().catch(() => 'none'),
    verdict(page)
      .waitFor({ timeout: 30_000 })
      .then(() => 'judged'),
  ]);

/** Plays any turn: the first spot, and no figure where that is possible. */
async function anyTurn(page, server) {
  const person = new Person(page, server.url);
  await person.asked();
  await person.layTile();
  for (let n = 0; n < 6 && (await verdict(page).count()) === 0; n += 1) {
    if ((await next(page, person)) !== 'figure') break;
    await person.answerFigure(false);
  }
  await verdict(page).waitFor();
}

/** The sentences of the best turn of a puzzle, as whoever answers anything is told. */
function solutionOf(page, day, n) {
  return page.evaluate(
    async ([day, n]) => {
      const post = async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const from = { kind: 'puzzle', day, n };
      let line = [];
      for (let now = await post('/api/study', { from }); !now.ended;) {
        line = [...line, now.scene.prompt.options.at(-1).sentence];
        now = await post('/api/study', { from, line });
      }
      const { solution } = await post(`/api/puzzles/${day}/${n}/answer`, { line });
      line = [solution.sentence];
      for (const step of solution.steps.slice(1)) {
        const { options } = (await post('/api/study', { from, line })).scene.prompt;
        const fits = ({ kind, part, figure }) =>
          step.kind === 'figure' ? part === step.part && figure === step.figure : kind === step.kind;
        line = [...line, (options.find(fits) ?? options[0]).sentence];
      }
      return line;
    },
    [day, n],
  );
}

/** Types a turn, sentence by sentence. */
async function type(page, line) {
  await page.getByRole('tab', { name: 'Choices' }).click();
  for (const sentence of line) {
    await listens(page);
    await page.locator('#typed').fill(sentence);
    await page.locator('#typed').press('Enter');
    await goesOn(page, () => enter(page).click());
  }
}

export const journeys = {
  async 'puzzles: one is missed, and the list remembers it'({ server, open }) {
    const page = await open();
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Puzzles of the day' }).click();
    await page.waitForURL(/\/puzzles$/);
    const rows = page.locator('.puzzles a');
    await rows.first().waitFor();
    assert.equal(await rows.count(), 10);
    await accessible(page, 'the puzzles of a day');
    await rows.first().click();
    await page.waitForURL(/\/puzzles\/[\d-]+\/1$/);
    await listens(page);
    // Nobody is helped here.
    assert.equal(await page.getByRole('button', { name: /^(Hint|Analyse)$/ }).count(), 0);
    // The tile may be taken back before the turn is over.
    const person = new Person(page, server.url);
    await person.layTile();
    if ((await next(page, person)) === 'figure') {
      await goesOn(page, () => page.keyboard.press('z'));
      assert.equal(await person.asked(), 'tile');
      await anyTurn(page, server);
    } else await verdict(page).waitFor();
    const told = await verdict(page).locator('h2').innerText();
    assert.match(told, /The best turn!|points? worse/);
    await page.locator('[data-advised]').first().waitFor();
    await accessible(page, 'a verdict');
    const right = /best turn!/.test(told);
    await verdict(page).getByRole('link', { name: 'Analyse' }).click();
    await page.waitForURL(/\/1\/try$/);
    await listens(page);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page
      .getByText(/% to win/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Back to the puzzle' }).click();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.locator(right ? '.puzzles a.right' : '.puzzles a.wrong').waitFor();
    await page.reload();
    await page.locator(right ? '.puzzles a.right' : '.puzzles a.wrong').waitFor();
  },

  async 'puzzles: one is solved, and the next one comes'({ server, open }) {
    const page = await open();
    await page.goto(`${server.url}/puzzles`);
    await page.locator('.puzzles a').first().waitFor();
    const day = await page.evaluate(async () => (await (await fetch('/api/puzzles')).json()).day);
    const line = await solutionOf(page, day, 2);
    await page.locator('.puzzles a').nth(1).click();
    await type(page, line);
    await verdict(page).waitFor();
    assert.equal((await verdict(page).locator('h2').innerText()).trim(), 'The best turn!');
    await verdict(page).getByRole('link', { name: 'Next puzzle' }).click();
    await page.waitForURL(/\/3$/);
    await listens(page);
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.getByText('1 day in a row').waitFor();
    await page.getByText('1 of 10 solved').waitFor();
  },

  async 'puzzles: a phone has room for the board and the verdict'({ server, open }) {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
    await page.goto(`${server.url}/puzzles`);
    await page.locator('.puzzles a').first().waitFor();
    assert.deepEqual(await small(page), []);
    await page.locator('.puzzles a').last().click();
    await anyTurn(page, server);
    assert.deepEqual(await small(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide}`);
    await accessible(page, 'a verdict on a phone');
  },
};
