import type { EntryInput, RecordEntriesMutation, Severity } from './gql/generated';
import { saysYes, yesSigns } from './reported-signs';

/** The most that the server takes at once. */
const MOST_AT_ONCE = 50;

/**
 * What a patient ticked or answered: `waiting` until the server has answered, then `sent` until the day was read anew, which has it by
 * then; or `refused`, with the server's sentence, until the patient has read it. A Yes to a danger sign stays then, as `read`.
 */
export interface DayEntry {
  readonly entry: EntryInput;
  readonly state: 'waiting' | 'sent' | 'refused' | 'read';
  /** The clinic's day that the page showed when it was made. */
  readonly day: string;
  /** How grave the gravest sign is that was answered with yes. */
  readonly severity?: Severity | null;
  readonly reason?: string;
  /** Of an entry that takes a value back: what was measured, and when. */
  readonly undoes?: { readonly measure: string; readonly at: string };
}

/** A value of this tab that the patient may take back on its day. */
export interface OwnValue {
  readonly clientId: string;
  readonly day: string;
  readonly at: string;
}

type Entries = readonly DayEntry[];

/** What is to be sent next: a Yes goes alone, before all else; then checks, which the ticks need, in the order in which it was done. */
export function nextToSend(entries: Entries): EntryInput[] {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  const signs = waiting.filter(saysYes);
  return (signs.length > 0 ? signs : waiting)
    .map(({ entry }) => entry)
    .toSorted((a, b) => Number(!a.dangerCheck) - Number(!b.dangerCheck) || a.at.localeCompare(b.at))
    .slice(0, MOST_AT_ONCE);
}

/** What became of what was sent. Where a Yes is stored, a former one of the same signs that was not taken is settled with it. */
export function settled(entries: Entries, results: RecordEntriesMutation['recordEntries']): Entries {
  const after = entries.map((one): DayEntry => {
    const result = results.find(({ clientId }) => clientId === one.entry.clientId);
    if (!result || one.state !== 'waiting') return one;
    return result.outcome === 'REFUSED' ? refused(one, result.message ?? '') : { ...one, state: 'sent' };
  });
  const stored = new Set(after.filter(({ state }) => state === 'sent').flatMap(yesSigns));
  return after.filter((one) => !isNotTaken(one) || !saysYes(one) || !yesSigns(one).every((sign) => stored.has(sign)));
}

/** An entry that the server does not take, and why. */
export function refused(one: DayEntry, reason: string): DayEntry {
  return { ...one, state: 'refused', reason };
}

/** The patient has read why an entry was refused: it goes, but for a Yes, whose advice holds on its day. */
export function dismissed(entries: Entries, clientId: string): Entries {
  return entries.flatMap((one): DayEntry[] => {
    if (one.entry.clientId !== clientId) return [one];
    return saysYes(one) ? [{ ...one, state: 'read' }] : [];
  });
}

/**
 * What is left once the server told a day: it has what was sent before it was asked, but for a later day that has begun here already, as on
 * a phone whose clock is a little ahead; and of a day that is over nothing that was read.
 */
export function withoutStored(entries: Entries, had: ReadonlySet<string>, day: string): Entries {
  const isTold = (one: DayEntry) => had.has(one.entry.clientId) && (!day || one.day <= day);
  return entries.filter((one) => !isTold(one) && (one.state !== 'read' || one.day === day));
}

/** What the server was sent and has. */
export function sentOf(entries: Entries): Set<string> {
  return new Set(entries.filter(({ state }) => state === 'sent').map(({ entry }) => entry.clientId));
}

/** Whether something is not with the server and nobody has read why: what a log-out would delete. */
export function isUnsettled({ state }: DayEntry): boolean {
  return state === 'waiting' || state === 'refused';
}

/** Whether the server did not take an entry. */
export function isNotTaken({ state }: DayEntry): boolean {
  return state === 'refused' || state === 'read';
}

const isOn = (day: string, one: DayEntry) => !isNotTaken(one) && one.day === day;

const ticks = ({ entry: { checkIn, setDone } }: DayEntry, exercise: string) =>
  setDone?.exercise === exercise || (checkIn?.exercises.some((done) => done.exercise === exercise) ?? false);

/**
 * Which occasions of an exercise are done on a day: as the server told them, then as they were ticked and taken back here since.
 * @param told of each occasion whether the server has it as done
 */
export function occasionsDone(entries: Entries, day: string, exercise: string, told: readonly boolean[]): boolean[] {
  const done = [...told];
  for (const { entry } of entries.filter((one) => isOn(day, one) && ticks(one, exercise))) {
    const occasion = entry.setDone ? entry.setDone.occasion - 1 : done.indexOf(false);
    if (occasion in done) done[occasion] = !entry.setDone;
  }
  return done;
}

/** Whether a tick of an exercise, or what takes one back, is not sent yet. */
export function isWaiting(entries: Entries, exercise: string): boolean {
  return entries.some((one) => one.state === 'waiting' && ticks(one, exercise));
}

/** Pain of 0 to 10, and when it was told. */
interface Pain {
  readonly value: number;
  readonly at: string;
}

const painIn = ({ pain, measurement }: EntryInput) =>
  measurement?.measure === 'PAIN' ? measurement.value : pain?.value;

/** The last pain of a day: what was told here and not taken back, else what the server has. */
export function lastPain(entries: Entries, day: string, told: Pain | null): Pain | null {
  const here = entries.filter((one) => isOn(day, one));
  const undone = new Set(here.map(({ entry }) => entry.undo));
  const own = here.findLast(({ entry }) => painIn(entry) !== undefined && !undone.has(entry.clientId));
  const value = own && painIn(own.entry);
  if (own && value !== undefined) return { value, at: own.entry.at };
  const isUndone = here.some(({ undoes }) => undoes?.measure === 'PAIN' && undoes.at === told?.at);
  return isUndone ? null : told;
}

/** Whether the danger signs of a day were answered here. */
export function isChecked(entries: Entries, day: string): boolean {
  return entries.some((one) => one.entry.dangerCheck && isOn(day, one));
}
