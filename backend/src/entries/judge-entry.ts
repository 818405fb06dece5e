import { AppError, badInput } from '../errors.js';
import { momentRefused } from '../inputs/told-moment.js';
import { isScreened } from '../danger-signs/is-screened.js';
import type { BodySide, ContentPhase, ContentSign } from '../protocols/protocol-content.js';
import { because } from '../reasons/reason.js';
import type { CheckRow } from '../recovery/today.queries.js';
import type { Entry } from './entry.input.js';
import { sideRefused } from '../measurements/new-value.js';

/** For how long a phone may keep an entry (recovery §7). */
const MOST_DAYS = 30;

/** How a plan stands when an entry comes; each entry that is stored adds to it. */
export interface EntryState {
  now: Date;
  phases: readonly ContentPhase[];
  /** The present one, from 1. */
  phase: number;
  /** The plan runs; of one that has ended a yes alone is taken. */
  isLive: boolean;
  dangerSigns: readonly ContentSign[];
  /** Those of the versions of her other plans, the newest first. */
  formerSigns: readonly (readonly ContentSign[])[];
  /** The operated one. */
  side: BodySide;
  checks: CheckRow[];
  resolved: readonly string[];
  /** A danger sign is open. */
  stopped: boolean;
}

/** Why an entry cannot be stored; undefined when it can. What is wrong with it comes before what is in its way. */
export function refusalOf(entry: Entry, state: EntryState): AppError | undefined {
  return (
    timeRefused(entry.at, state.now) ??
    (entry.dangerCheck && answersRefused(entry.dangerCheck.answers, state)) ??
    (state.isLive || isYes(entry) ? undefined : noLivePlan()) ??
    // Values are taken also while a danger sign is open.
    (entry.measurement && sideRefused(entry.measurement, state.side)) ??
    (entry.checkIn && exercisesRefused(entry, state)) ??
    undefined
  );
}

/** Whether an entry can have happened then, as the clocks of phones go. */
export const isInTime = (at: Date, now: Date) => timeRefused(at, now) === undefined;

function timeRefused(at: Date, now: Date): AppError | undefined {
  const refused = momentRefused(at, now, { mostDays: MOST_DAYS, ahead: because('ENTRY_AHEAD') });
  return refused && badInput({ at: refused });
}

/** What a patient hears whose plan does not run. */
export const noLivePlan = () => new AppError('NOT_FOUND', because('NO_LIVE_PLAN'));

/** Whether an entry answers a danger sign with yes. */
export const isYes = ({ dangerCheck }: Entry) => dangerCheck?.answers.some(({ yes }) => yes) ?? false;

type Answers = readonly { sign: string; yes: boolean }[];

/**
 * The signs that answers are about: those of the plan's version; a yes may be to those of a former plan, which a phone asked before the
 * next one began. No other answer to them is good for anything.
 */
export function askedSigns(
  answers: Answers,
  { dangerSigns, formerSigns }: Pick<EntryState, 'dangerSigns' | 'formerSigns'>,
): readonly ContentSign[] {
  if (!answers.some(({ yes }) => yes) || isWhole(answers, dangerSigns)) return dangerSigns;
  return formerSigns.find((signs) => isWhole(answers, signs)) ?? dangerSigns;
}

/** Each sign of the version, once. */
function answersRefused(answers: Answers, state: EntryState): AppError | undefined {
  return isWhole(answers, askedSigns(answers, state))
    ? undefined
    : badInput({ dangerCheck: because('ANSWER_EACH_SIGN') });
}

function isWhole(answers: Answers, signs: readonly ContentSign[]): boolean {
  const asked = new Set(signs.map(({ key }) => key));
  const given = new Set(answers.map(({ sign }) => sign));
  return answers.length === asked.size && given.size === asked.size && [...given].every((key) => asked.has(key));
}

function exercisesRefused({ at, checkIn }: Entry, state: EntryState): AppError | undefined {
  const { phases, phase, checks, resolved, stopped } = state;
  const isOf = (one: ContentPhase | undefined, key: string) => one?.exercises.some((each) => each.key === key) ?? false;
  const others = (checkIn?.exercises ?? []).filter(({ exercise }) => !isOf(phases[phase - 1], exercise));
  if (others.some(({ exercise }) => !phases.some((one) => isOf(one, exercise))))
    return badInput({ exercises: because('EXERCISE_UNKNOWN') });
  if (others.length > 0) return new AppError('WRONG_STATE', because('EXERCISE_OF_OTHER_PHASE'));
  if (stopped) return new AppError('WRONG_STATE', because('EXERCISES_STOPPED'));
  if (!isScreened(at, checks, resolved)) return new AppError('WRONG_STATE', because('ANSWER_SIGNS_FIRST'));
  return undefined;
}
