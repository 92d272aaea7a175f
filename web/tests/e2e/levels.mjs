// Whom one plays against: the seven opponents of the start page and of a table one sets up.
import assert from 'node:assert/strict';
import { accessible, small, tableOf } from './look.mjs';
import { Person } from './person.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const start = (page) => page.getByRole('button', { name: /Play against the computer|Gegen den Computer spielen/ });
const chosen = (page) => page.getByRole('radio', { checked: true });

export const journeys = {
  async 'levels: an opponent is one click, by pointer or key, and is remembered'({ server, open }) {
    const person = new Person(await open(), server.url);
    const { page } = person;
    await person.open('/');
    const group = page.getByRole('group', { name: 'Opponent' });
    await group.getByRole('radio').first().waitFor();
    assert.equal(await group.getByRole('radio').count(), 7);
    // Nobody has finished a game here: an easy one is proposed.
    assert.equal(await chosen(page).inputValue(), 'level1');
    await group.getByText('overlooks a lot').waitFor();
    await accessible(page, 'the seven opponents');
    await group.getByText('Merchant').click();
    await group.getByText('Lets few opportunities pass.').waitFor();
    // It is the same in every game, and after another visit.
    await page.getByRole('button', { name: 'Cardcassonne' }).click();
    assert.equal(await chosen(page).inputValue(), 'level4');
    await page.getByRole('button', { name: 'Carcassonne', exact: true }).click();
    await page.reload();
    await page.getByRole('radio', { name: 'Merchant' }).focus();
    assert.equal(await chosen(page).inputValue(), 'level4');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await chosen(page).inputValue(), 'level3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await group.getByText('Plans ahead').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await person.asked();
    assert.equal((await tableOf(page, server.url)).seats[1].bot, 'level5');
    // At the table it has its name, and a word that it is a computer.
    await page.getByRole('group', { name: 'Master Builder', exact: true }).getByText('Computer').waitFor();
  },

  async 'levels: on a phone all seven are in reach of a finger'({ server, open }) {
    const page = await open({ ...PHONE, locale: 'de-DE' });
    const person = new Person(page, server.url);
    await person.open('/');
    await page.getByRole('group', { name: 'Gegner' }).waitFor();
    assert.deepEqual(await small(page), []);
    const boxes = await page
      .getByRole('group', { name: 'Gegner' })
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()));
    assert.equal(boxes.length, 7);
    for (const box of boxes) assert.ok(box.left >= 0 && box.right <= 390 && box.height >= 44, JSON.stringify(box));
    await page.locator('label').filter({ hasText: 'Gräfin' }).tap();
    await page.getByText('bestraft jeden Fehler').waitFor();
    await accessible(page, 'the opponents on a phone');
    await start(page).tap();
    await person.asked();
    assert.equal((await tableOf(page, server.url)).seats[1].bot, 'level7');
  },

  async 'levels: a table is set up with opponents by name'({ server, open }) {
    const page = await open();
    const person = new Person(page, server.url);
    await person.open('/new');
    const seat = (n) => page.getByLabel(`Seat ${n}`);
    await seat(2).waitFor();
    assert.deepEqual(await seat(2).locator('optgroup option').allTextContents(), [
      '1 Goose Girl',
      '2 Shepherd',
      '3 Miller',
      '4 Merchant',
      '5 Master Builder',
      '6 Castellan',
      '7 Countess',
    ]);
    await seat(2).selectOption({ label: '2 Shepherd' });
    await page.getByText('Knows what scores').waitFor();
    await page.getByRole('button', { name: 'Add a seat' }).click();
    assert.equal(await seat(3).inputValue(), 'level2');
    await accessible(page, 'opponents at a table of one’s own');
    await page.getByLabel('Name 3').fill('Wilbur');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await person.asked();
    const { seats } = await tableOf(page, server.url);
    assert.deepEqual(
      seats.map(({ name, bot }) => [name, bot]),
      [
        ['', undefined],
        ['level2', 'level2'],
        ['Wilbur', 'level2'],
      ],
    );
    await page.getByRole('group', { name: 'Wilbur' }).getByText('Computer').waitFor();
  },
};
