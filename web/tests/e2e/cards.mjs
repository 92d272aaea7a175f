// Cardcassonne: whole games, secrets in the traffic, one screen, keys, phones.
import assert from 'node:assert/strict';
import { accessible, record } from './look.mjs';

const PATIENCE = { timeout: 30_000, polling: 40 };

/** A person at a table of cards. */
class Player {
  constructor(page) {
    this.page = page;
    /** Everything that came to this browser, as text. */
    this.heard = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.heard.push(String(payload))));
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) this.heard.push(await response.text().catch(() => ''));
    });
  }

  /** Waits until something is to be done; says what. */
  async asked() {
    const found = await this.page.waitForFunction(() => {
      if (document.querySelector('[aria-labelledby="result"]')) return 'over';
      if (document.querySelector('.curtain')) return 'curtain';
      if (document.querySelector('.answers button')) return 'answer';
      if (document.querySelector('.commit.on')) return 'reveal';
      if (document.querySelector('.pick:not(:disabled)')) return 'play';
      return false;
    }, null, PATIENCE);
    return found.jsonValue();
  }

  /** Whether it is this browser's turn now. */
  async isAsked() {
    return (await this.page.locator('.pick:not(:disabled), .answers button').count()) > 0;
  }

  /** A fresh question does not listen for a moment. */
  deaf() {
    return this.page.waitForTimeout(370);
  }

  /** Clicks something that may go by itself: the last seat is shown, a program answers and this seat is asked. */
  async press(what) {
    for (let n = 0; (await what.count()) > 0; n += 1) {
      assert.ok(n < 30, `${what} cannot be clicked`);
      if (await what.click({ timeout: 1000 }).then(() => true, () => false)) return;
    }
  }

  /** Has seen the end of a round: all of it at once, then on. */
  async seen() {
    await this.press(this.page.locator('.reveal .button'));
    await this.press(this.page.locator('.commit.on'));
  }

  async commit() {
    await this.deaf();
    const before = await this.page.locator('h1').innerText();
    await this.page.locator('.commit:not(.on)').click();
    await this.page.waitForFunction(() => !document.querySelector('.commit:not(.on)'), null, PATIENCE);
    return before;
  }

  /** At one screen: places the jokers of the opening, if any came up, until hands are dealt. */
  async begin() {
    for (;;) {
      const what = await this.asked();
      if (what === 'curtain' && (await this.page.getByText(/^Round \d+ of/).count()) > 0) return;
      await this.move(0, false);
    }
  }

  /** Does something sensible: card `n`, or the follower where that is all or is wished. */
  async move(n, follower) {
    const what = await this.asked();
    if (what === 'over') return false;
    if (what === 'curtain') await this.page.locator('.curtain button').click();
    else if (what === 'reveal') await this.seen();
    else if (what === 'answer') {
      await this.page.locator('.answers button').nth(n % (await this.page.locator('.answers button').count())).click();
      await this.commit();
    } else {
      const token = this.page.locator('.token');
      const cards = this.page.locator('.pick:not(.token)');
      const count = await cards.count();
      if ((await token.count()) > 0 && (follower || count === 0)) await token.click();
      else await cards.nth(n % count).click();
      if ((await this.page.locator('.commit:not(.on)').count()) === 0) {
        const ends = this.page.locator('.end[data-say]');
        await ends.nth(n % (await ends.count())).click();
      }
      await this.commit();
    }
    return true;
  }
}

async function table(page, server, seats) {
  await page.goto(server.url);
  return page.evaluate(async (seats) => {
    const body = JSON.stringify({ game: 'cardcassonne', with: '', seats });
    return (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json();
  }, seats);
}

/** Nothing that a seat may not know is in what its browser got while the game ran. */
function checkSecrets(heard, me, word) {
  let scenes = 0;
  let hidden = 0;
  for (const text of heard) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      continue;
    }
    if (Array.isArray(message)) continue;
    for (const { actor, say } of message.entries ?? []) {
      const secret = (say.startsWith('deal ') && !say.startsWith(`deal ${word} `)) || (say.startsWith('down ') && actor !== word);
      if (secret) hidden += 1;
      if (secret) assert.match(say, /\?/, `${word} read: ${actor} ${say}`);
    }
    const scene = message.scene;
    if (!scene) continue;
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
  assert.ok(scenes > 100 && hidden > 60, `${scenes} scenes and ${hidden} secrets were looked at`);
}

