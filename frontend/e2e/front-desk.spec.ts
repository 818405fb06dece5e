import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { latestOtp, markLog } from './support/one-time-password';
import { ownNumber } from './support/own-number';
import { expect, test } from './support/test';
import { watchRefusals } from './support/watch-refusals';

/** The sample front desk. */
const frontDesk = '9000000031';

const pages = [
  ['/desk', 'Today'],
  ['/desk/calendar', 'Calendar'],
  ['/desk/patients', 'Patients'],
  ['/desk/payments', 'Payments'],
  ['/desk/requests', 'Requests'],
  ['/desk/missed', 'Missed sessions to make up'],
  ['/desk/inbox', 'Inbox'],
  ['/desk/messages', 'Messages'],
] as const;

async function signInAtTheStaffDoor(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Team of the clinic? Sign in here' }).click();
  const drawer = page.getByRole('dialog', { name: 'Team sign in' });
  await drawer.getByLabel('Mobile number').fill(frontDesk);
  const mark = markLog();
  await drawer.getByRole('button', { name: 'Send OTP' }).click();
  await drawer.getByLabel(/one-time password/i).fill(await latestOtp(frontDesk, mark));
  await expect(page).toHaveURL('/desk');
}

test('the front desk books a caller, takes a payment and finds the person again, and is refused nothing @desktop', async ({
  page,
}, testInfo) => {
  const refused = watchRefusals(page);
  await signInAtTheStaffDoor(page);
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
    await expectToHold(page, { fingers: page.getByRole('navigation', { name: 'Front desk' }) });
  }
  await page.goto('/admin');
  await expect(page).toHaveURL('/');

  const name = `Savitri Joshi ${testInfo.retry}`;
  await page.goto('/desk');
  await page.getByRole('button', { name: 'New caller' }).click();
  const caller = page.getByRole('dialog', { name: 'New caller' });
  await caller.getByLabel('Name').fill(name);
  await caller.getByLabel('Mobile number').fill(ownNumber(testInfo, '733'));
  await caller.getByRole('button', { name: 'Save, then book' }).click();
  const booking = page.getByRole('dialog', { name: 'Book a session' });
  await expect(booking.getByTitle(name).first()).toBeVisible();
  await expectToHold(page);
  const time = new Date(Date.now() + 26 * 3_600_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  await booking.getByLabel('Date', { exact: true }).fill(time);
  await booking.getByLabel('Time', { exact: true }).fill('11:00');
  await booking.getByRole('button', { name: 'Book session' }).click();
  await expect(page.getByText(new RegExp(`^${name} was booked for `))).toBeVisible();
  await expect(booking).toBeHidden();

  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Name, phone or PT number' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/\/desk\/patients\/PT-\d{6}$/);
  await expect(page.getByRole('region', { name: 'Next session' })).toContainText('11:00 am');
  await page.getByRole('button', { name: 'Take payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await payment.getByLabel('Amount in rupees').fill('500');
  await payment.getByRole('radio', { name: 'Cash' }).check();
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('₹500.00');
  await page.waitForLoadState('networkidle');
  await expectToHold(page);

  await page.goto('/desk/payments');
  await expect(page.getByRole('region', { name: 'My takings today' })).toContainText('five hundred rupees');
  expect(refused).toEqual([]);
});
