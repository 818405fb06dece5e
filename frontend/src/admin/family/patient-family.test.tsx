import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import { openPage, overview, pageOf } from '../../../test/patient-page.fixture';

const grant = (changes: object = {}) => ({
  __typename: 'FamilyGrant',
  id: 'g1',
  name: 'Anita',
  relation: 'daughter',
  mobileNumber: '+919812345678',
  rights: ['TICK', 'MESSAGE'],
  status: 'ACTIVE',
  grantedAt: '2026-03-09T06:30:00.000Z',
  acceptedAt: '2026-03-10T06:30:00.000Z',
  endedAt: null,
  endedBy: null,
  endedByName: null,
  lastSeenAt: null,
  ...changes,
});
const ended = (changes: object = {}) => grant({ status: 'ENDED', endedAt: '2026-03-11T06:30:00.000Z', ...changes });
const byClinic = { endedBy: 'CLINIC', endedByName: 'Asha Verma' };
const answerOf = (...familyGrants: readonly object[]): Answer => ({ data: { familyGrants } });

async function openFamily(answers: Parameters<typeof openPage>[0] = {}) {
  const { calls } = openPage({ ...pageOf(overview), PatientFamily: answerOf(grant()), ...answers }, '?tab=family');
  const asked = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { asked, part: within(await screen.findByRole('region', { name: 'Family' })) };
}
const question = async () => within(await screen.findByRole('dialog', { name: 'End access' }));

it('of a patient that could not be fetched says so, and is fetched again', async () => {
  const answers: Answer[] = [new TypeError('no'), answerOf(grant())];
  const { part } = await openFamily({ PatientFamily: () => answers.shift() ?? answerOf(grant()) });
  expect(await part.findByText(/^Failed to fetch whom the patient let in/)).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByRole('list', { name: 'Family members' })).toBeVisible();
});

it('of a patient who let in nobody says so, and who lets somebody in', async () => {
  const { part, asked } = await openFamily({ PatientFamily: answerOf() });
  expect(await part.findByText('The patient has let in nobody.')).toBeVisible();
  expect(part.getByText(/^Only patients let somebody in/)).toBeVisible();
  expect(asked('PatientFamily')).toEqual([{ patientId: 'p1' }]);
});

it('of a deleted record is not asked for', async () => {
  const { part, asked } = await openFamily(pageOf({ ...overview, deletedAt: '2026-11-20T06:00:00.000Z' }));
  expect(await part.findByText(/^The access of the family ended with the record/)).toBeVisible();
  expect(asked('PatientFamily')).toEqual([]);
});

it('is not asked for on another tab', async () => {
  const { calls } = openPage({ ...pageOf(overview), PatientFamily: answerOf(grant()) });
  expect(await screen.findByRole('link', { name: 'Family' })).toBeVisible();
  expect(calls.filter(({ operation }) => operation === 'PatientFamily')).toEqual([]);
});

it('lists each with number, rights, since when, and when and by whom it ended', async () => {
  const seen = grant({ lastSeenAt: '2026-03-10T07:30:00.000Z' });
  const invited = grant({ id: 'g2', name: 'Ravi', relation: 'son', rights: [], status: 'INVITED', acceptedAt: null });
  const lapsed = { acceptedAt: null, endedAt: '2026-03-23T06:30:00.000Z' };
  const { part } = await openFamily({
    PatientFamily: answerOf(
      seen,
      invited,
      ended({ id: 'g3', ...byClinic }),
      ended({ id: 'g4', endedBy: 'PATIENT' }),
      ended({ id: 'g5', endedBy: 'FAMILY' }),
      ended({ id: 'g6', ...lapsed }),
      ended({ id: 'g7' }),
      ended({ id: 'g8', endedBy: 'CLINIC' }),
    ),
  });
  const rows = within(await part.findByRole('list', { name: 'Family members' })).getAllByRole('listitem');
  const said =
    'see the day; tick exercises and tell of pain and danger signs; read and write messages with the care team';
  expect(rows[0]).toHaveTextContent(
    `Anita, daughterActive+91 98123 45678May ${said}Invited 9 Mar 2026, 12:00 pm IST, accepted 10 Mar 2026, 12:00 pm IST, last looked 10 Mar 2026, 1:00 pm ISTEnd access`,
  );
  expect(rows[1]).toHaveTextContent(
    'Ravi, sonInvited+91 98123 45678Once accepted: may see the dayInvited 9 Mar 2026, 12:00 pm IST, not acceptedEnd access',
  );
  expect(rows[2]).toHaveTextContent(`Could ${said}`);
  expect(rows.slice(2).map((row) => /Ended (?=\d).*$/.exec(row.textContent)?.[0])).toEqual([
    'Ended 11 Mar 2026, 12:00 pm IST by Asha Verma',
    'Ended 11 Mar 2026, 12:00 pm IST by the patient',
    'Ended 11 Mar 2026, 12:00 pm IST by the family member',
    'Ended 23 Mar 2026, 12:00 pm IST, because nobody accepted within 14 days',
    'Ended 11 Mar 2026, 12:00 pm IST, by itself: 30 days after the last plan, with the record, or when records were merged',
    'Ended 11 Mar 2026, 12:00 pm IST by an admin',
  ]);
  expect(part.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'End access, Anita',
    'End access, Ravi',
  ]);
});

it('ends after a question; a refusal stays in it, and the end is listed with who ended it', async () => {
  let hasEnded = false;
  const answers: Answer[] = [refusal('Load the page again.', 'NOT_FOUND')];
  const { part, asked } = await openFamily({
    PatientFamily: () => answerOf(hasEnded ? ended(byClinic) : grant()),
    EndPatientFamily: () => {
      const refused = answers.shift();
      hasEnded = !refused;
      return refused ?? { data: { endFamily: ended(byClinic) } };
    },
  });
  await userEvent.click(await part.findByRole('button', { name: 'End access, Anita' }));
  await userEvent.click((await question()).getByRole('button', { name: 'Keep' }));
  await dialogsGone();
  expect(asked('EndPatientFamily')).toEqual([]);
  await userEvent.click(part.getByRole('button', { name: 'End access, Anita' }));
  const dialog = await question();
  expect(dialog.getByText(/reads on the page Family that the clinic ended it/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'End access' }));
  expect(await dialog.findByText(/^Failed to end the access\. Load the page again\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'End access' }));
  expect(await screen.findByText('The access has ended.')).toBeVisible();
  await dialogsGone();
  expect(part.getByText(/by Asha Verma$/)).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();
  expect(asked('EndPatientFamily')).toEqual([{ id: 'g1' }, { id: 'g1' }]);
  await waitFor(() => expect(asked('PatientFamily').length).toBeGreaterThan(1));
});
