// The Castle on phones: everything one may touch on the board is large enough, with the tips open.
import assert from 'node:assert/strict';
import { LONG, openText, shipped } from './look.mjs';
import { Person, goesOn } from './person.mjs';

/** Pixels that a target has at least. */
const LEAST = 44;
const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
];

/** The places one may touch, and whether a finger meets them there. */
const targets = (page, what) =>
  page.locator(what).evaluateAll((all) =>
    all.map((spot) => {
      const { x, y, width, height } = spot.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const meets = document.elementFromPoint(middleX, middleY);
      return { x: middleX, y: middleY, width, height, met: spot.contains(meets) };
    }),
  );

export const journeys = {
  async 'castle: on phones every spot is large enough for a finger, tips and all'({ server, open }) {
    for (const [width, height] of SIZES) {
      const size = `${width}×${height}`;
      const person = new Person(
        await open({ viewport: { width, height }, hasTouch: true, isMobile: true }),
        server.url,
      );
      const { page } = person;
      await person.open('/');
      await page.getByRole('button', { name: 'The Castle', exact: true }).tap();
      await page.getByRole('button', { name: /On one screen/ }).tap();
      for (let n = 0; n < (LONG ? 12 : 6); n += 1) {
        const asked = await person.asked();
        // The first tip comes with the first tile, and lies over the board until it was read.
        const gotIt = page.getByRole('button', { name: 'Got it' });
        if (n === 0) await gotIt.waitFor();
        while ((await gotIt.count()) > 0) await gotIt.tap();
        const spots = await targets(page, asked === 'tile' ? '.spot' : '.target');
        for (const spot of spots)
          assert.ok(Math.min(spot.width, spot.height) >= LEAST - 0.5, `${size}: ${JSON.stringify(spot)}`);
        // Where not all of them have room at once, there is an overview to jump by.
        if (n === 0 && !spots.every((spot) => spot.met)) {
          assert.notEqual(size, '390×844', `something covers a spot: ${JSON.stringify(spots)}`);
          await page.getByRole('button', { name: /^Overview/ }).waitFor();
        }
        const near = spots.find((spot) => spot.met);
        // Later the tile may fit only where one has to look for it.
        if (near) await page.touchscreen.tap(near.x, near.y);
        else await page.locator('[data-spot], [data-option]').first().dispatchEvent('click');
        await goesOn(page, () => page.locator(asked === 'tile' ? '.place:enabled' : '.commit:enabled').tap());
      }
      await page.context().close();
    }
  },

  async 'castle: on a phone on its side every choice is as high as what it says'({ server, open }) {
    // Each record stops where a follower may be put.
    for (const [game, entries] of [
      ['castle', 2],
      ['castle', 35],
      ['classic', 11],
    ]) {
      for (const locale of ['en-GB', 'de-DE']) {
        const page = await open({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, locale });
        await openText(page, server.url, shipped(game, entries));
        await page.locator('footer .option').nth(1).waitFor();
        const cut = await page
          .locator('footer .option')
          .evaluateAll((all) =>
            all
              .filter((one) => one.scrollHeight > one.clientHeight + 1)
              .map((one) => `${one.innerText}: ${one.scrollHeight} in ${one.clientHeight}`),
          );
        assert.deepEqual(cut, [], `${game} ${entries} ${locale}`);
        // All of them can be reached: the list scrolls, and nothing but it.
        const last = page.locator('footer .option').last();
        await last.tap();
        await page
          .locator('footer .option[aria-pressed="true"]', { has: page.locator('strong') })
          .last()
          .waitFor();
        assert.equal(await last.getAttribute('aria-pressed'), 'true');
        const commit = await page.locator('[aria-keyshortcuts="Enter"]').boundingBox();
        assert.ok(commit && commit.y + commit.height <= 390, JSON.stringify(commit));
      }
    }
  },
};
