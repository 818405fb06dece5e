import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPatient, ownPatients } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';

const line = (name: string, changes: object = {}) => ({
  __typename: 'BenchPatientLine',
  patient: { __typename: 'Patient', id: name, patientId: `PT-${name}`, name, age: 62 },
  reach: 'IN_CHARGE',
  lastSession: null,
  nextSession: null,
  hasPlan: true,
  planState: null,
  openTask: null,
  ...changes,
});
/** What the plan's team sees of a live plan. */
const state = (changes: object = {}) => ({
  __typename: 'PatientUnderCare',
  phase: 2,
  kind: 'PROTOCOL',
  phaseCount: 5,
  ready: false,
  lastPain: null,
  lastPainAt: null,
  flags: [],
  unreadMessages: 0,
  recoveryPercent: 24,
  ...changes,
});
const noProtocols = { data: { protocols: [] } };
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Your patients' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe("one's own patients (bench §8)", () => {
  it.each([
    ['/doctor', '/doctor/patients', accounts.doctor],
    ['/physio/patients', '/physio/patients', accounts.physiotherapist],
  ])(
    '%s lists them as the server orders them, with or without a plan, each with the way to their page',
    async (path, pages, me) => {
      const patients = [
        line('Asha', { openTask: { __typename: 'CareTask', id: 't1' }, planState: state({ lastPain: 6 }) }),
        line('Deepa', {
          planState: state({ flags: ['PAIN_HIGH'], lastPain: 9, lastPainAt: '2026-03-10T06:30:00.000Z' }),
        }),
        line('Bina', {
          nextSession: '2026-03-12T11:00:00.000Z',
          planState: state({ ready: true, lastPain: 0, flags: ['QUIET'], unreadMessages: 2 }),
        }),
        line('Chitra', { reach: 'COVERS', hasPlan: false }),
        line('Ela', { reach: 'TREATS' }),
      ];
      openPatient(
        {
          Me: { data: { me } },
          BenchPatients: ownPatients(patients),
          Protocols: noProtocols,
        },
        path,
      );
      expect(await screen.findByRole('link', { name: 'Bina' })).toHaveAttribute('href', `${pages}/PT-Bina`);
      await screen.findByText('Ready for the next phase');
      expect(await rows()).toEqual([
        expect.stringMatching(
          /^Asha 62 years, PT-Asha A danger sign waitsNonePhase 2 of 5, 24% of the sessions done, pain 6 of 10$/,
        ),
        expect.stringMatching(/^Deepa 62 years, PT-DeepaNone.*done Pain 9 of 10, 10 Mar 2026, 12:00 pm IST$/),
        expect.stringMatching(
          /^Bina 62 years, PT-Bina12 Mar 2026, 4:30 pm IST.*pain 0 of 10 Nothing entered 2 unread messages Ready for the next phase$/,
        ),
        'Chitra 62 years, PT-Chitra, You coverNoneNone',
        "Ela 62 years, PT-Ela, You treatNoneAnother physiotherapist's plan",
      ]);
    },
  );

  it('turns the pages of a list of 250, each line with the state of its plan, and searches it by name from its first page', async () => {
    const late = line('Bina', { planState: state({ phase: 3, lastPain: 5, ready: true }) });
    const { asked } = openPatient(
      {
        BenchPatients: ({ after, search }) =>
          search
            ? ownPatients([line('Zoya')])
            : ownPatients([after ? late : line('Asha')], { totalCount: 250, endCursor: after ? 'c50' : 'c25' }),
      },
      '/physio/patients',
    );
    expect(await screen.findByText(/^250 patients/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Bina')).toBeVisible();
    expect(await rows()).toEqual([expect.stringMatching(/Phase 3 of 5, .*, pain 5 of 10 Ready for the next phase$/)]);
    expect(asked('BenchPatients').at(-1)).toEqual({ first: 25, after: 'c25' });
    await userEvent.type(screen.getByLabelText('Name or number'), 'zo{Enter}');
    expect(await screen.findByText('Zoya')).toBeVisible();
    expect(screen.getByText('1 matching patient')).toBeVisible();
    expect(asked('BenchPatients').at(-1)).toEqual({ first: 25, search: 'zo' });
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
        BenchPatients: ownPatients([line('Asha')]),
      },
      '/doctor',
    );
    const toSign = await screen.findByRole('region', { name: 'Protocols' });
    const link = await within(toSign).findByRole('link', { name: 'Knee, version 2' });
    expect(link).toHaveAttribute('href', '/doctor/protocols/v2');
    expect(within(toSign).queryByRole('link', { name: /version 1/ })).toBeNull();
    const patients = await screen.findByRole('region', { name: 'Your patients' });
    expect(toSign.compareDocumentPosition(patients) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says of a list that could not be read why, and of an empty one what will stand there', async () => {
    const answers = [new TypeError('Failed to fetch'), ownPatients([])];
    openPatient({ BenchPatients: () => answers.shift() ?? new Error('asked too often') }, '/physio/patients');
    expect(await screen.findByText(/^Failed to fetch your patients/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No patients yet.')).toBeVisible();
  });
});

it('a doctor reads the own profile, and signs out', async () => {
  const { router, asked } = openPatient(
    { Me: { data: { me: accounts.doctor } }, Protocols: noProtocols, Logout: { data: { logout: true } } },
    '/doctor/account',
  );
  const details = within(await screen.findByRole('region', { name: 'Your details' }));
  expect(details.getByText('Sanjay Rao')).toBeVisible();
  expect(details.getByText('+91 98765 43210')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('link', { name: 'Logout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(asked('Logout')).toHaveLength(1);
});
