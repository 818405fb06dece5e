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

test('a session is moved by keys alone and by mouse, and a refusal puts it back @desktop', async ({ page }, info) => {
  const own = ownDay(info);
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
  const column = (who: typeof first) => grid.getByRole('region', { name: who?.name ?? '?', exact: true });
  const session = (who: typeof first, time: string) =>
    column(who).getByRole('button', { name: new RegExp(`^(?!Free).*${time}`) });
  const spoken = page.locator('p[aria-live="assertive"]');

  await session(first, '10:00 am').focus();
  await page.keyboard.press('m');
  await expect(spoken).toContainText('Arrows carry, Enter drops, Escape puts back.');
  await page.keyboard.press('ArrowDown');
  await expect(spoken).toHaveText(/^... \d+ ..., 10:30 am, .+, free$/);
  await page.keyboard.press('Escape');
  await expect(spoken).toContainText('is put back.');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(session(first, '10:30 am')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(session(first, '10:00 am')).toBeVisible();

  // Somebody else is treated then.
  await session(second, '12:00 pm').focus();
  await page.keyboard.press('m');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(spoken).toHaveText(/, 10:00 am, .+, taken$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('already has a session then');
  await expect(session(second, '12:00 pm')).toBeVisible();

  // In the middle of the window: at its edge a drag scrolls.
  await session(second, '12:00 pm').evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const from = await session(second, '12:00 pm').boundingBox();
  const to = await column(first).boundingBox();
  if (!from || !to) throw new Error('The grid is not there.');
  await page.mouse.move(from.x + from.width / 2, from.y + 10);
  await page.mouse.down();
  // A row is 30 minutes of 1.6 px.
  await page.mouse.move(to.x + to.width / 2, from.y + 10 + 96, { steps: 10 });
  await expect(grid.locator('[aria-hidden] b')).toHaveText('1:00 pm');
  await page.mouse.up();
  await expect(session(first, '1:00 pm')).toBeVisible();
  await expect(page.getByText(/^The session of .* is now on /)).toBeVisible();
  await expect(page.locator(openDialog)).toHaveCount(0);
  await expectToHold(page);
});
