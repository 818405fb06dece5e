import { numberOf } from './support/begun-session';
import { expectToHold } from './support/hold';
import { openMenuGroup } from './support/menu';
import { openClinic } from './support/open-clinic';
import { ownNumber } from './support/own-number';
import { owner, test } from './support/own-server';
import { makeRecord } from './support/records';
import { openDialog } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect } from './support/test';

test.use({ expectedErrors: [/Failed to load resource/] });

test('cash is taken, the day is closed with its count, nothing is entered in it any more, and it is opened again @desktop', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const phone = ownNumber(info, '764');
  await signInAsUser(page, phone);
  await signInAsAdmin(page, owner);
  // A closed clinic gives no receipts; the page is loaded anew below.
  await openClinic(page);
  await makeRecord(page, phone, 'Meera Saxena');
  const patientPage = `/admin/patients/${await numberOf(page, phone)}?tab=payments`;
  await page.goto(patientPage);
  const take = async (amount: string) => {
    await page.getByRole('button', { name: 'Take payment' }).click();
    const payment = page.getByRole('dialog', { name: 'Record payment' });
    await payment.getByLabel('Amount in rupees').fill(amount);
    await payment.getByRole('radio', { name: 'Cash' }).check();
    await payment.getByRole('button', { name: 'Record payment' }).click();
    return payment;
  };
  const taken = await take('800');
  await expect(taken.getByRole('button', { name: 'Receipt' })).toBeVisible();
  await taken.getByRole('button', { name: 'Close' }).last().click();
  await expect(taken).toBeHidden();

  await (await openMenuGroup(page, 'Money')).getByRole('link', { name: 'Day book' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day book');
  const cash = page.getByRole('region', { name: 'Cash', exact: true });
  await expect(cash).toContainText('₹800.00');
  await expect(page.getByRole('table', { name: 'Payments and refunds' })).toContainText('Meera Saxena');
  await expectToHold(page);

  await cash.getByRole('button', { name: 'Close the day' }).click();
  const closing = page.getByRole('dialog', { name: /^Close / });
  await closing.getByLabel('Counted cash in rupees').fill('790');
  await expect(closing).toContainText('₹10.00 missing.');
  await closing.getByLabel('Why it differs').fill('Tea for a visitor');
  await closing.getByLabel('To the bank, in rupees (optional)').fill('500');
  await expectToHold(page, { part: openDialog });
  await closing.getByRole('button', { name: 'Close the day' }).click();
  await expect(closing).toBeHidden();
  await expect(cash).toContainText('Closed, ₹10.00 missing, by Asha Verma');
  await expect(page.getByRole('table', { name: 'Closed days' })).toContainText('₹500.00');
  await expectToHold(page);

  await page.goto(patientPage);
  const refused = await take('100');
  await expect(refused).toContainText('are closed. Choose a later day, or ask an admin to open the day again.');
  await page.goto('/admin/day-book');
  await page.getByRole('button', { name: /^More actions on/ }).click();
  await page.getByRole('button', { name: 'Open again' }).click();
  const opening = page.getByRole('dialog', { name: /again$/ });
  await opening.getByLabel('Reason').fill('A bill was forgotten');
  await opening.getByRole('button', { name: 'Open again' }).click();
  await expect(opening).toBeHidden();
  await expect(page.getByText('No day was closed yet.')).toBeVisible();
  await page.goto(patientPage);
  await expect((await take('100')).getByRole('button', { name: 'Receipt' })).toBeVisible();
});
