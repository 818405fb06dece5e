import type { Locator, Page, TestInfo } from '@playwright/test';
import { addDays, clinicDay, dayText, momentText, parseClinicTime, weekdayText } from '../src/clinic-time';
import { expectNoAxeViolations } from './support/axe';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const pendingPath = '/admin/pending-sessions';
const schedulePath = '/admin/schedule';
const openDialog = '[role="dialog"]';

const rows = (page: Page): Locator => page.getByRole('table', { name: 'Pending sessions' }).getByRole('row');
const rowAt = (page: Page, time: string): Locator => rows(page).filter({ hasText: said(time) });
const said = (time: string): string => momentText(parseClinicTime(time) ?? 0);

/** A day of its own for each project and test, beyond the sample data, so that no session of another test is in the way. */
function ownDay({ project, line }: TestInfo): string {
  return addDays(clinicDay(Date.now()), 400 + line + (project.name === 'phone' ? 0 : 1000));
}

async function callGraphQL(page: Page, query: string, variables: object): Promise<void> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  expect(await answer.json()).not.toHaveProperty('errors');
}

/** Cancels the pending session at a clinic time past the screen: as another admin would, or to leave nothing behind. */
async function cancelAt(page: Page, time: string): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: { query: '{ pendingAppointments { id appointmentDate } }' },
  });
  const list: { data: { pendingAppointments: { id: string; appointmentDate: string }[] } } = await answer.json();
  const moment = parseClinicTime(time)?.toJSON();
  const id = list.data.pendingAppointments.find(({ appointmentDate }) => appointmentDate === moment)?.id;
  await callGraphQL(page, 'mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id });
}

/** The sample patient asks for sessions at these clinic times; afterwards the admin is signed in. */
async function withRequests(page: Page, ...times: string[]): Promise<void> {
  await signInAsUser(page);
  const query =
    'mutation ($at: String!) { requestAppointment(input: { appointmentDate: $at, sessionType: CLINIC }) { id } }';
  for (const at of times) await callGraphQL(page, query, { at });
  await signInAsAdmin(page);
}

async function openPending(page: Page): Promise<void> {
  await page.goto(pendingPath);
  await expect(page.getByRole('table', { name: 'Pending sessions' })).toHaveAttribute('aria-busy', 'false');
}

