import type { Page } from '@playwright/test';
import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { closedClinic } from '../src/brand/business';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { foreignWords } from './support/foreign-words';
import { ownNumber } from './support/own-number';
import { owner, test } from './support/own-server';
import { callGraphQL, openDialog } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect } from './support/test';

test.use({ sampleData: 'on' });

const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** A clinic that is open day and night, so that the test depends on no hour of the day. */
async function settle(page: Page, booking: { mode: string; horizonDays: number }): Promise<void> {
  const input = { hours: week.map((weekday) => ({ weekday, hours: [{ opens: '00:00', closes: '24:00' }] })), booking };
  await callGraphQL(
    page,
    'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }',
    {
      input,
    },
  );
  const isTold = async () => {
    const html = await (await page.request.get('/user')).text();
    const [, facts = '{}'] = /id="clinic">(.*?)<\/script>/.exec(html) ?? [];
    return { ...closedClinic, ...JSON.parse(facts) } as object;
  };
  await expect.poll(isTold).toMatchObject({ bookingMode: booking.mode, horizonDays: booking.horizonDays });
}

test.beforeAll(async ({ browser, ownServer }) => {
  const page = await browser.newPage({ baseURL: ownServer.url });
  await signInAsAdmin(page, owner);
  await callGraphQL(page, 'mutation { openClinic { openedAt } }', {});
  await settle(page, { mode: 'REQUEST', horizonDays: 60 });
  await page.close();
});

async function openOwnArea(page: Page, phone: string): Promise<void> {
  await signInAsUser(page, phone);
  await page.goto('/user');
  await page.getByRole('main').getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/user');
  await page.goto('/user/sessions');
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const times = (page: Page) => page.getByRole('radiogroup', { name: /^Time on / });

test('a patient picks a free time by thumb, which then waits for the clinic @phone', async ({ page }, info) => {
  await openOwnArea(page, ownNumber(info, '021'));
  const form = card(page, 'Ask for a session');
  await expect(() => form.scrollIntoViewIfNeeded()).toPass(); // it comes when it is seen
  await expect(times(page).getByRole('radio').first()).toBeVisible();
  await expectToHold(page);
  await expectRoomForFingers(form);

  await form.getByRole('button', { name: 'Ask for this session' }).click();
  await expect(form.getByText('Choose a day and a time')).toBeVisible();
  await expectToHold(page);

  const days = form.getByRole('radiogroup', { name: 'Day' }).getByRole('radio');
  // Tomorrow and the day after: just after midnight one answer holds hardly more whole days of a clinic that is always open.
  await days.nth(1).check();
  await times(page).getByRole('radio').first().check();
  await form.getByRole('button', { name: 'Ask for this session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The clinic will confirm it.' })).toBeVisible();
  await expect(card(page, 'Upcoming sessions').getByRole('listitem')).toContainText('Pending');

  // The day is full for them now; so is the next as soon as they have asked for a time in another window.
  await expect(days.nth(1)).toBeDisabled();
  await days.nth(2).check();
  await times(page).getByRole('radio').nth(2).check();
  const at = `${addDays(clinicDay(Date.now()), 2)}T20:00`;
  const ask =
    'mutation ($at: String!) { requestAppointment(input: { appointmentDate: $at, sessionType: CLINIC }) { id } }';
  await callGraphQL(page, ask, { at });
  await form.getByRole('button', { name: 'Ask for this session' }).click();
  await expect(form.getByText('You have a session on this day already.')).toBeVisible();
  await expectToHold(page);
});

