import type { Page } from '@playwright/test';
import { expectToHold, expectRoomForFingers } from './support/hold';
import { bookSessionNow, numberOf } from './support/begun-session';
import { ownNumber } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { openDialog } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });
const wallet = (page: Page) => page.getByRole('list', { name: 'Packages' });

/** Takes what a package costs, in cash. */
async function payPackage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Take payment for ${name}` }).click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await expect(payment.getByLabel('Amount in rupees')).toHaveValue('5000');
  await expect(payment.getByRole('region', { name: 'What it pays' })).toContainText(`₹5,000.00 ${name}`);
  await payment.getByRole('radio', { name: 'Cash' }).check();
  await expectToHold(page, { part: openDialog });
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(payment).toBeHidden();
}

test('a package is sold, used by a session that costs nothing more, paid, seen by the patient, and closed with its refund @desktop', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const phone = ownNumber(info, '761');
  const name = `Meera Saxena ${info.retry}`;
  await withNewAccount(page, phone);
  await makeRecord(page, phone, name);

  const patientPage = `/admin/patients/${await numberOf(page, phone)}`;
  await page.goto(`${patientPage}?tab=payments`);
  await expect(balance(page)).toContainText('Nothing was charged.');
  await expect(page.getByText('No package was sold.')).toBeVisible();

  await balance(page).getByRole('button', { name: 'Sell package' }).click();
  const sale = page.getByRole('dialog', { name: 'Sell package' });
  await sale.getByLabel('Name', { exact: true }).fill('Ten sessions');
  await sale.getByLabel('Number of sessions (optional)').fill('10');
  await sale.getByLabel('Price in rupees').fill('5,000');
  await expectToHold(page, { part: openDialog });
  await sale.getByRole('button', { name: 'Sell package' }).click();
  await expect(sale).toContainText('Ten sessions was sold: 10 sessions until');
  await expect(sale).toContainText('₹5,000.00 is due.');
  await sale.getByRole('button', { name: 'Later' }).click();
  await expect(balance(page)).toContainText('₹5,000.00 due');
  await expect(page.getByRole('list', { name: 'Due for' })).toContainText('₹5,000.00 for Ten sessions');

  await bookSessionNow(page, phone);
  await page.reload();
  await expect(wallet(page)).toContainText('1 of 10 used, 9 left');
  await expect(balance(page)).toContainText('₹5,000.00 due'); // The session is not charged.
  await expect(page.getByRole('list', { name: 'Charges' }).getByRole('listitem')).toHaveCount(1);
  await payPackage(page, 'Ten sessions');
  await expect(balance(page)).toContainText('Nothing is due.');
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('₹5,000.00 for Ten sessions');
  await page.waitForLoadState('networkidle');
  await expectToHold(page);

  await signInAsUser(page, phone);
  await page.goto('/user/payments');
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText('Nothing to pay');
  await expect(page.getByRole('region', { name: 'Your packages' })).toContainText('9 of 10 sessions left, until');
  const payments = page.getByRole('region', { name: 'Payments and receipts' });
  await expect(payments).toContainText('₹5,000.00 for the package Ten sessions');
  await expectToHold(page);
  await expectRoomForFingers(page.getByRole('main'));
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('region', { name: 'आपके पैकेज' })).toContainText('10 में से 9 सेशन बाकी');
  await expectToHold(page);

  await signInAsAdmin(page);
  await page.goto(`${patientPage}?tab=payments`);
  await page.getByRole('button', { name: 'Close package Ten sessions' }).click();
  const closing = page.getByRole('dialog', { name: 'Close package' });
  await expect(closing).toContainText('What was used is worth ₹500.00; ₹4,500.00 is credited.');
  await closing.getByLabel('Reason').fill('Moves to another town');
  await closing.getByRole('button', { name: 'Close package' }).click();
  await expect(closing).toContainText('Ten sessions was closed. ₹4,500.00 is to be refunded.');
  await expectToHold(page, { part: openDialog });
  await closing.getByRole('button', { name: /^Refund ₹4,500\.00, paid / }).click();
  const refund = page.getByRole('dialog', { name: 'Refund payment' });
  await expect(refund.getByLabel('Amount in rupees (optional)')).toHaveValue('4500');
  await refund.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect(refund).toBeHidden();
  await expect(balance(page)).toContainText(
    'Nothing is due.₹5,000.00 charged, ₹4,500.00 credited, ₹5,000.00 paid, ₹4,500.00 given back',
  );
  await expect(wallet(page)).toContainText('Closed: Moves to another town ₹4,500.00 was to be refunded.');
  await page.waitForLoadState('networkidle');
  await expectToHold(page);
});
