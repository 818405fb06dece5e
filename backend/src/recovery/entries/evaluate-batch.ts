import { validate as isUuid } from 'uuid';
import { languageTags, type MessageLanguage } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { AppError } from '../../platform/errors/errors.js';
import { bodyHash } from '../../platform/idempotency/body-hash.js';
import { parseInput } from '../../platform/inputs/parse-input.js';
import type { ContentSign } from '../protocols/protocol-content.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { translated } from '../../platform/errors/translated.js';
import { entryInput, type Entry, type SentEntry } from './entry.input.js';
import type { Tick } from '../ledger/occasions.js';
import { kindOf, type NewEntry } from './entry.queries.js';
import { isInTime, isYes, raisedSigns, validateEntry, type EntryState } from './validate-entry.js';

export const ENTRY_OUTCOMES = ['STORED', 'REPEATED', 'REFUSED'] as const;

/** What becomes of one entry. */
export interface Evaluated {
  clientId: string;
  outcome: (typeof ENTRY_OUTCOMES)[number];
  /** Of a refused one: why. */
  code: string | null;
  message: string | null;
  /** The signs of a stored or repeated one that were answered with yes. */
  raised: ContentSign[];
  /** The pain that a stored or repeated one tells, 0 to 10; null without. */
  pain: number | null;
  /** What is to be stored. */
  stored?: NewEntry;
}

/** What entries of an account are judged by. */
export interface Batch {
  state: EntryState;
  /** The hashes of the bodies that are stored already, by client id. */
  known: ReadonlyMap<string, string>;
  language: MessageLanguage;
}

/** An entry as it was read, or why it could not be; and when it happened, as far as that is believed. */
type ReadEntry = { clientId: string; at: Date } & ({ entry: Entry; bodyHash: string } | { failure: AppError });

/** Judges entries one by one, in the order of when they happened; answers in the order in which they were sent (recovery §7). */
export function evaluateBatch(sent: readonly SentEntry[], { state: before, known, language }: Batch): Evaluated[] {
  const hashes = new Map(known);
  let state = before;
  const judged: Evaluated[] = [];
  const read = sent.map((one) => readEntry(one, before.now));
  for (const [at, one] of [...read.entries()].toSorted(([, a], [, b]) => a.at.getTime() - b.at.getTime())) {
    const became = judge(one, state, hashes, language);
    judged[at] = became;
    if (!became.stored) continue;
    hashes.set(became.stored.entry.clientId, became.stored.bodyHash);
    state = after(became, became.stored, state);
  }
  return judged;
}

/** The ids that can have been stored. */
export const clientIds = (sent: readonly SentEntry[]) =>
  sent.map(({ clientId }) => clientId.toLowerCase()).filter((id) => isUuid(id));

/** A yes to a danger sign is refused for no clock: from a phone that shows an impossible time it counts as of now. */
function readEntry(sent: SentEntry, now: Date): ReadEntry {
  const { clientId, at } = sent;
  try {
    const entry = parseInput(entryInput, sent);
    const { clientId: _id, ...body } = entry;
    const believed = isYes(entry) && !isInTime(at, now) ? now : at;
    return { clientId, at: believed, entry: { ...entry, at: believed }, bodyHash: bodyHash(body) };
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    return { clientId, at, failure };
  }
}

function judge(
  read: ReadEntry,
  state: EntryState,
  hashes: ReadonlyMap<string, string>,
  language: MessageLanguage,
): Evaluated {
  const refused = ({ code, message, reasons }: AppError): Evaluated => {
    const said = translated(reasons, languageTags[language])?.message ?? message;
    return { clientId: read.clientId, outcome: 'REFUSED', code, message: said, raised: [], pain: null };
  };
  if ('failure' in read) return refused(read.failure);
  const { clientId, entry, bodyHash: hash } = read;
  const before = hashes.get(entry.clientId);
  const raised = [...raisedSigns(entry, state)];
  const done = { clientId, code: null, message: null, raised, pain: painOf(entry) };
  if (before === hash) return { ...done, outcome: 'REPEATED' };
  if (before) return refused(new AppError('IDEMPOTENCY_KEY_REUSED', reasonFor('ENTRY_ID_REUSED')));
  const refusal = validateEntry(entry, state);
  if (refusal) return refused(refusal);
  const signs = raised.map(({ key }) => key);
  return { ...done, outcome: 'STORED', stored: { entry, bodyHash: hash, signs, tasksBefore: state.resolved.length } };
}

/** The pain that an entry tells, alone, with a tick or as a value. */
function painOf({ pain, checkIn, measurement }: Entry): number | null {
  if (measurement?.measure === 'PAIN') return measurement.value;
  return pain?.value ?? checkIn?.pain ?? null;
}

/** How the plan stands once an entry is stored. */
function after({ raised }: Evaluated, { entry, tasksBefore }: NewEntry, state: EntryState): EntryState {
  const { at, clientId, undo } = entry;
  const day = clinicDay(at);
  const undoable = new Map(state.undoable).set(clientId, { kind: kindOf(entry), day, isRetracted: false });
  const undone = undo && undoable.get(undo);
  if (undone) undoable.set(undo, { ...undone, isRetracted: true });
  const known = { ...state, undoable, ticks: [...state.ticks, ...ticksIn(entry, day)] };
  if (!entry.dangerCheck && !entry.sign) return known;
  const isClear = raised.length === 0;
  const check = { day, at: at.toISOString(), isClear, tasksBefore };
  return { ...known, checks: [...state.checks, check], stopped: state.stopped || !isClear };
}

function ticksIn({ checkIn, setDone }: Entry, day: string): Tick[] {
  if (setDone) return [{ day, ...setDone }];
  return (checkIn?.exercises ?? []).map(({ exercise }) => ({ day, exercise, occasion: null, set: null, done: true }));
}
