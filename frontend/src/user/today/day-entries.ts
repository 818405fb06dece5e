import { clinicDay } from '../../calendar/clinic-time';
import type { EntryInput, RecordEntriesMutation } from './gql/generated';

/** The most that the server takes at once. */
const MOST_AT_ONCE = 50;

/**
 * What a patient ticked or answered: `waiting` until the server has answered, then `sent` until the day was read anew, which has it by
 * then; or `refused`, with the server's sentence, until the patient has read it.
 */
export interface DayEntry {
  readonly entry: EntryInput;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly reason?: string;
}

/** The pain of a day, as the patient said it; it goes along with the next tick, and then it is `told`. */
export interface DayPain {
  readonly day: string;
  readonly value: number;
  readonly isTold: boolean;
}

type Entries = readonly DayEntry[];

/** What is to be sent next: danger signs first, then in the order in which it was done. */
export function nextToSend(entries: Entries): EntryInput[] {
  const waiting = entries.filter(({ state }) => state === 'waiting').map(({ entry }) => entry);
  return waiting
    .toSorted((a, b) => Number(!a.dangerCheck) - Number(!b.dangerCheck) || a.at.localeCompare(b.at))
    .slice(0, MOST_AT_ONCE);
}

/** What became of what was sent. */
export function settled(entries: Entries, results: RecordEntriesMutation['recordEntries']): Entries {
  return entries.map((one) => {
    const result = results.find(({ clientId }) => clientId === one.entry.clientId);
    if (!result || one.state !== 'waiting') return one;
    return result.outcome === 'REFUSED' ? refused(one, result.message ?? '') : { entry: one.entry, state: 'sent' };
  });
}

/** An entry that the server does not take, and why. */
export function refused({ entry }: DayEntry, reason: string): DayEntry {
  return { entry, state: 'refused', reason };
}

const isOn = (day: string, { entry, state }: DayEntry) => state !== 'refused' && clinicDay(entry.at) === day;

/** How often an exercise was ticked on a day, beyond what the server had counted when it was asked last. */
export function ticksOf(entries: Entries, day: string, exercise: string): number {
  return entries
    .filter((one) => isOn(day, one))
    .flatMap(({ entry }) => entry.checkIn?.exercises ?? [])
    .filter((done) => done.exercise === exercise).length;
}

/** Whether a tick of an exercise is not sent yet. */
export function isWaiting(entries: Entries, exercise: string): boolean {
  return entries.some(
    ({ entry, state }) => state === 'waiting' && entry.checkIn?.exercises.some((done) => done.exercise === exercise),
  );
}

/** Whether the danger signs of a day were answered here. */
export function isChecked(entries: Entries, day: string): boolean {
  return entries.some((one) => one.entry.dangerCheck && isOn(day, one));
}

/** The signs that were answered with yes on a day, also where the server did not take the answer: the advice holds all the same. */
export function signsOf(entries: Entries, day: string): Set<string> {
  const answers = entries
    .filter(({ entry }) => clinicDay(entry.at) === day)
    .flatMap(({ entry }) => entry.dangerCheck?.answers ?? []);
  return new Set(answers.filter(({ yes }) => yes).map(({ sign }) => sign));
}
