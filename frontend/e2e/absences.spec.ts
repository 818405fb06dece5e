import { expectToHold } from './support/hold';
import { callGraphQL, openDialog, ownDay } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

test('the desk enters an absence once: others take its sessions, and what waits is named @desktop', async ({
  page,
}, info) => {
  const day = ownDay(info);
  await signInAsAdmin(page);
  const answer = await page.request.post('/graphql', { data: { query: '{ physiotherapists { id name } }' } });
  const { physiotherapists }: { physiotherapists: { id: string; name: string }[] } = (await answer.json()).data;
  const [absent] = physiotherapists;
  const book = `mutation ($at: String!, $who: ID!, $patient: ID!) { bookAppointment(input: {
    patientId: $patient, physiotherapistId: $who, appointmentDate: $at, sessionType: CLINIC, overrideReason: "Asked for" }) { id } }`;
  await callGraphQL(page, book, { at: `${day}T10:00`, who: absent?.id, patient: 'PT-000001' });
  await callGraphQL(page, book, { at: `${day}T12:00`, who: absent?.id, patient: 'PT-000002' });
  await page.goto(`/admin/schedule?day=${day}`);
  await page.getByRole('button', { name: 'Absence' }).click();
  const dialog = page.locator(openDialog);
  await dialog.getByLabel('Who is away').fill(absent?.name ?? '');
  await dialog
    .getByTitle(absent?.name ?? '', { exact: true })
    .last()
    .click();
  await expect(dialog.getByRole('combobox', { name: /^Who takes .*10:00 am/ })).toBeVisible();
  await dialog.getByRole('combobox', { name: /^Who takes .*12:00 pm/ }).click();
  await page.getByTitle('Nobody yet: it waits').last().click();
  await expectToHold(page);
  await dialog.getByRole('button', { name: 'Enter the absence' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    `The absence of ${absent?.name ?? '?'} was entered. 1 session was taken over. 1 session waits for somebody.`,
  );
  await expectToHold(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  const grid = page.getByRole('region', { name: 'Sessions of the day' });
  await expect(grid.getByRole('button', { name: /^(?!Free).*10:00 am/ })).not.toHaveAccessibleName(
    new RegExp((absent?.name ?? '?').replaceAll(/[().]/g, '.')),
  );
  await expect(grid.getByRole('button', { name: /^(?!Free).*12:00 pm.*[Nn]eeds a physiotherapist/ })).toBeVisible();
});
