import { isOn, type DayEntry } from './day-entries';
import type { EntryInput, SkipReason, TodayQuery } from './gql/generated';

type Entries = readonly DayEntry[];

const isAbout = ({ entry: { checkIn, setDone, skip } }: DayEntry, exercise: string) =>
  setDone?.exercise === exercise ||
  skip?.exercise === exercise ||
  (checkIn?.exercises.some((done) => done.exercise === exercise) ?? false);

/** An occasion of an exercise on a day. */
export type DayOccasion = NonNullable<TodayQuery['today']>['exercises'][number]['occasions'][number];

/** Prescribed sets and occasions of an exercise. */
interface Dose {
  readonly sets: number;
  readonly timesPerDay: number;
}

/** State of an occasion while entries are applied; a position grows with each entry, and the server's state is at 0. */
interface AppliedOccasion {
  /** Per set, the position of the entry that completed it; null while it is not completed. */
  readonly sets: (number | null)[];
  /** Who ticked last according to the server, until something is ticked here. */
  doneBy: string | null;
  skip: { readonly reason: SkipReason; readonly position: number } | null;
}

/**
 * Returns the occasions of an exercise on a day: the server's state plus local entries, of which the latest for a set or a skip applies.
 * The server's completed sets of an occasion count as its first ones.
 */
export function occasionsOf(
  entries: Entries,
  day: string,
  exercise: string,
  told: readonly DayOccasion[],
  dose: Dose,
): DayOccasion[] {
  const occasions = Array.from({ length: dose.timesPerDay }, (_, index): AppliedOccasion => {
    const { setsDone = 0, skipped = null, doneBy = null } = told.find(({ number }) => number === index + 1) ?? {};
    const sets = Array.from({ length: dose.sets }, (_set, at) => (at < setsDone ? 0 : null));
    return { sets, skip: skipped && { reason: skipped, position: 0 }, doneBy };
  });
  const own = entries.filter((one) => isOn(day, one) && isAbout(one, exercise));
  for (const [index, { entry }] of own.entries()) applyEntry(occasions, entry, exercise, index + 1);
  return occasions.map(({ sets, skip, doneBy }, index) => {
    const isDone = sets.every((position) => position !== null);
    const isOutweighed = isDone || sets.some((position) => position !== null && skip && position > skip.position);
    return {
      number: index + 1,
      sets: dose.sets,
      setsDone: sets.filter((position) => position !== null).length,
      isDone,
      skipped: skip && !isOutweighed ? skip.reason : null,
      doneBy,
    };
  });
}

function applyEntry(
  occasions: readonly AppliedOccasion[],
  { checkIn, setDone, skip }: EntryInput,
  exercise: string,
  position: number,
): void {
  if (skip) {
    const occasion = occasions[skip.occasion - 1];
    if (occasion) occasion.skip = skip.reason ? { reason: skip.reason, position } : null;
  } else if (setDone) {
    const { occasion, set, done = true } = setDone;
    const meant = occasions[occasion - 1];
    if (!meant) return;
    meant.sets.fill(done ? position : null, set - 1, set);
    meant.doneBy = null;
  } else {
    const times = checkIn?.exercises.filter((done) => done.exercise === exercise) ?? [];
    for (const _time of times) occasions.find(({ sets }) => sets.includes(null))?.sets.fill(position);
  }
}

/** Whether an entry of an exercise, its undo or a skip is unsent. */
export function isWaiting(entries: Entries, exercise: string): boolean {
  return entries.some((one) => one.state === 'waiting' && isAbout(one, exercise));
}
