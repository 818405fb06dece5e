import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPatient, underCare } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';

const row = (name: string, changes: object = {}) => ({
  __typename: 'PatientUnderCare',
  patient: { __typename: 'AppointmentPatient', id: name, name },
  planId: `plan of ${name}`,
  phase: 2,
  phaseCount: 5,
  ready: false,
  openTask: null,
  lastPain: null,
  lastPainAt: null,
  flags: [],
  recoveryPercent: 24,
  ...changes,
});

const none = { data: { patientsUnderCare: [] } };
const noProtocols = { data: { protocols: [] } };

it.each([
  ['/doctor', accounts.doctor],
  ['/physio', accounts.physiotherapist],
])(
  '%s lists the patients with a plan, as the server orders them, each with the way to their page',
  async (path, me) => {
    const patients = [
      row('Asha', { openTask: { __typename: 'CareTask', id: 't1' }, lastPain: 6 }),
      row('Bina', { ready: true, lastPain: 0 }),
      row('Chitra'),
      row('Deepa', { flags: ['PAIN_HIGH'], lastPain: 9, lastPainAt: '2026-03-10T06:30:00.000Z' }),
    ];
    openPatient(
      { Me: { data: { me } }, PatientsUnderCare: underCare(patients), PatientsWithPage: none, Protocols: noProtocols },
      path,
    );
    const list = within(await screen.findByRole('region', { name: 'Patients with a plan' }));
    await list.findByText('Asha');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Asha.*A danger sign waits.*Phase 2 of 5, 24% of the sessions done, pain 6 of 10$/),
      expect.stringMatching(/^Bina.*Ready for the next phase.*pain 0 of 10$/),
      'ChitraPhase 2 of 5, 24% of the sessions done',
      expect.stringMatching(/^Deepa.*Pain 9 of 10, 10 Mar 2026, 12:00 pm IST.*sessions done$/),
    ]);
    expect(list.getByRole('link', { name: 'Bina' })).toHaveAttribute('href', `${path}/patients/Bina`);
  },
);

it('turns the pages of a list of 60, and searches it by name from its first page', async () => {
  const { asked } = openPatient(
    {
      Me: { data: { me: accounts.doctor } },
      Protocols: noProtocols,
      PatientsUnderCare: ({ after, search }) =>
        search
          ? underCare([row('Zoya')])
          : underCare([row(after ? 'Bina' : 'Asha')], { totalCount: 60, endCursor: after ? 'c50' : 'c25' }),
    },
    '/doctor',
  );
  const list = within(await screen.findByRole('region', { name: 'Patients with a plan' }));
  expect(await list.findByText('60 patients')).toBeVisible();
  expect(list.getByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Next' }));
  expect(await list.findByText('Bina')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked('PatientsUnderCare').at(-1)).toEqual({ first: 25, after: 'c50' }));
  await userEvent.click(list.getByRole('button', { name: 'Previous' }));
  expect(await list.findByText('Page 2 of 3')).toBeVisible();
  await userEvent.type(list.getByLabelText('Name'), 'zo{Enter}');
  expect(await list.findByText('Zoya')).toBeVisible();
  expect(list.getByText('1 patient')).toBeVisible();
  expect(asked('PatientsUnderCare').at(-1)).toEqual({ first: 25, search: 'zo' });
});

it('shows a doctor what waits for their signature above their patients', async () => {
  const versions = [
    { __typename: 'ProtocolVersion', id: 'v2', number: 2, status: 'DRAFT', approvals: [] },
    { __typename: 'ProtocolVersion', id: 'v1', number: 1, status: 'APPROVED', approvals: [] },
  ];
  const knee = { __typename: 'Protocol', id: 'k', slug: 'knee', name: 'Knee', isSample: false, versions };
  openPatient(
    {
      Me: { data: { me: accounts.doctor } },
      Protocols: { data: { protocols: [knee] } },
      PatientsUnderCare: underCare([row('Asha')]),
    },
    '/doctor',
  );
  const toSign = await screen.findByRole('region', { name: 'Protocols' });
  const link = await within(toSign).findByRole('link', { name: 'Knee, version 2' });
  expect(link).toHaveAttribute('href', '/doctor/protocols/v2');
  expect(within(toSign).queryByRole('link', { name: /version 1/ })).toBeNull();
  const patients = await screen.findByRole('region', { name: 'Patients with a plan' });
  expect(toSign.compareDocumentPosition(patients) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('says of a list that could not be read why, and of an empty one what will stand there', async () => {
  const answers = [new TypeError('Failed to fetch'), underCare([])];
  const asDoctor = { Me: { data: { me: accounts.doctor } }, Protocols: noProtocols };
  openPatient({ ...asDoctor, PatientsUnderCare: () => answers.shift() ?? new Error('asked too often') }, '/doctor');
  expect(await screen.findByText(/^Failed to fetch your patients/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^None yet\./)).toBeVisible();
});
