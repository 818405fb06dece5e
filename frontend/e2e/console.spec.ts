import { readFile } from 'node:fs/promises';
import { expectToHold } from './support/hold';
import { openMenu, openMenuGroup } from './support/menu';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('the menu folds its groups, remembers them in the browser, and unfolds that of the open page', async ({
  page,
}) => {
  await page.goto('/admin');
  const system = await openMenuGroup(page, 'System');
  await expect(system.getByRole('link')).toHaveText([
    'Accounts',
    'API keys',
    'Import',
    'Audit',
    'Data requests',
    'Breach report',
    'Data processors',
    'System',
    'Explorer',
  ]);
  await page.reload();
  await openMenu(page);
  await expect(page.getByRole('list', { name: 'System' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clinic', exact: true })).toHaveAttribute('aria-expanded', 'false');
  await page.goto('/admin/covers');
  await openMenu(page);
  await expect(page.getByRole('list', { name: 'Clinic' }).getByRole('link', { name: 'Covers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'System', exact: true }).press('Enter');
  await expect(page.getByRole('list', { name: 'System' })).toBeHidden();
});

test('an admin reads what a patient signed, and hands over the whole record @desktop', async ({ page }) => {
  await page.goto('/admin/patients/PT-000001?tab=consents');
  const consent = page.getByRole('region', { name: 'Consent', exact: true });
  await expect(consent.getByRole('button', { name: 'Sign a form' })).toBeVisible();
  await expectToHold(page, { fingers: consent });
  await page.getByRole('button', { name: 'More actions' }).click();
  await expectToHold(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Hand over the record (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('record-PT-000001.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
