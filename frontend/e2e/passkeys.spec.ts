import type { Locator, Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { latestMessage, latestOtp, markLog } from './support/one-time-password';
import { owner, test } from './support/own-server';
import { callGraphQL } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect } from './support/test';

const drawer = (page: Page): Locator => page.getByRole('dialog');
const card = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** A device in the browser that keeps passkeys, and verifies its user by itself. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The first step: a code by text message, in the drawer that is open. */
async function enterCode(page: Page): Promise<void> {
  const mark = markLog();
  await drawer(page).getByRole('button', { name: 'Send OTP' }).click();
  await drawer(page)
    .getByLabel(/one-time password/i)
    .fill(await latestOtp(owner, mark));
}

/** Signs in at the door of admins, up to the second step. */
async function beginSignIn(page: Page): Promise<void> {
  await page.goto('/login');
  await drawer(page).getByRole('button', { name: 'Admin account here' }).click();
  await drawer(page).getByLabel('Admin mobile number').fill(owner);
  await enterCode(page);
}

/** The journeys after these find the server as it was: no role is asked for a second factor, and the owner has none. */
test.afterEach(async ({ page, ownServer }) => {
  await callGraphQL(page, 'mutation { requireSecondFactor(roles: []) }', {});
  ownServer.run('staff/admin-main.js', owner, '--reset-factors');
});

test('an admin adds a passkey, requires it of admins, and signs in with it, also over an open page', async ({
  page,
}) => {
  await addDevice(page);
  await signInAsAdmin(page, owner);
  await page.goto('/admin/profile');
  await card(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card(page, 'Passkeys').getByRole('listitem')).toHaveCount(1);
  await expect(card(page, 'Where you are signed in')).toContainText(/Chrome on \w+ \(this browser\)/);
  await expectToHold(page);

  await page.goto('/admin/clinic/sign-in');
  await card(page, 'Second factor').getByLabel('Admins').check();
  await expectToHold(page);
  await card(page, 'Second factor').getByRole('button', { name: 'Save' }).click();
  // The session had no second factor: it is over, and its owner comes back over the page.
  await expect(drawer(page)).toContainText('Sign in again');
  await enterCode(page);
  await expect(drawer(page).getByRole('button', { name: 'Confirm with a passkey' })).toBeVisible();
  await expectToHold(page, { part: '.ant-drawer' });
  await drawer(page).getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(card(page, 'Second factor').getByLabel('Admins')).toBeChecked();

  await page.context().clearCookies();
  await beginSignIn(page);
  await expect(drawer(page).getByRole('button', { name: 'Confirm with a passkey' })).toBeVisible();
  const half = await page.request.get('/api/v1/admin/patients');
  expect(half.status()).toBe(401);
  const mark = markLog();
  await drawer(page).getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page).toHaveURL('/admin');
  // The cookie of the device is new, too.
  expect(await latestMessage(owner, 'NEW_DEVICE', mark)).toContain('Chrome on');
});

test('an admin of whom it is required and who has none adds a passkey while signing in', async ({ page }) => {
  await signInAsAdmin(page, owner);
  await callGraphQL(page, 'mutation { requireSecondFactor(roles: [ADMIN]) }', {});
  await page.context().clearCookies();
  await addDevice(page);
  await beginSignIn(page);
  await expect(drawer(page).getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expectToHold(page, { part: '.ant-drawer' });
  await drawer(page).getByRole('button', { name: 'Add a passkey' }).click();
  await drawer(page).getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page).toHaveURL('/admin');
});
