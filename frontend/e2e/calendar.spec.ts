import { addDays, weekdayText } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { callGraphQL, openDialog, ownDay } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

test('the calendar is planned by keyboard alone: a gap is found, booked, and the session opened @desktop', async ({
  page,
}, info) => {
  const own = ownDay(info);
  // Nobody works on a Sunday.
  const day = weekdayText(own).startsWith('Sunday') ? addDays(own, 1) : own;
  await signInAsAdmin(page);
  const answer = await page.request.post('/graphql', { data: { query: '{ physiotherapists { id name } }' } });
  const { physiotherapists }: { physiotherapists: { id: string; name: string }[] } = (await answer.json()).data;
  const [first, second] = physiotherapists;
  const book = `mutation ($at: String!, $who: ID!, $patient: ID!) { bookAppointment(input: {
    patientId: $patient, physiotherapistId: $who, appointmentDate: $at, sessionType: CLINIC, overrideReason: "Asked for" }) { id } }`;
  await callGraphQL(page, book, { at: `${day}T10:00`, who: first?.id, patient: 'PT-000001' });
  await callGraphQL(page, book, { at: `${day}T12:00`, who: second?.id, patient: 'PT-000002' });
  await page.goto(`/admin/schedule?day=${day}`);
  const grid = page.getByRole('region', { name: 'Sessions of the day' });
  await expect(grid.getByRole('button', { name: /^(?!Free).*10:00 am/ })).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });

  await grid.getByRole('button', { name: /^(?!Free).*10:00 am/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator(':focus')).toHaveAccessibleName(new RegExp(second?.name.replaceAll(/[().]/g, '.') ?? '?'));
  // Back to what is free at that time, past the session, to what is free after it.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator(':focus')).toHaveAccessibleName(/^Free 10:45 am to .*: book, /);
  await page.keyboard.press('Enter');
  const dialog = page.locator(openDialog);
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(day);
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('10:45');
  await expect(dialog.getByText(new RegExp(`^${first?.name.replaceAll(/[().]/g, '.')}, `))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 2 })).toContainText(' to ');
  await expect(grid.getByRole('button', { name: /^(?!Free).*10:00 am/ }).first()).toBeVisible();
  await expectToHold(page);
  await page.getByLabel('Column').selectOption(first?.name ?? '');
  await expect(grid.getByRole('region')).toHaveCount(7);
  await expectToHold(page);
});
