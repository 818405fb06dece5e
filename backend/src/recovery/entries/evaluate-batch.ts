import { validate as isUuid } from 'uuid';
import { languageTags, type MessageLanguage } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { AppError } from '../../platform/errors/errors.js';
import { bodyHash } from '../../platform/idempotency/with-idempotency.js';
import { parseInput } from '../../platform/inputs/parse-input.js';
import type { ContentSign } from '../protocols/protocol-content.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { translated } from '../../platform/errors/translated.js';
import { entryInput, kindOf, type Entry, type SentEntry } from './entry.input.js';
import { skipTick, type Tick } from '../ledger/occasions.js';
import type { NewEntry } from './entry.queries.js';
import { validateResponse } from '../questionnaires/validate-response.js';
import { withAnswers, withoutAnswers } from '../questionnaires/answered.js';
import { isInTime, isYes, raisedSigns, validateEntry, type EntryState } from './validate-entry.js';

export const ENTRY_OUTCOMES = ['STORED', 'REPEATED', 'REFUSED'] as const;

/** Result of evaluating an entry. */
export interface Evaluated {
  clientId: string;
  outcome: (typeof ENTRY_OUTCOMES)[number];
  /** Reason code of a rejected entry. */
  code: string | null;
  message: string | null;
  /** Signs that a stored or repeated entry answered with yes. */
  raised: ContentSign[];
  /** Pain in a stored or repeated entry, 0 to 10; null without. */
  pain: number | null;
  /** The entry to store. */
  stored?: NewEntry;
}

/** State that a batch is evaluated against. */
export interface Batch {
  state: EntryState;
  /** Body hashes of stored entries by client id. */
  known: ReadonlyMap<string, string>;
  language: MessageLanguage;
}

/** A parsed entry or its failure, with its time as far as plausible. */
type ReadEntry = { clientId: string; at: Date } & ({ entry: Entry; bodyHash: string } | { failure: AppError });

/** Evaluates entries one by one in the order of their times; returns results in the order of the request. */
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

/** Returns the client ids that are well-formed. */
export const clientIds = (sent: readonly SentEntry[]) =>
  sent.map(({ clientId }) => clientId.toLowerCase()).filter((id) => isUuid(id));

/** Parses an entry. A yes to a danger sign is never rejected for its time: an implausible one becomes now. */
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
  const response =
    entry.answers && state.isLive ? validateResponse(entry.answers, entry.at, state.questions) : undefined;
  const refusal = validateEntry(entry, state) ?? (response instanceof AppError ? response : undefined);
  if (refusal) return refused(refusal);
  const signs = raised.map(({ key }) => key);
  const stored = { entry, bodyHash: hash, signs, tasksBefore: state.resolved.length };
  return { ...done, outcome: 'STORED', stored: response instanceof AppError ? stored : { ...stored, response } };
}

/** Returns the pain in an entry: alone, with a check-in, or as a measurement. */
function painOf({ pain, checkIn, measurement }: Entry): number | null {
  if (measurement?.measure === 'PAIN') return measurement.value;
  return pain?.value ?? checkIn?.pain ?? null;
}

/** Returns the state after an entry is stored. */
function after({ raised }: Evaluated, { entry, tasksBefore, response }: NewEntry, state: EntryState): EntryState {
  const { at, clientId, undo } = entry;
  const day = clinicDay(at);
  const { slug: questionnaire = null, occasion = null } = response ?? {};
  const made = { kind: kindOf(entry), day, isRetracted: false, questionnaire, occasion };
  const undoable = new Map(state.undoable).set(clientId, made);
  const undone = undo && undoable.get(undo);
  if (undone) undoable.set(undo, { ...undone, isRetracted: true });
  const asked = withoutAnswers(response ? withAnswers(state.questions.asked, response) : state.questions.asked, undone);
  const questions = { ...state.questions, asked };
  const known = { ...state, undoable, questions, ticks: [...state.ticks, ...ticksIn(entry, day)] };
  if (!entry.dangerCheck && !entry.sign) return known;
  const isClear = raised.length === 0;
  const check = { day, at: at.toISOString(), isClear, tasksBefore };
  return { ...known, checks: [...state.checks, check], stopped: state.stopped || !isClear };
}

function ticksIn({ checkIn, setDone, skip }: Entry, day: string): Tick[] {
  if (setDone) return [{ day, ...setDone }];
  if (skip) return [skipTick(day, skip)];
  return (checkIn?.exercises ?? []).map(({ exercise }) => ({ day, exercise, occasion: null, set: null, done: true }));
}
