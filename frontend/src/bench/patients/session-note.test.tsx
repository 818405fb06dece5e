import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, openPatient, plan, recordIs, recordWith, rule, value } from '../../../test/patient-care.fixture';

it('writes a session down: its values under one key, then that it took place', async () => {
  const answers = [refusal('The service is very busy right now.', 'UNAVAILABLE')];
  const { asked } = openPatient({
    CompleteTreatedSession: () =>
      answers.shift() ?? { data: { completeAppointment: { __typename: 'Appointment', id: 's1' } } },
  });
  const note = await card("Today's session");
  await userEvent.type(note.getByLabelText(/^Knee bend/), '82.5');
  await userEvent.click(note.getByText('Yes'));
  await userEvent.click(await note.findByRole('radio', { name: '4:30 pm took place' }));
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  expect(await note.findByRole('alert')).toHaveTextContent('Not everything was saved');
  expect(note.getByLabelText(/^Knee bend/)).toHaveValue('82.5');
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(note.getByLabelText(/^Knee bend/)).toHaveValue(''));
  const [first, second, ...more] = asked('RecordValues');
  expect(first).toMatchObject({
    patientId: 'p1',
    values: [
      { measure: 'KNEE_FLEXION', mode: 'ACTIVE', value: 82.5, method: 'TYPED' },
      { measure: 'STRAIGHT_LEG_RAISE', value: 1, method: 'OBSERVED' },
    ],
  });
  expect(second).toEqual(first);
  expect(more).toEqual([]);
  expect(asked('CompleteTreatedSession')).toEqual([
    { id: 's1', version: 2 },
    { id: 's1', version: 2 },
  ]);
});

it('stores a value that was corrected and corrected back once more, so that the newest is the one that stands', async () => {
  const stored = new Map<unknown, unknown>();
  openPatient({
    RecordValues: ({ values, key }) => {
      const [sent] = values as { readonly value: number }[];
      // As the server has it: what comes again under a key is not stored again.
      if (!stored.has(key)) stored.set(key, sent?.value);
      return { data: { recordValues: [value(sent)] } };
    },
    CompleteTreatedSession: refusal('The service is very busy right now.', 'UNAVAILABLE'),
  });
  const note = await card("Today's session");
  await userEvent.click(await note.findByRole('radio', { name: '4:30 pm took place' }));
  for (const typed of ['82', '85', '82', '82']) {
    await userEvent.clear(note.getByLabelText(/^Knee bend/));
    await userEvent.type(note.getByLabelText(/^Knee bend/), typed);
    await userEvent.click(note.getByRole('button', { name: 'Save' }));
    expect(await note.findByRole('alert')).toHaveTextContent('Not everything was saved');
  }
  expect([...stored.values()]).toEqual([82, 85, 82]);
});

it('takes nothing while it is being saved, so that nothing typed is lost, and then takes the next', async () => {
  const saving = Promise.withResolvers<void>();
  const answers = [refusal('The service is very busy right now.', 'UNAVAILABLE')];
  const { asked } = openPatient({
    RecordValues: async () => {
      await saving.promise;
      return answers.shift() ?? { data: { recordValues: [value()] } };
    },
  });
  const note = await card("Today's session");
  const bend = note.getByLabelText(/^Knee bend/);
  const pain = note.getByLabelText(/^Pain/);
  const took = await note.findByRole('radio', { name: '4:30 pm took place' });
  await userEvent.type(bend, '82');
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('RecordValues')).toHaveLength(1));
  for (const input of [bend, pain, took, note.getByRole('combobox')]) expect(input).toBeDisabled();
  await userEvent.type(pain, '4');
  expect(pain).toHaveValue('');
  saving.resolve();
  expect(await note.findByRole('alert')).toHaveTextContent('Not everything was saved');
  await waitFor(() => expect(pain).toBeEnabled());
  expect(bend).toHaveValue('82');
  await userEvent.type(pain, '4');
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(note.getByLabelText(/^Pain/)).toHaveValue(''));
  expect(note.getByLabelText(/^Pain/)).toBeEnabled();
  expect(asked('RecordValues').at(-1)?.['values']).toContainEqual({ measure: 'PAIN', value: 4, method: 'TYPED' });
});

const shoulder = (mode: 'ACTIVE' | 'PASSIVE') => rule(`shoulder ${mode}`, { measure: 'SHOULDER_FLEXION', mode });

it('asks for a movement as the phase wants it made, and says so of what it sends', async () => {
  const phase = {
    __typename: 'Phase',
    number: 1,
    name: 'Protect',
    goal: 'Lift to 90° with help.',
    exercises: [],
    criteria: [shoulder('PASSIVE'), shoulder('ACTIVE')],
    targets: [{ __typename: 'TargetBand', measure: 'SHOULDER_FLEXION' as const, low: 80, high: 90 }],
  };
  const { asked } = openPatient({ BenchPatient: recordWith(plan({ phases: [phase] })) });
  const note = await card("Today's session");
  expect(note.getAllByRole('textbox')).toHaveLength(3);
  await userEvent.type(note.getByLabelText(/^Shoulder, arm to the front, with help/), '85');
  await userEvent.type(note.getByLabelText(/^Shoulder, arm to the front, by the patient alone/), '60');
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('RecordValues')).toHaveLength(1));
  expect(asked('RecordValues')[0]?.['values']).toEqual([
    { measure: 'SHOULDER_FLEXION', mode: 'PASSIVE', value: 85, method: 'TYPED' },
    { measure: 'SHOULDER_FLEXION', mode: 'ACTIVE', value: 60, method: 'TYPED' },
  ]);
});

