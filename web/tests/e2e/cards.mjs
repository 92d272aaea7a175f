// Cardcassonne: whole games, secrets in the traffic, one screen, keys, phones.
import assert from 'node:assert/strict';
import {
  cardsIn,
  followerIn,
  hand,
  onwards,
  openRows,
  Player,
  playOn,
  roundEnd,
  table,
  together,
} from './cards-hands.mjs';
import { accessible, continueText, handOver, LONG, openText, post, record, shipped } from './look.mjs';
import { enter, goesOn, listens } from './person.mjs';

/** A list with what changed in it: at each place so many go, and others come. */
function spliced(list, { splices, changes }) {
  const fresh = [...list];
  for (const [at, gone, come] of splices.toReversed()) fresh.splice(at, gone, ...come);
  for (const [at, fields] of changes) fresh[at] = { ...fresh[at], ...fields };
  return fresh;
}

/** What the browser knows after a message: a whole scene, or the one before with what changed. */
function sceneOf(message, before) {
  if (message.type !== 'patch') return message.scene;
  const view = { ...before.view, ...message.view.set };
  for (const [key, patch] of Object.entries(message.view.lists)) view[key] = spliced(view[key], patch);
  return { ...before, view, prompt: message.prompt, events: message.events };
}

/** Nothing that a seat may not know is in what its browser got while the game ran. */
function checkSecrets(heard, me, word, rounds) {
  let scenes = 0;
  let hidden = 0;
  let last;
  for (const text of heard) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      continue;
    }
    if (Array.isArray(message)) continue;
    for (const { actor, sentence } of message.entries ?? []) {
      const secret =
        (sentence.startsWith('deal ') && !sentence.startsWith(`deal ${word} `)) ||
        (sentence.startsWith('down ') && actor !== word);
      if (secret) hidden += 1;
      if (secret) assert.match(sentence, /\?/, `${word} read: ${actor} ${sentence}`);
    }
    const scene = sceneOf(message, last);
    if (!scene) continue;
    last = scene;
    if (scene.view.over) break;
    scenes += 1;
    scene.view.seats.forEach((seat, n) => assert.ok(n === me || seat.cards.length === 0, `the hand of ${n}`));
    for (const { card, downBy } of scene.view.rows.flatMap((row) => row.cards)) {
      assert.equal(card === null, downBy !== null && downBy !== me);
    }
    for (const event of scene.events) {
      if (event.type === 'dealt' && event.to !== me) assert.equal(event.card, null);
      if (event.type === 'cardPlayed' && event.down && event.seat !== me) assert.equal(event.card, null);
    }
    if (scene.prompt && scene.prompt.seat !== me) assert.deepEqual(scene.prompt.options, []);
  }
  assert.ok(
    scenes > 12 * rounds && hidden > 7 * rounds,
    `${scenes} scenes and ${hidden} secrets of ${rounds} rounds were looked at`,
  );
}

/** A table whose dealer has to put a joker of the opening; this browser has both seats. */
async function joker(page, server) {
  const record = 'game cardcassonne\nrules 1\nwith\nseats red blue\n\n1 chance open animal-joker\n';
  return (await post(page, server.url, 'records', { record })).id;
}

/** The seventh round of a game for three is counted, and the eighth is dealt: one more, and it is over. */
const LAST_ROUND = 264;

