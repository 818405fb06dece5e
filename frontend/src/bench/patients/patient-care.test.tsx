import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, gate, openPatient, plan, recordWith, value } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';

it('shows the plan, its phase and counts, and that it is a sample', async () => {
  openPatient();
  const about = await card('Knee replacement');
  expect(about.getByText('Phase 1 of 2: Protect')).toBeVisible();
  expect(about.getByText('Sample, not signed off by a clinician')).toBeVisible();
  expect(about.getByText('Ahead').nextElementSibling).toHaveTextContent('21');
});

it('leads out of a phase with a reason beside each open criterion, and beside no other', async () => {
  const { asked } = openPatient();
  const leaving = await card('Leaving phase 1');
  const reason = await leaving.findByLabelText(/Why the phase is left all the same: Knee bend/);
  expect(leaving.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.type(reason, 'too short');
  await userEvent.click(leaving.getByRole('button', { name: 'Confirm: on to phase 2' }));
  expect(await leaving.findByText('Reason must have 10 to 500 characters')).toBeVisible();
  expect(asked('ConfirmGate')).toEqual([]);
  await userEvent.type(reason, ', her surgeon agrees');
  await userEvent.click(leaving.getByRole('button', { name: 'Confirm: on to phase 2' }));
  await waitFor(() =>
    expect(asked('ConfirmGate')).toEqual([
      { planId: 'r1', fromPhase: 1, deviations: [{ criterion: 'flexion', reason: 'too short, her surgeon agrees' }] },
    ]),
  );
});

it('keeps the reasons when the phase could not be left', async () => {
  openPatient({ ConfirmGate: refusal('A danger sign is open.', 'WRONG_STATE') });
  const leaving = await card('Leaving phase 1');
  const reason = await leaving.findByLabelText(/Why the phase is left all the same/);
  await userEvent.type(reason, 'Her surgeon wants it so');
  await userEvent.click(leaving.getByRole('button', { name: 'Confirm: on to phase 2' }));
  expect(await leaving.findByRole('alert')).toHaveTextContent('A danger sign is open.');
  expect(reason).toHaveValue('Her surgeon wants it so');
});

const sign = { __typename: 'CareTask', id: 't1' } as const;
const leave = (leaving: ReturnType<typeof within>) =>
  userEvent.click(leaving.getByRole('button', { name: 'Confirm: on to phase 2' }));

it('does not offer to leave a phase while a danger sign waits, says why, and keeps the reasons for later', async () => {
  let present = plan();
  const { asked } = openPatient({
    BenchPatient: () => recordWith(present),
    ConfirmGate: () => {
      present = plan({ openTask: sign });
      return refusal('A danger sign is open. The phase can be left once the doctor has answered it.', 'WRONG_STATE');
    },
  });
  const leaving = await card('Leaving phase 1');
  await userEvent.type(await leaving.findByLabelText(/Why the phase is left all the same/), 'Her surgeon wants it so');
  await leave(leaving);
  expect(await leaving.findByText(/^A danger sign waits: the phase can be left once the doctor/)).toBeVisible();
  expect(leaving.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  expect(leaving.getByLabelText(/Why the phase is left all the same/)).toHaveValue('Her surgeon wants it so');
  expect(asked('ConfirmGate')).toHaveLength(1);
  present = plan();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await leaving.findByRole('button', { name: 'Confirm: on to phase 2' })).toBeVisible();
  expect(leaving.getByLabelText(/Why the phase is left all the same/)).toHaveValue('Her surgeon wants it so');
});

it('does not offer to leave a phase while a danger sign waits, from the first look on', async () => {
  openPatient({ BenchPatient: recordWith(plan({ openTask: sign })) });
  const leaving = await card('Leaving phase 1');
  expect(await leaving.findByText(/^A danger sign waits/)).toBeVisible();
  expect(leaving.queryByRole('button')).toBeNull();
});

it('asks for the reasons that are needed now when a criterion is not met any more', async () => {
  const [flexion, slr] = gate.results;
  const present = { ...gate, results: [flexion, { ...slr, state: 'UNKNOWN' }] };
  const gates = [gate, present];
  openPatient({
    CareGate: () => ({ data: { gate: gates.shift() ?? present } }),
    ConfirmGate: refusal('A reason is missing.', 'BAD_INPUT'),
  });
  const leaving = await card('Leaving phase 1');
  await userEvent.type(await leaving.findByLabelText(/Why the phase is left all the same/), 'Her surgeon wants it so');
  await leave(leaving);
  expect(await leaving.findByLabelText(/all the same: Lifts the straight leg/)).toHaveValue('');
  expect(leaving.getByLabelText(/all the same: Knee bend/)).toHaveValue('Her surgeon wants it so');
  expect(leaving.getByRole('alert')).toHaveTextContent('A reason is missing.');
});

it('says in words what was open when a phase was left', async () => {
  const passage = {
    __typename: 'GatePassage',
    fromPhase: 1,
    confirmedAt: '2026-03-10T06:30:00.000Z',
    confirmedBy: 'Neha Kapoor',
    deviations: [{ __typename: 'Deviation', criterion: 'flexion', reason: 'Her surgeon wants it so' }],
  };
  openPatient({ BenchPatient: recordWith(plan({ phase: 2, passages: [passage] })) });
  const passed = await card('Phases that were left');
  const why = passed.getByText(
    'Left open: Knee bend, by the patient alone: at least 80°. Why: Her surgeon wants it so',
  );
  expect(why).toBeVisible();
  expect(passed.queryByText(/flexion|Not met/)).toBeNull();
});

it.each(['COMPLETED', 'STOPPED'] as const)(
  'neither notes a session of a plan that is %s nor leads on',
  async (status) => {
    openPatient({ BenchPatient: recordWith(plan({ status })) });
    await card('Over time');
    expect(screen.queryByRole('region', { name: /today|session note|No session/i })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Leaving phase/ })).toBeNull();
  },
);