it.each([
  ['825', 'Enter a number from 0 to 180, with at most one digit after the point'],
  ['82.55', 'Enter a number from 0 to 180, with at most one digit after the point'],
  ['-3', 'Enter a number from 0 to 180, with at most one digit after the point'],
  ['00000082.5', 'Enter a number from 0 to 180, with at most one digit after the point'],
  ['eighty', 'Enter a number from 0 to 180, with at most one digit after the point'],
])('says what is wrong with a bend of %s, keeps it as it was typed and sends nothing', async (typed, sentence) => {
  const { asked } = openPatient();
  const note = await card("Today's session");
  await userEvent.type(note.getByLabelText(/^Knee bend/), typed);
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  expect(await note.findByText(sentence)).toBeVisible();
  expect(note.getByLabelText(/^Knee bend/)).toHaveValue(typed);
  expect(asked('RecordValues')).toEqual([]);
});

it('takes pain in whole numbers up to 10, and degrees below zero with a minus or a comma', async () => {
  const phase = {
    __typename: 'Phase',
    number: 1,
    name: 'Protect',
    goal: 'Straighten the knee.',
    exercises: [],
    criteria: [rule('deficit', { measure: 'KNEE_EXTENSION_DEFICIT' })],
    targets: [],
  };
  const { asked } = openPatient({ BenchPatient: recordWith(plan({ phases: [phase] })) });
  const note = await card("Today's session");
  const pain = note.getByLabelText(/^Pain/);
  await userEvent.type(note.getByLabelText(/^Knee, degrees short of straight/), '-2,5');
  await userEvent.type(pain, '45');
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  expect(await note.findByText('Enter a whole number from 0 to 10')).toBeVisible();
  expect(asked('RecordValues')).toEqual([]);
  await userEvent.clear(pain);
  await userEvent.type(pain, '4');
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('RecordValues')).toHaveLength(1));
  expect(asked('RecordValues')[0]?.['values']).toEqual([
    { measure: 'KNEE_EXTENSION_DEFICIT', mode: 'ACTIVE', value: -2.5, method: 'TYPED' },
    { measure: 'PAIN', value: 4, method: 'TYPED' },
  ]);
});

it('asks how a movement was made where the phase takes either way, and sends what is said', async () => {
  const phase = {
    __typename: 'Phase',
    number: 1,
    name: 'Protect',
    goal: 'Lift to 90° with help.',
    exercises: [],
    criteria: [shoulder('PASSIVE')],
    targets: [{ __typename: 'TargetBand', measure: 'SHOULDER_EXTERNAL_ROTATION' as const, low: 20, high: 40 }],
  };
  const { asked } = openPatient({ BenchPatient: recordWith(plan({ phases: [phase] })) });
  const note = await card("Today's session");
  expect(note.getAllByRole('radiogroup', { name: /^How it was moved/ })).toHaveLength(1);
  const how = within(note.getByRole('radiogroup', { name: 'How it was moved: Shoulder, turned outwards' }));
  expect(how.getByRole('radio', { name: 'by the patient alone' })).toBeChecked();
  await userEvent.click(how.getByRole('radio', { name: 'with help' }));
  await userEvent.type(note.getByLabelText(/^Shoulder, turned outwards \(/), '20');
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('RecordValues')).toHaveLength(1));
  expect(asked('RecordValues')[0]?.['values']).toEqual([
    { measure: 'SHOULDER_EXTERNAL_ROTATION', mode: 'PASSIVE', value: 20, method: 'TYPED' },
  ]);
});

it('takes the last value of the operated side over by a tap, and values that the phase does not ask for', async () => {
  const values = [value({ id: 'm8', value: 78 }), value({ id: 'm9', side: 'LEFT', value: 130 })];
  const { asked } = openPatient({ BenchPatient: recordIs({ plan: plan(), values }) });
  const note = await card("Today's session");
  expect(note.queryByRole('button', { name: /^Last: 130°/ })).toBeNull();
  await userEvent.click(note.getByRole('button', { name: /^Last: 78°.*Take over: Knee bend/ }));
  await userEvent.selectOptions(note.getByRole('combobox', { name: 'Add a value' }), 'Grip strength');
  await userEvent.type(await note.findByLabelText(/^Grip strength/), '21');
  const side = within(note.getByRole('radiogroup', { name: 'Side: Grip strength' }));
  await userEvent.click(side.getByRole('radio', { name: 'Left' }));
  await userEvent.click(note.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('RecordValues')).toHaveLength(1));
  expect(asked('RecordValues')[0]?.['values']).toEqual([
    { measure: 'KNEE_FLEXION', mode: 'ACTIVE', value: 78, method: 'TYPED' },
    { measure: 'GRIP_STRENGTH', side: 'LEFT', value: 21, method: 'TYPED' },
  ]);
  await waitFor(() => expect(note.queryByLabelText(/^Grip strength/)).toBeNull());
});

it('says of a value on which side it was measured, and how the movement was made', async () => {
  const measurements = [
    value({ side: 'LEFT', mode: 'PASSIVE' }),
    value({ id: 'm2', measure: 'PAIN', value: 3, side: null, mode: null }),
  ];
  openPatient({ PatientValues: { data: { patientValues: measurements } } }, '/physio/patients/p1?part=values');
  const values = await card('What was measured');
  expect(await values.findByText('Knee bend, left, with help: 75°')).toBeVisible();
  expect(values.getByText('Pain: 3 of 10')).toBeVisible();
});