test('a patient moves what was asked for to another free time, and cancels it after a question @phone', async ({
  page,
}, info) => {
  await openOwnArea(page, ownNumber(info, '023'));
  const form = card(page, 'Ask for a session');
  await expect(() => form.scrollIntoViewIfNeeded()).toPass(); // it comes when it is seen
  await form.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(1).check();
  await times(page).getByRole('radio').first().check();
  await form.getByRole('button', { name: 'Ask for this session' }).click();
  const ahead = card(page, 'Upcoming sessions').getByRole('listitem');
  await expect(ahead).toContainText('You can move or cancel it until it begins.');
  await expectRoomForFingers(ahead);

  await ahead.getByRole('button', { name: /^Move / }).click();
  const dialog = page.locator(openDialog);
  await dialog.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(2).check();
  await dialog
    .getByRole('radiogroup', { name: /^Time on / })
    .getByRole('radio')
    .nth(1)
    .check();
  await expectToHold(page, { part: openDialog });
  await expectRoomForFingers(dialog);
  await dialog.getByRole('button', { name: 'Move session' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Your request is now on .* 12:30 am IST/ })).toBeVisible();
  await expect(ahead).toContainText('12:30 am IST');

  await ahead.getByRole('button', { name: /^Cancel / }).click();
  await expectToHold(page, { part: openDialog });
  await dialog.getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'was canceled.' })).toBeVisible();
  await expect(ahead).toContainText('Canceled');
  await expect(ahead.getByRole('button')).toHaveCount(0);
});

