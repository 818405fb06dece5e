import { addDays, clinicDay } from '../../platform/time/clinic-time.js';

/** Occasions in order. */
export const QUESTIONNAIRE_OCCASIONS = ['BASELINE', 'WEEK_6', 'WEEK_12', 'WEEK_26'] as const;
export type QuestionnaireOccasion = (typeof QUESTIONNAIRE_OCCASIONS)[number];

const DAY_OF = { WEEK_6: 42, WEEK_12: 84, WEEK_26: 182 };
const BEFORE = 7;
const AFTER = 14;

/** The days of a plan from which its occasions follow. */
export interface PlanDays {
  /** YYYY-MM-DD. */
  surgeryDate: string;
  createdAt: string;
}

/** First and last day of an occasion, YYYY-MM-DD. */
export interface OccasionDays {
  from: string;
  until: string;
}

/** The clinic day on which a plan was created. */
export const firstDayOf = ({ createdAt }: Pick<PlanDays, 'createdAt'>): string => clinicDay(new Date(createdAt));

/** Returns the days of an occasion of a plan. */
export function occasionDays(plan: PlanDays, occasion: QuestionnaireOccasion): OccasionDays {
  if (occasion === 'BASELINE') {
    const from = firstDayOf(plan);
    return { from, until: addDays(from, AFTER - 1) };
  }
  const day = addDays(plan.surgeryDate, DAY_OF[occasion]);
  return { from: addDays(day, -BEFORE), until: addDays(day, AFTER) };
}

/** Whether a day is one of an occasion. */
export const isWithin = (day: string, { from, until }: OccasionDays): boolean => from <= day && day <= until;

/** The days from which a protocol asks a questionnaire, and until which: YYYY-MM-DD, the last one excluded. */
export interface Assignment {
  since: string;
  until: string | null;
}

/** Whether an assignment asks an occasion: it held when the occasion began, or when a plan that is newer than that was created. */
export function asks({ since, until }: Assignment, plan: PlanDays, { from }: OccasionDays): boolean {
  const first = firstDayOf(plan);
  const began = from > first ? from : first;
  return since <= began && (until === null || began < until);
}
