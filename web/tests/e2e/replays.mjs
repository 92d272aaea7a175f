// Looking back at games: the way through them, the log that follows, hands that open once it is over.
import assert from 'node:assert/strict';
import { accessible, openText, shipped, tableWith } from './look.mjs';
import { logOf } from './person.mjs';

/** A table with a game that ships with the repository; its address. */
const record = (page, server, game) => tableWith(page, server.url, shipped(game));

/** Whether the current row of the log lies within its panel. */
const followed = () => {
  const panel = document.querySelector('[data-follows]')?.getBoundingClientRect();
  const row = document.querySelector('[data-follows] [aria-current]')?.getBoundingClientRect();
  return panel && row && row.top >= panel.top - 1 && row.bottom <= panel.bottom + 1;
};

export const journeys = {
  async 'replay: the log follows the way through a game'({ server, open }) {
    const page = await open();
    for (const game of ['classic', 'castle', 'cardcassonne']) {
      const table = await record(page, server, game);
      await page.goto(`${table}/30`);
      await page.waitForFunction(followed);
      await page.getByRole('button', { name: 'To the beginning' }).click();
      await page.waitForURL(/\/0$/);
      for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowRight');
      await page.waitForFunction(followed);
      const now = await page.evaluate(() => Number(location.pathname.split('/').pop()));
      await page.keyboard.press('Shift+ArrowRight');
      await page.waitForURL(`${table}/${now + 1}`);
      // It runs by itself, faster on demand, and stops.
      await page.getByRole('button', { name: '4×' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.waitForFunction((n) => !location.pathname.endsWith(`/${n}`), now + 1);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.waitForFunction(followed);
      await page.getByRole('button', { name: 'To the end', exact: true }).click();
      await page.getByRole('heading', { name: /win|draw/i }).waitFor();
      await accessible(page, `the end of ${game}`);
    }
  },

  async 'replay: the end of a round shows what everybody took, however one comes there'({ server, open }) {
    const page = await open();
    const table = await record(page, server, 'cardcassonne');
    const panel = page.getByRole('region', { name: /End of round/ });
    const at = (n) => page.waitForURL(`${table}/${n}`);
    // Entry 43 ends the first round and needs no answer. All three are there at once, with cards and points.
    await page.goto(`${table}/42`);
    await page.getByText('Round 1 of 8').waitFor();
    assert.equal(await panel.count(), 0);
    await page.keyboard.press('ArrowRight');
    await panel.getByText('End of round 1').waitFor();
    await page.getByText('Round 1 of 8').waitFor();
    const text = await panel.innerText();
    for (const part of [/Blue · monastery/, /Red · field/, /Yellow · road/, /people/i, /\+\d+/])
      assert.match(text, part);
    assert.equal(await panel.locator('li').count(), 3);
    assert.ok((await panel.locator('img[alt]').count()) > 8, 'cards are shown');
    await accessible(page, 'the end of a round in a replay');
    // On by one entry new cards are dealt; back by one it is there again; on by a step a card lies.
    await page.keyboard.press('Shift+ArrowRight');
    await panel.waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+ArrowLeft');
    await panel.waitFor();
    await page.keyboard.press('ArrowRight');
    await at(59);
    await panel.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowLeft');
    await at(43);
    await panel.waitFor();
    await page.keyboard.press('ArrowLeft');
    await at(42);
    await panel.waitFor({ state: 'detached' });
    // The second round ends with entry 76 and two answers: nobody's points are known before they are given.
    await page.goto(`${table}/76`);
    await panel.getByText('…').first().waitFor();
    for (const n of [77, 78]) {
      await page.keyboard.press('ArrowRight');
      await at(n);
    }
    await panel.getByText('…').first().waitFor({ state: 'detached' });
    assert.match(await panel.innerText(), /End of round 2/);
    // A jump by the log from one end to another, and to the end of the game.
    await logOf(page).getByRole('button', { name: 'Round 8: what everyone took' }).waitFor();
    await logOf(page).getByRole('button').nth(3).click();
    await at(282);
    await panel.getByText('End of round 8').waitFor();
    await page.goto(`${table}/43`);
    await panel.getByText('End of round 1').waitFor();
    await page.getByRole('button', { name: 'To the end', exact: true }).click();
    await panel.getByText('End of round 8').waitFor();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await panel.waitFor({ state: 'detached' });
  },

  async 'cards: the end of a round can be looked at again from the log, while one plays and after'({ server, open }) {
    const page = await open();
    const panel = page.getByRole('region', { name: /End of round/ });
    const rows = page.locator('#panel li:not(.round) button');
    const back = page.getByRole('button', { name: 'Back to the game' });
    for (const [text, playing] of [
      [shipped('cardcassonne', 60), true],
      [shipped('cardcassonne'), false],
    ]) {
      await openText(page, server.url, text);
      if (playing) await page.getByRole('dialog').waitFor();
      else await page.locator('[aria-labelledby="result"]').waitFor();
      // The last deed of round 1 is the one above which round 2 begins.
      const ends = page
        .locator('#panel .round', { hasText: 'Round 1' })
        .locator('xpath=following-sibling::li[button][1]/button');
      await ends.click();
      await panel.getByText('End of round 1').waitFor();
      await page.getByRole('heading', { name: 'Looking back: round 1' }).waitFor();
      assert.equal(await panel.locator('li').count(), 3);
      await accessible(page, 'the end of a round from the log');
      // A hand of today has no place there.
      assert.equal(await page.getByRole('group', { name: 'Your hand' }).getByRole('button').count(), 0);
      // The deed before shows rows again.
      await ends.locator('xpath=../following-sibling::li[button][1]/button').click();
      await panel.waitFor({ state: 'detached' });
      await ends.click();
      await panel.waitFor();
      if (playing) await page.keyboard.press('Escape');
      else await back.click();
      await panel.waitFor({ state: 'detached' });
      // Every round that is over can be opened again where it begins in the log.
      await page.getByRole('button', { name: 'Round 1: what everyone took' }).click();
      await panel.getByText('End of round 1').waitFor();
      await back.click();
      await panel.waitFor({ state: 'detached' });
    }
    // The last card of round 8 was followed by two answers: with it all is shown, with the first what was counted then.
    await rows.nth(2).click();
    await panel.getByText('End of round 8').waitFor();
    const foreign = panel.getByText(/^Other colour/);
    await foreign.nth(1).waitFor();
    await rows.nth(1).click();
    await foreign.nth(1).waitFor({ state: 'detached' });
    await foreign.waitFor();
    await rows.first().click();
    await foreign.nth(1).waitFor();
    await back.click();
    await page.locator('[aria-labelledby="result"]').waitFor();
    // The rows are empty now; how the last round ended is shown in their place.
    await page.getByRole('button', { name: 'Show the last round' }).click();
    await panel.getByText('End of round 8').waitFor();
    assert.equal(await panel.locator('li').count(), 3);
    await page.getByRole('button', { name: 'Show the result' }).click();
    await page.locator('[aria-labelledby="result"]').waitFor();
    assert.equal(await panel.count(), 0);
  },

  async 'cards: the result of several is whole, however long their names are'({ server, open }) {
    const names = 'name red Grandmother Adelheid\nname blue Maximilian Theodor\nname yellow Zoë\n';
    const text = shipped('cardcassonne').replace(/^(seats.*\n)/m, `$1${names}`);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
      { width: 360, height: 640 },
    ]) {
      const page = await open({ viewport });
      await openText(page, server.url, text);
      await page.locator('[aria-labelledby="result"] table').waitFor();
      const hidden = await page
        .locator('.end, .end .scroll')
        .evaluateAll((all) => all.map((part) => part.scrollWidth - part.clientWidth));
      assert.deepEqual(hidden, [0, 0], JSON.stringify(viewport));
    }
  },

  async 'replay: a game of cards that runs rests at the end of a round and goes on'({ server, open }) {
    const page = await open();
    const table = await record(page, server, 'cardcassonne');
    const panel = page.getByRole('region', { name: /End of round/ });
    const here = () => page.evaluate(() => Number(location.pathname.split('/').pop()));
    const play = page.getByRole('button', { name: 'Play', exact: true });
    // The browser's clock goes only when it is told to, so nothing here hangs on how fast anything is.
    await page.clock.install();
    await page.goto(`${table}/42`);
    await page.locator('[data-row]').first().waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: '4×' }).click();
    await play.click();
    await page.clock.runFor(320);
    await panel.getByText('End of round 1').waitFor();
    await page.clock.runFor(1500);
    assert.equal(await here(), 43, 'it rests so that one can read');
    await page.clock.runFor(200);
    await page.waitForURL(`${table}/59`);
    await panel.waitFor({ state: 'detached' });
    // The second round ends with two answers; whoever is in a hurry goes on by hand, and it keeps running.
    while ((await here()) < 78) await page.clock.runFor(320);
    await panel.getByText('End of round 2').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`${table}/94`);
    await panel.waitFor({ state: 'detached' });
    await page.clock.runFor(320);
    await page.waitForURL(`${table}/95`);
    // A pause at an end stays there until it is ended.
    while ((await panel.count()) === 0) await page.clock.runFor(320);
    await page.keyboard.press(' ');
    await play.waitFor();
    const stands = await here();
    await page.clock.runFor(20_000);
    assert.equal(await here(), stands);
    await play.click();
    await page.clock.runFor(320);
    await page.waitForFunction((url) => location.href !== url, `${table}/${stands}`);
    // At the end of the game it stops by itself.
    while ((await play.count()) === 0) await page.clock.runFor(1700);
    await panel.getByText('End of round 8').waitFor();
    assert.equal(await here(), 284);
  },

  async 'replay: on small phones, however they are held, rows and tools are whole'({ server, open }) {
    for (const [width, height] of [
      [360, 640],
      [844, 390],
    ]) {
      const size = `${width}×${height}`;
      const page = await open({ viewport: { width, height }, isMobile: true, hasTouch: true });
      const cards = await record(page, server, 'cardcassonne');
      await page.goto(`${cards}/60`);
      await page.locator('.hands img').first().waitFor();
      const cut = await page.locator('[data-row]').evaluateAll((lanes) =>
        lanes.flatMap((lane) => {
          const { top, bottom } = lane.getBoundingClientRect();
          const boxes = [...lane.querySelectorAll('img, small')].map((part) => [
            part.alt ?? part.textContent,
            part.getBoundingClientRect(),
          ]);
          return boxes.filter(([, box]) => box.top < top - 1 || box.bottom > bottom + 1).map(([name]) => name);
        }),
      );
      assert.deepEqual(cut, [], `${size}: cut off`);
      // On its side a phone has room enough for values that can be read, and for all buttons in a line.
      const least = await page
        .locator('[data-row] .face')
        .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)));
      assert.ok(width < height || least >= 34, `${size}: cards of ${least} px`);
      const tops = await page
        .locator('footer .button:visible:not(.run)')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
        );
      assert.equal(new Set(tops).size, 1, `${size}: ${tops}`);
      await accessible(page, `a replay of cards, ${size}`);
      // Players and log are a touch away; a row of the log leads back to the cards.
      await page.getByRole('button', { name: 'Players and log' }).tap();
      await logOf(page).getByRole('button').last().tap();
      await page.waitForURL((url) => !url.pathname.endsWith('/60'));
      await logOf(page).getByRole('button').last().waitFor({ state: 'hidden' });

      // What one does after a game is all in sight: in a row, or below each other beside the cards.
      for (const table of [cards, await record(page, server, 'castle')]) {
        await page.goto(table);
        await page.locator('.ended .button').first().waitFor();
        const boxes = await page
          .locator('.ended .button')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
        assert.equal(boxes.length, 3);
        assert.ok(
          boxes.every((box) => box.right <= width && box.bottom <= height && box.height >= 44),
          `${size}: ${JSON.stringify(boxes)}`,
        );
        assert.equal(new Set(boxes.map((box) => Math.round(width < height ? box.top : box.left))).size, 1, size);
      }

      const castle = await record(page, server, 'castle');
      await page.goto(`${castle}/120`);
      await page.locator('image.tile').first().waitFor();
      // All speeds are one button here.
      await page.getByRole('button', { name: 'Speed: 1×' }).tap();
      await page.getByRole('button', { name: 'Speed: 2×' }).waitFor();
      const missed = await page.locator('.tools button, footer button, footer input').evaluateAll((all) =>
        all
          .filter((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const met = document.elementFromPoint(x + width / 2, y + height / 2);
            return width > 0 && !(met && one.contains(met));
          })
          .map((one) => one.ariaLabel ?? one.textContent),
      );
      assert.deepEqual(missed, [], `${size}: out of reach`);
      assert.equal(await page.getByText(/^away$/).count(), 0, 'nobody is waited for once a game is over');
      await accessible(page, `a replay of The Castle, ${size}`);
    }
  },

  async 'replay: the wall of The Castle keeps clear of the tools'({ server, open }) {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [1280, 800],
    ]) {
      const page = await open({ viewport: { width, height } });
      const castle = await record(page, server, 'castle');
      await page.goto(`${castle}/0`);
      const wall = page.locator('.ground image').first();
      await wall.waitFor();
      const tools = await page.locator('.tools').boundingBox();
      // The board glides to its place.
      await page.waitForFunction(
        (right) => document.querySelector('.ground image').getBoundingClientRect().left >= right + 8,
        tools.x + tools.width,
      );
      const box = await wall.boundingBox();
      assert.ok(box.x + box.width <= width && box.width > 150, JSON.stringify(box));
    }
  },

  async 'replay: the curve ends with the final count, wherever one stands'({ server, open }) {
    for (const game of ['castle', 'classic']) {
      for (const [width, height, locale] of [
        [1280, 800, 'en-GB'],
        [360, 800, 'de-DE'],
      ]) {
        const page = await open({ viewport: { width, height }, locale });
        const table = await record(page, server, game);
        await page.goto(`${table}/9999`);
        await page.locator('#result').waitFor();
        const points = await page.locator('.ranking b').allInnerTexts();
        for (const entry of [9999, 20]) {
          if (!page.url().endsWith(`/${entry}`)) await page.goto(`${table}/${entry}`);
          await page.getByRole('tab', { name: /Chart|Kurve/ }).click();
          const curve = page.locator('#panel svg[role="img"]');
          await curve.getByText(/^(Final scoring|Schlusswertung)$/).waitFor();
          assert.deepEqual(await curve.locator('.label').allTextContents(), points, `${game} at ${entry}`);
          const boxes = await curve
            .locator('text')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
          const picture = await curve.boundingBox();
          for (const [n, box] of boxes.entries()) {
            assert.ok(
              box.bottom <= picture.y + picture.height + 1 && box.right <= picture.x + picture.width + 1,
              `${game} ${width}: cut off ${n}`,
            );
            const over = boxes
              .slice(n + 1)
              .filter(
                (other) =>
                  box.left < other.right - 1 &&
                  other.left < box.right - 1 &&
                  box.top < other.bottom - 3 &&
                  other.top < box.bottom - 3,
              );
            assert.deepEqual(over, [], `${game} ${width}: covered ${n}`);
          }
        }
      }
    }
  },

  async 'replay: a record names the computer, and nobody is you where every seat is'({ server, open }) {
    const page = await open();
    const game = shipped('castle').replace(
      'seats black white\n',
      'seats black white\nname black Ann\nname white greedy\n',
    );
    const id = await openText(page, server.url, game);
    for (const path of [`/t/${id}`, `/t/${id}/20`]) {
      await page.goto(server.url + path);
      await page.locator('[data-seat]').nth(1).waitFor();
      assert.deepEqual(await page.locator('.player .who > strong').allInnerTexts(), ['Ann', 'Computer'], path);
      assert.equal(await page.getByText('greedy').count(), 0);
    }
  },

  async 'replay: all cards are open once a game is over'({ server, open }) {
    const page = await open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const table = await record(page, server, 'cardcassonne');
    await page.goto(`${table}/140`);
    const known = page.getByAltText(/, played face down by (Red|Blue|Yellow)$/);
    await known.first().waitFor();
    assert.ok((await known.count()) >= 3, 'everybody laid a card face down');
    assert.equal(await page.getByAltText(/^A face-down card/).count(), 0);
    await accessible(page, 'open cards on a phone');
  },

  async 'the start page speaks of the game that is chosen'({ server, open }) {
    const page = await open();
    await page.goto(`${server.url}/`);
    const words = [];
    for (const [game, picture] of [
      ['The Castle', 'castle.wall.svg'],
      ['Cardcassonne', '.card.svg'],
      ['Carcassonne', 'EKa.0.svg'],
    ]) {
      await page.getByRole('button', { name: game, exact: true }).click();
      await page.locator(`image[href$="${picture}"]`).first().waitFor({ state: 'attached' });
      words.push(await page.getByRole('heading', { level: 1 }).innerText());
    }
    assert.equal(new Set(words).size, 3, words.join(' | '));
  },
};
