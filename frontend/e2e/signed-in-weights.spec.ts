import type { Page } from '@playwright/test';
import { firstLoad, sum } from './support/first-load';
import { signInAsAdmin, signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';
import { watchShifts } from './support/watch-shifts';

const KiB = 1024;

/** The sample physiotherapist. */
const signInAsPhysiotherapist = (page: Page) => signInAsDoctor(page, '9000000011');

/**
 * Pages of accounts, as a visit of their own loads them, with what comes after the first answers of the server. Before the screens
 * shared one kit /user and the console were 270.0 and 319.4 KiB; on 22 November 2026, without the notices of Ant Design's `App`, 256.5 and
 * 310.8. The console was at 293.4 since its files were fewer. Its bound and those of /user rose by 11.8, as much as React Router's data
 * router added to the script that all pages share (docs/decisions/2026-11-28-react-router.md). A patient's day is bounded by its design
 * (recovery §11), a physiotherapist's by the bench's (bench §12).
 */
for (const [path, signIn, most] of [
  ['/user/today', signInAsUser, 130],
  ['/user/plan', signInAsUser, 130],
  ['/user/progress', signInAsUser, 130],
  ['/user/measure', signInAsUser, 130],
  ['/user/lessons', signInAsUser, 130],
  ['/user/sessions', signInAsUser, 283.8],
  ['/user/settings', signInAsUser, 141.8],
  ['/admin/patient-record', signInAsAdmin, 311.8],
  ['/physio', signInAsPhysiotherapist, 200],
] as const) {
  test(`${path} loads at most ${most} KiB of script for whoever is signed in`, async ({ page }) => {
    await signIn(page);
    const { scripts } = await firstLoad(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(most * KiB);
  });
}

/** Apollo and Ant Design come with the forms below: on a desk's window they are seen at once. The rest is React and the page. */
for (const [window, most] of [
  ['phone', 141.8],
  ['desktop', 283.8],
] as const)
  test(`/user loads at most ${most} KiB of script at first @${window}`, async ({ page }) => {
    await signInAsUser(page);
    const { scripts } = await firstLoad(page, '/user');
    expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(most * KiB);
  });

/** The answers of the server come late, after the page with its footer has been drawn. */
for (const path of ['/user', '/user/today', '/user/payments', '/user/sessions', '/user/settings'])
  test(`${path} does not shift when the server answers late`, async ({ page }) => {
    await signInAsUser(page);
    const shift = await watchShifts(page);
    const answers = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await answers.promise;
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    answers.resolve();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shift()).toBeLessThan(0.05);
  });

test('/user/sessions does not shift when its form comes while somebody reads below them @phone', async ({ page }) => {
  await signInAsUser(page);
  const shift = await watchShifts(page);
  const forms = Promise.withResolvers<void>();
  await page.route(/\/assets\/own-forms-.*\.js$/, async (route) => {
    await forms.promise;
    await route.continue();
  });
  await page.goto('/user/sessions');
  await expect(page.getByRole('region', { name: 'Past sessions' }).getByRole('listitem').first()).toBeAttached();
  const form = page.getByRole('region', { name: 'Ask for a session' });
  await form.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const before = await shift();
  forms.resolve();
  await expect(form.getByRole('button', { name: 'Ask for this session' })).toBeVisible();
  expect((await shift()) - before).toBeLessThan(0.05);
});

/** Over a slow network each file waits its turn: before they were grouped (vite.config.ts) these were 87, 110, 114, 104 and 81. */
for (const [path, signIn, most] of [
  ['/admin/patient-record', signInAsAdmin, 40],
  ['/admin/schedule', signInAsAdmin, 57],
  ['/admin/payment', signInAsAdmin, 54],
  ['/admin/inbox', signInAsAdmin, 50],
  ['/doctor', signInAsDoctor, 52],
] as const) {
  test(`${path} comes in at most ${most} files of script and style @desktop`, async ({ page }) => {
    await signIn(page);
    const { scripts, styles } = await firstLoad(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    const files = [...scripts, ...styles].map((file) => file.path);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
  });
}

for (const path of ['/user/today', '/user/plan', '/user/progress', '/user/measure', '/user/lessons'])
  test(`${path} asks for the day while its scripts are still on their way, and once @phone`, async ({ page }) => {
    await signInAsUser(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
      if (operation === 'Today') asked.push(request.headers()['accept-language'] ?? '');
    });
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const answer = page.waitForResponse((response) => response.request().postData()?.includes('"Today"') ?? false);
    await page.goto(path, { waitUntil: 'commit' });
    expect((await answer).status()).toBe(200);
    scripts.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['en']);
  });
