import { AppError, badInput } from '../../platform/errors/errors.js';
import { momentRefused } from '../../platform/inputs/event-time.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { isScreened } from '../danger-signs/is-screened.js';
import type { BodySide, ContentPhase, ContentSign } from '../protocols/protocol-content.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { CheckRow } from '../ledger/today.queries.js';
import { countDone, occasionsAfter, ticksOn, type Tick } from '../ledger/occasions.js';
import { type Entry, type EntryAuthor, type EntryKind, kindOf } from './entry.input.js';
import type { QuestionnaireOccasion } from '../questionnaires/occasions.js';
import type { AskedPlan } from '../questionnaires/validate-response.js';
import { sideRefused } from '../measurements/new-value.js';

/** Largest age of an entry in days; a phone stores entries offline. */
const MOST_DAYS = 30;

/** An entry that `undo` may refer to. */
export interface UndoableEntry {
  kind: EntryKind;
  /** YYYY-MM-DD. */
  day: string;
  isRetracted: boolean;
  /** Of answers: slug of the questionnaire, and the occasion. */
  questionnaire?: string | null;
  occasion?: QuestionnaireOccasion | null;
}

/** State of a plan that an entry is validated against; each stored entry updates it. */
export interface EntryState {
  now: Date;
  phases: readonly ContentPhase[];
  /** The current phase, from 1. */
  phase: number;
  /** Who makes the entry. */
  enteredAs: EntryAuthor;
  /** Whether the plan is live; an ended one accepts only a yes. */
  isLive: boolean;
  dangerSigns: readonly ContentSign[];
  /** Signs of the versions of the patient's other plans, newest first. */
  formerSigns: readonly (readonly ContentSign[])[];
  /** The operated side. */
  side: BodySide;
  checks: CheckRow[];
  resolved: readonly string[];
  /** Whether a danger sign is open. */
  stopped: boolean;
  /** Ticks on the days of the entries, in order of time. */
  ticks: readonly Tick[];
  /** Entries that `undo` refers to, by client id. */
  undoable: ReadonlyMap<string, UndoableEntry>;
  /** What the plan's protocol asks; nothing if no entry answers a questionnaire. */
  questions: AskedPlan;
}

/** Returns why an entry cannot be stored; undefined if it can. Faults of the entry precede conflicts with the state. */
export function validateEntry(entry: Entry, state: EntryState): AppError | undefined {
  return (
    familyRefused(entry, state) ??
    timeRefused(entry.at, state.now) ??
    (entry.dangerCheck && answersRefused(entry.dangerCheck.answers, state)) ??
    (entry.sign && signRefused(entry.sign.sign, state)) ??
    (state.isLive || isYes(entry) ? undefined : noLivePlan()) ??
    // Measurements, skips, pain, effort and signs are accepted also while a danger sign is open.
    (entry.measurement && sideRefused(entry.measurement, state.side)) ??
    (entry.checkIn && exercisesRefused(entry, namesOf(entry.checkIn), state)) ??
    (entry.checkIn && checkInRefused(entry.at, namesOf(entry.checkIn), state)) ??
    (entry.setDone && exercisesRefused(entry, [entry.setDone.exercise], state)) ??
    (entry.setDone && setRefused(entry.setDone, state)) ??
    (entry.skip && (keysRefused([entry.skip.exercise], state) ?? skipRefused(entry.skip, state))) ??
    (entry.undo ? undoRefused(entry.undo, entry.at, state) : undefined)
  );
}

/** Kinds that a family member may enter: no values and no answers to questionnaires. */
const OF_FAMILY: ReadonlySet<EntryKind> = new Set([
  'DANGER_CHECK',
  'CHECK_IN',
  'SET_DONE',
  'SKIP',
  'PAIN',
  'EFFORT',
  'SIGN',
  'UNDO',
]);

function familyRefused(entry: Entry, { enteredAs }: EntryState): AppError | undefined {
  const isRefused = enteredAs === 'FAMILY' && !OF_FAMILY.has(kindOf(entry));
  return isRefused ? badInput(reasonFor('FAMILY_NO_VALUES')) : undefined;
}

/** Whether an entry's time is plausible, within the tolerated clock skew. */
export const isInTime = (at: Date, now: Date) => timeRefused(at, now) === undefined;

function timeRefused(at: Date, now: Date): AppError | undefined {
  const refused = momentRefused(at, now, { mostDays: MOST_DAYS, ahead: reasonFor('ENTRY_AHEAD') });
  return refused && badInput({ at: refused });
}

/** Builds the error for a patient without a live plan. */
export const noLivePlan = () => new AppError('NOT_FOUND', reasonFor('NO_LIVE_PLAN'));

/** Whether an entry reports a danger sign. */
export const isYes = ({ dangerCheck, sign }: Entry) =>
  Boolean(sign) || (dangerCheck?.answers.some(({ yes }) => yes) ?? false);

/** Returns the signs that an entry reports. */
export function raisedSigns({ dangerCheck, sign }: Entry, state: EntryState): readonly ContentSign[] {
  if (sign) return findSign(sign.sign, state);
  const answers = dangerCheck?.answers ?? [];
  return askedSigns(answers, state).filter(({ key }) => answers.some((answer) => answer.yes && answer.sign === key));
}

