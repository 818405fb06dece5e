import type { Locator } from '@playwright/test';
import { expectToHold } from './support/hold';
import { ownNumber, spaced } from './support/own-number';
import { withNewAccount } from './support/records';
import { expect, test } from './support/test';

async function fillIn(dialog: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('radio', { name: 'Other' }).check();
}

test('whoever stands at the desk: an incomplete record is completed on its page, and a further person registered @desktop', async ({
  page,
}, testInfo) => {
  const phone = ownNumber(testInfo, '771');
  const emergency = { 'Emergency contact number': '9555500009', Address: '4 Aminabad, Lucknow' };
  await withNewAccount(page, phone);
  await page.goto('/admin/patient-record?status=incomplete');
  const row = page
    .getByRole('table', { name: 'Patients' })
    .getByRole('row')
    .filter({ hasText: spaced(phone) });
  await expect(row).toContainText('No actions available');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/patients\/PT-\d{6}$/);
  await expect(page.getByRole('region', { name: 'Missing in the record' })).toContainText('diagnosis');

  await page.getByRole('button', { name: 'Complete the record' }).click();
  const form = page.getByRole('dialog', { name: 'Complete the record' });
  await expect(form.getByLabel('Contact number', { exact: true })).toHaveValue(phone);
  await fillIn(form, { Name: 'Kamla Nehru', Age: '61', 'Diagnosed with': 'Hip replacement', ...emergency });
  await expectToHold(page);
  await form.getByRole('button', { name: 'Complete the record' }).click();
  await expect(page.getByText('The record of Kamla Nehru is complete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book a session' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Missing in the record' })).toHaveCount(0);
  const number = page.url().split('/').at(-1) ?? '';

  await page.goto('/admin/patient-record');
  await page.getByRole('button', { name: 'Register at the desk' }).click();
  const desk = page.getByRole('dialog', { name: 'Register at the desk' });
  await fillIn(desk, {
    Name: 'Motilal Nehru',
    Age: '66',
    'Diagnosed with': 'Hip',
    'Contact number': phone,
    ...emergency,
  });
  await desk.getByRole('button', { name: 'Register' }).click();
  await expect(desk.getByText(`${number} has this number already`, { exact: true })).toBeVisible();
  await desk.getByRole('checkbox', { name: 'This is a further person on that number' }).check();
  await expectToHold(page);
  await desk.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/^Motilal Nehru was registered as PT-\d{6}\.$/)).toBeVisible();
});
