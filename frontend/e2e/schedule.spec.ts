import type { Page } from '@playwright/test';
import { addDays, clinicDay, weekdayText } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { closeNotice } from './support/notice';
import { callGraphQL, openDialog, ownDay, said } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

const schedulePath = '/admin/schedule';

async function openDay(page: Page, day: string): Promise<void> {
  await page.goto(`${schedulePath}?day=${day}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(weekdayText(day));
  await expect(page.getByText(/^(No sessions|\d+ sessions?)\b/).first()).toBeVisible();
}

test.describe('the schedule', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page));

  for (const [path, label, link, to, title] of [
    ['/admin/missed-sessions', 'Missed Sessions', /^Open the sessions/, '/admin/missed', 'Missed sessions to make up'],
    ['/admin/completed-sessions', 'Completed Sessions', /^Open the schedule/, schedulePath, 'Schedule'],
  ] as const) {
    test(`or what takes its place is reached from ${label}, which keeps its sentence @desktop`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(`Content for ${label} will be added later`, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }

  test('shows a day by physiotherapist and turns its pages @desktop', async ({ page }) => {
    const today = clinicDay(Date.now());
    await page.goto(`${schedulePath}?day=someday`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(weekdayText(today));
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page).toHaveURL(`${schedulePath}?day=${addDays(today, -1)}`);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(weekdayText(addDays(today, 1)));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(weekdayText(today));
    await page.getByLabel('Day', { exact: true }).fill('2031-01-01');
    await expect(page.getByText('No sessions on this day yet.')).toBeVisible();
    await expectToHold(page);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL(schedulePath);

    // The sample clinic is closed on Sundays.
    const weekday =
      new Date(`${addDays(today, -1)}T00:00:00Z`).getUTCDay() === 0 ? addDays(today, -2) : addDays(today, -1);
    await openDay(page, weekday);
    await expect(page.getByRole('listitem').filter({ hasText: 'Completed' }).first()).toBeVisible();
    await expectToHold(page, { fingers: page.getByRole('main') });
  });

  test('books a session, and says in the dialog which one is in the way @desktop', async ({ page }, info) => {
    const day = ownDay(info);
    await openDay(page, day);
    await page.getByRole('button', { name: 'Book session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a session' });
    const date = dialog.getByLabel('Date', { exact: true });
    const time = dialog.getByLabel('Time', { exact: true });
    const book = dialog.getByRole('button', { name: 'Book session' });
    const choosePeople = async () => {
      await dialog.getByRole('combobox', { name: 'Patient' }).fill('Sunita');
      await dialog.getByTitle(/^Sunita Sharma/).click();
      await expect(dialog.getByText('Patient is required')).toBeHidden(); // what is below has moved up
      await dialog.getByRole('combobox', { name: 'Physiotherapist (optional)' }).click();
      await dialog
        .getByTitle(/Neha Kapoor/)
        .last()
        .click();
    };
    await book.click();
    await expect(dialog.getByText('Patient is required')).toBeVisible();
    await expectToHold(page, { part: openDialog, fingers: dialog });
    await choosePeople();
    await date.fill(day);
    await time.fill('09:00');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('radio', { name: 'Home' }).check();
    await book.click();
    await expect(dialog).toBeHidden();
    const column = page.getByRole('region', { name: /Neha Kapoor/ });
    await expect(column.getByRole('listitem')).toContainText(/9:00 am.*Scheduled.*Sunita Sharma.*Home, 45 minutes/);
    await closeNotice(page.getByRole('status').filter({ hasText: `booked for ${said(`${day}T09:00`)}` }));

    await page.getByRole('button', { name: 'Book session' }).click();
    await choosePeople();
    await date.fill(day);
    await time.fill('09:30');
    await book.click();
    await expect(dialog.getByRole('alert').first()).toContainText(
      /Failed to book the session\. .*already has a session then: Sunita Sharma/,
    );
    await expect(date).toHaveValue(day);
    await expect(time).toHaveValue('09:30');
    await expectToHold(page, { part: openDialog });
    await time.fill('10:00');
    await book.click();
    await expect(column.getByRole('listitem')).toHaveCount(2);
  });

  test('marks no session before it begins, cancels one, and leads to the plan to correct it @desktop', async ({
    page,
  }, info) => {
    const day = ownDay(info);
    const query = `mutation ($at: String!) {
      bookAppointment(input: { patientId: "PT-000033", appointmentDate: $at, sessionType: TELE }) { id }
    }`;
    for (const time of ['09:00', '10:00', '11:00']) await callGraphQL(page, query, { at: `${day}T${time}` });
    await openDay(page, day);
    const column = page.getByRole('region', { name: 'Needs a physiotherapist' });
    const session = (time: string) => column.getByRole('listitem').filter({ hasText: time });
    const details = page.locator(openDialog);
    const press = async (time: string, name: RegExp) => {
      await session(time).getByRole('button').press('Enter');
      await details.getByRole('button', { name }).press('Enter');
    };

    // None of them has begun.
    await session('9:00 am').getByRole('button').press('Enter');
    await expect(details.getByRole('button', { name: /^Move/ })).toBeVisible();
    await expect(details.getByRole('button', { name: /^Mark/ })).toHaveCount(0);
    await expectToHold(page, { part: openDialog, fingers: details });
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(session('9:00 am').getByRole('button')).toBeFocused();

    await press('11:00 am', /^Cancel/);
    await page.getByRole('button', { name: 'Cancel session' }).click();
    await expect(session('11:00 am')).toContainText('Canceled');
    await press('11:00 am', /^Correct/);
    const correction = page.getByRole('dialog', { name: 'Correct the status' });
    await expect(correction).toBeVisible();
    await expectToHold(page, { part: openDialog });
    await correction.getByText('Missed').click();
    await correction.getByLabel('Reason').fill('Canceled by mistake');
    await correction.getByRole('button', { name: 'Correct' }).click();
    await expect(correction.getByText(/This session belongs to a recovery plan/)).toBeVisible();
    await expectToHold(page, { part: openDialog });
    await correction.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectToHold(page);
  });
});