async function openDay(page: Page, day: string): Promise<void> {
  await page.goto(`${schedulePath}?day=${day}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(weekdayText(day));
  await expect(page.getByText(/^(No sessions|\d+ sessions?)$/).first()).toBeVisible();
}

/** Every button and link of a part is large enough for a finger. */
async function expectRoomForFingers(part: Locator): Promise<void> {
  for (const target of await part.getByRole('button').all()) {
    const box = await target.boundingBox();
    if (!box) continue;
    expect(box.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(43.5);
  }
}

test.describe('a visitor and a patient', () => {
  for (const path of [pendingPath, schedulePath]) {
    test(`do not see ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
      await signInAsUser(page);
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test.describe('pending sessions', () => {
  test('list what waits, with a warning for the next 24 hours', async ({ page, isMobile }) => {
    await signInAsAdmin(page);
    await openPending(page);
    const upcoming = rows(page).filter({ hasText: 'Upcoming' });
    await expect(upcoming).toHaveCount(3);
    await expect(page.getByText(/^\d+ pending sessions, 3 within the next 24 hours$/)).toBeVisible();
    await expect(rows(page).nth(1)).not.toContainText('Upcoming'); // the earliest of the sample data is past
    await expect(rows(page).filter({ hasText: 'Not assigned' }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    if (isMobile) await expectRoomForFingers(rows(page).nth(2));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('are rescheduled, assigned and approved, by keyboard alone', async ({ page }, info) => {
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
    await expectNoAxeViolations(page, openDialog);
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
    await expectNoAxeViolations(page, openDialog);
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
    const name = (await row.getByRole('cell').nth(1).textContent()) ?? '?';
    expect(chosen).toContain(name);

    await row.getByRole('button', { name: /^Approve/ }).press('Enter');
    await expect(row).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'is scheduled.' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'List of pending sessions' })).toBeFocused();
    await openDay(page, day);
    await expect(page.getByRole('region', { name })).toContainText('4:30 pm');
  });

  test('say which session is in the way, and are canceled after a question', async ({ page }, info) => {
    const time = `${ownDay(info)}T11:00`;
    await withRequests(page, time, time);
    await openPending(page);
    await expect(rowAt(page, time)).toHaveCount(2);
    await rowAt(page, time)
      .first()
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(rowAt(page, time)).toHaveCount(1);
    await rowAt(page, time)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(page.getByRole('alert')).toContainText(/^Failed to update appointment\. .*already has a session then/);
    await expectNoAxeViolations(page);

    const cancel = rowAt(page, time).getByRole('button', { name: /^Cancel/ });
    await cancel.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this session?' });
    await expect(dialog).toContainText(said(time));
    await expectNoAxeViolations(page, openDialog);
    await dialog.getByRole('button', { name: 'Keep session' }).click();
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect(rowAt(page, time)).toHaveCount(0);
  });

  test('tell when somebody else was faster, and keep what was typed', async ({ page }, info) => {
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
    await expect(dialog.getByRole('alert').first()).toContainText('Failed to update appointment. ');
    await expect(input).toHaveValue(`${ownDay(info)}T13:00`);
    await expect(page.locator('tr', { hasText: said(time) })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

    test('keep what was typed, say so, and try again', async ({ page }, info) => {
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

    test('say that the list could not be fetched, and try again', async ({ page }) => {
      await signInAsAdmin(page);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('PendingAppointments') ? route.abort() : route.continue(),
      );
      await page.goto(pendingPath);
      await expect(page.getByRole('alert')).toContainText('Error fetching appointments: ');
      await expectNoAxeViolations(page);
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page).nth(1)).toBeVisible();
    });
  });
});

test.describe('the schedule', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page));

  for (const [path, label] of [
    ['/admin/missed-sessions', 'Missed Sessions'],
    ['/admin/completed-sessions', 'Completed Sessions'],
  ] as const) {
    test(`is reached from ${label}, which keeps its sentence`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(`Content for ${label} will be added later`, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: /schedule/i }).click();
      await expect(page).toHaveURL(schedulePath);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
    });
  }

  test('shows a day by physiotherapist and turns its pages', async ({ page, isMobile }) => {
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
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL(schedulePath);

    // The sample clinic is closed on Sundays.
    const weekday =
      new Date(`${addDays(today, -1)}T00:00:00Z`).getUTCDay() === 0 ? addDays(today, -2) : addDays(today, -1);
    await openDay(page, weekday);
    await expect(page.getByRole('listitem').filter({ hasText: 'Completed' }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    if (isMobile) await expectRoomForFingers(page.getByRole('main'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('books a session, and says in the dialog which one is in the way', async ({ page, isMobile }, info) => {
    const day = ownDay(info);
    await openDay(page, day);
    await page.getByRole('button', { name: 'Book session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a session' });
    const time = dialog.getByLabel('Date and time (clinic time, IST)');
    const book = dialog.getByRole('button', { name: 'Book session' });
    const choosePeople = async () => {
      await dialog.getByRole('combobox', { name: 'Patient' }).fill('Sunita');
      await dialog.getByTitle(/^Sunita Sharma/).click();
      await dialog.getByRole('combobox', { name: 'Physiotherapist (optional)' }).click();
      await dialog.getByTitle(/Neha Kapoor/).click();
    };
    await book.click();
    await expect(dialog.getByText('Patient is required')).toBeVisible();
    await expectNoAxeViolations(page, openDialog);
    if (isMobile) await expectRoomForFingers(dialog);
    await choosePeople();
    await time.fill(`${day}T09:00`);
    await dialog.getByRole('radio', { name: 'Home' }).check();
    await book.click();
    await expect(dialog).toBeHidden();
    const column = page.getByRole('region', { name: /Neha Kapoor/ });
    await expect(column.getByRole('listitem')).toContainText(/9:00 am.*Scheduled.*Sunita Sharma.*Home, 45 minutes/);
    await expect(page.getByRole('status').filter({ hasText: `booked for ${said(`${day}T09:00`)}` })).toBeVisible();

    await page.getByRole('button', { name: 'Book session' }).click();
    await choosePeople();
    await time.fill(`${day}T09:30`);
    await book.click();
    await expect(dialog.getByRole('alert').first()).toContainText(
      /Failed to book the session\. .*already has a session then: Sunita Sharma/,
    );
    await expect(time).toHaveValue(`${day}T09:30`);
    await expectNoAxeViolations(page, openDialog);
    await time.fill(`${day}T10:00`);
    await book.click();
    await expect(column.getByRole('listitem')).toHaveCount(2);
  });

  test('marks sessions as missed and completed, and cancels them', async ({ page }, info) => {
    const day = ownDay(info);
    const query = `mutation ($at: String!) {
      bookAppointment(input: { patientId: "PT-000033", appointmentDate: $at, sessionType: TELE }) { id }
    }`;
    for (const time of ['09:00', '10:00', '11:00']) await callGraphQL(page, query, { at: `${day}T${time}` });
    await openDay(page, day);
    const column = page.getByRole('region', { name: 'Not assigned' });
    const session = (time: string) => column.getByRole('listitem').filter({ hasText: time });
    const press = (time: string, name: RegExp) => session(time).getByRole('button', { name }).press('Enter');

    await press('9:00 am', /^Mark missed/);
    const missed = page.getByRole('dialog', { name: 'Mark as missed' });
    await missed.getByRole('button', { name: 'Mark missed' }).click();
    await expect(missed.getByText('Reason is required')).toBeVisible();
    await expectNoAxeViolations(page, openDialog);
    await missed.getByLabel('Reason').fill('No transport');
    await missed.getByRole('button', { name: 'Mark missed' }).click();
    await expect(session('9:00 am')).toContainText('Reason: No transport');

    await press('10:00 am', /^Mark completed/);
    const question = page.getByRole('dialog').filter({ hasText: 'This session has not begun yet.' });
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page, openDialog);
    await question.getByRole('button', { name: 'Mark completed' }).click();
    await expect(session('10:00 am')).toContainText('Completed');

    await press('11:00 am', /^Cancel/);
    await page.getByRole('button', { name: 'Cancel session' }).click();
    await expect(session('11:00 am')).toContainText('Canceled');
    await expect(column.getByRole('button')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

test('the picker of the device begins where the field is and fills it', async ({ page }, info) => {
  const day = ownDay(info);
  await withRequests(page, `${day}T15:00`);
  await openPending(page);
  await rowAt(page, `${day}T15:00`)
    .getByRole('button', { name: /^Reschedule/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule session' });
  const input = dialog.getByLabel('New date and time (clinic time, IST)');
  await input.fill('');
  await dialog.getByRole('button', { name: 'Choose date and time' }).click();
  await expect(input).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:00$/);
  await page.keyboard.press('Escape');
  await dialog.locator('input[type="datetime-local"]').fill(`${day}T17:45`);
  await expect(input).toHaveValue(`${day}T17:45`);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(rowAt(page, `${day}T17:45`)).toBeVisible();
  await cancelAt(page, `${day}T17:45`);
});
