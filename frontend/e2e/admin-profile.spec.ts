import type { Locator, Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { latestOtp, markLog } from './support/one-time-password';
import { ownNumber, spaced } from './support/own-number';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

/** A PNG of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const main = (page: Page): Locator => page.getByRole('main');
const header = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /Admin \+91/ });
const fullName = (page: Page): Locator => main(page).getByLabel('Full name');
const update = (page: Page): Promise<void> => main(page).getByRole('button', { name: 'Update Profile' }).click();
const success = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Profile updated successfully!' });

async function openProfile(page: Page): Promise<void> {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await header(page).click();
  await expect(page).toHaveURL('/admin/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
}

/** An admin of this test alone, whose number nobody else needs. */
async function becomeAdmin(page: Page, phone: string): Promise<void> {
  await signInAsUser(page, phone);
  const { data } = await (await page.request.get('/api/v1/users/me')).json();
  await signInAsAdmin(page);
  const query = 'mutation ($id: ID!) { setUserType(userId: $id, userType: ADMIN) { id } }';
  await page.request.post('/graphql', { data: { query, variables: { id: data._id } } });
  await signInAsAdmin(page, phone);
}

test('the name and the photo change, and the header with them @desktop', async ({ page }) => {
  await openProfile(page);
  await expect(main(page).getByLabel('User type')).toHaveValue('Admin');
  await expect(main(page).getByText('The image must be 512x250 pixels.')).toBeVisible();
  await expectToHold(page);
  const before = await fullName(page).inputValue();

  await fullName(page).fill('आशा Verma');
  await main(page)
    .getByLabel(/^Photo/)
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expect(main(page).getByAltText('How you will be shown')).toBeVisible();
  await update(page);
  await expect(success(page)).toBeVisible();
  await expect(header(page)).toContainText('आशा Verma');
  await expect(header(page).locator('img')).toHaveJSProperty('complete', true);
  await expect(main(page).getByAltText('How you are shown now')).toBeVisible();
  await expectToHold(page);

  await page.reload();
  await expect(fullName(page)).toHaveValue('आशा Verma');
  await fullName(page).fill(before);
  await update(page);
  await expect(header(page)).toContainText(before);
  await expect(header(page).locator('img')).toBeVisible();
});

test('what cannot be right is said beside its input, and nothing is sent @desktop', async ({ page }) => {
  await openProfile(page);
  let isSent = false;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') isSent = true;
  });
  await fullName(page).fill(' ');
  await main(page).getByLabel('Phone number').fill('12345');
  await main(page)
    .getByLabel(/^Photo/)
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await update(page);
  await expect(main(page).getByText('Full name is required')).toBeVisible();
  await expect(main(page).getByText('Enter a mobile number of ten digits')).toBeVisible();
  await expect(main(page).getByText('The photo must be an image file.')).toBeVisible();
  await expectToHold(page);
  expect(isSent).toBe(false);
});

test('a new number holds once its code was entered, and not before @desktop', async ({ page }, testInfo) => {
  const [present, number] = [ownNumber(testInfo, '300'), ownNumber(testInfo, '301')];
  await becomeAdmin(page, present);
  await page.goto('/admin/profile');
  const phone = main(page).getByLabel('Phone number');
  const code = main(page).getByLabel('One-time password (OTP)');
  const ask = async () => {
    await fullName(page).fill('Neha Singh');
    await phone.fill(number);
    const mark = markLog();
    await update(page);
    await expect(code).toBeFocused();
    return latestOtp(number, mark);
  };
  await ask();
  await expect(main(page).getByText(`+91 ${spaced(number)}`)).toBeVisible();
  await expectToHold(page);
  await page.reload();
  await main(page).getByRole('button', { name: 'Keep the present number' }).click();
  await expect(phone).toHaveValue(`+91 ${spaced(present)}`);
  await expect(success(page)).toBeHidden();

  await code.waitFor({ state: 'detached' });
  const otp = await ask();
  await code.fill(otp);
  await main(page).getByRole('button', { name: 'Verify number' }).click();
  await expect(success(page)).toBeVisible();
  await expect(header(page)).toContainText(spaced(number));
});

test('Cancel goes to / @desktop', async ({ page }) => {
  await openProfile(page);
  await main(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an image that is none, in its own words, and what was typed stays @desktop', async ({ page }) => {
    await openProfile(page);
    await fullName(page).fill('Asha V');
    const fake = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') };
    await main(page)
      .getByLabel(/^Photo/)
      .setInputFiles(fake);
    const [answer] = await Promise.all([page.waitForResponse('**/api/v1/users'), update(page)]);
    const { message, fields } = await answer.json();
    await expect(main(page).getByText(fields?.avatar ?? message)).toBeVisible();
    await expect(fullName(page)).toHaveValue('Asha V');
    await expectToHold(page);
  });

  test('a new number after too long asks for another sign-in over the form, and keeps the number @desktop', async ({
    page,
  }) => {
    await openProfile(page);
    const message = 'For your safety, please sign in again before you change the phone number.';
    await page.route('**/api/v1/users', (route) =>
      route.fulfill({
        status: 403,
        json: { message, code: 'RECENT_SIGN_IN_REQUIRED', requestId: 'test', fields: { phoneNumber: message } },
      }),
    );
    await main(page).getByLabel('Phone number').fill('9876500000');
    await update(page);
    const drawer = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(drawer.getByText(message)).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(main(page).getByText(message)).toBeVisible();
    await expect(main(page).getByLabel('Phone number')).toHaveValue('9876500000');
    await expectToHold(page);
  });

  test('loading fails with its sentence, and is tried again @desktop', async ({ page }) => {
    await signInAsAdmin(page);
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"operationName":"AdminProfile"')) return route.fallback();
      return route.fulfill({ status: 500, json: { errors: [{ message: 'Boom', extensions: { code: 'INTERNAL' } }] } });
    });
    await page.goto('/admin/profile');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch profile');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(fullName(page)).toBeVisible();
  });
});
