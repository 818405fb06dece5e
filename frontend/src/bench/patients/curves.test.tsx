import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, openPatient, plan, recordWith, rule, value } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';

const bend = rule('flexion', { measure: 'KNEE_FLEXION', mode: 'ACTIVE', value: 80 });
const phase = {
  __typename: 'Phase',
  number: 1,
  name: 'Protect',
  exercises: [],
  goal: 'Bend to 80°.',
  criteria: [bend],
  targets: [{ __typename: 'TargetBand', measure: 'KNEE_FLEXION' as const, low: 70, high: 90 }],
};
const ofPlan = { BenchPatient: recordWith(plan({ phases: [phase] })) };
const values = [
  value({ id: 'm4', value: 82, takenAt: '2026-03-12T06:30:00.000Z' }),
  value({ id: 'm3', value: 79, mode: 'PASSIVE' }),
  value({ id: 'm2', value: 120, side: 'LEFT' }),
  value({ id: 'm1', value: 140, retractedReason: 'On the other knee' }),
  value({ id: 'm0', value: 60, takenAt: '2026-03-02T06:30:00.000Z' }),
];
/** As the server answers: of one measure when it is asked for one. */
const measured = ({ measure }: Record<string, unknown>) => ({
  data: { measurements: values.filter((one) => !measure || one.measure === measure) },
});

const curve = async (name: string) => within(await (await card('Over time')).findByRole('region', { name }));
const rowsOf = (one: Awaited<ReturnType<typeof curve>>) =>
  one.getAllByRole('row').map(({ textContent }) => textContent);

it('draws what the phase looks at by date over its band, and says it in a table', async () => {
  const { asked } = openPatient({ ...ofPlan, CareValues: measured });
  const alone = await curve('Knee bend, by the patient alone');
  expect(alone.getByRole('figure', { name: 'Knee bend, by the patient alone, by date' })).toHaveTextContent(
    'The green band is what this phase aims at. Knee bend: 70 to 90°.',
  );
  expect(alone.getByRole('table')).toHaveAccessibleName('Knee bend, by the patient alone, by date, newest first');
  expect(rowsOf(alone).slice(1)).toEqual([
    '12 Mar 2026, 12:00 pm IST82°Neha Kapoor',
    '2 Mar 2026, 12:00 pm IST60°Neha Kapoor',
  ]);
  expect(asked('CareValues')).toContainEqual({ planId: 'r1', measure: 'KNEE_FLEXION', first: 100 });
});

it('draws a movement made with help as a line of its own, and neither the other side nor what was taken back', async () => {
  openPatient({ ...ofPlan, CareValues: measured });
  expect(rowsOf(await curve('Knee bend, with help'))).toHaveLength(2);
  const tables = (await card('Over time')).getAllByRole('table');
  expect(tables.map(({ textContent }) => textContent).join()).not.toMatch(/120°|140°/);
});

it('says of what nothing is there yet, and what could not be loaded, which can be tried again', async () => {
  openPatient({
    ...ofPlan,
    CareValues: ({ measure }) =>
      measure === 'PAIN' ? { data: { measurements: [] } } : refusal('Something went wrong on our side.', 'INTERNAL'),
  });
  expect((await curve('Pain')).getByText('Nothing yet.')).toBeVisible();
  const alert = await (await card('Over time')).findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch the values: Knee bend');
});

it('is there for the doctor of the plan, too', async () => {
  openPatient(
    { ...ofPlan, Me: { data: { me: accounts.doctor } }, CareValues: measured },
    '/doctor/patients/p1?part=plan',
  );
  expect(rowsOf(await curve('Knee bend, by the patient alone'))).toHaveLength(3);
  expect(screen.queryByRole('region', { name: /today|session note|No session/i })).toBeNull();
});
