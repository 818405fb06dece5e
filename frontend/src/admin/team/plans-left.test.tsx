import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogOf, openMember, openTeam, press } from '../../../test/team.fixture';

const patient = (number: number, name: string) => ({
  __typename: 'AppointmentPatient',
  id: `p${number}`,
  patientId: `PT-00000${number}`,
  name,
});
const plan = (number: number, name: string, needs: object = {}) => ({
  __typename: 'PlanLeft',
  planId: `plan${number}`,
  patient: patient(number, name),
  needsPhysiotherapist: true,
  needsDoctor: false,
  ...needs,
});
const title = 'Plans that need somebody else';

it('names the plans that are left without somebody, and leads to where each gets another', async () => {
  const onlyDoctor = { needsPhysiotherapist: false, needsDoctor: true };
  const plansLeft = [plan(1, 'Asha Yadav'), plan(2, '', onlyDoctor), plan(3, 'Ravi Kumar', { needsDoctor: true })];
  openTeam({ PlansLeft: { data: { plansLeft } } });
  const items = within(await screen.findByRole('list', { name: title })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Asha Yadav needs another physiotherapist',
    'PT-000002 needs another doctor',
    'Ravi Kumar needs another physiotherapist and another doctor',
  ]);
  expect(screen.getByRole('link', { name: 'Asha Yadav' })).toHaveAttribute('href', '/admin/patients/p1');
});

it('says nothing where no plan is left', async () => {
  const asked = openTeam();
  await screen.findByRole('row', { name: /Anita Verma/ });
  await waitFor(() => expect(asked('PlansLeft')).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

it('says that they could not be fetched, and tries again', async () => {
  const answers = [new Error('no network'), { data: { plansLeft: [plan(1, 'Asha Yadav')] } }];
  openTeam({ PlansLeft: () => answers.shift() ?? new Error('asked too often') });
  expect(await screen.findByText('Failed to fetch the plans that need somebody else')).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'Asha Yadav' })).toBeVisible();
});

it.each([
  [1, 'A plan needs somebody else: Patient 1.'],
  [2, 'Plans need somebody else: Patient 1, Patient 2.'],
  [7, 'Plans need somebody else: Patient 1, Patient 2, Patient 3, Patient 4, Patient 5, 2 more.'],
])('tells whoever enters a last day of %i plans that it leaves', async (count, sentence) => {
  const plans = Array.from({ length: count }, (_, at) => plan(at + 1, `Patient ${at + 1}`));
  openMember({
    Physiotherapists: { data: { physiotherapists: [] } },
    LeaveTeam: { data: { leaveTeam: { __typename: 'Departure', handedOver: 0, unassigned: 0, plans } } },
  });
  await press('Enter last day');
  const dialog = await dialogOf('Neha Kapoor leaves');
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2099-11-30' } });
  await press('Enter last day', dialog);
  expect(
    await screen.findByText(
      `The last day of Neha Kapoor is 30 Nov 2099. No scheduled session lies after it. ${sentence}`,
    ),
  ).toBeVisible();
});