const ofValues = '/physio/patients/p1?part=values';

it('shows the eight newest values, and those before them when asked', async () => {
  const measurements = Array.from({ length: 10 }, (_, at) => value({ id: `m${at}`, value: 80 - at }));
  openPatient({ PatientValues: { data: { patientValues: measurements } } }, ofValues);
  const values = await card('What was measured');
  const earlier = await values.findByText('Earlier values (2)');
  expect(values.getByText(/: 73°/, { selector: 'strong' })).toBeVisible();
  expect(values.getByText(/: 72°/, { selector: 'strong' })).not.toBeVisible();
  await userEvent.click(earlier);
  expect(values.getByText(/: 71°/, { selector: 'strong' })).toBeVisible();
});

it('asks for no earlier values where eight are all', async () => {
  const measurements = Array.from({ length: 8 }, (_, at) => value({ id: `m${at}`, value: 80 - at }));
  openPatient({ PatientValues: { data: { patientValues: measurements } } }, ofValues);
  const values = await card('What was measured');
  expect(await values.findByText(/: 73°/, { selector: 'strong' })).toBeVisible();
  expect(values.queryByText(/Earlier values/)).toBeNull();
});

it('takes a wrong value back with a reason', async () => {
  const { asked } = openPatient({}, ofValues);
  const values = await card('What was measured');
  await userEvent.click(
    await values.findByRole('button', { name: 'Take back: Knee bend, right, by the patient alone: 75°' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Take a value back' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'On the other knee');
  await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(asked('RetractValue')).toEqual([{ id: 'm1', reason: 'On the other knee' }]));
});

const waiting = (planId: string, question: string) => ({
  __typename: 'OpenSign',
  task: {
    __typename: 'CareTask',
    id: planId,
    severity: 'URGENT',
    status: 'OPEN',
    patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'Sunita' },
    signs: ['calf'],
    createdAt: '2026-03-10T06:30:00.000Z',
    dueAt: '2026-03-10T08:30:00.000Z',
    overdue: false,
  },
  questions: [question],
  lastYesAt: '2026-03-10T06:30:00.000Z',
  kind: 'PROTOCOL',
  patientNotes: [],
  planId,
  doctorName: 'Dr Meera Sethi',
  phone: '+919876543210',
});

it('reads plan and criteria anew once the doctor has answered the sign', async () => {
  let openSigns = [waiting('r1', 'Is your calf swollen?')];
  const { asked } = openPatient(
    {
      Me: { data: { me: accounts.doctor } },
      OpenSigns: () => ({ data: { openSigns } }),
      ResolveSign: () => {
        openSigns = [];
        return { data: { resolveTask: { __typename: 'CareTask', id: 'r1', status: 'RESOLVED' } } };
      },
    },
    '/doctor/patients/p1?part=plan',
  );
  await card('Leaving phase 1');
  await userEvent.click(await screen.findByRole('button', { name: /^Answer/ }));
  await userEvent.type(await screen.findByLabelText(/^What you found/), 'A pulled muscle, rest today.');
  await userEvent.click(screen.getByRole('button', { name: 'Answer and end the stop' }));
  await waitFor(() => expect(asked('BenchPatient')).toHaveLength(2));
  await waitFor(() => expect(asked('CareGate')).toHaveLength(2));
});

it('shows the doctor the plan, the sign that waits and what the system proposes, and asks for no confirmation', async () => {
  const openSigns = [waiting('r1', 'Is your calf swollen?'), waiting('r2', 'Do you have fever?')];
  openPatient(
    { Me: { data: { me: accounts.doctor } }, OpenSigns: { data: { openSigns } } },
    '/doctor/patients/p1?part=plan',
  );
  expect(await screen.findByText('Yes: Is your calf swollen?')).toBeVisible();
  expect(screen.queryByText('Yes: Do you have fever?')).toBeNull();
  expect(await screen.findByText(/^Phase 1 cannot be left yet/)).toBeVisible();
  expect(screen.getByText(/needed is at least 80°/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  expect(screen.queryByLabelText(/^Why the phase is left/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Answer/ })).toBeVisible();
});
