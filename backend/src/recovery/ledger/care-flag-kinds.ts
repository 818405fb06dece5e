/** Kinds of flags: what the care team should look at. */
export const CARE_FLAG_KINDS = ['PAIN_HIGH', 'PAIN_SKIPS', 'QUIET', 'SCORE_WORSE'] as const;
export type CareFlagKind = (typeof CARE_FLAG_KINDS)[number];
