import type { CareFlagKind } from './gql/generated';

/** Labels of the kinds of flags. */
export const flagLabels: Readonly<Record<CareFlagKind, string>> = {
  PAIN_HIGH: 'High pain',
  PAIN_SKIPS: 'Left out for pain',
  QUIET: 'Nothing entered',
  SCORE_WORSE: 'A score is worse',
};
