import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { latestOtp, markLog } from './support/one-time-password';
import { ownNumber } from './support/own-number';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { openDialog } from './support/sessions';
import { expect, test } from './support/test';

const admin = '9000000001';
const patient = '9000000101';

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

/** Signs in over the open page, with the number that stands there or another one. */
async function signInAgain(page: Page, known: string, other?: string): Promise<void> {
  const number = signIn(page).getByLabel(/mobile number/i);
  await expect(number).toBeFocused();
  await expect(number).toHaveValue(known);
  if (other) await number.fill(other);
  const mark = markLog();
  await signIn(page).getByRole('button', { name: 'Send OTP' }).click();
  await signIn(page)
    .getByLabel(/one-time password/i)
    .fill(await latestOtp(other ?? known, mark));
}

/** The session is worth nothing from now on. */
const endSession = (page: Page) => page.context().clearCookies();

test('an admin signs in over an open dialog, and what was saved is saved by that alone @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/payment');
  await page.getByRole('button', { name: 'Record payment' }).click();
  const recording = page.getByRole('dialog', { name: 'Record payment' });
  await recording.getByRole('combobox', { name: 'Patient' }).fill('a');
  await recording
    .getByTitle(/PT-\d+/)
    .first()
    .click();
  await recording.getByLabel('Amount in rupees').fill('1234');
  await recording.getByLabel('Cash').check();
  await endSession(page);
  await recording.getByRole('button', { name: 'Record payment' }).click();
  await expect(signIn(page)).toContainText('Your session has ended');
  await expectToHold(page, { part: '.ant-drawer' });
  await signInAgain(page, admin);
  await expect(signIn(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '₹1,234.00' })).toBeVisible();
  await expect(recording).toBeHidden();
});

test.describe('a patient', () => {
  const typed = '2031-05-06T10:30';
  const input = (page: Page) => page.getByLabel('Date and time (clinic time, IST)');

  test.beforeEach(async ({ page }) => {
    await signInAsUser(page);
    await page.goto('/user/sessions');
    // It comes when it is seen, in place of what stood there.
    const form = page.getByRole('region', { name: 'Ask for a session' });
    await expect(() => form.scrollIntoViewIfNeeded()).toPass();
    await input(page).fill(typed);
    await endSession(page);
    await page.getByRole('button', { name: 'Ask for this session' }).click();
    await expect(signIn(page)).toBeVisible();
  });

  test('who closes the sign-in is told what is true, and keeps what was typed @phone', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(signIn(page)).toBeHidden();
    const bar = page.getByRole('alert').filter({ hasText: 'You are signed out. This page is still open' });
    await expect(bar).toBeInViewport();
    await expectToHold(page);
    await expect(input(page)).toHaveValue(typed);
    await bar.getByRole('button', { name: 'Sign in again' }).click();
    await signInAgain(page, patient);
    await expect(bar).toBeHidden();
    await expect(input(page)).toHaveValue(typed);
    await expect(page).toHaveURL('/user/sessions');
  });

  test('with another number is asked before the page is left @phone', async ({ page }, info) => {
    const other = ownNumber(info, '015');
    await signInAgain(page, patient, other);
    await expect(signIn(page)).toContainText('What was typed on it and not saved is lost');
    await expectToHold(page, { part: openDialog });
    await signIn(page).getByRole('button', { name: 'Leave the page' }).click();
    await expect(page).toHaveURL('/patient-signup');
    await expect(page.getByText(typed)).toBeHidden();
  });
});

test.describe('two minutes before the idle limit', () => {
  test('the page offers to stay, for all tabs, and does @phone', async ({ page, context }) => {
    // The server's clock stands still: its background answers would tell the seconds that were left before the page's clock was set.
    await context.route('**/graphql', async (route) => {
      if ((await route.request().headerValue('x-background')) === null) return route.continue();
      const response = await route.fetch();
      const { 'session-seconds-left': _left, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    });
    await signInAsAdmin(page);
    await page.clock.install();
    await page.goto('/admin/report');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle'); // an answer that comes after the clock was set is a later use
    await page.clock.fastForward('12:30');
    const offer = page.getByRole('dialog', { name: 'Do you want to stay signed in?' });
    await expect(offer).toBeHidden();
    await page.clock.fastForward('00:45');
    await expect(offer).toContainText('you will be signed out in 2 minutes');
    await expect(offer.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expectToHold(page, { part: openDialog });
    await page.keyboard.press('Enter');
    await expect(offer).toBeHidden();

    await page.clock.fastForward('13:30');
    await expect(offer).toBeVisible();
    const second = await context.newPage();
    await second.clock.install({ time: await page.evaluate(() => Date.now()) });
    await second.goto('/admin/report');
    await second.getByRole('heading', { level: 1 }).waitFor();
    await second.keyboard.press('Tab');
    await expect(offer).toBeHidden();
  });
});

test.describe('a lost network at the start', () => {
  test.use({ expectedErrors: [/ERR_FAILED|net::ERR/] });

  test('throws no patient from /user to / @phone', async ({ page }) => {
    await page.goto('/');
    await signInAsUser(page);
    await page.route('**/graphql', (route) => route.abort());
    await page.goto('/user');
    const alert = page.getByRole('alert').filter({ hasText: 'We could not find out whether you are signed in' });
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL('/user');
    await expectToHold(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  });
});
