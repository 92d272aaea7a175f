// Who is there: a line that is cut, a rematch, the games one has, the name one has, being called to one's turn.
import assert from 'node:assert/strict';
import { accessible } from './look.mjs';
import { Person } from './person.mjs';

/** Two people with a browser each at a table of The Castle; nobody has moved. */
async function byLink(server, open) {
  const [host, guest] = [await open(), await open()];
  await host.goto(`${server.url}/new/castle`);
  await host.getByLabel('Name 1').fill('Anna');
  await host.getByRole('button', { name: 'Start the game' }).click();
  await guest.goto(
    await host
      .getByLabel(/^Link for/)
      .first()
      .inputValue(),
  );
  await guest.getByLabel('Name').fill('Ben');
  await guest.getByRole('button', { name: 'Take this seat' }).click();
  await guest.getByRole('heading', { level: 1 }).waitFor();
  return { host, guest };
}

async function giveUp(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
}

export const journeys = {
  async 'presence: a server that no longer answers is noticed, and the game goes on when it does'({ server, open }) {
    const person = new Person(await open(), server.url);
    await person.hotSeat();
    await person.asked();
    server.child.kill('SIGSTOP');
    // The line is not closed; only nobody speaks.
    await person.page.getByText('Connection lost').waitFor({ timeout: 15_000 });
    server.child.kill('SIGCONT');
    await person.page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
    const before = await person.tiles();
    await person.layTile();
    await person.page.waitForFunction((n) => document.querySelectorAll('image.tile').length > n, before);
  },

  async 'presence: whoever gives up comes last, and a rematch is seen by everybody'({ server, open }) {
    const { host, guest } = await byLink(server, open);
    const spectator = await open();
    await spectator.goto(host.url());
    await giveUp(host);
    await host.getByRole('heading', { name: 'You gave up. Ben wins.' }).waitFor();
    await guest.getByRole('heading', { name: 'Anna gave up. You win.' }).waitFor();
    await guest.getByRole('button', { name: 'Show the result' }).click();
    const places = await guest
      .getByRole('listitem')
      .filter({ hasText: /^[12]\./ })
      .allInnerTexts();
    assert.match(places[0], /Ben/);
    assert.match(places[1], /2\.[\s\S]*Anna/);
    await guest.getByRole('button', { name: 'Play again' }).click();
    await guest.waitForURL((url) => url.href !== host.url());
    await host.getByText('The rematch is ready.').waitFor();
    await accessible(host, 'rematch');
    await spectator.getByText('They play again.').waitFor();
    await host.getByRole('link', { name: 'Join the rematch' }).click();
    await spectator.getByRole('link', { name: 'Watch the rematch' }).click();
    await spectator.waitForURL(guest.url());
    assert.equal(host.url(), guest.url());
    await host.getByText('Ben').first().waitFor();
  },

  async 'presence: finished games are kept, found and put away'({ server, open }) {
    const { host } = await byLink(server, open);
    await giveUp(host);
    await host.getByRole('heading', { name: /gave up/ }).waitFor();
    await new Person(host, server.url).hotSeat();
    await host.waitForURL(/\/t\//);
    await host.goto(server.url);
    await host.getByRole('link', { name: 'My games' }).click();
    const finished = host.getByRole('region', { name: 'Finished' });
    await finished.getByRole('link', { name: /Ben[\s\S]*The Castle/ }).waitFor();
    assert.equal(await host.getByRole('region', { name: 'Still going' }).getByRole('listitem').count(), 1);
    await accessible(host, 'my games');
    await host.getByLabel('Search').fill('castle be');
    await host.getByRole('region', { name: 'Still going' }).waitFor({ state: 'detached' });
    await finished.getByRole('button', { name: /Remove from the list/ }).click();
    await host.getByText('No game matches.').waitFor();
    await host.getByRole('button', { name: 'Undo' }).click();
    await finished.getByRole('link').waitFor();
    await finished.getByRole('button', { name: /Remove from the list/ }).click();
    await host.reload();
    await host.getByRole('region', { name: 'Still going' }).waitFor();
    assert.equal(await finished.count(), 0);
  },

  async 'presence: a name stays, and the page calls to the turn'({ server, open }) {
    const { host, guest } = await byLink(server, open);
    const icon = (page, name) => page.locator(`link[rel="icon"][href="${name}"]`).waitFor({ state: 'attached' });
    await icon(host, '/icon-turn.svg');
    await icon(guest, '/icon.svg');
    await guest.goto(server.url);
    await guest.getByRole('button', { name: 'Carcassonne', exact: true }).click();
    await guest.getByRole('button', { name: /Play against the computer/ }).click();
    await guest.getByText('Ben').first().waitFor();
    // The chime can be switched off, and stays off.
    await guest.goto(server.url);
    await guest.getByRole('button', { name: 'Settings' }).click();
    await guest.getByLabel('Chime when it is my turn').uncheck();
    await guest.reload();
    await guest.getByRole('button', { name: 'Settings' }).click();
    assert.equal(await guest.getByLabel('Chime when it is my turn').isChecked(), false);
  },
};
