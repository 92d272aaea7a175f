// The wall of The Castle: exact landings, wall tiles with and without effect, the order of scoring. Games
// that stop right before are opened; this browser has both seats.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { held, lines, mover, pinUntil, settle } from './castle-hands.mjs';
import { accessible, openRecord, openText, recorded } from './look.mjs';
import { enter, listens } from './person.mjs';

export const journeys = {
  async 'castle: an exact landing is foreseen and brings a wall tile'({ server, open }) {
    const page = await open();
    await openRecord(page, server.url, 'castle-land');
    await page.locator('[data-spot]').first().waitFor();
    const backs = await page.getByText(/^A wall tile, face down/).count();
    assert.ok(backs > 0);
    await pinUntil(page, /\+\d+ → space \d+: wall tile!/);
    const [, points, space] = /\+(\d+) → space (\d+): wall tile!/.exec(await page.locator('.turncard').innerText());
    await page.locator(`.landing.wall[data-lands="${space}"]`).waitFor();
    // The distance was announced beside the name as well.
    const seat = await mover(page);
    assert.ok((await page.locator('[data-seat]').nth(seat).locator('.ahead').innerText()).includes(`+${points}`));
    await accessible(page, 'an exact landing');
    await settle(page);
    await page
      .getByText(/lands exactly on corner tower [\d/]+ and takes a wall tile/)
      .first()
      .waitFor();
    // Whoever listens hears sentences that end once.
    const told = await page.locator('.visually-hidden[aria-live]').textContent();
    assert.match(told, /wall tile: “[^”]+”\. \S/);
    assert.doesNotMatch(told, /\.\./);
    assert.equal(await held(page, seat).locator('li').count(), 1);
    await page.waitForFunction(
      (n) =>
        [...document.querySelectorAll('.things title')].filter((t) => /face down/.test(t.textContent)).length === n,
      backs - 1,
    );
    await recorded(page, server.url, /chance wall \S+/);
    // The news covers neither the card of the next tile nor the tools.
    await page.locator('[data-spot]').first().dispatchEvent('click');
    const [news, card, tools] = await Promise.all(
      ['.note', '.turncard', '.tools'].map((part) => page.locator(part).boundingBox()),
    );
    assert.ok(news.y >= card.y + card.height && news.x >= tools.x + tools.width, JSON.stringify([news, card, tools]));
  },

  async 'castle: held wall tiles tell what they do at a touch'({ server, open }) {
    const effect = /\+1 point per tile for the largest house you complete this turn\./;
    for (const phone of [false, true]) {
      const page = await open(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {});
      await openRecord(page, server.url, 'castle-play');
      await page
        .getByText(/Play a wall tile\?/)
        .first()
        .waitFor();
      const read = page.getByRole('button', { name: 'Got it' });
      while ((await read.count()) > 0) await read.click();
      const where = phone ? page.locator('.board') : page.locator('[data-seat]');
      const tile = where.getByRole('list', { name: 'Wall tiles' }).getByRole('button').first();
      const told = where.getByRole('status').filter({ hasText: effect });
      assert.equal(await told.count(), 0);
      await (phone ? tile.tap() : tile.click());
      await told.getByText(/to play/).waitFor();
      await accessible(page, 'what a wall tile does');
      assert.equal(await tile.getAttribute('aria-expanded'), 'true');
      const { width, height } = await tile.boundingBox();
      assert.ok(Math.min(width, height) >= 43.5, `${width}×${height}`);
      await (phone ? tile.tap() : tile.click());
      await told.waitFor({ state: 'detached' });
    }
  },

  async 'castle: a keep that a wall tile decided is told in the result'({ server, open }) {
    // Both keeps stand on houses of three tiles; White has the wall tile.
    const record = readFileSync(join(import.meta.dirname, 'endings/castle-keep.txt'), 'utf8');
    for (const [locale, words] of [
      ['en-GB', /keep of White counts as 5 tiles instead of 3 with “Larger keep”/],
      ['de-DE', /Palas von Weiß zählt mit „Größerer Palas“ als Haus aus 5 statt 3 Plättchen/],
    ]) {
      const page = await open({ locale });
      await openText(page, server.url, record);
      await page
        .getByRole('region', { name: /wins|gewinnt/ })
        .getByText(words)
        .waitFor();
      await accessible(page, 'a result with a remark');
    }
  },

  async 'castle: the largest empty region is nothing before there is a keep'({ server, open }) {
    const page = await open();
    await page.goto(server.url);
    await page.getByRole('button', { name: 'The Castle', exact: true }).click();
    await page.getByRole('button', { name: /On one screen/ }).click();
    await page.locator('[data-spot]').first().waitFor();
    assert.equal(await page.getByText(/Largest empty region/).count(), 0);
    assert.equal(await page.locator('rect.free, .count').count(), 0);
    await openRecord(page, server.url, 'castle-play');
    await page.getByText(/^Largest empty region: \d+$/).waitFor();
    await page.locator('rect.free').first().waitFor();
  },

  async 'castle: a wall tile is played, and what it brings is seen before'({ server, open }) {
    const page = await open();
    await openRecord(page, server.url, 'castle-play');
    await page.getByRole('heading', { name: /Play a wall tile\?/ }).waitFor();
    await accessible(page, 'a wall tile to play');
    const rich = lines(page)
      .filter({ hasText: /(House|Tower) counts double/ })
      .first();
    const [, better] = /\+(\d+) → space/.exec(await rich.innerText());
    const seat = await mover(page);
    const before = Number(await page.locator('.player .points strong').nth(seat).innerText());
    await held(page, seat)
      .getByText(/counts double/)
      .first()
      .waitFor();
    await rich.click();
    const button = enter(page);
    assert.match(await button.innerText(), /Play this wall tile/);
    assert.ok(await button.evaluate((b) => b.classList.contains('confirm')));
    await listens(page);
    await button.click();
    await page
      .getByText(/plays a wall tile: “(House|Tower) counts double/)
      .first()
      .waitFor();
    await page.waitForFunction(
      ([seat, n]) => Number(document.querySelectorAll('.player .points strong')[seat].textContent) >= n,
      [seat, before + Number(better)],
    );
    // It is gone, unless chance gave the same kind for an exact landing right away.
    const taken = await page.evaluate(async () => {
      const history = await (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/history`)).json();
      const sentences = history.entries.map((entry) => entry.sentence);
      return sentences
        .slice(sentences.findLastIndex((sentence) => sentence.startsWith('play ')))
        .filter((sentence) => sentence.startsWith('wall double-')).length;
    });
    const left = await page
      .locator('.player')
      .nth(seat)
      .locator('li')
      .filter({ hasText: /(House|Tower) counts double/ })
      .count();
    assert.ok(left <= taken, `${left} are left, ${taken} were taken`);
  },

  async 'castle: a wall tile without effect warns first, and stays or is lost'({ server, open }) {
    for (const lost of [false, true]) {
      const page = await open();
      await openRecord(page, server.url, 'castle-idle');
      await page.getByRole('heading', { name: /Play a wall tile\?/ }).waitFor();
      const seat = await mover(page);
      const name = (await held(page, seat).locator('li span').first().innerText()).trim();
      await lines(page).first().click();
      await page.getByRole('alert').getByText(`Careful: “${name}” would do nothing now`).waitFor();
      const button = enter(page);
      assert.match(await button.innerText(), /Play it anyway/);
      assert.ok(await button.evaluate((b) => b.classList.contains('caution') && !b.classList.contains('confirm')));
      await accessible(page, 'the warning');
      await listens(page);
      if (!lost) {
        await page.locator('[data-declines]').click();
        assert.equal(await page.getByRole('alert').count(), 0);
        assert.match(await button.innerText(), /Play none/);
      }
      await button.click();
      await page.locator('[data-spot]').first().waitFor();
      assert.equal(await page.locator('[data-seat]').nth(seat).getByText(name, { exact: true }).count(), lost ? 0 : 1);
      await recorded(page, server.url, lost ? / play \S+\n/ : / pass\n/);
    }
  },

  async 'castle: no button is cut, in either language, however the phone is held'({ server, open }) {
    for (const [name, locale] of [
      ['castle-play', 'de-DE'],
      ['castle-idle', 'de-DE'],
      ['castle-idle', 'en-GB'],
      ['castle-order', 'de-DE'],
    ]) {
      const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale });
      await openRecord(page, server.url, name);
      await lines(page).first().tap();
      for (const [width, height] of [
        [390, 844],
        [844, 390],
      ]) {
        await page.setViewportSize({ width, height });
        const cut = await page
          .locator('footer button')
          .evaluateAll((all) => all.filter((b) => b.scrollWidth > b.clientWidth + 1).map((b) => b.innerText));
        assert.deepEqual(cut, [], `${name} ${locale} ${width}×${height}`);
        await accessible(page, `${name} ${locale} ${width}×${height}`);
      }
    }
  },

  async 'castle: the order of scoring is asked for and answered'({ server, open }) {
    const page = await open();
    await openRecord(page, server.url, 'castle-order');
    await page.getByRole('heading', { name: /What is scored next\?/ }).waitFor();
    await page.getByText('You choose the order').waitFor();
    await accessible(page, 'the order of scoring');
    assert.ok((await lines(page).count()) >= 2);
    assert.equal(await page.locator('[data-declines]').count(), 0);
    await lines(page).nth(1).click();
    assert.match(await enter(page).innerText(), /Score this first/);
    await listens(page);
    await enter(page).click();
    await recorded(page, server.url, /\n\d+ (black|white) score \S+/);
  },
};
