import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { openDialog } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

/** A Monday of its own, beyond the sample data, and within the year that a series may take. */
function ownMonday(): string {
  const day = addDays(clinicDay(Date.now()), 250);
  return addDays(day, (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
}

test('ten sessions are booked in five actions, then changed and called off from one of them on @desktop', async ({
  page,
}) => {
  const monday = ownMonday();
  await signInAsAdmin(page);
  await page.goto('/admin/patients/PT-000003');
  await page.getByRole('button', { name: /^Book/ }).click();
  const dialog = page.locator(openDialog);
  await dialog.getByLabel('Date', { exact: true }).fill(monday);
  await dialog.getByLabel('Time', { exact: true }).fill('07:10');
  await dialog.getByRole('radio', { name: 'Several sessions' }).check();
  await dialog.getByLabel('Physiotherapist', { exact: true }).click();
  await page.locator('.ant-select-item-option').first().click();
  await expect(dialog.getByRole('list', { name: 'Times of the series' }).getByRole('listitem')).toHaveCount(10);
  await expectToHold(page);
  await dialog.getByRole('button', { name: 'Book 10 sessions' }).click();
  await expect(page.getByText(/^10 sessions booked, the first on Monday, /)).toBeVisible();

  await page.goto(`/admin/schedule?day=${addDays(monday, 4)}`);
  const grid = page.getByRole('region', { name: 'Sessions of the day' });
  await grid.getByRole('button', { name: /^(?!Free).*7:10 am/ }).click();
  await page.getByRole('button', { name: /^Change this and the following/ }).click();
  await expect(dialog.getByText('8 sessions of the series, from this one on.')).toBeVisible();
  await expectToHold(page);
  await dialog.getByLabel(/^Time on the same days/).fill('19:20');
  await dialog.getByRole('button', { name: 'Change sessions' }).click();
  await expect(page.getByText('8 sessions changed.')).toBeVisible();

  await grid.getByRole('button', { name: /^(?!Free).*7:20 pm/ }).click();
  await page.getByRole('button', { name: /^Cancel this and the following/ }).click();
  await dialog.getByRole('button', { name: 'Cancel sessions' }).click();
  await expect(page.getByText('8 sessions canceled.')).toBeVisible();
  await expect(grid.getByRole('button', { name: /^(?!Free).*7:20 pm/ }).first()).toContainText('Canceled');

  // Nothing is left behind.
  await page.goto(`/admin/schedule?day=${monday}`);
  await grid.getByRole('button', { name: /^(?!Free).*7:10 am/ }).click();
  await page.getByRole('button', { name: /^Cancel this and the following/ }).click();
  await dialog.getByRole('button', { name: 'Cancel sessions' }).click();
  await expect(page.getByText('2 sessions canceled.')).toBeVisible();
});
