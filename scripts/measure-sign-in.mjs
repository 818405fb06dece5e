/**
 * Measures what blocks the main thread until the sign-in drawer can be used: node scripts/measure-sign-in.mjs [URL] [PATH] [RUNS].
 * PATH is `/login`, with the load of the page, or a page whose link to /login is pressed. Takes the processor time of each task instead of
 * its duration, times four for a slow phone, so that a busy machine changes it little.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

const SLOWDOWN = 4;
const [url = 'http://127.0.0.1:4000', path = '/login', runs = '5'] = process.argv.slice(2);
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** A computation whose time says how fast the processor is. */
function reference() {
  let sum = 0;
  for (let step = 0; step < 20_000_000; step++) sum = Math.trunc((sum * 31 + step) % 65_521);
  return sum;
}

/** Returns the processor time of the main thread's tasks in ms, slowed down, and that of the reference. */
async function run(browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  if (path !== '/login') await page.goto(url + path, { waitUntil: 'networkidle' });
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await (path === '/login' ? page.goto(url + path) : page.locator('a[href="/login"]:visible').first().click());
  await page.locator('input[name=phoneNumber]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  await page.evaluate(reference);
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await ended;
  await context.close();
  return figuresOf(events);
}

function figuresOf(events) {
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const script = new Map();
  for (const event of events)
    if (event.name === 'FunctionCall') script.set(threadOf(event), (script.get(threadOf(event)) ?? 0) + event.dur);
  const [[main] = []] = [...script].sort(([, one], [, other]) => other - one);
  const tasks = events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && threadOf(event) === main)
    .toSorted((one, other) => one.ts - other.ts)
    .map(({ tdur = 0 }) => (tdur / 1_000) * SLOWDOWN);
  // The reference is the longest task, and the last long one.
  const [loop = 0] = tasks.splice(tasks.lastIndexOf(Math.max(...tasks)), 1);
  const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
  return { blocking, longest: Math.max(...tasks), loop };
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const found = [];
await run(browser); // warms the caches of server and browser
while (found.length < Number(runs)) found.push(await run(browser));
await browser.close();
const median = (name) => found.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(found.length / 2)];
const [blocking, longest, loop] = ['blocking', 'longest', 'loop'].map(median);
console.log(
  `${path}: blocking ${blocking.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms, reference ${loop.toFixed(0)} ms, ratio ${(blocking / loop).toFixed(2)}`,
);
