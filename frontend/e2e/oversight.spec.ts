import { expectToHold } from './support/hold';
import { openMenuGroup } from './support/menu';
import { ownNumber, spaced } from './support/own-number';
import { owner, test } from './support/own-server';
import { openDialog } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect } from './support/test';

test('an admin finds an account, changes what it may do, and reads in the audit trail that it was so @desktop', async ({
  page,
  browser,
  ownServer,
}, info) => {
  const phone = ownNumber(info, '081');
  const context = await browser.newContext({ baseURL: ownServer.url, viewport: page.viewportSize() });
  await signInAsUser(await context.newPage(), phone);
  await context.close();

  await signInAsAdmin(page, owner);
  await page.goto('/admin/change-usertype');
  await expect(page.getByText('Content for Change Usertype will be added later')).toBeVisible();
  await page.getByRole('link', { name: 'Open the accounts to change what somebody may do' }).click();
  await page.getByRole('searchbox', { name: 'Name or number' }).fill(phone);
  await expect(page).toHaveURL(`/admin/accounts?search=${phone}`);
  const account = page.getByRole('row', { name: new RegExp(spaced(phone)) });
  await expect(account).toContainText('Signed in: 1 browser');
  await expect(page.getByText('1 account')).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });

  await account.getByRole('button', { name: 'Change type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the user type' });
  await dialog.getByText('Doctor', { exact: true }).click();
  await expectToHold(page, { part: openDialog, fingers: dialog });
  await dialog.getByRole('button', { name: 'Change type' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is of type Doctor now.' })).toBeVisible();
  await expect(account).toContainText(/Doctor.*Signed in nowhere/);

  await (await openMenuGroup(page, 'System')).getByRole('link', { name: 'Audit' }).click();
  await expect(page).toHaveURL('/admin/audit');
  const trail = page.getByRole('table', { name: 'Audit trail' });
  const changed = trail.getByRole('row', { name: /Change a user type/ }).first();
  await expect(changed).toContainText(/Account.*user type.*Done/);
  await expectToHold(page, { fingers: page.getByRole('main') });

  await changed.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?about=/);
  await expect(trail.getByRole('row', { name: /Sign in/ }).first()).toBeVisible();
  await page.getByLabel('From').fill('2099-01-01');
  await expect(page.getByText('No line is like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/audit');
});

test('an admin makes a key for a program, sees it once, and finds it among all of them @desktop', async ({ page }) => {
  await signInAsAdmin(page, owner);
  await page.goto('/admin/audit');
  await (await openMenuGroup(page, 'System')).getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Make a key' }).click();
  const making = page.getByRole('dialog', { name: 'Make an API key' });
  await making.getByLabel('What it is for').fill('Hospital');
  await making.getByText('Read sessions').click();
  await expectToHold(page, { part: openDialog, fingers: making });
  await making.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the key now' });
  await expect(shown.getByText(/^psp_live_/)).toBeVisible();
  await expectToHold(page, { part: openDialog });
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Hospital/ })).toContainText(/Read sessions.*Never/);
  await expectToHold(page, { fingers: page.getByRole('main') });
});
