// Journeys through the real server in a real Chromium, several side by side, each with browser contexts of its own and
// a server that no other one uses at the time. `npm run e2e -- [WORD] [--jobs N] [--rounds N] [--slow N] [--list]` runs those whose name
// contains the word: repeated N times to find what depends on chance, in browsers N times as slow to find what
// depends on timing; or lists them.
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { journeys as playing } from './journeys.mjs';
import { journeys as board } from './board.mjs';
import { journeys as cards } from './cards.mjs';
import { journeys as rounds } from './cards-round.mjs';
import { journeys as everySeat } from './cards-seats.mjs';
import { journeys as castle } from './castle.mjs';
import { journeys as log } from './castle-log.mjs';
import { journeys as outlook } from './castle-outlook.mjs';
import { journeys as phone } from './castle-phone.mjs';
import { journeys as wall } from './castle-wall.mjs';
import { journeys as decisions } from './decisions.mjs';
import { journeys as everybody } from './everybody.mjs';
import { journeys as first } from './first.mjs';
import { journeys as levels } from './levels.mjs';
import { journeys as knowledge } from './knowledge.mjs';
import { journeys as external } from './external.mjs';
import { journeys as pages } from './pages.mjs';
import { journeys as presence } from './presence.mjs';
import { journeys as puzzles } from './puzzles.mjs';
import { journeys as replays } from './replays.mjs';
import { journeys as sight } from './sight.mjs';
import { journeys as story } from './story.mjs';
import { journeys as study } from './study.mjs';
import { journeys as tables } from './tables.mjs';
import { journeys as targets } from './targets.mjs';
import { journeys as teacher } from './teacher.mjs';
import { Server } from './server.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** One journey; whether it went well. */
async function travel(name, journey, server) {
  const contexts = [];
  const errors = [];
  /** Most journeys are about something else: they go the long way, where every step has its button, and see at once what
   * others do. Those about acting on the tile take what a new browser has: `{ fresh: true }`. */
  const open = async ({ fresh = false, ...options } = {}) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options });
    if (!fresh)
      await context.addInitScript(() => {
        // Blank pages keep nothing.
        if (location.protocol.startsWith('http') && localStorage.getItem('bastide.settings') === null)
          localStorage.setItem('bastide.settings', JSON.stringify({ confirm: 'always', speed: 'once' }));
      });
    contexts.push(context);
    const page = await context.newPage();
    if (slow > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slow });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const expected = /WebSocket|ERR_CONNECTION|Failed to load/.test(message.text());
      if (message.type() === 'error' && !expected) errors.push(message.text());
    });
    return page;
  };
  const start = Date.now();
  try {
    await journey({ server, open });
    if (errors.length > 0) throw new Error(`the page complained: ${errors.join('\n')}`);
    console.log(`ok   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    const cause = error.cause ? `\n${error.cause.stack ?? error.cause}` : '';
    console.log(`FAIL ${name}\n${error.stack ?? error}${cause}\n${server.log ?? ''}`);
    await tell(name, contexts);
    return false;
  } finally {
    for (const context of contexts) await context.close();
  }
}

/** Goes from one journey to the next with the same server, whose pictures are painted by then; what goes wrong may have
 * come from it or befallen it, and the next one gets another. */
async function travelAll(next) {
  let server = null;
  const leave = async () => {
    await server?.stop('SIGKILL').catch(() => {});
    server?.remove();
    server = null;
  };
  for (let journey = next(); journey; journey = next()) {
    if (!server) {
      server = new Server();
      await server.start();
    }
    if (await travel(...journey, server)) passed += 1;
    else {
      failed.push(journey[0]);
      await leave();
    }
  }
  await leave();
}

/** What everybody saw, for whoever has to find out why. */
async function tell(name, contexts) {
  for (const [n, context] of contexts.entries()) {
    for (const page of context.pages()) {
      const file = join(tmpdir(), `journey-${name.replaceAll(' ', '-')}-${n}.png`);
      await page.screenshot({ path: file }).catch(() => {});
      const seen = await page
        .locator('h1, h2')
        .allInnerTexts()
        .catch(() => []);
      console.log(`browser ${n} at ${page.url()} read: ${seen.join(' | ')}; see ${file}`);
    }
  }
}

const journeys = {
  ...playing,
  ...board,
  ...targets,
  ...teacher,
  ...castle,
  ...wall,
  ...log,
  ...outlook,
  ...phone,
  ...cards,
  ...everySeat,
  ...rounds,
  ...tables,
  ...decisions,
  ...knowledge,
  ...levels,
  ...everybody,
  ...first,
  ...external,
  ...pages,
  ...presence,
  ...puzzles,
  ...replays,
  ...sight,
  ...story,
  ...study,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // A journey waits about as long as it computes.
    jobs: { type: 'string', default: String(2 * availableParallelism() + 1) },
    rounds: { type: 'string', default: '1' },
    slow: { type: 'string', default: '1' },
    list: { type: 'boolean' },
  },
});
/** More than this many failures are no accident. */
const MAX_AGAIN = 3;
const slow = Number(values.slow);
const wanted = Object.entries(journeys).filter(([name]) => name.includes(positionals[0] ?? ''));
if (values.list) {
  console.log(wanted.map(([name]) => name).join('\n'));
  process.exit(0);
}
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  headless: true,
  args: FLAGS,
});
const queue = Array.from({ length: Number(values.rounds) }, () => wanted).flat();
let failed = [];
let passed = 0;
await Promise.all(Array.from({ length: Math.max(1, Number(values.jobs)) }, () => travelAll(() => queue.shift())));
// A machine with too much to do at once is no fault of a journey: whatever failed in company is tried alone, and said.
// Who looks for what depends on timing repeats journeys, and then nothing is tried again.
if (failed.length > 0 && failed.length <= MAX_AGAIN && Number(values.rounds) === 1) {
  const again = failed;
  failed = [];
  const alone = again.map((name) => [name, journeys[name]]);
  await travelAll(() => alone.shift());
  for (const name of again) if (!failed.includes(name)) console.log(`passed only when alone: ${name}`);
}
await browser.close();
for (const name of failed) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
