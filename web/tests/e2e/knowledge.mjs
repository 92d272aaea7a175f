// What may be known in play: which tiles fit where and how likely they are, what a placement brings and to whom, and what
// an answer changes before it is given.
import assert from 'node:assert/strict';
import { accessible, openRecord, openText } from './look.mjs';
import { enter, goesOn, listens } from './person.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Red has a road of two tiles that the monastery in hand closes at −1,0. */
const CLOSING = `game carcassonne
rules 1
with
seats red blue

1 chance draw U
2 red tile U +1,0 >
3 red meeple road W
4 chance draw A
5 blue tile A +2,0 >
6 blue pass
7 chance draw A
`;

/** The middle of something on the page. */
async function middle(locator) {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const journeys = {
  async 'knowledge of tiles and holes on a desk'({ server, open }) {
    const page = await open();
    await openText(page, server.url, CLOSING);
    await listens(page);
    // A kind of tile shows its holes while one looks at it.
    await page.getByRole('tab', { name: 'Tiles' }).click();
    const kind = page
      .getByRole('tabpanel')
      .getByRole('button', { name: /\d+ spots?$/ })
      .first();
    const spots = Number((await kind.innerText()).match(/(\d+) spot/)[1]);
    await kind.hover();
    assert.equal(await page.locator('[data-lit]').getAttribute('data-lit'), String(spots));
    await page.getByRole('heading', { level: 1 }).hover();
    await page.locator('[data-lit]').waitFor({ state: 'detached' });
    // A spot tells what the drawn tile does there.
    const spot = await page.locator('[data-cell="0,1"]').boundingBox();
    const at = await middle(page.locator('[data-cell="0,1"]'));
    await page.mouse.move(at.x, at.y);
    await page.getByRole('heading', { name: 'Your tile here' }).waitFor();
    await page.getByText('Doesn’t extend or complete anything.').waitFor();
    assert.equal(await page.getByText(/Next draw/).count(), 0);
    // An empty cell that the drawn tile does not fit tells which tiles do, and how likely one of them is drawn.
    await page.mouse.move(at.x, at.y - 2 * spot.height);
    await page.getByRole('heading', { name: /tiles left fit here/ }).waitFor();
    await page.getByText(/Next draw: \d+ %/).waitFor();
    await accessible(page, 'what fits a hole');
    // What the placement brings stands on it, before it is laid.
    const closing = page.locator('[data-cell="-1,0"]');
    await closing.dispatchEvent('click');
    for (let n = 0; n < 4 && !(await page.getByText('4 for Red').count()); n += 1)
      await page.getByRole('button', { name: 'Turn right' }).first().click();
    await page.getByText(/Road \(Red\) completed, 4 tiles\. 4 for Red/).waitFor();
    assert.equal(await page.locator('[data-gain]').getAttribute('data-gain'), '4');
  },

  async 'knowledge of tiles and holes on a phone'({ server, open }) {
    const page = await open(PHONE);
    await openText(page, server.url, CLOSING);
    await listens(page);
    await page.getByRole('button', { name: 'Players, log, tiles' }).click();
    await page.getByRole('tab', { name: 'Tiles' }).click();
    const kind = page
      .getByRole('tabpanel')
      .getByRole('button', { name: /\d+ spots?$/ })
      .first();
    await kind.click();
    // The sheet makes room for what is shown on the board.
    await page.locator('[data-lit]').waitFor();
    assert.ok(!(await kind.isVisible()));
    await accessible(page, 'holes of a kind');
    // The strip tells the meeples that are left.
    await page.getByRole('button', { name: /^Red: 0 Meeple ?6/ }).waitFor();
  },

  async 'mage and witch go where one touches a region'({ server, open }) {
    const page = await open();
    await openRecord(page, server.url, 'late-magic');
    await listens(page);
    const lines = page.getByRole('group', { name: /mage or the witch/ }).locator('[data-option]');
    assert.ok((await lines.count()) <= 10, 'the list is short');
    // The best comes first: an own city grows, and one of somebody else loses the mage.
    assert.match(await lines.first().innerText(), /City[\s\S]*9 → 16/);
    await page.getByText('In any case: City (Blue): 6 points instead of 11').waitFor();
    await page.getByRole('button', { name: /^\d+ more$/ }).click();
    assert.ok((await lines.count()) > 10);
    // What is looked at is not yet chosen.
    const second = lines.nth(1);
    await second.hover();
    assert.equal(await second.getAttribute('aria-pressed'), 'false');
    await second.click();
    assert.equal(await second.getAttribute('aria-pressed'), 'true');
    // Nothing moved under the pointer.
    const before = await middle(second);
    await page.waitForTimeout(100);
    assert.deepEqual(await middle(second), before);
    await goesOn(page, () => enter(page).click());
  },

  async 'a robber finds its space on the track of a phone'({ server, open }) {
    const page = await open(PHONE);
    await openRecord(page, server.url, 'late-robber');
    await listens(page);
    const track = page.getByRole('img', { name: /^Scoring track/ });
    await track.waitFor();
    await page.getByText('In any case: half of the next points').waitFor();
    await track.locator('[data-sentence]').first().dispatchEvent('click');
    await page.locator('.options [aria-pressed="true"]:not(.none)').waitFor();
    await accessible(page, 'a robber on a phone');
    await goesOn(page, () => enter(page).click());
  },
};
