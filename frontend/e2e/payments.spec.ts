import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addDays, clinicDay, dayText, startOfDay } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { closeNotice } from './support/notice';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNothingStandsOut } from './support/width';

const screenPath = '/admin/payment';

const rows = (page: Page): Locator => page.getByRole('table', { name: 'Payments' }).getByRole('row');
const position = (page: Page): Locator => page.getByText(/^Page \d+ of \d+$/);
const count = (page: Page): Locator => page.getByRole('status').filter({ hasText: /payments/ });
const sum = (page: Page): Locator => page.getByText(/^-?₹[\d,]+\.\d\d after refunds$/);

/** Waits for the list to have loaded what was asked for last. */
const settled = (page: Page): Promise<void> =>
  expect(page.getByRole('table', { name: 'Payments' })).toHaveAttribute('aria-busy', 'false');

async function openScreen(page: Page, search = ''): Promise<void> {
  await page.goto(screenPath + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Transactions');
  await settled(page);
}

/** The days of this week as the list says them: Monday to Sunday. */
function thisWeek(): RegExp {
  const today = clinicDay(Date.now());
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days = Array.from({ length: 7 }, (_, day) => dayText(startOfDay(addDays(today, day - sinceMonday))));
  return new RegExp(`(?<!\\d)(?:${days.join('|')})`);
}

/** What the period brought after refunds, in paise. */
async function netTotal(page: Page): Promise<number> {
  return Number((await sum(page).innerText()).replaceAll(/\D/g, ''));
}

async function totalCount(page: Page): Promise<number> {
  return Number(/^[\d,]+/.exec(await count(page).innerText())?.[0].replaceAll(',', ''));
}

test.describe('an admin', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page));

  test('reads the payments of the month, turns pages, and chooses the week @phone', async ({ page }) => {
    await openScreen(page);
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    const month = await totalCount(page);
    expect(month).toBeGreaterThanOrEqual(40);
    await expect(position(page)).toHaveText(`Page 1 of ${Math.ceil(month / 10)}`);
    await expect(rows(page)).toHaveCount(11);
    await expectToHold(page);

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${screenPath}?page=2`);
    await settled(page);
    await expect(count(page)).toBeInViewport();
    await page.reload();
    await expect(position(page)).toHaveText(/^Page 2/);

    await page.getByText('Weekly', { exact: true }).click();
    await expect(page).toHaveURL(`${screenPath}?period=weekly`);
    await settled(page);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await openScreen(page, '?page=999');
    await expect(page).toHaveURL(`${screenPath}?page=${Math.ceil(month / 10)}`);

    await openScreen(page, '?period=weekly&page=999');
    await expect(page).not.toHaveURL(/page=999/); // 999 alone may be in the port
    await expect(rows(page).last()).toContainText(thisWeek()); // the oldest of them
  });

  test('exports the payments of the period as CSV @desktop', async ({ page }) => {
    await openScreen(page);
    const month = await totalCount(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('payments_export.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines[0]?.replace('\uFEFF', '')).toBe('ID,Patient,Amount,Method,Date,Status');
    expect(lines.length - 1).toBe(month);
  });

  test('records a payment, and marks it as refunded @desktop', async ({ page }) => {
    await openScreen(page);
    const before = await netTotal(page);

    await page.getByRole('button', { name: 'Record payment' }).click();
    const recording = page.getByRole('dialog', { name: 'Record payment' });
    const record = recording.getByRole('button', { name: 'Record payment' });
    await record.click();
    await expect(recording.getByText('Patient is required')).toBeVisible();
    await expectToHold(page);
    await recording.getByRole('combobox', { name: 'Patient' }).fill('a');
    await recording
      .getByTitle(/PT-\d+/)
      .first()
      .click();
    await recording.getByLabel('Amount in rupees').fill('1,19,999.99');
    await expect(recording.getByText('Patient is required')).toBeHidden(); // what is below has moved up
    await expect(recording.getByText('Amount is required')).toBeHidden();
    await recording.getByLabel('Net Banking').check();
    await record.click();
    await closeNotice(page.getByRole('status').filter({ hasText: /^₹1,19,999\.99 from .+ was recorded\./ }));
    await expect(recording).toBeHidden();
    await expect.poll(() => netTotal(page)).toBe(before + 11_999_999);
    const newest = rows(page).nth(1);
    await expect(newest).toContainText('₹1,19,999.99');
    await expect(newest).toContainText('Net Banking');
    await expect(newest).toContainText('Paid');

    await newest.getByRole('button', { name: /^Refund ₹1,19,999\.99/ }).click();
    const refunding = page.getByRole('dialog', { name: 'Refund payment' });
    await expect(refunding).toContainText('Are you sure you want to mark this payment as refunded?');
    await expectToHold(page);
    await refunding.getByRole('button', { name: 'Cancel' }).click();
    await expect(newest).toContainText('Paid');
    await newest.getByRole('button', { name: /^Refund/ }).click();
    await refunding.getByRole('button', { name: 'Mark as refunded' }).click();
    await expect(refunding).toBeHidden();
    await expect(newest).toContainText('Refunded');
    await expect(newest.getByRole('button')).toHaveCount(0);
    await expect.poll(() => netTotal(page)).toBe(before);
  });

  test('sees nothing wider than the screen, and buttons large enough for a finger @phone', async ({ page }) => {
    await openScreen(page);
    await expectToHold(page);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
  });

  test('sees which choice is taken where the system sets the colors @desktop', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openScreen(page);
    const background = (name: string) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name }) })
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    const isSeen = async (taken: string, other: string) => (await background(taken)) !== (await background(other));
    await expect.poll(() => isSeen('Monthly', 'Weekly'), { timeout: 20_000 }).toBe(true);
    await page.getByRole('button', { name: 'Record payment' }).click();
    await expect.poll(() => isSeen('Paid', 'Pending'), { timeout: 20_000 }).toBe(true);
  });

  test('reads every word on the narrowest screen, as at 400 % on a desk @phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    await openScreen(page);
    await expectNothingStandsOut(rows(page).getByRole('cell'));
  });
});

test.describe('when calls fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the screen says so, and tries again @desktop', async ({ page }) => {
    await signInAsAdmin(page);
    await openScreen(page);
    await page.route('**/payments/export?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to export payments');
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();

    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Error: Failed to fetch payments');
    await expectToHold(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(position(page)).toHaveText(/^Page 2/);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('an empty period says what will appear @desktop', async ({ page }) => {
    await signInAsAdmin(page);
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"operationName":"Payments"')) return route.fallback();
      const payments = {
        __typename: 'PaymentPage',
        payments: [],
        total: 0,
        totalPages: 1,
        page: 1,
        limit: 10,
      };
      return route.fulfill({ json: { data: { payments } } });
    });
    await page.goto(screenPath);
    await expect(page.getByText('No transactions found.')).toBeVisible();
    await expect(position(page)).toHaveText('Page 1 of 1');
    await expectToHold(page);
  });
});
