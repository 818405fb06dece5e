import type { OwnCourseQuery, OwnPlanQuery } from '../src/user/plan/gql/generated';
import type { Answer } from './fake-server';

type Plan = NonNullable<OwnPlanQuery['myPlan']>;

/** A knee plan in its second phase; what its phases aim at and need can be another. */
export const planAnswer = (changes: Partial<Pick<Plan['phases'][number], 'targets' | 'criteria'>> = {}): Answer => {
  const myPlan: OwnPlanQuery['myPlan'] = {
    id: 'n1',
    phase: 2,
    isSample: true,
    phases: ['Protect', 'Bend and straighten', 'Walk well'].map((name, at) => ({
      number: at + 1,
      name,
      goal: `Goal of ${name}.`,
      sessions: 6,
      fromDay: 14 * at,
      toDay: 14 * at + 13,
      targets: [
        { measure: 'KNEE_FLEXION', low: 85, high: 105 },
        { measure: 'PAIN', low: 0, high: 5 },
      ],
      criteria: [
        { measure: 'KNEE_FLEXION', mode: 'ACTIVE' },
        { measure: 'PAIN', mode: null },
        { measure: null, mode: null },
      ],
      ...changes,
    })),
    ledger: { planned: 25, done: 9, cancelled: 1, missedInAll: 2 },
  };
  return { data: { myPlan } };
};

/** What leaving its phase needs, and what was measured, newest first. */
export const courseAnswer = (measurements: OwnCourseQuery['measurements']): Answer => ({
  data: {
    gate: {
      sentence: 'Phase 2 cannot be left yet: 1 criterion is not met.',
      results: [
        { criterion: { key: 'flexion' }, state: 'UNMET', sentence: 'Knee bend: 85°; needed is at least 90°.' },
        { criterion: { key: 'pain' }, state: 'MET', sentence: 'Pain: 2 of 10; needed is at most 5 of 10.' },
      ],
    },
    measurements,
  },
});

/** A bend of the knee as the server tells it. */
export const bendOf = (id: string, value: number, takenAt: string, retractedReason: string | null = null) => ({
  id,
  measure: 'KNEE_FLEXION' as const,
  value,
  takenAt,
  retractedReason,
});
