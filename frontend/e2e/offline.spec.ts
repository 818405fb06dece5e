import type { BrowserContext, Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** A patient of the sample data with a plan of a new knee. */
const phone = '9000000101';

/** Opens the day, answers the danger signs, and waits until the worker has kept the area. */
async function keepDay(page: Page): Promise<void> {
  await page.goto('/user/today');
  const none = page.getByRole('button', { name: 'I have none of these' });
  const next = page.getByRole('link', { name: /^(?:Start|Go on)/ }).first();
  const list = page.locator('li a[href^="/user/today/"]').first();
  await expect(none.or(next).or(list).first()).toBeVisible();
  if (await none.isVisible()) await none.click();
  await expect(list).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Opens an address in a new tab, as somebody does who has closed the application. */
async function openAnew(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('a day opens without a connection, keeps what is ticked, and sends it once the network is back @phone', async ({
  page,
  context,
}) => {
  await signInAsUser(page, phone);
  await keepDay(page);
  await context.setOffline(true);

  const offline = await openAnew(context, '/user/today');
  await expect(offline.getByText(/^There is no connection to the clinic now/)).toBeVisible();
  await expectToHold(offline);
  await offline.locator('li a[href^="/user/today/"]').first().click();
  await expect(offline.getByRole('figure').locator('svg').first()).toBeVisible();
  const done = offline.getByRole('button', { name: /^Done: set/ });
  const name = await done.innerText();
  await done.click();
  await expect(offline.getByText(/^One entry is not sent yet/)).toBeVisible();

  const again = await openAnew(context, new URL(offline.url()).pathname);
  await expect(again.getByText(/^There is no connection to the clinic now/)).toBeVisible();
  await expect(again.getByText(/^One entry is not sent yet/)).toBeVisible();
  await expect(again.getByRole('button', { name, exact: true })).toHaveCount(0);

  await context.setOffline(false);
  await again.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(again.getByText(/^One entry is not sent yet/)).toBeHidden();
  await expect(again.getByText(/^There is no connection/)).toBeHidden();
  await again.getByRole('button', { name: 'Take back', exact: false }).first().click();
});

test('a session that ended leaves the day to be read, and asks for a sign-in to send @phone', async ({
  page,
  context,
}) => {
  await signInAsUser(page, phone);
  await keepDay(page);
  await context.clearCookies();
  const out = await openAnew(context, '/user/today');
  await expect(out.getByText(/^You are signed out. This is your day as of/)).toBeVisible();
  await expect(out.locator('li a[href^="/user/today/"]').first()).toBeVisible();
  await expectToHold(out);
  await out.getByRole('link', { name: 'Sign in' }).click();
  await expect(out).toHaveURL(/\/login$/);
});

test('a logout leaves nothing of the day on the phone @phone', async ({ page, context }) => {
  await signInAsUser(page, phone);
  await keepDay(page);
  await page.goto('/user');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    stored: Object.keys(localStorage).length,
  }));
  expect(left).toEqual({ workers: 0, databases: [], stored: 0 });
  const visitor = await openAnew(context, '/user/today');
  await expect(visitor).toHaveURL(/\/login$/);
});
