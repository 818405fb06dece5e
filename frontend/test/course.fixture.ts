import type { OwnGateQuery, OwnPlanQuery, OwnValuesQuery } from '../src/user/plan/gql/generated';
import { fakeServer, type Answer } from './fake-server';
import { accounts, renderRoute } from './render-route';
import { answerOf, stored, todayOf } from './today.fixture';

type Plan = NonNullable<OwnPlanQuery['myPlan']>;
type Phase = Plan['phases'][number];
type Value = OwnValuesQuery['measurements'][number];

/** A rule that looks at a measure: entered by anybody, the movement made either way, unless it says otherwise. */
export const criterionOf = (
  measure: Phase['criteria'][number]['measure'],
  changes: Partial<Phase['criteria'][number]> = {},
) => ({ measure, mode: null, staffOnly: false, ...changes });

/** A knee plan in its second phase; what its phases aim at and need can be another. */
export const planAnswer = (changes: Partial<Pick<Phase, 'targets' | 'criteria'>> = {}, id = 'n1'): Answer => {
  const myPlan: Plan = {
    id,
    kind: 'PROTOCOL',
    reviewOn: null,
    phase: 2,
    side: 'LEFT',
    isSample: true,
    phases: ['Protect', 'Bend and straighten', 'Walk well'].map((name, at) => ({
      number: at + 1,
      name,
      goal: `Goal of ${name}.`,
      exercises: [],
      sessions: 6,
      fromDay: 14 * at,
      toDay: 14 * at + 13,
      targets: [
        { measure: 'KNEE_FLEXION', low: 85, high: 105 },
        { measure: 'PAIN', low: 0, high: 5 },
      ],
      criteria: [criterionOf('KNEE_FLEXION', { mode: 'ACTIVE' }), criterionOf('PAIN'), criterionOf(null)],
      ...changes,
    })),
    ledger: { done: 9, missedInAll: 2, ahead: 14 },
  };
  return { data: { myPlan } };
};

/** What leaving its phase needs. */
const gateAnswer: { readonly data: OwnGateQuery } = {
  data: {
    gate: {
      results: [
        { criterion: { key: 'flexion' }, state: 'UNMET', sentence: 'Knee bend: 85°; needed is at least 90°.' },
        { criterion: { key: 'pain' }, state: 'MET', sentence: 'Pain: 2 of 10; needed is at most 5 of 10.' },
      ],
    },
  },
};

/** Tells of the measure that it is asked for what was measured, newest first. */
export const valuesAnswer =
  (values: readonly Value[]) =>
  ({ measure }: Readonly<Record<string, unknown>>): Answer => ({
    data: { measurements: values.filter((one) => one.measure === measure) },
  });

/** A bend of the operated knee as the server tells it, unless it says otherwise. */
export const bendOf = (id: string, value: number, takenAt: string, changes: Partial<Value> = {}): Value => ({
  id,
  measure: 'KNEE_FLEXION',
  value,
  side: 'LEFT',
  mode: 'ACTIVE',
  takenAt,
  retractedReason: null,
  ...changes,
});

/** Opens a page of the course as a patient, over a server with these answers beside those of a quiet day. */
export function openCourse(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.patient } },
    Today: answerOf(todayOf()),
    OwnPlan: planAnswer(),
    OwnGate: gateAnswer,
    OwnValues: valuesAnswer([]),
    RecordEntries: stored,
    ...answers,
  });
  renderRoute(path, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return {
    asked,
    sent: () => asked('RecordEntries').flatMap(({ entries }) => entries as { clientId: string; measurement: object }[]),
  };
}
