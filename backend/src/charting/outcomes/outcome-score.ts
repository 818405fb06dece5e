import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { findInstrument, type OutcomeInstrument } from './outcome-instruments.js';
import type { RatedActivity } from './outcome-score.entity.js';

const LEAST_ACTIVITIES = 3;
const MOST_ACTIVITIES = 5;

/** What is entered of an instrument. */
interface Entered {
  instrument: string;
  total: number | null;
  answers: number[] | null;
  activities: RatedActivity[] | null;
}

/** A score, and the activities that it is the mean of. */
export interface Scored {
  instrument: string;
  score: number;
  activities: RatedActivity[];
}

/** Calculates a score from what was entered. @throws AppError BAD_INPUT */
export function scoreOf(entered: Entered): Scored {
  const instrument = findInstrument(entered.instrument);
  if (!instrument) throw badInput({ instrument: reasonFor('OUTCOME_INSTRUMENT') });
  const given = [entered.total, entered.answers, entered.activities].filter((one) => one !== null);
  if (given.length !== 1) throw badInput({ total: reasonFor('OUTCOME_ONE_OF') });
  return { instrument: instrument.key, ...numbersOf(instrument, entered) };
}

function numbersOf(instrument: OutcomeInstrument, { total, answers, activities }: Entered): Omit<Scored, 'instrument'> {
  if (instrument.usesActivities) {
    if (!activities) throw badInput({ activities: reasonFor('OUTCOME_ACTIVITIES') });
    return { score: meanOf(activities), activities };
  }
  if (instrument.items.length > 0) {
    if (!answers) throw badInput({ answers: reasonFor('OUTCOME_ANSWERS', { count: instrument.items.length }) });
    return { score: sumOf(instrument, answers), activities: [] };
  }
  if (total === null) throw badInput({ total: reasonFor('OUTCOME_TOTAL_NEEDED') });
  const { low, high } = instrument;
  if (total < low || total > high || !hasOneDecimal(total))
    throw badInput({ total: reasonFor('OUTCOME_RANGE', { low, high }) });
  return { score: total, activities: [] };
}

function meanOf(activities: RatedActivity[]): number {
  const names = new Set(activities.map(({ name }) => name.toLowerCase()));
  const isCount = activities.length >= LEAST_ACTIVITIES && activities.length <= MOST_ACTIVITIES;
  if (!isCount || names.size !== activities.length) throw badInput({ activities: reasonFor('OUTCOME_ACTIVITIES') });
  const sum = activities.reduce((total, { score }) => total + score, 0);
  return Math.round((sum / activities.length) * 10) / 10;
}

function sumOf({ items }: OutcomeInstrument, answers: number[]): number {
  const isAnswered = items.every(({ low, high }, index) => {
    const answer = answers[index];
    return answer !== undefined && answer >= low && answer <= high;
  });
  if (!isAnswered || answers.length !== items.length)
    throw badInput({ answers: reasonFor('OUTCOME_ANSWERS', { count: items.length }) });
  return answers.reduce((total, answer) => total + answer, 0);
}

const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