export const journeys = {
  async 'three people play a whole game of cards by link, and no browser gets what it may not know'({ server, open }) {
    const { made, people } = await together(server, open, ['Anna', 'Ben', 'Cleo']);
    const rounds = LONG ? 8 : 2;
    const moves = await playOn(people, LONG ? null : rounds + 1);
    // Five cards and a follower in each round, and perhaps questions.
    assert.ok(moves >= 3 * 6 * rounds, `${moves} moves`);
    const words = ['red', 'blue', 'yellow'];
    for (const [seat, one] of people.entries()) checkSecrets(one.heard, seat, words[seat], rounds);
    const [anna, ben, cleo] = people;
    let table = made.id;
    if (!LONG) {
      table = await openText(anna.page, server.url, shipped('cardcassonne', LAST_ROUND));
      for (const [seat, guest] of [ben, cleo].entries())
        await handOver(anna.page, guest.page, server.url, table, seat + 1, 'Guest');
      await playOn(people);
    }
    for (const one of people) assert.match(await one.page.locator('#result').innerText(), /win|draw|You/i);
    await accessible(anna.page, 'a table of cards');
    // Looking back, everything is open: here right after the first card of the game.
    const first = /^(\d+) \w+ down /m.exec(await record(ben.page, server.url));
    await ben.page.goto(`${server.url}/t/${table}/${first[1]}`);
    await ben.page.getByRole('group', { name: 'Hands' }).getByRole('region').first().waitFor();
    assert.equal(await ben.page.getByRole('group', { name: 'Hands' }).getByRole('region').count(), 3);
    await accessible(ben.page, 'a table of cards');
  },

  async 'one plays a whole game of cards against three computers'({ server, open }) {
    const me = new Player(await open());
    await me.page.goto(`${server.url}/new/cardcassonne`);
    for (let n = 0; n < 2; n += 1) await me.page.getByRole('button', { name: /Add a seat/ }).click();
    for (const n of [2, 3, 4])
      await me.page
        .locator('select')
        .nth(n - 1)
        .selectOption('level2');
    await accessible(me.page, 'a table of cards');
    await me.page.getByRole('button', { name: 'Start the game' }).click();
    await me.page.locator('[data-row]').first().waitFor();
    await me.asked();
    await accessible(me.page, 'a table of cards');
    let rounds = 0;
    for (let n = 0; n < 200; n += 1) {
      const what = await me.asked();
      if (what === 'reveal') {
        rounds += 1;
        assert.match(await roundEnd(me.page).innerText(), /End of round \d/);
        if (rounds === 1) await accessible(me.page, 'a table of cards');
      }
      if (!(await me.move(n, n % 4 === 2))) break;
      if (!LONG && rounds === 2) break;
    }
    assert.ok(rounds >= (LONG ? 5 : 2), `${rounds} ends of rounds were seen`);
    if (!LONG) {
      const names = 'name blue greedy\nname yellow greedy\n';
      await continueText(
        me.page,
        server.url,
        shipped('cardcassonne', LAST_ROUND).replace(/^(seats.*\n)/m, `$1${names}`),
      );
      for (let n = 0; n < 20 && (await me.move(n, false)); n += 1);
    }
    await me.page.locator('[aria-labelledby="result"]').waitFor();
  },

  async 'at one screen nobody sees a hand before saying who is there'({ server, open }) {
    const page = await open();
    const made = await table(page, server, [
      { who: 'me', name: 'Anna' },
      { who: 'me', name: 'Ben' },
    ]);
    await page.goto(`${server.url}/t/${made.id}`);
    const player = new Player(page);
    await player.begin();
    assert.equal(await hand(page).getByRole('button').count(), 0);
    // A tip would speak to somebody who may not be there.
    assert.equal(await page.locator('.coach').count(), 0);
    await accessible(page, 'a table of cards');
    const first = await page.getByRole('dialog').getByRole('heading').innerText();
    await player.move(0, false);
    await hand(page).getByRole('button').first().waitFor();
    await page.getByRole('button', { name: 'Got it' }).waitFor();
    await player.move(1, false);
    await page.getByRole('dialog').waitFor();
    const second = await page.getByRole('dialog').getByRole('heading').innerText();
    assert.notEqual(second, first);
    assert.equal(await hand(page).getByRole('button').count(), 0);
    // Nothing can be taken back from behind the curtain, and whoever takes something back is asked again who is there.
    assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
    await page.keyboard.press('z');
    await page.waitForTimeout(400);
    assert.equal(await page.getByRole('dialog').getByRole('heading').innerText(), second);
    await page.getByRole('dialog').getByRole('button').click();
    await listens(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').waitFor();
    assert.equal(await hand(page).getByRole('button').count(), 0);
    // Both lay a card face down, each after saying who is there; then the first looks again.
    for (let n = 0; n < 5; n += 1) await player.move(0, false);
    // Looking back shows nobody's secrets: it might be anybody who looks.
    await page.locator('#panel button').filter({ hasText: 'face down' }).last().click();
    await page.getByRole('heading', { name: /Looking back/ }).waitFor();
    await page
      .getByAltText(/^A face-down card/)
      .first()
      .waitFor();
    assert.equal(await page.getByAltText(/played face down by you/).count(), 0);
    await page.getByRole('button', { name: 'Back to the game' }).click();
  },

  async 'at one screen the end of a round is for all, and new hands for nobody yet'({ server, open }) {
    for (const options of [{}, { viewport: { width: 390, height: 844 } }]) {
      const page = await open(options);
      const player = new Player(page);
      // One card is left in this round; this browser has all three seats.
      await openText(page, server.url, shipped('cardcassonne', 42));
      assert.equal(await player.asked(), 'curtain');
      await player.move(0, false);
      await player.asked();
      await player.move(0, false);
      await page.getByRole('region', { name: 'End of round 1' }).waitFor();
      await onwards(page).waitFor();
      assert.equal(await hand(page).getByRole('button').count(), 0);
      assert.equal(await page.getByRole('dialog').count(), 0);
      await page.getByText('Round 1 of 8').waitFor();
      await accessible(page, 'the end of a round at one screen');
      await player.seen();
      await page.getByRole('dialog').waitFor();
      assert.equal(await hand(page).getByRole('button').count(), 0);
      await page.getByRole('dialog').getByRole('button').click();
      await hand(page).getByRole('button').nth(4).waitFor();
      await page.getByText('Round 2 of 8').waitFor();
    }
  },

  async 'the joker of the opening is in the hand, and rows are open for it'({ server, open }) {
    const page = await open();
    await page.goto(`${server.url}/t/${await joker(page, server)}`);
    await page.getByRole('heading', { name: /Where does the joker go/ }).waitFor();
    // Nobody has a hand yet, so no curtain hides one.
    assert.equal(await page.getByRole('dialog').count(), 0);
    await hand(page).getByRole('button', { pressed: true }).waitFor();
    assert.equal(await openRows(page).count(), 4);
    await listens(page);
    await page.locator('[data-row]').nth(2).click();
    // Enter commits what was clicked.
    await page.keyboard.press('Enter');
    await page
      .getByText(/animal joker → field/)
      .first()
      .waitFor();
  },

  async 'nothing can be picked before there are rows, and a server that is away is asked again'({ server, open }) {
    const page = await open();
    const id = await joker(page, server);
    let [asked, late] = [0, () => {}];
    const held = new Promise((done) => (late = done));
    await page.route('**/art/kinds.json', async (route) => {
      asked += 1;
      if (asked === 1) return route.abort();
      await held;
      return route.continue();
    });
    await page.goto(`${server.url}/t/${id}`);
    // The table is there and asks something, but its pictures are not.
    await page.getByRole('heading', { name: /Where does the joker go/ }).waitFor();
    assert.equal(await hand(page).or(page.locator('[data-row]')).count(), 0);
    late();
    await openRows(page).first().waitFor();
    assert.equal(await openRows(page).count(), 4);
    assert.ok(asked >= 2);
  },

  async 'cards are played by keys alone'({ server, open }) {
    const page = await open();
    const player = new Player(page);
    const made = await table(page, server, [{ who: 'me' }, { who: 'bot', bot: 'greedy' }]);
    await page.goto(`${server.url}/t/${made.id}`);
    for (let n = 0; n < 24; n += 1) {
      const what = await player.asked();
      if (what === 'reveal') await player.seen();
      else if (what === 'answer') await page.keyboard.press('ArrowDown');
      else {
        const cards = await cardsIn(page).count();
        await page.keyboard.press(cards > 0 && n % 5 !== 4 ? '1' : 'f');
        if ((await hand(page).getByRole('button', { pressed: true }).count()) === 0) await page.keyboard.press('1');
        if ((await enter(page).count()) === 0) await page.keyboard.press('ArrowDown');
      }
      if (what !== 'reveal') {
        await enter(page).waitFor();
        await goesOn(page, () => page.keyboard.press('Enter'));
      }
    }
    assert.match(await page.locator('header').innerText(), /Round [2-9]/);
  },

  async 'cards on a phone: rows, hand, follower and what it would claim'({ server, open }) {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const player = new Player(page);
    const made = await table(page, server, [
      { who: 'me' },
      { who: 'bot', bot: 'greedy' },
      { who: 'bot', bot: 'random' },
    ]);
    await page.goto(`${server.url}/t/${made.id}`);
    // Perhaps a joker was turned up: then the dealer puts it first.
    while ((await player.asked()) === 'play' && (await followerIn(page).count()) === 0) await player.move(0, false);
    await listens(page);
    await followerIn(page).tap();
    assert.equal(await page.locator('[data-row] [data-sentence^="claim"]').count(), 4);
    assert.match(await page.locator('.would').first().innerText(), /\d+ points?/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide} px wide`);
    const boxes = await page
      .locator('.pick, .end, .commit, header .button')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    assert.ok(Math.min(...boxes) >= 44, `${boxes}`);
    await cardsIn(page).first().tap();
    await openRows(page).nth(1).tap();
    await player.commit();
    await accessible(page, 'a table of cards');
  },

  async 'cards on small phones: the whole hand is in sight, and a tip is whole sentences above it'({ server, open }) {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ]) {
      const page = await open({ viewport: { width, height }, hasTouch: true, isMobile: true });
      const player = new Player(page);
      // Two have the largest hands: six cards and a follower.
      const made = await table(page, server, [{ who: 'me' }, { who: 'bot', bot: 'greedy' }]);
      await page.goto(`${server.url}/t/${made.id}`);
      while ((await player.asked()) === 'play' && (await followerIn(page).count()) === 0) await player.move(0, false);
      const boxes = (what) =>
        page.locator(what).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      await page.waitForFunction(() => document.querySelectorAll('.pick').length === 7);
      const seen = (box) =>
        box.left >= 0 && box.right <= width && box.bottom <= height && Math.min(box.width, box.height) >= 44;
      const hand = await boxes('.pick');
      assert.ok(hand.every(seen), `${width}: ${JSON.stringify(hand)}`);
      // What the game is about comes first, then the first card; in whole sentences, above the hand.
      await page.getByText('Whoever has the most points after the last round wins').waitFor();
      await accessible(page, 'a tip on a phone');
      await page.getByRole('button', { name: 'Got it' }).tap();
      await page.getByText('Only you may look at it again').waitFor();
      const [tip] = await boxes('.said');
      for (const card of await boxes('.pick')) assert.ok(tip.bottom <= card.top, `${width}: ${JSON.stringify(card)}`);
      assert.ok((await boxes('.pick')).every(seen), 'the hand stays in sight');
      // Whoever picks a card needs the rows; a tip that was understood does not come again.
      await page.getByRole('button', { name: 'Got it' }).tap();
      await page.getByText('The first card lies face down').first().waitFor({ state: 'detached' });
      await page.context().close();
    }
  },

  async 'one plays a round of cards against the strong computer'({ server, open }) {
    const german = await open({ locale: 'de-DE' });
    await german.goto(`${server.url}/new/cardcassonne`);
    await german.locator('select').nth(1).selectOption({ label: '3 Müllerin' });
    const page = await open();
    const me = new Player(page);
    await page.goto(`${server.url}/new/cardcassonne`);
    await page.locator('select').nth(1).selectOption({ label: '3 Miller' });
    await page.getByRole('button', { name: 'Start the game' }).click();
    // Every move of one's own is followed by one of the program's, until the round is counted.
    for (let n = 0; ; n += 1) {
      assert.ok(n < 40, 'the round does not end');
      if ((await me.asked()) === 'reveal') break;
      await me.move(n, n % 4 === 2);
    }
    assert.match(await roundEnd(page).innerText(), /End of round 1/);
    await me.seen();
    const text = await record(page, server.url);
    assert.equal(text.match(/^\d+ blue (down|play|claim) /gm)?.slice(0, 7).length, 7, text);
    const seated = await (
      await page.request.get(`${server.url}/api/tables/${new URL(page.url()).pathname.split('/')[2]}`)
    ).json();
    assert.deepEqual(
      seated.seats.map((seat) => seat.bot ?? null),
      [null, 'level3'],
    );
  },
};
