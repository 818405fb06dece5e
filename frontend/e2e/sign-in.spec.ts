import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { openMenu } from './support/menu';
import { latestOtp, markLog } from './support/one-time-password';
import { ownNumber, spaced } from './support/own-number';
import { signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const admin = '9000000001';
const patient = '9000000101';
const strangerToAdmins = '9876500001';

const phoneInput = (page: Page) => page.getByLabel(/mobile number/i);
const otpInput = (page: Page) => page.getByLabel(/one-time password/i);
const drawer = (page: Page) => page.getByRole('dialog');
const landingHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Recover well after surgery' });

/** Follows the header's button to the drawer, which on phones is in the menu. */
async function openLogin(page: Page) {
  const isNarrow = await openMenu(page);
  await page.getByRole('link', { name: isNarrow ? 'SignIn/SignUp' : 'SignUp', exact: true }).click();
}

async function openDrawer(page: Page) {
  await openLogin(page);
  await expect(drawer(page)).toBeVisible();
}

/** Fills in the phone step and answers the code that was sent. */
async function askForCode(page: Page, typed: string, phone: string): Promise<string> {
  const mark = markLog();
  await phoneInput(page).fill(typed);
  await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
  await expect(otpInput(page)).toBeFocused();
  return latestOtp(phone, mark);
}

/** Six digits send themselves. */
async function enterCode(page: Page, code: string) {
  await otpInput(page).fill(code);
}

const wrong = (code: string) => (code === '123456' ? '654321' : '123456');

test.describe('user mode', () => {
  test('a patient signs in by number and code, and lands on /user', async ({ page }) => {
    await page.goto('/');
    await expectToHold(page);
    await openDrawer(page);
    await expect(page).toHaveURL('/login');
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await expectToHold(page);

    const code = await askForCode(page, '+91 90000-00101', patient);
    await expectToHold(page);
    await enterCode(page, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(page).toHaveURL('/user');
    await expect(page.getByText('Signed in with +91 90000 00101')).toBeVisible();
    await expectToHold(page);

    await page.reload();
    await expect(page.getByText('Signed in with +91 90000 00101')).toBeVisible();
    await page.goBack();
    await expect(landingHeading(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  });

  test('a page below /user/ comes after the sign-in, which a reload at the code does not begin anew @phone', async ({
    page,
  }, info) => {
    const phone = ownNumber(info, '013');
    await page.goto('/user/records');
    await expect(page.getByText('To see this page, sign in first.', { exact: false })).toBeVisible();
    await expectToHold(page);
    const code = await askForCode(page, phone, phone);
    await page.reload();
    await expect(page.getByText(`+91 ${spaced(phone)}`)).toBeVisible();
    await expect(otpInput(page)).toBeFocused();
    await enterCode(page, code);
    await expect(page).toHaveURL('/user/records');
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link', { name: 'My recovery' })).toBeVisible();
    await expect(page.getByRole('link', { name: /SignUp/ })).toHaveCount(0);
    await expectToHold(page);
  });

  test('a new number signs up, and is asked who it belongs to @phone', async ({ page }, info) => {
    const phone = ownNumber(info, '011');
    await page.goto('/login');
    await enterCode(page, await askForCode(page, phone, phone));
    await expect(page).toHaveURL('/patient-signup');
    await expect(page.getByText(`+91 ${spaced(phone)}`)).toBeVisible();
  });

  test('a wrong code is refused until the right one comes @phone', async ({ page }) => {
    await page.goto('/login');
    const code = await askForCode(page, patient, patient);
    await enterCode(page, wrong(code));
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(/^Error: .*code is wrong/);
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(alert).toBeVisible();
    await expectToHold(page);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toBeHidden();
    await enterCode(page, code);
    await expect(page).toHaveURL('/user');
  });

  test('after five wrong codes a new one is offered, and its sending is said @phone', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    const code = await askForCode(page, patient, patient);
    const guesses = ['111111', '222222', '333333', '444444', '555555', '666666'].filter((guess) => guess !== code);
    for (const guess of guesses.slice(0, 5)) {
      const answered = page.waitForResponse('**/graphql');
      await enterCode(page, guess);
      await answered;
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveText(/used up.*ask for a new one/);
    await expectToHold(page);
    const mark = markLog();
    await page.clock.fastForward('00:31');
    await page.getByRole('button', { name: 'Resend OTP', exact: true }).click();
    await expect(page.getByText('A new code was sent.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await enterCode(page, await latestOtp(patient, mark));
    await expect(page).toHaveURL('/user');
  });

  test('a code is sent once, however long the page takes that it opens @phone', async ({ page }) => {
    const verified: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('VerifyOtp')) verified.push(request.url());
    });
    await page.goto('/login');
    const code = await askForCode(page, patient, patient);
    const { promise: network, resolve: comeBack } = Promise.withResolvers<void>();
    await page.route('**/UserPage*.js', async (route) => {
      await network;
      await route.continue();
    });
    await enterCode(page, code);
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await otpInput(page).press('Enter');
    comeBack();
    await expect(page).toHaveURL('/user');
    expect(verified).toHaveLength(1);
  });

  test('a number that is none is refused with the sentence of the server @phone', async ({ page }) => {
    await page.goto('/login');
    await phoneInput(page).fill('12345');
    await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Error: .*mobile number/i);
    await expect(phoneInput(page)).toHaveValue('12345');
  });

  test('the back arrow returns to the number and forgets the code @phone', async ({ page }) => {
    await page.goto('/login');
    await askForCode(page, patient, patient);
    await otpInput(page).fill('123');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(phoneInput(page)).toHaveValue(patient);
    await askForCode(page, patient, patient);
    await expect(otpInput(page)).toHaveValue('');
  });

  test('the consent box is ticked and its value is sent in no call @phone', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    await page.goto('/login');
    await expect(page.getByRole('checkbox', { name: /health tips/ })).toBeChecked();
    await askForCode(page, patient, patient);
    const sent = bodies.filter((body) => body.includes('SendOtp'));
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({ variables: { door: 'USER', phoneNumber: `+91${patient}` } });
    expect(bodies.join()).not.toMatch(/consent|whatsapp|offers/i);
  });

  test('Logout on /user ends the session and goes to / @phone', async ({ page }) => {
    await page.goto('/');
    await signInAsUser(page);
    await page.goto('/user');
    // What comes last moves the button, and a click that began on it would end beside it.
    await expect(page.getByRole('link', { name: 'Something is wrong' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/user');
    await expect(page).toHaveURL('/');
  });
});

test.describe('a lost network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 502/] });

  test('is told in the words of the specification @phone', async ({ page }) => {
    await page.goto('/login');
    await expect(drawer(page)).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await phoneInput(page).fill(patient);
    await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/^An error occurred: .+/);

    await page.unroute('**/graphql');
    await page.route('**/graphql', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
    await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Server returned an invalid response. Please try again later.');
  });
});

test.describe('a drawer that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('is told with a reload, which brings it @phone', async ({ page }) => {
    await page.goto('/');
    await page.route('**/LoginScreen*.js', (route) => route.abort());
    await openLogin(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page could not be loaded');
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('heading')).toBeInViewport();
    await expectToHold(page);
    await page.unroute('**/LoginScreen*.js');
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(phoneInput(page)).toBeFocused();
  });
});

