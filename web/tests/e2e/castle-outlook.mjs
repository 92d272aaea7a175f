// What The Castle tells before and after a choice, and where: what a wall tile changes, what comes after the tile, how
// large the free area is, news beside the wall. Games that stop right before are opened.
import assert from 'node:assert/strict';
import { lines, pinUntil, settle } from './castle-hands.mjs';
import { accessible, openRecord, openText, recorded, shipped } from './look.mjs';
import { enter, listens } from './person.mjs';

const WALL_QUESTION = /Play a wall tile\?/;
const FOLLOWER_QUESTION = /Place a follower\?/;

/** Pins the tile until this is announced to come after it. */
const announced = (page, sought) => pinUntil(page, sought, '.later');

/** Whether the news, once there, leaves the wall free: it may stand in the hollow before corner towers 42 and 32, or
 * right of the farthest one. */
const clear = () => {
  const note = document.querySelector('.note')?.getBoundingClientRect();
  const tower = (name) => {
    const title = [...document.querySelectorAll('.things title')].find((t) =>
      t.textContent?.endsWith(`Corner tower ${name}`),
    );
    const { x, y, width, height } = title.parentElement.getBoundingClientRect();
    // The wall tile is half as wide as the tower on which it lies.
    return { left: x - width / 2, right: x + 1.5 * width, top: y - height / 2 };
  };
  if (!note) return false;
  const before = ['42/43', '32/33'].map(tower).every(({ left, top }) => note.right <= left || note.bottom <= top);
  return before || note.left >= tower('64/65').right;
};

export const journeys = {
  async 'castle: a wall tile promises only what it changes'({ server, open }) {
    const page = await open();
    await openRecord(page, server.url, 'castle-extra');
    await page.getByRole('heading', { name: WALL_QUESTION }).waitFor();
    // The points come either way: they stand where nothing is played.
    assert.match(await page.locator('[data-declines]').innerText(), /\+\d+ → space \d+/);
    const extra = lines(page).filter({ hasText: 'Extra turn' });
    assert.match(await extra.innerText(), /You take another turn after this one\.$/);
    await accessible(page, 'an extra turn to play');
    await extra.click();
    // The board still shows where the marker will go.
    await page.locator('.landing').first().waitFor();
    await listens(page);
    await enter(page).click();
    await recorded(page, server.url, / play extra-turn\n/);
    await openRecord(page, server.url, 'castle-play');
    await page.getByRole('heading', { name: WALL_QUESTION }).waitFor();
    const points = async (line) => Number(/\+(\d+) → space/.exec(await line.innerText())[1]);
    assert.ok(
      (await points(
        lines(page)
          .filter({ hasText: /counts double/ })
          .first(),
      )) > (await points(page.locator('[data-declines]'))),
    );
  },

  async 'castle: what is announced after the tile is asked'({ server, open }) {
    const page = await open();
    for (const [sought, question] of [
      [/^Next: wall tiles and/, WALL_QUESTION],
      [/^Next: follower, wall tiles/, FOLLOWER_QUESTION],
    ]) {
      await openRecord(page, server.url, 'castle-taken');
      await page.locator('[data-spot]').first().waitFor();
      // It hangs on the placement, so nothing is said before.
      assert.equal(await page.locator('.later').count(), 0);
      await announced(page, sought);
      await listens(page);
      await enter(page).click();
      await page.getByRole('heading', { name: question }).waitFor();
    }
  },

  async 'castle: the number of the free area is above spots and beside their dots'({ server, open }) {
    const page = await open();
    // There is a keep: without one the free area would mean nothing.
    await openText(page, server.url, shipped('castle', 61).replace(/^(seats.*)$/m, '$1\naids all'));
    const spots = page.locator('[data-spot]');
    await spots.first().waitFor();
    await page.locator('.count').waitFor();
    for (let n = -1; n < (await spots.count()); n += 1) {
      if (n >= 0) await spots.nth(n).dispatchEvent('click');
      const bad = await page.evaluate(() => {
        const count = document.querySelector('.count');
        const box = count.getBoundingClientRect();
        // A line of text is higher than its figures.
        const top = box.top + box.height / 4;
        const meets = (r) => r.left < box.right && r.right > box.left && r.top < box.bottom && r.bottom > top;
        const under = [...document.querySelectorAll('.spot, .pinned')].filter(
          (e) => count.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        const met = [...document.querySelectorAll('.spot circle, .pinned')].filter((e) =>
          meets(e.getBoundingClientRect()),
        );
        return [...under, ...met].map((e) => e.outerHTML);
      });
      assert.deepEqual(bad, []);
    }
  },

  async 'castle: the replay shows the free area or not, as one likes'({ server, open }) {
    const page = await open();
    const id = await openText(page, server.url, shipped('castle', 60).replace(/^(seats.*)$/m, '$1\naids all'));
    await page.goto(`${server.url}/t/${id}/40`);
    const tool = page.getByRole('button', { name: 'Show the largest empty region' });
    await page.locator('rect.free').first().waitFor();
    assert.equal(await tool.getAttribute('aria-pressed'), 'true');
    await tool.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('rect.free, .count'));
    assert.equal(await tool.getAttribute('aria-pressed'), 'false');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL((url) => !url.pathname.endsWith('/40'));
    assert.equal(await page.locator('rect.free').count(), 0);
    await tool.focus();
    await page.keyboard.press('Space');
    await page.locator('rect.free').first().waitFor();
    await page.locator('.count').waitFor();
    await accessible(page, 'the replay with its tools');
  },

  async 'castle: the wall stands still while a tile is chosen, and all see which'({ server, open }) {
    const page = await open({ locale: 'de-DE' });
    const id = await openRecord(page, server.url, 'castle-land');
    const spot = page.locator('[data-spot]').last();
    await page.locator('.later').waitFor();
    const before = await spot.boundingBox();
    await page.locator('[data-spot]').first().click();
    await page.locator('.turncard').waitFor();
    assert.deepEqual(await spot.boundingBox(), before);
    const watching = await open();
    await watching.goto(`${server.url}/t/${id}`);
    await watching.getByRole('img', { name: /^Drawn tile: / }).waitFor();
    await accessible(watching, 'the tile of somebody else');
  },

  async 'castle: news hides nothing of the wall'({ server, open }) {
    const page = await open();
    const id = await openRecord(page, server.url, 'castle-land');
    // On phones the wall is larger than the window, and there is no room but that of the wall.
    const sizes = [
      [1280, 800],
      [1024, 768],
    ];
    const watching = await Promise.all(sizes.map(([width, height]) => open({ viewport: { width, height } })));
    for (const other of watching) {
      await other.goto(`${server.url}/t/${id}`);
      await other.locator('image.tile').first().waitFor();
    }
    await pinUntil(page, /\+\d+ → space \d+: wall tile!/);
    // Whoever watches sees the news within the seconds it stands.
    const seen = watching.map((other, n) =>
      other.waitForFunction(clear, null, { timeout: 30_000 }).catch(() => sizes[n].join('×')),
    );
    await settle(page);
    const hidden = (await Promise.all(seen)).filter((size) => typeof size === 'string');
    assert.deepEqual(hidden, []);
  },
};
