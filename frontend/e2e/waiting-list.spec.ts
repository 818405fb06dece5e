import { weekdayText, addDays } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { openDialog, ownDay } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

test('a patient is put on the waiting list, stands beside a gap that suits, and gets it @desktop', async ({
  page,
}, info) => {
  const own = ownDay(info);
  // Nobody works on a Sunday.
  const day = weekdayText(own).startsWith('Sunday') ? addDays(own, 1) : own;
  await signInAsAdmin(page);
  await page.goto('/admin/waiting');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  const dialog = page.locator(openDialog);
  await dialog.getByLabel('Patient', { exact: true }).fill('Arvind Khare');
  await dialog.getByTitle(/^Arvind Khare/).click();
  await dialog.getByText('Tele', { exact: true }).click();
  await expectToHold(page);
  await dialog.getByRole('button', { name: 'Add to the list' }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole('region', { name: 'Waiting list' });
  await expect(list.getByText('Tele, 45 minutes, with anybody')).toBeVisible();
  await expectToHold(page);

  await page.goto(`/admin/schedule?day=${day}`);
  await page
    .getByRole('button', { name: /^Free / })
    .first()
    .click();
  const waiting = dialog.getByRole('region', { name: 'Waits for such a time' });
  await waiting.waitFor();
  await waiting.getByRole('button', { name: 'Book it for Arvind Khare' }).click();
  await expect(dialog.getByText('Tele, 45 minutes, with anybody')).toBeVisible();
  await expectToHold(page);
  await dialog.getByRole('button', { name: 'Book the session' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/admin/waiting?status=BOOKED');
  await expect(list.getByText('Tele, 45 minutes, with anybody')).toBeVisible();
});