/** A table to which everybody but the first comes by a link; the people in the order of the seats. */
async function together(server, open, [host, ...guests]) {
  const first = new Player(await open());
  const made = await table(first.page, server, [{ who: 'me', name: host }, ...guests.map(() => ({ who: 'link' }))]);
  await first.page.goto(`${server.url}/t/${made.id}`);
  const people = [first];
  for (const [n, name] of guests.entries()) {
    const guest = new Player(await open());
    await guest.page.goto(made.seats[n + 1].link);
    await guest.page.locator('input').first().fill(name);
    await guest.page.getByRole('button', { name: /Sit down|Take|seat/i }).first().click();
    await guest.page.locator('.lane').first().waitFor();
    people.push(guest);
  }
  return { made, people };
}

/** Whoever is asked moves, until all see the result. Which cards come and who is asked what does not matter. */
async function playToTheEnd(people) {
  const results = () => Promise.all(people.map((one) => one.page.locator('[aria-labelledby="result"]').count()));
  let [moves, still] = [0, Date.now()];
  while ((await results()).includes(0)) {
    // The end of a round lies over the rows until somebody has seen it.
    for (const one of people) {
      if ((await one.page.locator('.commit.on').count()) > 0) await one.seen();
    }
    const asked = await Promise.all(people.map((one) => one.isAsked()));
    const mover = people[asked.indexOf(true)];
    if (mover) {
      await mover.move(moves, moves % 5 === 3);
      [moves, still] = [moves + 1, Date.now()];
    } else {
      assert.ok(Date.now() - still < PATIENCE.timeout, `after ${moves} moves nobody is asked`);
      await people[0].page.waitForTimeout(40);
    }
  }
  return moves;
}

