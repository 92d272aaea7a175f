// How smoothly a large board moves: 190 tiles, 40 figures, panned and zoomed in a real Chromium; and how smoothly a late
// round of a game with 124 tiles and its final count are told. `node tests/e2e/frames.mjs` prints the times between
// frames; docs/performance.md quotes them.
import { chromium } from 'playwright-core';
import { openText, shipped } from './look.mjs';
import { Server } from './server.mjs';

const WIDE = 19;
const TILES = 190;
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

/** A board of that size; what lies beside what does not matter to the painter. */
function enlarge(view, kinds) {
  const tiles = Array.from({ length: TILES }, (_, n) => ({
    kind: kinds[(n * 7) % kinds.length],
    x: (n % WIDE) - 9,
    y: Math.floor(n / WIDE) - 5,
    facing: (n * 3) % 4,
    by: n % 2,
  }));
  const figures = Array.from({ length: 40 }, (_, n) => ({ owner: n % 2, figure: 'meeple', tile: n * 4, part: 0 }));
  return { ...view, tiles, figures, regions: [] };
}

async function measure(viewport) {
  const page = await (await browser.newContext({ viewport, locale: 'en-GB' })).newPage();
  const kinds = Object.keys((await (await page.request.get(`${server.url}/art/kinds.json`)).json()).kinds);
  await page.goto(server.url);
  const table = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'carcassonne', with: '', seats: [{ who: 'me' }, { who: 'me' }] });
    return (
      await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).json();
  });
  await page.route('**/view?at=*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, scene: { ...answer.scene, view: enlarge(answer.scene.view, kinds) } } });
  });
  await page.goto(`${server.url}/t/${table.id}/0`);
  await page.waitForFunction((n) => document.querySelectorAll('image.tile').length === n, TILES);
  await page.waitForTimeout(3000);
  await watch(page);
  const [x, y] = [viewport.width * 0.4, viewport.height * 0.4];
  await page.mouse.move(x, y);
  await page.evaluate(() => (globalThis.frameTimes.length = 0));
  for (let round = 0; round < 3; round += 1) {
    await page.mouse.down();
    for (let n = 0; n < 60; n += 1) await page.mouse.move(x + 160 * Math.sin(n / 9), y + 110 * Math.cos(n / 7));
    await page.mouse.up();
    for (let n = 0; n < 30; n += 1) await page.mouse.wheel(0, n % 30 < 15 ? -60 : 60);
  }
  await report(page, viewport, 'panned and zoomed');
}

/** Notes the times between frames from now on. */
function watch(page) {
  return page.evaluate(() => {
    const times = (globalThis.frameTimes = []);
    let before = performance.now();
    const tick = (now) => {
      times.push(now - before);
      before = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

async function report(page, viewport, what) {
  const times = (await page.evaluate(() => globalThis.frameTimes)).slice(2).sort((a, b) => a - b);
  const at = (part) => times[Math.floor((times.length - 1) * part)].toFixed(1);
  console.log(
    `${viewport.width}×${viewport.height}, ${what}: ${times.length} frames, median ${at(0.5)} ms, 95 % ${at(0.95)}, 99 % ${at(0.99)}, most ${at(1)}`,
  );
}

/** The last round told three times, and the final count. */
async function measureStory(viewport) {
  const page = await (await browser.newContext({ viewport, locale: 'en-GB' })).newPage();
  await openText(page, server.url, shipped('classic', 383));
  await page.waitForTimeout(3000);
  await watch(page);
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    if (round === 0) await page.evaluate(() => (globalThis.frameTimes.length = 0));
    await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'detached' });
  }
  await report(page, viewport, 'a round is told');
  await openText(page, server.url, shipped('classic'));
  await page.getByRole('button', { name: 'Show the final scoring' }).click();
  await page.waitForTimeout(1500);
  await watch(page);
  await page.waitForTimeout(12_000);
  await report(page, viewport, 'the final count');
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  await measure(viewport);
  await measureStory(viewport);
}
await browser.close();
await server.stop('SIGKILL');
server.remove();
