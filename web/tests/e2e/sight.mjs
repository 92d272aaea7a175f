// What one needs stays in sight: scores, buttons of tips, sums, pictures while the server is away, the board of a game
// that was broken off.
import assert from 'node:assert/strict';
import { openText, post, shipped, tableWith } from './look.mjs';
import { goesOn, listens } from './person.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** Whether a box lies inside the window. */
const inWindow = async (page, locator) => {
  const [box, size] = [await locator.boundingBox(), page.viewportSize()];
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
};

export const journeys = {
  async 'sight: scores stay while the log scrolls'({ server, open }) {
    const page = await open();
    await openText(page, server.url, shipped('classic', 161));
    const side = page.getByRole('tabpanel');
    await side.evaluate((element) => (element.scrollTop = element.scrollHeight));
    await page.waitForFunction(() => document.querySelector('[role="tabpanel"]').scrollTop > 100);
    for (const player of await page.locator('.player').all()) assert.ok(await inWindow(page, player));
    assert.ok(await inWindow(page, page.getByRole('tab', { name: 'Log' })));
  },

  async 'sight: the points of six players on a phone'({ server, open }) {
    const page = await open(PHONE);
    const seats = Array.from({ length: 6 }, () => ({ who: 'me' }));
    const { id } = await post(page, server.url, 'tables', { game: 'carcassonne', aids: 'all', seats });
    await page.goto(`${server.url}/t/${id}`);
    await listens(page);
    const points = page.getByRole('group', { name: 'Points' }).getByRole('button');
    assert.equal(await points.count(), 6);
    const boxes = [];
    for (const seat of await points.all()) {
      assert.ok(await inWindow(page, seat));
      boxes.push(await seat.boundingBox());
    }
    for (const [n, box] of boxes.entries()) if (n > 0) assert.ok(box.x >= boxes[n - 1].x + boxes[n - 1].width - 1);
    const strip = await page.locator('.scores').evaluate((element) => element.scrollWidth - element.clientWidth);
    assert.ok(strip <= 1, 'nothing to scroll');
  },

  async 'sight: the buttons of a long tip on a phone on its side'({ server, open }) {
    const page = await open(SIDEWAYS);
    await page.goto(server.url);
    await page.getByRole('button', { name: /Play against the computer/ }).click();
    await listens(page);
    const done = page.getByRole('button', { name: 'Got it' });
    await done.waitFor();
    assert.ok(await inWindow(page, done));
  },

  async 'sight: a tile can be turned while the server is away'({ server, open }) {
    const page = await open();
    await page.goto(server.url);
    await page.getByRole('button', { name: /On one screen/ }).click();
    await listens(page);
    await page.waitForLoadState('networkidle');
    await server.stop('SIGKILL');
    const drawn = page.locator('.hand img');
    const kind = (await drawn.getAttribute('src')).replace(/\.\d\.svg$/, '');
    for (const facing of [0, 1, 2, 3]) {
      const wide = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode().catch(() => {});
        return image.naturalWidth;
      }, `${kind}.${facing}.svg`);
      assert.ok(wide > 0, `facing ${facing} is there`);
    }
    await server.start();
  },

  async 'sight: a game that was broken off shows its board, and the result when asked'({ server, open }) {
    const page = await open();
    await openText(page, server.url, `${shipped('classic', 100)}101 table resigned blue\n`);
    await page.getByRole('heading', { level: 1, name: /gave up/ }).waitFor();
    const tile = page.locator('image.tile').first();
    const { x, y, width } = await tile.boundingBox();
    const top = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('.end') === null,
      [x + width / 2, y + width / 2],
    );
    assert.ok(top, 'nothing lies over the board');
    await page.getByRole('button', { name: 'Show the result' }).click();
    const review = page.getByRole('link', { name: /Review/ });
    await review.waitFor();
    assert.ok(await inWindow(page, review), 'the review is in sight');
  },

  async 'sight: sums of claimed stretches are whole on a phone'({ server, open }) {
    const page = await open(PHONE);
    await page.goto(`${await tableWith(page, server.url, shipped('cardcassonne'))}/60`);
    await page.locator('.stretch small').first().waitFor();
    const cut = await page.locator('.stretch small').evaluateAll(
      (sums) =>
        sums.filter((sum) => {
          const [box, lane] = [sum.getBoundingClientRect(), sum.closest('.cards').getBoundingClientRect()];
          // One that is wholly scrolled away is not cut.
          const seen = box.right > lane.left + 1 && box.left < lane.right - 1;
          return seen && (box.left < lane.left - 1 || sum.scrollWidth > sum.clientWidth + 1);
        }).length,
    );
    assert.equal(cut, 0);
  },

  async 'sight: links to tables and seats that are gone say so'({ server, open }) {
    const [page, other] = [await open(), await open()];
    await page.goto(`${server.url}/t/zzzzzzzzzzzzzzzz#abcdefghijklmnop`);
    await page.getByRole('heading', { name: /does not exist/ }).waitFor();
    const seats = [{ who: 'me' }, { who: 'link' }];
    const made = await post(page, server.url, 'tables', { game: 'castle', aids: 'all', seats });
    const link = made.seats?.find((seat) => seat.link)?.link ?? made.links?.[0];
    assert.ok(link, JSON.stringify(made));
    await page.goto(link);
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await other.goto(link);
    await other.getByRole('alert').filter({ hasText: 'already taken' }).waitFor();
    assert.equal(await other.getByRole('button', { name: 'Take this seat' }).count(), 0);
    await other.getByRole('link', { name: 'Watch the game' }).click();
    await other.getByText('You are watching.').waitFor();
  },

  async 'sight: a key says what it chooses before it commits'({ server, open }) {
    const page = await open({ fresh: true });
    await page.goto(server.url);
    await page.getByRole('button', { name: /On one screen/ }).click();
    await listens(page);
    await page.locator('[data-spot]').first().dispatchEvent('click');
    await goesOn(page, () => page.keyboard.press('Enter'));
    await listens(page);
    const seq = () => page.locator('.table').getAttribute('data-seq');
    const before = await seq();
    await page.keyboard.press('1');
    await page.locator('.option[aria-pressed="true"]:not(.none)').waitFor();
    await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor({ state: 'attached' });
    assert.equal(await seq(), before, 'nothing was sent');
    await goesOn(page, () => page.keyboard.press('1'));
  },
};