export const journeys = {
  async 'three people play a whole game of cards by link, and no browser gets what it may not know'({ server, open }) {
    const { made, people } = await together(server, open, ['Anna', 'Ben', 'Cleo']);
    const moves = await playToTheEnd(people);
    // Five cards and a follower in each of eight rounds, and perhaps questions.
    assert.ok(moves >= 3 * 6 * 8, `${moves} moves`);
    for (const [seat, one] of people.entries()) {
      assert.match(await one.page.locator('#result').innerText(), /win|draw|You/i);
      checkSecrets(one.heard, seat, ['red', 'blue', 'yellow'][seat]);
    }
    const [anna, ben] = people;
    await accessible(anna.page, 'a table of cards');
    // Looking back, everything is open: here right after the first card of the game.
    const first = /^(\d+) \w+ down /m.exec(await record(ben.page, server.url));
    await ben.page.goto(`${server.url}/t/${made.id}/${first[1]}`);
    await ben.page.locator('.hands section').first().waitFor();
    assert.equal(await ben.page.locator('.hands section').count(), 3);
    await accessible(ben.page, 'a table of cards');
  },

  async 'one plays a whole game of cards against three computers'({ server, open }) {
    const me = new Player(await open());
    await me.page.goto(`${server.url}/new/cardcassonne`);
    for (let n = 0; n < 2; n += 1) await me.page.getByRole('button', { name: /Add a player/ }).click();
    for (const n of [2, 3, 4]) await me.page.locator('select').nth(n - 1).selectOption('greedy');
    await accessible(me.page, 'a table of cards');
    await me.page.getByRole('button', { name: 'Start the game' }).click();
    await me.page.locator('.lane').first().waitFor();
    await me.asked();
    await accessible(me.page, 'a table of cards');
    let rounds = 0;
    for (let n = 0; n < 200; n += 1) {
      const what = await me.asked();
      if (what === 'reveal') {
        rounds += 1;
        assert.match(await me.page.locator('.reveal').innerText(), /The end of round \d/);
        if (rounds === 1) await accessible(me.page, 'a table of cards');
      }
      if (!(await me.move(n, n % 4 === 2))) break;
    }
    assert.ok(rounds >= 5, `${rounds} ends of rounds were seen`);
    await me.page.locator('[aria-labelledby="result"]').waitFor();
  },

  async 'at one screen nobody sees a hand before saying who is there'({ server, open }) {
    const page = await open();
    const made = await table(page, server, [{ who: 'me', name: 'Anna' }, { who: 'me', name: 'Ben' }]);
    await page.goto(`${server.url}/t/${made.id}`);
    const player = new Player(page);
    await player.begin();
    assert.equal(await page.locator('.pick').count(), 0);
    await accessible(page, 'a table of cards');
    const first = await page.locator('.curtain h2').innerText();
    await player.move(0, false);
    await page.locator('.pick').first().waitFor();
    await player.move(1, false);
    await page.locator('.curtain').waitFor();
    const second = await page.locator('.curtain h2').innerText();
    assert.notEqual(second, first);
    assert.equal(await page.locator('.pick').count(), 0);
    // Nothing can be taken back from behind the curtain, and whoever takes something back is asked again who is there.
    assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
    await page.keyboard.press('z');
    await page.waitForTimeout(400);
    assert.equal(await page.locator('.curtain h2').innerText(), second);
    await page.locator('.curtain button').click();
    await player.deaf();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.curtain').waitFor();
    assert.equal(await page.locator('.pick').count(), 0);
    // Both lay a card face down, each after saying who is there; then the first looks again.
    for (let n = 0; n < 5; n += 1) await player.move(0, false);
    // Looking back shows nobody's secrets: it might be anybody who looks.
    await page.locator('#panel button').filter({ hasText: 'face down' }).last().click();
    await page.getByRole('heading', { name: /Looking back/ }).waitFor();
    await page.getByAltText(/^A card face down/).first().waitFor();
    assert.equal(await page.getByAltText(/face down by you/).count(), 0);
    await page.getByRole('button', { name: 'Back to the game' }).click();
  },

  async 'the joker of the opening is in the hand, and rows are open for it'({ server, open }) {
    const page = await open();
    await page.goto(server.url);
    const made = await page.evaluate(async () => {
      const record = 'game cardcassonne\nrules 1\nwith\nseats red blue\n\n1 chance open animal-joker\n';
      return (await fetch('/api/records', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ record }) })).json();
    });
    await page.goto(`${server.url}/t/${made.id}`);
    await page.getByRole('heading', { name: /Where does the joker go/ }).waitFor();
    // Nobody has a hand yet, so no curtain hides one.
    assert.equal(await page.locator('.curtain').count(), 0);
    await page.locator('.pick[aria-pressed="true"]').waitFor();
    assert.equal(await page.locator('.lane.open').count(), 4);
    await new Player(page).deaf();
    await page.locator('.lane').nth(2).click();
    // Enter commits what was clicked.
    await page.keyboard.press('Enter');
    await page.getByText(/animal joker → field/).first().waitFor();
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
        const cards = await page.locator('.pick:not(.token)').count();
        await page.keyboard.press(cards > 0 && n % 5 !== 4 ? '1' : 'f');
        if ((await page.locator('.pick[aria-pressed="true"]').count()) === 0) await page.keyboard.press('1');
        if ((await page.locator('.commit').count()) === 0) await page.keyboard.press('ArrowDown');
      }
      await player.deaf();
      if (what !== 'reveal') {
        await page.locator('.commit').waitFor();
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => !document.querySelector('.commit:not(.on)'), null, PATIENCE);
      }
    }
    assert.match(await page.locator('header').innerText(), /Round [2-9]/);
  },

  async 'cards on a phone: rows, hand, follower and what it would claim'({ server, open }) {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const player = new Player(page);
    const made = await table(page, server, [{ who: 'me' }, { who: 'bot', bot: 'greedy' }, { who: 'bot', bot: 'random' }]);
    await page.goto(`${server.url}/t/${made.id}`);
    // Perhaps a joker was turned up: then the dealer puts it first.
    while ((await player.asked()) === 'play' && (await page.locator('.token').count()) === 0) await player.move(0, false);
    await player.deaf();
    await page.locator('.token').tap();
    assert.equal(await page.locator('.end[data-say^="claim"]').count(), 4);
    assert.match(await page.locator('.would').first().innerText(), /\d+ points?/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide} px wide`);
    const boxes = await page.locator('.pick, .end, .commit, header .button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
    assert.ok(Math.min(...boxes) >= 44, `${boxes}`);
    await page.locator('.pick:not(.token)').first().tap();
    await page.locator('.lane.open').nth(1).tap();
    await player.commit();
    await accessible(page, 'a table of cards');
  },
};
