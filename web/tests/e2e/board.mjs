// The board itself: a camera that stands still, and turns that are taken where the tile lies.
import assert from 'node:assert/strict';
import { accessible, LONG } from './look.mjs';
import { listens } from './person.mjs';

const PHONE = { isMobile: true, hasTouch: true };
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  'large desk in the dark': { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, ...PHONE },
  'phone on its side in the dark': { viewport: { width: 844, height: 390 }, colorScheme: 'dark', ...PHONE },
};

/** A person with a new browser who counts what the hand does. */
class Hand {
  clicks = 0;
  travel = 0;
  at = { x: 640, y: 400 };

  constructor(page, touch) {
    this.page = page;
    this.touch = touch;
  }

  async begin(url, button) {
    await this.page.goto(url);
    await this.page.getByRole('button', { name: button }).click();
    await this.page.locator('[data-spot]').first().waitFor();
    // Tips come and go with what is asked; they have journeys of their own.
    await this.page.getByRole('button', { name: 'No more tips' }).click();
    await listens(this.page);
  }

  async press({ x, y }) {
    this.clicks += 1;
    this.travel += Math.hypot(x - this.at.x, y - this.at.y);
    this.at = { x, y };
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else {
      await this.page.mouse.move(x - 1, y - 1);
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
      await this.page.mouse.up();
    }
  }

  middle = async (locator) => {
    const box = await locator.boundingBox();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, side: box.width };
  };

  seq = () => this.page.locator('.table').getAttribute('data-seq');
  async wentOn(before) {
    await this.page.waitForFunction((was) => document.querySelector('.table').dataset.seq !== was, before);
    await listens(this.page);
  }

  /** The tile goes to the nearest spot. */
  async layTile() {
    const spots = [];
    for (const spot of await this.page.locator('[data-spot]').all()) spots.push(await this.middle(spot));
    const far = (spot) => Math.hypot(spot.x - this.at.x, spot.y - this.at.y);
    const before = await this.seq();
    await this.press(spots.sort((a, b) => far(a) - far(b))[0]);
    if (this.touch) await this.press(await this.middle(this.page.getByRole('button', { name: /^Place/ })));
    await this.wentOn(before);
  }

  /** A figure goes on a road, city or monastery of the tile; else none. */
  async answer() {
    const before = await this.seq();
    const figures = this.page.locator('[data-enlarged] [data-sentence]:not([data-sentence*="field"]) image');
    if ((await figures.count()) > 0) await this.press(await this.middle(figures.first()));
    else await this.press(await this.middle(this.page.getByRole('button', { name: /without a/ })));
    await this.wentOn(before);
  }

  async asksForFigure() {
    return (await this.page.locator('[data-enlarged]').count()) > 0;
  }
}

export const journeys = {
  async 'board: ten usual turns take few clicks and little way'({ server, open }) {
    const hand = new Hand(await open({ fresh: true }), false);
    await hand.begin(server.url, /Play against the computer/);
    const turns = 10;
    for (let turn = 0; turn < turns; turn += 1) {
      await hand.layTile();
      if (await hand.asksForFigure()) await hand.answer();
    }
    assert.ok(hand.clicks <= 25, `${hand.clicks} clicks`);
    assert.ok(hand.travel < 400 * turns, `${hand.travel.toFixed(0)} pixels`);
  },

  async 'board: a finger takes three touches, and fields are asked for twice'({ server, open }) {
    const hand = new Hand(await open({ fresh: true, ...SIZES.phone }), true);
    await hand.begin(server.url, /On one screen/);
    for (let turn = 0; turn < 3; turn += 1) {
      hand.clicks = 0;
      await hand.layTile();
      if (await hand.asksForFigure()) await hand.answer();
      assert.ok(hand.clicks <= 3, `${hand.clicks} touches`);
    }
    // A meeple on a field stays to the end: one touch chooses it, another one lets it lie.
    while (true) {
      await hand.layTile();
      const field = hand.page.locator('[data-enlarged] [data-sentence*="field"] image').first();
      if ((await field.count()) === 0) {
        if (await hand.asksForFigure()) await hand.answer();
        continue;
      }
      const before = await hand.seq();
      await hand.press(await hand.middle(field));
      await hand.page
        .getByRole('group', { name: 'The tile' })
        .getByRole('button', { name: /Field|field|farmer/ })
        .waitFor();
      assert.equal(await hand.seq(), before);
      await accessible(hand.page, 'a field is chosen');
      await hand.press(await hand.middle(field));
      await hand.wentOn(before);
      return;
    }
  },

  async 'board: nothing moves while a turn is taken, at any size'({ server, open }) {
    for (const [name, size] of Object.entries(SIZES)) {
      const hand = new Hand(await open({ fresh: true, ...size }), size.hasTouch ?? false);
      await hand.begin(server.url, /On one screen/);
      const first = async () => hand.page.locator('image.tile').first().boundingBox();
      for (let turn = 0; turn < (LONG ? 6 : 2); turn += 1) {
        // A flight at the start of a turn has ended when two looks see the same.
        for (let before = null, now = await first(); before?.x !== now.x || before.width !== now.width;) {
          await hand.page.waitForTimeout(200);
          [before, now] = [now, await first()];
        }
        const before = await first();
        assert.ok(before.width >= (hand.touch ? 44 : 60) - 0.5, `${name}: tiles of ${before.width} pixels`);
        await hand.layTile();
        if (!(await hand.asksForFigure())) continue;
        await hand.page.waitForTimeout(400);
        const after = await first();
        for (const key of ['x', 'y', 'width'])
          assert.ok(Math.abs(before[key] - after[key]) < 1, `${name}: ${key} ${before[key]} -> ${after[key]}`);
        await hand.answer();
      }
    }
  },

  async 'board: where not everything is in sight there is an overview to jump by'({ server, open }) {
    const page = await open({ fresh: true });
    await page.goto(server.url);
    await page.getByRole('button', { name: /On one screen/ }).click();
    await page.locator('[data-spot]').first().waitFor();
    const overview = page.getByRole('button', { name: /^Overview/ });
    assert.equal(await overview.count(), 0);
    for (let n = 0; n < 6; n += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    for (let n = 0; n < 3; n += 1) {
      await page.mouse.move(700, 200);
      await page.mouse.down();
      await page.mouse.move(200, 600, { steps: 4 });
      await page.mouse.up();
    }
    await overview.waitFor();
    await accessible(page, 'overview');
    const camera = () => page.locator('.window').getAttribute('data-camera');
    const before = await camera();
    await overview.click();
    await page.waitForFunction((was) => document.querySelector('.window').getAttribute('data-camera') !== was, before);
  },
};
