import { expectToHold } from './support/hold';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

test('a patient rings: three actions by keyboard tell when they come and whether their payment arrived @desktop', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await expect(page.getByText('Welcome to the admin dashboard', { exact: false })).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('00101');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/admin\/patients\//);
  const { href } = new URL(page.url());
  await expect(page.getByRole('main').getByText('+91 90000 00101')).toBeVisible();
  const next = page.getByRole('region', { name: 'Next session' });
  await expect(next.getByText(/IST|No session is planned/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last payment' }).getByText(/₹|No payment was recorded/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  await expectToHold(page);

  await page.getByRole('link', { name: 'Payments', exact: true }).last().click();
  await expect(page).toHaveURL(`${href}?tab=payments`);
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Emergency contact')).toBeVisible();
  await expectToHold(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('dialog').getByTitle(/PT-\d{6}/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.keyboard.type('zzzz');
  await expect(page.getByText('Nothing was found.', { exact: false })).toBeVisible();
  await expectToHold(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeFocused();
});
