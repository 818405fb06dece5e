import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { addDays, daysBetween } from '../../platform/time/clinic-time.js';
import { contentOfArea } from '../protocols/programme-areas.js';
import type { ContentExercise, PlanContent } from '../protocols/protocol-content.js';
import type { Programme } from './programme.input.js';

/** Most days until a programme is to be looked at again. */
const MOST_DAYS = 180;

/**
 * Builds what a programme prescribes and asks: one phase without sessions and criteria, and the danger signs of its area. A goal stands as
 * it was written in both languages.
 */
export function contentOfProgramme(
  { area, goal, reviewOn }: Omit<Programme, 'exercises'>,
  exercises: ContentExercise[],
  begunOn: string,
): PlanContent {
  const { name, dangerSigns } = contentOfArea(area);
  const phase = {
    key: 'programme',
    name,
    goal: { en: goal, hi: goal },
    sessions: 0,
    fromDay: 0,
    toDay: reviewOn ? daysBetween(begunOn, reviewOn) : MOST_DAYS,
    criteria: [],
    targets: [],
    exercises,
  };
  return { name, sessions: 0, phases: [phase], dangerSigns };
}

/** Requires a review within the next 180 days. @throws AppError BAD_INPUT */
export function requireReviewDay({ reviewOn }: Programme, today: string): void {
  if (reviewOn && (reviewOn <= today || reviewOn > addDays(today, MOST_DAYS)))
    throw badInput({ reviewOn: reasonFor('PROGRAMME_REVIEW') });
}
