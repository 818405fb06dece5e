import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import type { Lease } from '../../platform/jobs/lease.js';
import { yearsBefore } from '../records/birth-date.js';
import { fillGaps } from './filled-records.js';
import { noteOutcome, type Outcome, type ClaimedImport } from './import-claim.js';
import { makeRecords } from './made-records.js';
import { opensAccount, type OpeningBooks } from './opening-books.js';
import { RecordMatcher, type Recorded } from './record-matcher.js';
import { findRecorded } from './recorded-patients.queries.js';
import type { RowValues, SheetRow } from './sheet-row.js';
import { findUntouched, lockRecords } from './untouched-records.js';

/** Context of a chunk. */
export interface ChunkOf {
  lease: Lease<ClaimedImport>;
  books: OpeningBooks;
  /** Day of the import in the clinic's time zone; ages count from it. */
  today: string;
  now: Date;
  /** Records that earlier rows of a dry run would have created or filled. */
  planned: readonly Recorded[];
}

/** What is to be written for the rows of a chunk. */
interface Plan extends Outcome {
  toMake: RowValues[];
  toFill: { id: string; values: RowValues }[];
  /** Records of the chunk as they are known afterwards. */
  added: Recorded[];
}

/**
 * Imports a chunk of rows in one transaction with their audit rows and the import's progress, so that a crash never
 * repeats a row.
 * @returns the created and filled records, or in a dry run those it would create and fill
 * @throws LeaseLost
 */
export async function importChunk(
  tx: EntityManager,
  audit: AuditTrail,
  rows: SheetRow[],
  chunk: ChunkOf,
): Promise<Recorded[]> {
  const { lease } = chunk;
  const { row: taken } = lease;
  await lease.lock(tx);
  const readable = rows.flatMap(({ values }) => values ?? []);
  if (!taken.dryRun) await lockNumbers(tx, readable);
  const plan = planOf(rows, await knownRecords(tx, readable, chunk), chunk.today);
  if (!taken.dryRun) await write(tx, audit, plan, chunk);
  await noteOutcome(tx, taken, plan);
  return plan.added;
}

/** Finds the records that the rows may be about, locked where a row may fill their gaps. */
async function knownRecords(tx: EntityManager, rows: RowValues[], { lease, books, planned }: ChunkOf) {
  const { id: importId, dryRun } = lease.row;
  const before = await findRecorded(tx, rows);
  const ids = before.flatMap(({ id }) => id ?? []);
  const ofEarlier = sql`r.import_id <> ${importId}`;
  let open = new Set(await findUntouched(tx, ids, ofEarlier));
  if (open.size > 0 && !dryRun) {
    await lockRecords(tx, [...open]);
    open = new Set(await findUntouched(tx, ids, ofEarlier));
  }
  const found = open.size > 0 && !dryRun ? await findRecorded(tx, rows) : before;
  const moved = open.size > 0 ? await books.findMoved(tx, [...open]) : new Set<string>();
  const openings = rows.some(opensAccount) ? await books.find(tx, ids) : new Map<string, never>();
  const isPlanned = new Set(planned.map(({ id }) => id));
  const records = found.map((recorded) => {
    const id = recorded.id ?? '';
    return { ...recorded, ...openings.get(id), canBeFilled: open.has(id) && !moved.has(id) };
  });
  return [...records.filter(({ id }) => !isPlanned.has(id)), ...planned];
}

/** Decides about each row, in the order of the file. */
function planOf(rows: SheetRow[], records: readonly Recorded[], today: string): Plan {
  const known = new RecordMatcher(today);
  for (const recorded of records) known.add(recorded);
  const opened = { openingDue: 0, openingAdvance: 0, packages: 0 };
  const plan: Plan = {
    created: 0,
    completed: 0,
    unchanged: 0,
    ...opened,
    failed: [],
    toMake: [],
    toFill: [],
    added: [],
  };
  for (const { row, values, faults } of rows) {
    if (!values) {
      plan.failed.push({ row, faults });
      continue;
    }
    const fate = known.fateOf(values);
    if (fate.is === 'clash') plan.failed.push({ row, faults: [{ column: null, message: fate.message }] });
    if (fate.is === 'there') plan.unchanged++;
    if (fate.is === 'new') {
      plan.created++;
      plan.toMake.push(values);
      const recorded = asRecorded(values, row, today);
      known.add(recorded);
      plan.added.push(recorded);
      count(plan, values);
    }
    if (fate.is === 'gaps') {
      plan.completed++;
      plan.toFill.push({ id: fate.recorded.id ?? '', values: { ...values, ...fate.opening } });
      plan.added.push(fate.recorded);
      count(plan, fate.opening);
    }
  }
  return plan;
}

/** Counts what a row brings over. */
function count(plan: Plan, { openingBalance, sessionsLeft }: Pick<RowValues, 'openingBalance' | 'sessionsLeft'>): void {
  plan.openingDue += Math.max(0, openingBalance ?? 0);
  plan.openingAdvance += Math.max(0, -(openingBalance ?? 0));
  plan.packages += sessionsLeft === null ? 0 : 1;
}

/** Writes what was decided, with an audit row for each record. */
async function write(
  tx: EntityManager,
  audit: AuditTrail,
  { toMake, toFill }: Plan,
  { lease, books, now, today }: ChunkOf,
): Promise<void> {
  const { row: taken } = lease;
  const { id: importId } = taken;
  const made = await makeRecords(tx, toMake, { importId, now, today });
  await fillGaps(tx, toFill, { importId, today });
  const filled = toFill.map(({ id }) => id);
  const openings = [
    ...toMake.map((values, at) => ({ ...values, patientId: made[at] ?? '' })),
    ...toFill.map(({ id, values }) => ({ ...values, patientId: id })),
  ];
  await books.open(tx, openings.filter(opensAccount), { importId, now });
  const line = { verb: 'patient.import', subjectType: 'patient', details: { importId } } as const;
  await audit.recordEach(tx, taken, line, made);
  if (filled.length > 0)
    await audit.recordEach(tx, taken, { ...line, details: { importId, change: 'GAPS_FILLED' } }, filled);
}

function asRecorded({ age, ...values }: RowValues, row: number, today: string): Recorded {
  const birthDate = values.birthDate ?? (age === null ? null : yearsBefore(today, age));
  return { ...values, birthDate, id: null, calledBy: `Row ${row}`, canBeFilled: false };
}

/**
 * Takes advisory locks on the import and its phone numbers until commit, against other imports and the front desk.
 * Sorted, to prevent deadlocks.
 */
async function lockNumbers(tx: EntityManager, rows: RowValues[]): Promise<void> {
  const names = ['import of patients', ...new Set(rows.map(({ phone }) => `patient with ${phone}`).toSorted())];
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names}::text[]) with ordinality as locks (name, at) order by at`.execute(tx.getKysely());
}
