// The teacher: a hint at the table, the analysis of a position in a replay, the review of a finished game.
import assert from 'node:assert/strict';
import { accessible, LONG, openText, post, shipped, tableWith } from './look.mjs';
import { enter, goesOn, listens, Person } from './person.mjs';

const best = (page) => page.getByRole('region', { name: 'The best turns' });

export const journeys = {
  async 'teacher: a hint is shown on the board and can be followed'({ server, open }) {
    const page = await open();
    const person = new Person(page, server.url);
    await person.hotSeat();
    for (let n = 0; n < 4; n += 1) {
      const asked = await person.asked();
      if (asked === 'tile') await person.layTile();
      else await person.answerFigure(true);
    }
    while ((await person.asked()) !== 'tile') await person.answerFigure(false);
    await listens(page);
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.click();
    await best(page).getByRole('button', { name: 'Put it there (1)' }).waitFor();
    const lead = /(ahead|behind|level)/;
    assert.match(await best(page).innerText(), lead);
    const directions = best(page).getByRole('img', { name: /^(upright|upside down|turned (left|right))$/ });
    assert.ok((await directions.count()) > 0, 'which way the tile lies');
    await page.locator('[data-advised]').first().waitFor();
    await accessible(page, 'hints at a table');
    // Whoever closes them sees the board again; whoever follows one still has to place the tile.
    await best(page).getByRole('button', { name: 'Close the hints' }).click();
    await best(page).waitFor({ state: 'detached' });
    assert.equal(await page.locator('[data-advised]').count(), 0);
    const before = await page.locator('[data-seq]').getAttribute('data-seq');
    await hint.click();
    await best(page).getByRole('button', { name: 'Put it there (1)' }).click();
    await page.locator('[data-pinned]').waitFor();
    assert.equal(await page.locator('[data-seq]').getAttribute('data-seq'), before);
    await goesOn(page, () => enter(page).click());
  },

  async 'teacher: a hint leaves the scale of the board as it is'({ server, open }) {
    for (const [record, options] of [
      [shipped('classic', 101), {}],
      [shipped('classic', 101), { viewport: { width: 390, height: 844 } }],
      [shipped('castle', 61), { viewport: { width: 390, height: 844 } }],
    ]) {
      const page = await open(options);
      await openText(page, server.url, record);
      await listens(page);
      const wide = async () => (await page.locator('image.tile').first().boundingBox()).width;
      const before = await wide();
      const hint = page.getByRole('button', { name: 'Hint' });
      await hint.click();
      await page.locator('[data-advised]').first().waitFor();
      await page.waitForTimeout(600);
      assert.equal(await wide(), before, 'while the hint is shown');
      await best(page).getByRole('button', { name: 'Close the hints' }).click();
      await page.waitForTimeout(600);
      assert.equal(await wide(), before, 'after it was closed');
    }
  },

  async 'teacher: no hints where the aids of a table have none'({ server, open }) {
    const page = await open();
    const seats = [{ who: 'me' }, { who: 'me' }];
    const { id } = await post(page, server.url, 'tables', { game: 'castle', aids: 'standard', seats });
    await page.goto(`${server.url}/t/${id}`);
    await listens(page);
    assert.equal(await page.getByRole('button', { name: 'Hint' }).count(), 0);
  },

  async 'teacher: every position of a replay can be analysed'({ server, open }) {
    const page = await open();
    for (const game of ['classic', 'castle']) {
      const table = await tableWith(page, server.url, shipped(game));
      await page.goto(`${table}/31`);
      await page.getByRole('button', { name: 'Analyse' }).click();
      await best(page)
        .getByText(/% to win/)
        .first()
        .waitFor();
      // The teacher may be quicker than the pictures of the board.
      await page.locator('[data-advised]').first().waitFor();
      await page.locator('[data-arrow="0"] path').first().waitFor({ state: 'attached' });
      assert.match(
        await page.getByRole('img', { name: /Arrows show the best turns: 1: / }).getAttribute('aria-label'),
        /ahead|behind|level/,
      );
      await best(page)
        .getByRole('group', { name: /^Played: / })
        .waitFor();
      await accessible(page, `an analysis of ${game}`);
      await page.keyboard.press('ArrowRight');
      await best(page).waitFor({ state: 'detached' });
    }
  },

  async 'teacher: Cardcassonne has hints, analyses and reviews'({ server, open }) {
    const page = await open();
    const seats = [{ who: 'me' }, { who: 'bot', bot: 'greedy' }];
    const { id } = await post(page, server.url, 'tables', { game: 'cardcassonne', aids: 'all', seats });
    await page.goto(`${server.url}/t/${id}`);
    await listens(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await best(page)
      .getByText(/ahead|behind|level/)
      .first()
      .waitFor();
    // The rows are marked.
    await page.locator('[data-advised]').first().waitFor();
    await accessible(page, 'hints with cards');
    await best(page).getByRole('button', { name: 'Choose it (1)' }).click();
    await page.locator('footer .commit').waitFor();
    const table = await tableWith(page, server.url, shipped('cardcassonne'));
    await page.goto(`${table}/40`);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await best(page)
      .getByText(/% to win/)
      .first()
      .waitFor();
    await accessible(page, 'an analysis of cards');
    await page.goto(`${table}/review`);
    await page.getByRole('heading', { name: 'Luck and decisions' }).waitFor({ timeout: 120_000 });
    await accessible(page, 'a review of cards');
  },

  async 'teacher: a finished game is reviewed, and its moments are found in the replay'({ server, open }) {
    const page = await open();
    // A game that ended early is reviewed sooner.
    await openText(page, server.url, LONG ? shipped('castle') : `${shipped('castle', 70)}71 table resigned white\n`);
    if (!LONG) await page.getByRole('button', { name: 'Show the result' }).click();
    await page.getByRole('link', { name: 'Review this game' }).click();
    await page.waitForURL(/\/review$/);
    // It may be stopped and begun again.
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.getByRole('heading', { name: 'Luck and decisions' }).waitFor({ timeout: 90_000 });
    const numbers = await page
      .locator('section[aria-labelledby="sums"] tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText.replace('−', '-').replace(',', '.'))),
        ),
      );
    assert.equal(numbers.length, 5);
    for (const seat of [0, 1]) {
      const [start, luck, own, others, result] = numbers.map((row) => row[seat]);
      assert.ok(own <= 0 && others >= 0, `${own} ${others}`);
      // Each is rounded to a tenth.
      assert.ok(Math.abs(start + luck + own + others - result) < 0.3, `${start} ${luck} ${own} ${others} ${result}`);
    }
    await accessible(page, 'a review');
    await page.getByRole('link', { name: 'See it in the replay' }).first().click();
    await page.waitForURL(/\/t\/[^/]+\/\d+$/);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await best(page)
      .getByText(/% to win/)
      .first()
      .waitFor();
  },
};
