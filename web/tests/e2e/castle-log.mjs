// From the wall into the log: who took which wall tile, when it was played, where keeps moved. Games that stop right
// before are opened; this browser has both seats.
import assert from 'node:assert/strict';
import { held, lines, mover, pinUntil, settle } from './castle-hands.mjs';
import { openRecord, recorded, shipped, tableWith } from './look.mjs';
import { enter, listens, logOf, Person } from './person.mjs';

/** Those that are played by hand. */
const BY_HAND = ['Extra turn', 'House counts double', 'Tower counts double'];
/** Six of eighteen are played by hand; so often nobody draws another. */
const TRIES = 80;

/** Lands exactly and takes a wall tile; says for which seat and which one. */
async function win(page, url) {
  await openRecord(page, url, 'castle-land');
  await page.locator('[data-spot]').first().waitFor();
  const seat = await mover(page);
  await pinUntil(page, /\+\d+ → space \d+: wall tile!/);
  await settle(page);
  await held(page, seat).locator('li').first().waitFor();
  return [seat, (await held(page, seat).locator('li span').first().innerText()).trim()];
}

export const journeys = {
  async 'castle: a wall tile is won by an exact landing and played later in the same game'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    let seat = -1;
    let tile = '';
    // Chance says which wall tile lies there: the same landing again until it is one to play.
    for (let n = 0; n < TRIES && !BY_HAND.includes(tile); n += 1) [seat, tile] = await win(page, server.url);
    assert.ok(BY_HAND.includes(tile), `${TRIES} landings brought no wall tile to play`);
    const log = logOf(page);
    const name = await page.locator('[data-seat]').nth(seat).getAttribute('aria-label');
    await log.getByText(new RegExp(`${name} lands on corner tower [\\d/]+, takes “${tile}”`)).waitFor();
    // The other moves; then, whatever was drawn, the question comes before the turn ends.
    const question = page.getByRole('heading', { name: /Play a wall tile\?/ });
    while ((await person.asked()) && !((await question.count()) > 0 && (await mover(page)) === seat)) {
      if ((await person.asked()) === 'tile') await person.layTile();
      else await person.answerFigure(false);
    }
    await lines(page).filter({ hasText: tile }).first().click();
    await listens(page);
    await enter(page).click();
    await recorded(page, server.url, / wall \S+\n[^]* play \S+\n/);
    await log.getByText(`played “${tile}”`).waitFor();
    // Each is told once; meanwhile somebody may have taken another of that kind.
    const taken = await page.evaluate(async () => {
      const history = await (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/history`)).json();
      return history.entries.filter((entry) => entry.sentence.startsWith('wall ')).length;
    });
    const told = (await log.locator('small').allInnerTexts()).join().match(/takes “/g);
    assert.equal(told.length, taken);
  },

  async 'castle: the log says who took a wall tile in the turn of the other, and where the keep moved'({
    server,
    open,
  }) {
    const page = await open();
    const id = await openRecord(page, server.url, 'castle-land-other');
    await page.locator('[data-spot]').first().waitFor();
    const other = 1 - (await mover(page));
    const name = await page.locator('[data-seat]').nth(other).getAttribute('aria-label');
    await pinUntil(page, new RegExp(`house \\(${name}\\)[^]*${name} \\+\\d+ → space \\d+: wall tile!`, 'i'));
    await settle(page);
    await held(page, other).locator('li').first().waitFor();
    const told = new RegExp(
      `^House: \\d+ tiles? = \\d+ → ${name} · ${name}’s keep moves to a house of \\d+ tiles? · ${name} lands on corner tower [\\d/]+, takes “\\S`,
    );
    await logOf(page).locator('small').filter({ hasText: told }).waitFor();
    // The same for those who come later, and when the game is watched again.
    await page.reload();
    await logOf(page).locator('small').filter({ hasText: told }).waitFor();
    const late = await open({ locale: 'de-DE' });
    await late.goto(`${server.url}/t/${id}/1`);
    const german = new RegExp(
      `^Haus: \\d+ Plättchen = \\d+ → .+ · .+: Der Palas zieht auf ein Haus aus \\d+ Plättchen · .+ landet auf Eckturm [\\d/]+, nimmt „\\S`,
    );
    await logOf(late).locator('small').filter({ hasText: german }).waitFor();
  },

  async 'castle: without followers nobody is promised one'({ server, open }) {
    const page = await open();
    // Both records stop where a tile is drawn: the first one, and one for whoever has no followers left.
    for (const [entries, followers] of [
      [1, true],
      [121, false],
    ]) {
      await page.goto(await tableWith(page, server.url, shipped('castle', entries)));
      await page.locator('[data-spot]').first().waitFor();
      const supply = Number(await page.locator('.player.active .held span').first().innerText());
      assert.equal(supply > 0, followers, `${entries}: ${supply} followers`);
      const said = await page.locator('.later').allInnerTexts();
      assert.equal(
        said.some((text) => /follower/.test(text)),
        followers,
        `${entries}: ${said}`,
      );
    }
  },
};
