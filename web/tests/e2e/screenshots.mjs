// Takes the pictures in docs/screenshots: the main pages on desk and phone, light and dark, in both
// languages, with a game the computer plays against itself.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Person } from './person.mjs';
import { Server } from './server.mjs';

const folder = join(import.meta.dirname, '../../../docs/screenshots');
mkdirSync(folder, { recursive: true });
const server = new Server();
await server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', colorScheme: 'light' };
const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'de-DE',
  colorScheme: 'dark',
  isMobile: true,
  hasTouch: true,
};
const shoot = (page, name) => page.screenshot({ path: join(folder, `${name}.png`) });

const context = await browser.newContext(desk);
// Whoever plays for the pictures goes the long way, and waits for nothing that is told.
await context.addInitScript(() => {
  if (location.protocol.startsWith('http') && localStorage.getItem('bastide.settings') === null)
    localStorage.setItem('bastide.settings', JSON.stringify({ confirm: 'always', speed: 'once' }));
});
const page = await context.newPage();
const person = new Person(page, server.url);
await person.open('/');
await page.waitForTimeout(1500);
await shoot(page, 'start-desk');
await person.open('/new');
await page.waitForTimeout(500);
await shoot(page, 'create-desk');
await page.getByLabel('Name 1').fill('Anna');
await page.getByLabel('Seat 2').selectOption('level3');
await page.getByRole('button', { name: 'Start the game' }).click();
for (let n = 0; ; n += 1) {
  const asked = await person.asked();
  const many = (await person.tiles()) >= 34;
  if (asked === 'tile') {
    if (many) {
      await page.locator('[data-spot]').nth(1).dispatchEvent('click');
      await page.waitForTimeout(600);
      await shoot(page, 'game-desk-tile');
    }
    await person.layTile();
  } else if (asked === 'figure') {
    if (many) {
      await page.locator('.options .option').nth(1).click();
      await page.waitForTimeout(600);
      await shoot(page, 'game-desk-figure');
      // Choosing the same again would commit it.
      await page.keyboard.press('0');
      break;
    }
    await person.answerFigure(n % 3 === 0);
  } else await page.locator('footer .button').first().click();
}
const address = page.url();
const state = await context.storageState();
const small = await (await browser.newContext({ ...phone, storageState: state })).newPage();
await small.goto(`${server.url}/`);
await small.waitForTimeout(1000);
await shoot(small, 'start-phone');
await small.goto(address);
await small.locator('image.tile').first().waitFor();
await small.waitForTimeout(1200);
await shoot(small, 'game-phone');
const night = await (
  await browser.newContext({ ...desk, colorScheme: 'dark', locale: 'de-DE', storageState: state })
).newPage();
await night.goto(address);
await night.locator('image.tile').first().waitFor();
await night.waitForTimeout(1200);
await shoot(night, 'game-desk-dark');
await night.goto(`${address}/60`);
await night.locator('image.tile').first().waitFor();
await night.waitForTimeout(1200);
await shoot(night, 'replay-desk-dark');
const tablet = await (
  await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'de-DE', storageState: state })
).newPage();
await tablet.goto(address);
await tablet.locator('image.tile').first().waitFor();
await tablet.waitForTimeout(1200);
await shoot(tablet, 'game-tablet');
// Decisions of expansions, from games that stop right before them.
for (const [name, size, file] of [
  ['capture', desk, 'tower-desk'],
  ['take', desk, 'gold-desk'],
  ['message', desk, 'message-desk'],
  ['turn', phone, 'ferry-phone'],
]) {
  const one = await (await browser.newContext({ ...size, storageState: state })).newPage();
  await one.goto(server.url);
  const record = readFileSync(join(import.meta.dirname, `decisions/${name}.txt`), 'utf8');
  const table = await one.evaluate(async (text) => {
    const body = JSON.stringify({ record: text });
    return (
      await fetch('/api/records', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).json();
  }, record);
  await one.goto(`${server.url}/t/${table.id}`);
  await one.locator('[data-option]').first().click();
  await one.waitForTimeout(1000);
  await shoot(one, file);
}
// The Castle, half full: a game that stops before a tile.
const castle = await (await browser.newContext(desk)).newPage();
await castle.goto(server.url);
await castle.evaluate(() => localStorage.setItem('bastide.coach', JSON.stringify({ on: false })));
const moves = readFileSync(join(import.meta.dirname, '../../../docs/games/castle.txt'), 'utf8');
const half = moves.slice(0, moves.search(/^131 /m)).replace(/^(seats.*)$/m, '$1\naids all');
const begun = await castle.evaluate(async (text) => {
  const body = JSON.stringify({ record: text });
  return (
    await fetch('/api/records', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  ).json();
}, half);
await castle.goto(`${server.url}/t/${begun.id}`);
await castle.locator('[data-spot]').first().dispatchEvent('click');
await castle.waitForTimeout(1500);
await shoot(castle, 'castle-desk');
// The end of the game on the desk.
for (let n = 0; ; n += 1) {
  const asked = await person.asked();
  if (asked === 'over') break;
  if (asked === 'tile') await person.layTile();
  else if (asked === 'figure') await person.answerFigure(n % 3 === 0);
  else await person.takeSecond();
}
await page.waitForTimeout(1200);
await shoot(page, 'result-desk');
await page.goto(`${server.url}/rules/river+abbot+inns+traders`);
await page.waitForTimeout(1500);
await shoot(page, 'rules-desk');
await browser.close();
await server.stop('SIGKILL');
server.remove();
console.log('docs/screenshots is new');
