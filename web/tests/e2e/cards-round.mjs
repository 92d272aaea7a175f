// Cardcassonne: the end of a round shows that moment and nothing of the next, the scoring card is at hand, rows have
// names, and the score board can be read.
import assert from 'node:assert/strict';
import { hand, onwards, Player, roundEnd, table } from './cards-hands.mjs';
import { accessible, small } from './look.mjs';

const SIZES = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];

/** The points of everybody, in the order of their seats, as they stand beside the rows or above them. */
const points = (page, phone) =>
  phone
    ? page.getByRole('group', { name: 'Points' }).locator('strong').allInnerTexts()
    : page.locator('[data-seat] > .points').allInnerTexts();

export const journeys = {
  async 'cards: the end of a round shows that moment only'({ server, open }) {
    for (const size of SIZES) {
      const page = await open(size);
      const me = new Player(page);
      const made = await table(page, server, [
        { who: 'me' },
        { who: 'bot', bot: 'greedy' },
        { who: 'bot', bot: 'greedy' },
      ]);
      await page.goto(`${server.url}/t/${made.id}`);
      const phone = size.isMobile === true;
      for (let n = 0; (await me.asked()) !== 'reveal'; n += 1) await me.move(n, n % 4 === 2);
      await roundEnd(page).waitFor();
      // Nobody has more points yet, nobody has new cards, nobody has played one of them.
      assert.deepEqual(await points(page, phone), ['0', '0', '0']);
      assert.equal(await hand(page).getByRole('button').count(), 0);
      assert.equal(await page.locator('#panel .round', { hasText: 'Round 2' }).count(), 0);
      assert.equal(await page.locator('[data-seat].active').count(), 0);
      await accessible(page, 'the end of a round');
      await me.press(roundEnd(page).getByRole('button'));
      const gains = await roundEnd(page).locator('h3 strong').allInnerTexts();
      await onwards(page).click();
      await roundEnd(page).waitFor({ state: 'detached' });
      const now = (await points(page, phone)).map(Number);
      assert.equal(
        now.reduce((sum, n) => sum + n, 0),
        gains.map(Number).reduce((sum, n) => sum + n, 0),
      );
      await page.context().close();
    }
  },

  async 'cards: the scoring card is at hand, rows have names, and the score board can be read'({ server, open }) {
    for (const size of SIZES) {
      const page = await open(size);
      const me = new Player(page);
      const bots = Array.from({ length: 4 }, () => ({ who: 'bot', bot: 'random' }));
      const made = await table(page, server, [{ who: 'me' }, ...bots]);
      await page.goto(`${server.url}/t/${made.id}`);
      await me.asked();
      while ((await page.getByRole('button', { name: 'Got it' }).count()) > 0)
        await page.getByRole('button', { name: 'Got it' }).click();
      for (const row of ['Monastery', 'Road', 'Field', 'City']) {
        const name = page.locator('[data-row]').getByText(row, { exact: true });
        const cut = await name.evaluate((span) => {
          const [own, lane] = [span, span.closest('[data-row]')].map((e) => e.getBoundingClientRect());
          return own.left < lane.left || own.top < lane.top || own.bottom > lane.bottom;
        });
        assert.equal(cut, false, row);
      }
      await page.getByRole('button', { name: 'Scoring card' }).click();
      const card = page.getByRole('dialog', { name: 'Scoring card' });
      const animals = card.getByRole('table', { name: 'Animals' });
      await animals.getByRole('row', { name: '5 14' }).waitFor();
      await card.getByRole('table', { name: 'Buildings' }).getByRole('row', { name: '4 30' }).waitFor();
      await accessible(page, 'the scoring card');
      if (size.isMobile) assert.deepEqual(await small(page), []);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      if (size.isMobile) await page.getByRole('button', { name: 'Players and log' }).click();
      const board = page.getByRole('img', { name: /^Scoring track: / });
      await board.waitFor();
      // Five markers stand on the same space, and still nothing that is written lies on anything else.
      const met = await board.evaluate((svg) => {
        const boxes = [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
        const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => meets(a, b))).length;
      });
      assert.equal(met, 0);
      await page.context().close();
    }
  },
};