test.describe('admin mode', () => {
  test('an admin signs in, and a reload of /admin stays there', async ({ page }) => {
    await page.goto('/');
    await openDrawer(page);
    await page.getByRole('button', { name: 'Admin account here' }).click();
    await expect(page.getByRole('dialog', { name: 'Admin sign in' })).toBeVisible();
    await expectToHold(page);
    await enterCode(page, await askForCode(page, admin, admin));
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Admin login successful! Redirecting to admin dashboard...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expectToHold(page);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL('/admin');
    await page.goBack();
    await expect(landingHeading(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  });

  test('a number that is no admin is told so @desktop', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Admin account here' }).click();
    await phoneInput(page).fill(strangerToAdmins);
    await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('You are not authorized as an admin.');
    await page.getByRole('button', { name: 'Not an admin? Login as a user' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in or sign up' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a wrong admin code is refused @desktop', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Admin account here' }).click();
    const code = await askForCode(page, admin, admin);
    await enterCode(page, wrong(code));
    await expect(page.getByRole('alert')).toHaveText(/^Error: /);
    await expect(page).toHaveURL('/login');
  });
});

test.describe('closing the drawer', () => {
  test('goes back to the page before, with the focus where it was @phone', async ({ page }) => {
    await page.goto('/pricing');
    await openDrawer(page);
    await expect(phoneInput(page)).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/pricing');
    const opener = page
      .getByRole('button', { name: 'Menu' })
      .or(page.getByRole('link', { name: 'SignUp', exact: true }));
    await expect(opener.filter({ visible: true })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await page.goForward();
    await expect(phoneInput(page)).toHaveValue('');
  });

  test('shows the landing screen after a deep link, by Escape as well @phone', async ({ page }) => {
    await page.goto('/login');
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(landingHeading(page)).toBeVisible();
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  });
});
