// Cardcassonne as every seat sees it: decisions of others, what is offered, points on small screens.
import assert from 'node:assert/strict';
import { followerIn, onwards, Player, table } from './cards-hands.mjs';
import { accessible, handOver, openText, shipped } from './look.mjs';
import { enter, listens } from './person.mjs';

const PHONES = [
  [360, 640],
  [390, 844],
  [844, 390],
];

export const journeys = {
  async 'cards: nobody leaves the end of a round before everybody has decided'({ server, open }) {
    const [host, blue, watcher] = [await open(), await open(), await open()];
    // One card is left in round 2; then first Yellow and then Blue has a card in a foreign row.
    const id = await openText(host, server.url, shipped('cardcassonne', 75));
    await handOver(host, blue, server.url, id, 1, 'Blue');
    await blue.locator('[data-row]').first().waitFor();
    await watcher.goto(`${server.url}/t/${id}`);
    await watcher.locator('[data-row]').first().waitFor();
    const end = (page) => page.getByRole('region', { name: 'End of round 2' });
    const answer = async (page, say) => {
      await listens(page);
      await page.getByRole('contentinfo').locator(`[data-sentence^="${say}"]`).click();
      await new Player(page).commit();
    };
    const player = new Player(host);
    await player.move(0, false);
    await player.move(0, false);

    await host.getByRole('heading', { name: /Yellow: Misplaced card/ }).waitFor();
    assert.equal(await end(host).locator('.asked img').getAttribute('alt'), 'red donkey');
    assert.equal(await end(host).getByText(/^\+\d/).count(), 0, 'no points before they are known');
    for (const page of [blue, watcher]) {
      await page.getByRole('heading', { name: 'Yellow decides' }).waitFor();
      await page.keyboard.press('Enter');
      assert.equal(await enter(page).count(), 0);
      await end(page).waitFor();
    }
    await accessible(blue, 'the end of a round while another decides');
    // Whoever comes back finds it again.
    await blue.reload();
    await end(blue).getByText('Yellow · city').waitFor();
    await answer(host, 'discard');

    await blue.getByRole('heading', { name: /^Misplaced card/ }).waitFor();
    await watcher.getByRole('heading', { name: 'Blue decides' }).waitFor();
    assert.equal(await end(blue).locator('.asked img').getAttribute('alt'), 'yellow hen');
    await end(blue).getByText('+16').waitFor();
    for (const page of [host, watcher]) assert.equal(await enter(page).count(), 0);
    await blue.reload();
    assert.equal(await end(blue).locator('.asked img').getAttribute('alt'), 'yellow hen');
    await answer(blue, 'keep');

    // Whoever decided last goes on at once. The others hear of it a little later, and go on when they have seen it.
    await end(blue).waitFor({ state: 'detached' });
    for (const page of [host, watcher]) {
      await onwards(page).waitFor();
      await new Player(page).seen();
      await end(page).waitFor({ state: 'detached' });
    }
  },

  async 'cards: the headline offers what may be done, and nothing else'({ server, open }) {
    const page = await open();
    const player = new Player(page);
    const made = await table(page, server, [{ who: 'me' }, { who: 'bot', bot: 'greedy' }]);
    await page.goto(`${server.url}/t/${made.id}`);
    const says = (words) => page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor();
    // Perhaps a joker was turned up: then the dealer puts it first.
    while ((await player.asked()) === 'play' && (await followerIn(page).count()) === 0) await player.move(0, false);
    await says('First card face down, or your follower');
    await player.move(0, true);
    await player.asked();
    await says('First card: face down, in any row');
    await player.move(0, false);
    await player.asked();
    await says('Play a card');
    await page.getByText('Pick a card, then a row.').waitFor();
    const foot = page.getByRole('contentinfo');
    assert.equal(await foot.getByText(/your follower/).count(), 0, 'it stands already');
  },

  async 'cards: the points of five are whole on every phone, also late in a game'({ server, open }) {
    for (const [width, height] of PHONES) {
      const size = `${width}×${height}`;
      const page = await open({ viewport: { width, height }, isMobile: true, hasTouch: true });
      let points = 483;
      await page.routeWebSocket(/./, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) =>
          socket.send(String(text).replace(/"points":0,/g, () => `"points":${(points += 1)},`)),
        );
      });
      const made = await table(
        page,
        server,
        Array.from({ length: 5 }, () => ({ who: 'me' })),
      );
      await page.goto(`${server.url}/t/${made.id}`);
      await new Player(page).begin();
      const cut = await page
        .getByRole('group', { name: 'Points' })
        .locator('strong')
        .evaluateAll((all) =>
          all.map((number) => {
            const range = document.createRange();
            range.selectNodeContents(number);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            const met = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
            return { text: number.textContent, whole: met.every((one) => number.parentElement.contains(one)) };
          }),
        );
      assert.equal(cut.length, 5);
      for (const { text, whole } of cut) assert.ok(whole && /^\d{3}$/.test(text), `${size}: ${JSON.stringify(cut)}`);
      await page.getByText('Round 1 of 6').waitFor();
      await accessible(page, `the points of five, ${size}`);
      // More about everybody lies over the rows, and goes away again.
      await page.getByRole('button', { name: 'Players and log' }).tap();
      await page.locator('aside .player').first().waitFor();
      await page.getByRole('button', { name: 'Close' }).tap();
      await page.locator('aside .player').first().waitFor({ state: 'hidden' });
      await page.context().close();
    }
  },

  async 'cards: everybody sees which joker the dealer puts'({ server, open }) {
    const [dealer, watcher] = [await open(), await open()];
    const id = await openText(
      dealer,
      server.url,
      'game cardcassonne\nrules 1\nwith\nseats red blue\n\n1 chance open animal-joker\n',
    );
    await watcher.goto(`${server.url}/t/${id}`);
    await watcher.getByRole('heading', { name: 'Red places a joker: animal joker' }).waitFor();
    await watcher.locator('footer').getByAltText('animal joker').waitFor();
  },
};
