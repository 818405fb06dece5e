import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

test('Back closes a dialog before it leaves the page, also on the first page of a visit @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/patient-record'); // leads back to no page of the site
  const before = page.url();
  const open = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');

  await open('Register at the desk');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Asha Verma');
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Verma');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeHidden();
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Verma');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(before);

  const remove = page.getByRole('button', { name: /^Delete / }).first();
  await remove.click();
  await expect(dialog.getByRole('heading', { name: 'Delete patient' })).toBeFocused();
  await page.keyboard.type('a b');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