test('whoever reads Hindi picks, moves and cancels in Hindi alone, but for the names of those who treat @phone', async ({
  page,
}, info) => {
  await openOwnArea(page, ownNumber(info, '024'));
  const language = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
  await callGraphQL(page, language, { input: { language: 'Hindi' } });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const expectHindi = async () =>
    expect(
      (await foreignWords(page)).filter((text) => !text.includes('(PT)') && text !== 'Lucknow, सोम से रवि, 24 घंटे'),
    ).toEqual([]);

  const form = card(page, 'सेशन माँगें');
  await expect(() => form.scrollIntoViewIfNeeded()).toPass(); // it comes when it is seen
  await expect(form.getByRole('radio').first()).toBeVisible();
  await form.getByRole('button', { name: 'यह सेशन माँगें' }).click();
  await expectHindi();
  const at = `${addDays(clinicDay(Date.now()), 3)}T20:00`;
  const ask =
    'mutation ($at: String!) { requestAppointment(input: { appointmentDate: $at, sessionType: CLINIC }) { id } }';
  await callGraphQL(page, ask, { at });
  await page.reload();

  const dialog = page.locator(openDialog);
  for (const [opened, title] of [
    [/^समय बदलें: /, 'सेशन का समय बदलें'],
    [/^रद्द करें: /, 'यह सेशन रद्द करना है?'],
  ] as const) {
    await page.getByRole('button', { name: opened }).click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expectToHold(page, { part: openDialog });
    await expectHindi();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a patient books a time at once with the keyboard alone, where the clinic has it so @phone', async ({
  page,
}, info) => {
  await signInAsAdmin(page, owner);
  await settle(page, { mode: 'INSTANT', horizonDays: 59 });
  await openOwnArea(page, ownNumber(info, '022'));
  const form = card(page, 'Book a session');
  await expect(() => form.scrollIntoViewIfNeeded()).toPass(); // it comes when it is seen
  const days = form.getByRole('radiogroup', { name: 'Day' });
  // Late in the evening today holds no time any more, and it begins with tomorrow.
  const begun = days.getByRole('radio', { checked: true });
  const first = await begun.inputValue();
  await begun.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(days.locator(`input[value="${addDays(first, 2)}"]`)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(times(page).getByRole('radio').first()).toBeChecked();
  await form.getByRole('button', { name: 'Book this session' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is booked.' })).toBeVisible();
  await expect(card(page, 'Upcoming sessions')).toContainText('Scheduled');
  await expectToHold(page);
});

test('an admin books a free time, and one outside the hours for a reason, which the schedule shows @phone', async ({
  page,
}) => {
  const [holiday, day] = [addDays(clinicDay(Date.now()), 20), addDays(clinicDay(Date.now()), 21)];
  await signInAsAdmin(page, owner);
  const closed = { specialDays: [{ day: holiday, name: 'Holi', hours: [] }] };
  await callGraphQL(
    page,
    'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }',
    {
      input: closed,
    },
  );
  await page.goto(`/admin/schedule?day=${day}`);
  const dialog = page.locator(openDialog);
  const open = async () => {
    await page.getByRole('button', { name: 'Book session' }).click();
    await dialog.getByRole('combobox', { name: 'Patient' }).fill('Sunita');
    await dialog.getByTitle(/^Sunita Sharma/).click();
  };
  const book = () => dialog.getByRole('button', { name: 'Book session' }).click();

  await open();
  const free = dialog.getByRole('radiogroup', { name: /^Time on / }).getByRole('radio');
  await free.nth(4).check();
  const chosen = await free.nth(4).inputValue();
  const date = dialog.getByLabel('Date', { exact: true });
  await expect(date).toHaveValue(day);
  await expectToHold(page, { part: openDialog });
  await dialog.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(1).check();
  await expect(dialog.getByText(/ is no longer chosen\. Choose a time\.$/)).toBeVisible();
  await expect(date).toHaveValue('');
  await book();
  await expect(dialog.getByText('Choose a date and a time')).toBeVisible();
  await expect(date).toBeFocused();
  await expectToHold(page, { part: openDialog });
  await date.fill(day);
  await dialog.getByLabel('Time', { exact: true }).fill(chosen.slice(11));
  await expect(free.nth(4)).toBeChecked();
  await book();
  await expect(page.getByRole('status').filter({ hasText: ' was booked for ' })).toBeVisible();

  await page.goto(`/admin/schedule?day=${holiday}`);
  await open();
  await dialog.getByLabel('Date', { exact: true }).fill(holiday);
  await dialog.getByLabel('Time', { exact: true }).fill('10:00');
  await book();
  await expect(dialog.getByText(/^Nobody works then/)).toBeVisible();
  const reason = 'Her son drives her, after his day in the mill, which ends at nine';
  await dialog.getByLabel('Reason, if the time lies outside the hours').fill(reason);
  await book();
  // A phone shows one column at a time.
  const treating = page.getByLabel('Column').getByRole('option', { name: '(1)' });
  await expect(treating).toHaveCount(1);
  await page.getByLabel('Column').selectOption(await treating.getAttribute('value'));
  await expect(page.getByText(`Outside hours: ${reason}`)).toBeVisible();
  await expectToHold(page);
});

test('a session that loses who treats to a leave is found from the dashboard, and moved to somebody else @phone', async ({
  page,
}, { retry }) => {
  const day = addDays(clinicDay(Date.now()), 25 + retry);
  await signInAsAdmin(page, owner);
  const asked = await page.request.post('/graphql', {
    data: { query: '{ physiotherapists { id name } patients(filter: { search: "Sunita" }) { patients { id name } } }' },
  });
  const { physiotherapists, patients } = (await asked.json()).data;
  const [away, other] = physiotherapists;
  const [patient] = patients.patients;
  const session = { patientId: patient.id, physiotherapistId: away.id, sessionType: 'CLINIC', durationMinutes: 45 };
  await callGraphQL(page, 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }', {
    input: { ...session, appointmentDate: `${day}T10:10` },
  });
  await callGraphQL(page, 'mutation ($input: LeaveInput!) { addLeave(input: $input) { leave { id } } }', {
    input: { physiotherapistId: away.id, from: `${day}T00:00`, until: `${day}T23:59` },
  });

  await page.goto('/admin');
  const task = page.getByRole('link', { name: '1 session needs a physiotherapist' });
  await expect(task).toHaveAttribute('href', `/admin/schedule?day=${day}`);
  await expectToHold(page);
  await task.click();
  await expect(page).toHaveURL(`/admin/schedule?day=${day}`);
  await expect(page.getByText('Needs a physiotherapist', { exact: true })).toBeVisible();
  await expectToHold(page);

  const dialog = page.locator(openDialog);
  await page.getByRole('button', { name: new RegExp(`10:10 am.*${patient.name}`) }).click();
  await dialog.getByRole('button', { name: `Move ${patient.name}, 10:10 am` }).click();
  await dialog.getByRole('combobox', { name: 'Physiotherapist' }).click();
  await page.getByTitle(other.name).click();
  await dialog.getByRole('button', { name: 'Move session' }).click();
  await expect(page.getByRole('status').filter({ hasText: `The session of ${patient.name} is now on ` })).toBeVisible();
  await expect(page.getByText(/needs? a physiotherapist/i)).toHaveCount(0);
});
