import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectToHold } from './support/hold';
import { ownNumber } from './support/own-number';
import { signInAsAdmin, signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const USE_APP = 'Sign in with an authenticator app';

const drawer = (page: Page): Locator => page.getByRole('dialog');
const card = (page: Page): Locator => page.getByRole('region', { name: 'Authenticator app' });

/** An admin of this test alone, whose number nobody else needs. */
async function becomeAdmin(page: Page, phone: string): Promise<void> {
  await signInAsUser(page, phone);
  const { data } = await (await page.request.get('/api/v1/users/me')).json();
  await signInAsAdmin(page);
  const query = 'mutation ($id: ID!) { setUserType(userId: $id, userType: ADMIN) { id } }';
  await page.request.post('/graphql', { data: { query, variables: { id: data._id } } });
  await signInAsAdmin(page, phone);
}

/** The code of an app: of the present step, or of the next one, which the server accepts already. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sets the app up on the page that is open; answers the secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await card(page).getByRole('button', { name: 'Set up', exact: true }).click();
  await expect(card(page).getByText('Scan with an authenticator app')).toBeVisible();
  await expectToHold(page);
  const href = await card(page).getByRole('link', { name: 'open the app' }).getAttribute('href');
  const secret = new URL(href ?? '').searchParams.get('secret') ?? '';
  await card(page).getByLabel('Code of the app').fill(codeOf(secret));
  await card(page).getByRole('button', { name: 'Confirm' }).click();
  const list = card(page).getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectToHold(page);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await card(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(card(page).getByText(/10 recovery codes are left/)).toBeVisible();
  return { secret, codes };
}

async function openAdminDoor(page: Page): Promise<void> {
  await page.goto('/login');
  await drawer(page).getByRole('button', { name: 'Admin account here' }).click();
  await drawer(page).getByRole('button', { name: USE_APP }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/signIn');
  await expect(page).toHaveURL('/login');
}

test('an admin sets the app up, signs out, and in again by the app and by a recovery code @desktop', async ({
  page,
}, testInfo) => {
  const phone = ownNumber(testInfo, '077');
  await becomeAdmin(page, phone);
  await page.goto('/admin/profile');
  const { secret, codes } = await setUp(page);

  await logOut(page);
  await openAdminDoor(page);
  await expectToHold(page, { part: '.ant-drawer' });
  await drawer(page).getByLabel('Admin mobile number').fill(phone);
  const code = codeOf(secret, 1);
  await drawer(page).getByLabel('Code of the app').fill(code);
  await expect(page).toHaveURL('/admin');

  await logOut(page);
  await openAdminDoor(page);
  await drawer(page).getByLabel('Admin mobile number').fill(phone);
  await drawer(page).getByLabel('Code of the app').fill(code);
  await expect(drawer(page).getByRole('alert')).toContainText('wrong or was used already');
  await drawer(page).getByRole('button', { name: 'Use a recovery code instead' }).click();
  await drawer(page)
    .getByLabel('Recovery code')
    .fill(codes[0]?.toLowerCase() ?? '');
  await drawer(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/profile');
  await expect(card(page).getByText(/9 recovery codes are left/)).toBeVisible();
});

test('a doctor finds the own account in the menu, and removes what was set up @phone', async ({ page }) => {
  await signInAsDoctor(page);
  await page.goto('/doctor');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/doctor/account');
  await expectToHold(page);
  const { codes } = await setUp(page);
  await card(page).getByRole('button', { name: 'Remove' }).click();
  await card(page)
    .getByLabel('Code of the app, or a recovery code')
    .fill(codes[1] ?? '');
  await card(page).getByRole('button', { name: 'Remove' }).click();
  await expect(card(page).getByRole('button', { name: 'Set up', exact: true })).toBeVisible();
});
