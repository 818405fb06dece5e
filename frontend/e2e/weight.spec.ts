import type { APIRequestContext } from '@playwright/test';
import { firstLoad, sum } from './support/first-load';
import { hindiPaths, publicPaths } from './support/public-paths';
import { expect, test } from './support/test';
import { watchShifts } from './support/watch-shifts';

const KiB = 1024;

/**
 * Script that a public page may load: the design allows 100 KiB. The heaviest, /hi/about, has 97.4, of which React and React Router with its
 * data router are 86.3 (docs/decisions/2026-11-28-react-router.md); the bound is the least whole number, so that nothing grows unseen.
 */
const scriptBudget = 98 * KiB;

for (const path of [...publicPaths, ...hindiPaths]) {
  test(`${path} loads at most 98 KiB of script and 12 KiB of style, packed`, async ({ page }) => {
    const { scripts, styles } = await firstLoad(page, path);
    expect(scripts.length, 'scripts that came').toBeGreaterThan(1);
    expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(scriptBudget);
    expect(sum(styles), JSON.stringify(styles)).toBeLessThanOrEqual(12 * KiB);
    const html = await (await page.request.get(path)).text();
    expect(scripts.filter((script) => !html.includes(script.path))).toEqual([]); // none is waited for by another
    const tags = html.match(/<[^>]+\.js"[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]); // the page can be read before
  });

  test(`${path} does not shift while it loads and comes alive`, async ({ page }) => {
    const shift = await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shift()).toBeLessThan(0.01);
  });
}

test('/hi does not shift when its letters come after the text', async ({ page }) => {
  const shift = await watchShifts(page);
  const letters = Promise.withResolvers<undefined>();
  // A device without them by that name: they are fetched, while others of its own stand there.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/local\("?Noto ?Sans ?Devanagari[^)]*\),/g, '');
    await route.fulfill({ response, body });
  });
  await page.route('**/*.woff2', async (route) => {
    await letters.promise;
    await route.continue();
  });
  await page.goto('/hi', { waitUntil: 'domcontentloaded' });
  const hasLetters = () => page.evaluate(() => document.fonts.check('17px Devanagari', 'क'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hasLetters()).toBe(false);
  letters.resolve(undefined);
  await expect.poll(hasLetters).toBe(true);
  await page.evaluate(async () => document.fonts.ready);
  expect(await shift()).toBeLessThan(0.01);
});

/** The scripts that the HTML of an address names, packed: what its page begins with, whoever is signed in. */
async function namedScripts(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const named = new Set(
    [...html.matchAll(/(?:src|href)="((?:\/hi)?\/assets\/[^"]+\.js)"/g)].map(([, script]) => script ?? ''),
  );
  const scripts = await Promise.all(
    [...named].map(async (script) => {
      const response = await request.get(script, { headers: { 'accept-encoding': 'br' } });
      return { path: script, bytes: Number(response.headers()['content-length']) };
    }),
  );
  expect(scripts.length).toBeGreaterThan(1);
  return scripts;
}

for (const path of ['/login', '/hi/login'])
  test(`${path} begins as light; Ant Design and Apollo come once its screen is there`, async ({ request }) => {
    const scripts = await namedScripts(request, path);
    expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(scriptBudget);
  });

test('/login with its drawer loads at most 249 KiB of script', async ({ page }) => {
  const { scripts } = await firstLoad(page, '/login');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(249 * KiB);
});