/** Finds a sign by key in the plan's version, or else in the newest earlier one; returns at most one. */
function findSign(key: string, { dangerSigns, formerSigns }: EntryState): readonly ContentSign[] {
  return [dangerSigns, ...formerSigns]
    .flat()
    .filter((sign) => sign.key === key)
    .slice(0, 1);
}

function signRefused(key: string, state: EntryState): AppError | undefined {
  return findSign(key, state).length > 0 ? undefined : badInput({ sign: reasonFor('SIGN_UNKNOWN') });
}

type Answers = readonly { sign: string; yes: boolean }[];

/**
 * Returns the signs that answers refer to: those of the plan's version. Only a yes may also refer to a sign of an earlier plan, which a
 * phone with stale data may have shown.
 */
function askedSigns(
  answers: Answers,
  { dangerSigns, formerSigns }: Pick<EntryState, 'dangerSigns' | 'formerSigns'>,
): readonly ContentSign[] {
  if (!answers.some(({ yes }) => yes) || isWhole(answers, dangerSigns)) return dangerSigns;
  return formerSigns.find((signs) => isWhole(answers, signs)) ?? dangerSigns;
}

/** Requires exactly one answer to each sign of the version. */
function answersRefused(answers: Answers, state: EntryState): AppError | undefined {
  return isWhole(answers, askedSigns(answers, state))
    ? undefined
    : badInput({ dangerCheck: reasonFor('ANSWER_EACH_SIGN') });
}

function isWhole(answers: Answers, signs: readonly ContentSign[]): boolean {
  const asked = new Set(signs.map(({ key }) => key));
  const given = new Set(answers.map(({ sign }) => sign));
  return answers.length === asked.size && given.size === asked.size && [...given].every((key) => asked.has(key));
}

const namesOf = ({ exercises }: NonNullable<Entry['checkIn']>) => exercises.map(({ exercise }) => exercise);

/** Requires exercises of the present phase. */
function keysRefused(names: readonly string[], { phases, phase }: EntryState): AppError | undefined {
  const isOf = (one: ContentPhase | undefined, key: string) => one?.exercises.some((each) => each.key === key) ?? false;
  const others = names.filter((name) => !isOf(phases[phase - 1], name));
  if (others.some((name) => !phases.some((one) => isOf(one, name))))
    return badInput({ exercises: reasonFor('EXERCISE_UNKNOWN') });
  return others.length > 0 ? new AppError('WRONG_STATE', reasonFor('EXERCISE_OF_OTHER_PHASE')) : undefined;
}

/** Requires exercises of the present phase, and the day's clear check. */
function exercisesRefused({ at }: Entry, names: readonly string[], state: EntryState): AppError | undefined {
  const { checks, resolved, stopped } = state;
  const refused = keysRefused(names, state);
  if (refused) return refused;
  if (stopped) return new AppError('WRONG_STATE', reasonFor('EXERCISES_STOPPED'));
  if (!isScreened(at, checks, resolved)) return new AppError('WRONG_STATE', reasonFor('ANSWER_SIGNS_FIRST'));
  return undefined;
}

const doseOf = ({ phases, phase }: EntryState, exercise: string) =>
  phases[phase - 1]?.exercises.find(({ key }) => key === exercise);

/** Requires, for each exercise of a check-in, an occasion of that day that is not done. */
function checkInRefused(at: Date, names: readonly string[], state: EntryState): AppError | undefined {
  const day = clinicDay(at);
  const isBeyond = (name: string) => {
    const dose = doseOf(state, name);
    const open = dose && dose.timesPerDay - countDone(occasionsAfter(ticksOn(state.ticks, day, name), dose));
    return names.filter((other) => other === name).length > (open ?? 0);
  };
  return names.some(isBeyond) ? badInput({ exercises: reasonFor('BEYOND_DOSE') }) : undefined;
}

function setRefused({ exercise, occasion, set }: NonNullable<Entry['setDone']>, state: EntryState) {
  const dose = doseOf(state, exercise);
  if (dose && occasion <= dose.timesPerDay && set <= dose.sets) return undefined;
  return badInput({ [dose && occasion > dose.timesPerDay ? 'occasion' : 'set']: reasonFor('BEYOND_DOSE') });
}

function skipRefused({ exercise, occasion }: NonNullable<Entry['skip']>, state: EntryState): AppError | undefined {
  const dose = doseOf(state, exercise);
  return dose && occasion <= dose.timesPerDay ? undefined : badInput({ occasion: reasonFor('BEYOND_DOSE') });
}

/** Allows to retract a value, pain or answers to a questionnaire on its own clinic day. Answers to danger signs cannot be retracted. */
function undoRefused(clientId: string, at: Date, { undoable }: EntryState): AppError | undefined {
  const found = undoable.get(clientId);
  if (!found) return new AppError('NOT_FOUND', reasonFor('ENTRY_NOT_FOUND'));
  if (found.kind !== 'MEASUREMENT' && found.kind !== 'PAIN' && found.kind !== 'ANSWERS')
    return new AppError('WRONG_STATE', reasonFor('ENTRY_NOT_RETRACTABLE'));
  if (found.day !== clinicDay(at)) return new AppError('WRONG_STATE', reasonFor('ENTRY_OF_OTHER_DAY'));
  return found.isRetracted ? new AppError('WRONG_STATE', reasonFor('ENTRY_RETRACTED')) : undefined;
}
