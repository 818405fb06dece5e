import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { overview, pageOf, openPage } from '../../../test/patient-page.fixture';

const abha = (changes: object = {}) => ({
  __typename: 'Abha',
  number: '91-7507-6821-7770',
  address: null,
  status: 'CLAIMED',
  verifiedAt: null,
  ...changes,
});
const answerOf = (known: object | null): Answer => ({
  data: { patientOverview: { __typename: 'PatientOverview', abha: known } },
});

async function openCard(answers: Parameters<typeof openPage>[0] = {}) {
  const { calls } = openPage(
    { ...pageOf(overview), PatientConsents: { data: { smartClients: [], consents: [] } }, ...answers },
    '?tab=consents',
  );
  const asked = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { asked, card: await screen.findByRole('button', { name: /^(Add|Change) the ABHA$/ }) };
}

it('says how far an ABHA is to be believed, and finds the records that share it behind a tap', async () => {
  const pair = {
    __typename: 'PossibleDuplicate',
    id: 'd1',
    reason: 'The same ABHA number',
    foundAt: '2026-11-18T11:00:00.000Z',
    first: { __typename: 'AppointmentPatient', id: 'p0', patientId: 'PT-000002', name: 'Sunita Devi' },
    second: { __typename: 'AppointmentPatient', id: 'p1', patientId: 'PT-000007', name: 'Sunita Yadav' },
  };
  const { asked } = await openCard({
    AbhaOfPatient: answerOf(abha()),
    PossibleDuplicates: { data: { possibleDuplicates: [pair] } },
  });
  expect(screen.getByText(/^91-7507-6821-7770. Not verified by ABDM/)).toBeVisible();
  expect(asked('PossibleDuplicates')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Find records with the same one' }));
  expect(asked('PossibleDuplicates')).toEqual([{ patientId: 'p1' }]);
  const found = within(await screen.findByRole('list', { name: 'Records that may be of the same person' }));
  expect(found.getByRole('link', { name: 'PT-000002 Sunita Devi' })).toHaveAttribute('href', '/admin/patients/p0');
});

it('is written down as it stands on the card; a refusal stays beside it', async () => {
  const answers: Answer[] = [
    refusal('The last digit does not fit.', 'BAD_INPUT'),
    { data: { setAbha: abha({ number: '91-7507-6821-7771' }) } },
  ];
  const { asked, card } = await openCard({
    AbhaOfPatient: answerOf(null),
    SetAbha: () => answers.shift() ?? new Error('asked too often'),
  });
  expect(screen.getByText('No ABHA is known.')).toBeVisible();
  await userEvent.click(card);
  const dialog = within(await screen.findByRole('dialog', { name: /^(Add|Change) the ABHA$/ }));
  await userEvent.type(dialog.getByLabelText('Number (optional)'), '91-7507-6821-7771');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The last digit does not fit.');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('AbhaOfPatient')).toHaveLength(2));
  expect(asked('SetAbha').at(-1)).toEqual({
    patientId: 'p1',
    input: { number: '91-7507-6821-7771', isCompared: true },
  });
});

it('a part that was not changed is not sent, and an emptied one is taken away', async () => {
  const { asked, card } = await openCard({
    AbhaOfPatient: answerOf(abha({ number: '91-7507-6821-7771', address: 'asha@abdm' })),
    SetAbha: { data: { setAbha: abha() } },
  });
  await userEvent.click(card);
  const dialog = within(await screen.findByRole('dialog', { name: /^(Add|Change) the ABHA$/ }));
  await userEvent.clear(dialog.getByLabelText('Address (optional)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked('SetAbha')).toEqual([{ patientId: 'p1', input: { address: null, isCompared: false } }]),
  );
});
