// Hands for Cardcassonne: what one sees and does at a table of cards, alone or with others.
import assert from 'node:assert/strict';
import { post } from './look.mjs';
import { enter, goesOn, listens } from './person.mjs';

export const PATIENCE = { timeout: 30_000, polling: 40 };

/** The hand of whoever looks; the follower and the cards in it. */
export const hand = (page) => page.getByRole('group', { name: 'Your hand' });
export const followerIn = (page) => hand(page).getByRole('button', { name: 'Your follower' });
export const cardsIn = (page) =>
  hand(page)
    .getByRole('button')
    .filter({ hasNot: page.getByAltText('Your follower') });
/** Rows that are open for what was picked, and their ends, where it goes. */
export const openRows = (page) => page.locator('[data-row]').filter({ has: page.getByRole('button') });
export const rowEnds = (page) => page.locator('[data-row]').getByRole('button');
/** Answers that are no cards in rows. */
export const answers = (page) => page.getByRole('contentinfo').locator('[data-sentence]');
/** How a round ended, and the button that goes on from there. */
export const roundEnd = (page) => page.getByRole('region', { name: /^End of round/ });
export const onwards = (page) => page.getByRole('button', { name: /^(Continue to the next round|Show the result)$/ });

/** A person at a table of cards. */
export class Player {
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
    const found = await this.page.waitForFunction(
      () => {
        if (document.querySelector('[aria-labelledby="result"]')) return 'over';
        if (document.querySelector('.curtain')) return 'curtain';
        if (document.querySelector('.commit.on')) return 'reveal';
        if (!document.querySelector('.table[data-listens="true"]')) return false;
        if (document.querySelector('.answers button')) return 'answer';
        if (document.querySelector('.pick:not(:disabled)')) return 'play';
        return false;
      },
      null,
      PATIENCE,
    );
    return found.jsonValue();
  }

  /** Whether it is this browser's turn now. */
  async isAsked() {
    return (await hand(this.page).getByRole('button', { disabled: false }).or(answers(this.page)).count()) > 0;
  }

  /** Clicks something that may go by itself: the last seat is shown, a program answers and this seat is asked. */
  async press(what) {
    for (let n = 0; (await what.count()) > 0; n += 1) {
      assert.ok(n < 30, `${what} cannot be clicked`);
      if (
        await what.click({ timeout: 1000 }).then(
          () => true,
          () => false,
        )
      )
        return;
    }
  }

  /** Has seen the end of a round: all of it at once, then on. */
  async seen() {
    await this.press(roundEnd(this.page).getByRole('button'));
    await this.press(onwards(this.page));
  }

  async commit() {
    await listens(this.page);
    await goesOn(this.page, () => enter(this.page).click());
  }

  /** On one screen: places the jokers of the opening, if any came up, until hands are dealt. */
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
    if (what === 'curtain') await this.page.getByRole('dialog').getByRole('button').click();
    else if (what === 'reveal') await this.seen();
    else if (what === 'answer') {
      const all = answers(this.page);
      await all.nth(n % (await all.count())).click();
      await this.commit();
    } else {
      const token = followerIn(this.page);
      const cards = cardsIn(this.page);
      const count = await cards.count();
      if ((await token.count()) > 0 && (follower || count === 0)) await token.click();
      else await cards.nth(n % count).click();
      if ((await enter(this.page).count()) === 0) {
        const ends = rowEnds(this.page);
        await ends.nth(n % (await ends.count())).click();
      }
      await this.commit();
    }
    return true;
  }
}

export const table = (page, server, seats) =>
  post(page, server.url, 'tables', { game: 'cardcassonne', with: '', seats });

/** A table to which everybody but the first comes by a link; the people in the order of the seats. */
export async function together(server, open, [host, ...guests]) {
  const first = new Player(await open());
  const made = await table(first.page, server, [{ who: 'me', name: host }, ...guests.map(() => ({ who: 'link' }))]);
  await first.page.goto(`${server.url}/t/${made.id}`);
  const people = [first];
  for (const [n, name] of guests.entries()) {
    const guest = new Player(await open());
    await guest.page.goto(made.seats[n + 1].link);
    await guest.page.locator('input').first().fill(name);
    await guest.page
      .getByRole('button', { name: /Take this seat/i })
      .first()
      .click();
    await guest.page.locator('[data-row]').first().waitFor();
    people.push(guest);
  }
  return { made, people };
}

/** Whoever is asked moves, until all see the result, or a round that is said. Which cards come and who is asked what does
 * not matter. */
export async function playOn(people, round = null) {
  const there = (page) => (round ? page.getByText(`Round ${round} of`) : page.locator('[aria-labelledby="result"]'));
  const arrived = () => Promise.all(people.map((one) => there(one.page).count()));
  let [moves, still] = [0, Date.now()];
  while ((await arrived()).includes(0)) {
    // The end of a round lies over the rows until somebody has seen it.
    for (const one of people) {
      if ((await onwards(one.page).count()) > 0) await one.seen();
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
