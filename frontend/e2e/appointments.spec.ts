import type { Locator, Page } from '@playwright/test';
import { dayText, weekdayText } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { cancelAt, openDialog, ownDay, said, withRequests } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

const pendingPath = '/admin/pending-sessions';

const rows = (page: Page): Locator => page.getByRole('table', { name: 'Pending sessions' }).getByRole('row');
const rowAt = (page: Page, time: string): Locator => rows(page).filter({ hasText: said(time) });

async function openPending(page: Page): Promise<void> {
  await page.goto(pendingPath);
  await expect(page.getByRole('table', { name: 'Pending sessions' })).toHaveAttribute('aria-busy', 'false');
}

test.describe('pending sessions', () => {
  test('list what waits, with a warning for the next 24 hours @desktop', async ({ page }) => {
    await signInAsAdmin(page);
    await openPending(page);
    const upcoming = rows(page).filter({ hasText: 'Upcoming' });
    await expect(upcoming).toHaveCount(3);
    await expect(page.getByText(/^\d+ pending sessions, 3 within the next 24 hours$/)).toBeVisible();
    await expect(rows(page).nth(1)).not.toContainText('Upcoming'); // the earliest of the sample data is past
    await expect(rows(page).filter({ hasText: 'Not assigned' }).first()).toBeVisible();
    await expectToHold(page, { fingers: rows(page).nth(2) });
  });

  test('are rescheduled, assigned and approved, by keyboard alone @desktop', async ({ page }, info) => {
    const day = ownDay(info);
    await withRequests(page, `${day}T10:00`);
    await openPending(page);

    await rowAt(page, `${day}T10:00`)
      .getByRole('button', { name: /^Reschedule/ })
      .press('Enter');
    const reschedule = page.getByRole('dialog', { name: 'Reschedule session' });
    const time = reschedule.getByLabel('New date and time (clinic time, IST)');
    await expect(time).toHaveValue(`${day}T10:00`);
    await time.fill('next week');
    await time.press('Enter');
    await expect(reschedule.getByText('Enter the date and time as YYYY-MM-DDTHH:MM')).toBeVisible();
    await expect(time).toHaveValue('next week');
    await expect(time).toBeFocused();
    await expectToHold(page, { part: openDialog });
    await time.fill('2020-01-01T10:00');
    await time.press('Enter');
    await expect(reschedule.getByText('This time has passed. Choose one in the future')).toBeVisible();
    await time.fill(`${day}T16:30`);
    await expect(reschedule.getByText(`${weekdayText(day)}, 4:30 pm IST`)).toBeVisible();
    await time.press('Enter');
    await expect(reschedule).toBeHidden();
    const row = rowAt(page, `${day}T16:30`);
    await expect(row).toBeVisible();

    await row.getByRole('button', { name: /^Assign/ }).press('Enter');
    const assign = page.getByRole('dialog', { name: 'Assign a physiotherapist' });
    await expect(assign.getByRole('radio')).toHaveCount(6);
    await expect(
      assign.getByText(`Physiotherapists and their scheduled sessions on ${dayText(`${day}T11:00Z`)}`),
    ).toBeVisible();
    await expectToHold(page, { part: openDialog });
    await assign.getByRole('radio').first().press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(assign.getByRole('radio').nth(1)).toBeChecked();
    const chosen = await assign
      .getByRole('radio')
      .nth(1)
      .evaluate((radio: HTMLInputElement) => {
        return radio.labels?.[0]?.textContent;
      });
    await assign.getByRole('button', { name: 'Assign' }).press('Enter');
    await expect(assign).toBeHidden();
    const therapist = row.getByRole('cell').nth(1);
    await expect.poll(async () => chosen?.includes((await therapist.textContent()) ?? '?')).toBe(true);
    const name = (await therapist.textContent()) ?? '?';

    await row.getByRole('button', { name: /^Approve/ }).press('Enter');
    await expect(row).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'is scheduled.' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'List of pending sessions' })).toBeFocused();
    await page.goto(`/admin/schedule?day=${day}`);
    await expect(page.getByRole('region', { name })).toContainText('4:30 pm');
  });

  test('say which session is in the way, and are canceled after a question @desktop', async ({ page }, info) => {
    const day = ownDay(info);
    const time = `${day}T11:15`;
    await withRequests(page, `${day}T11:00`, time);
    await openPending(page);
    for (const at of [`${day}T11:00`, time]) {
      await rowAt(page, at)
        .getByRole('button', { name: /^Approve/ })
        .click();
      await expect(rowAt(page, `${day}T11:00`)).toHaveCount(0);
    }
    await expect(page.getByRole('alert')).toContainText(/^Failed to update appointment\. .*already has a session then/);
    await expectToHold(page);

    const cancel = rowAt(page, time).getByRole('button', { name: /^Cancel/ });
    await cancel.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
    await expect(dialog).toContainText(said(time));
    await expectToHold(page, { part: openDialog });
    await dialog.getByRole('button', { name: 'Keep session' }).click();
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect(rowAt(page, time)).toHaveCount(0);
  });

  test('tell when somebody else was faster, and keep what was typed @desktop', async ({ page }, info) => {
    const time = `${ownDay(info)}T12:00`;
    await withRequests(page, time);
    await openPending(page);
    await rowAt(page, time)
      .getByRole('button', { name: /^Reschedule/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Reschedule session' });
    const input = dialog.getByLabel('New date and time (clinic time, IST)');
    await input.fill(`${ownDay(info)}T13:00`);

    await cancelAt(page, time);
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText(
      'Somebody else changed this meanwhile, so nothing was saved yet.',
    );
    await expect(input).toHaveValue(`${ownDay(info)}T13:00`);
    await expect(page.locator('tr', { hasText: said(time) })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  test('go on to further pages, and keep the place when one is decided @phone', async ({ page }) => {
    await signInAsAdmin(page);
    // The sample data fills no page: here one holds four.
    await page.route('**/graphql', (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('"limit":100', '"limit":4') }),
    );
    await openPending(page);
    await expect(page.getByText(/^\d+ pending sessions, showing 1 to 4, 3 within the next 24 hours$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(page.getByText(/^\d+ pending sessions, showing 5 to 8$/)).toBeVisible();
    await expect(page).toHaveURL(/\?page=2$/);
    await expectToHold(page);

    const cells = (nth: number) => rows(page).nth(nth).getByRole('cell').allTextContents();
    const [first, second] = [await cells(1), await cells(2)];
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Approve/ })
      .press('Enter');
    await expect.poll(() => cells(1)).toEqual(second);
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('region', { name: 'List of pending sessions' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cells(1)).toEqual(first);
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

    test('keep what was typed, say so, and try again @desktop', async ({ page }, info) => {
      const time = `${ownDay(info)}T14:00`;
      await withRequests(page, time);
      await openPending(page);
      await rowAt(page, time)
        .getByRole('button', { name: /^Reschedule/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Reschedule session' });
      const input = dialog.getByLabel('New date and time (clinic time, IST)');
      await input.fill(`${ownDay(info)}T15:00`);
      await page.route('**/graphql', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Reschedule' }).click();
      await expect(dialog.getByText(/^Error updating appointment: ./)).toBeVisible();
      await expect(input).toHaveValue(`${ownDay(info)}T15:00`);
      await page.unroute('**/graphql');
      await dialog.getByRole('button', { name: 'Reschedule' }).click();
      await expect(rowAt(page, `${ownDay(info)}T15:00`)).toBeVisible();
      await cancelAt(page, `${ownDay(info)}T15:00`);
    });

    test('say that the list could not be fetched, and try again @desktop', async ({ page }) => {
      await signInAsAdmin(page);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('PendingAppointments') ? route.abort() : route.continue(),
      );
      await page.goto(pendingPath);
      await expect(page.getByRole('alert')).toContainText('Error fetching appointments: ');
      await expectToHold(page);
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page).nth(1)).toBeVisible();
    });
  });
});

test('are rescheduled by a date and a time of day, beside the text @phone', async ({ page }, info) => {
  const day = ownDay(info);
  await withRequests(page, `${day}T15:00`);
  await openPending(page);
  await rowAt(page, `${day}T15:00`)
    .getByRole('button', { name: /^Reschedule/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule session' });
  const [date, time] = [dialog.getByLabel('Date', { exact: true }), dialog.getByLabel('Time', { exact: true })];
  await expect(date).toHaveValue(day);
  await expect(time).toHaveValue('15:00');
  await time.fill('17:45');
  await expect(dialog.getByLabel('New date and time (clinic time, IST)')).toHaveValue(`${day}T17:45`);
  await expectToHold(page, { part: openDialog });
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(rowAt(page, `${day}T17:45`)).toBeVisible();
  await cancelAt(page, `${day}T17:45`);
});
