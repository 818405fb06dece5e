import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { yearsBefore } from '../records/birth-date.js';
import { RecordMatcher, type Recorded } from './record-matcher.js';
import { makeRecords } from './made-records.js';
import { findRecorded } from './recorded-patients.queries.js';
import type { RowValues, SheetRow } from './sheet-row.js';
import { renewImportLease, noteOutcome, type Outcome, type ClaimedImport } from './import-claim.js';

/** What a chunk needs beside its rows. */
export interface ChunkOf {
  taken: ClaimedImport;
  /** How many rows were dealt with before it. */
  dealt: number;
  /** The clinic's day of the import, from which ages count. */
  today: string;
  now: Date;
  /** What earlier rows of a dry run would have made. */
  planned: readonly Recorded[];
}

/**
 * Deals with some rows of a file in one transaction: the records, their lines on record, and how far the import is are there together or
 * not at all, so that after a crash nothing is done twice.
 * @returns those that it made, or would have; undefined when another process has taken the import over
 */
export async function importChunk(
  tx: EntityManager,
  audit: AuditTrail,
  rows: SheetRow[],
  chunk: ChunkOf,
): Promise<Recorded[] | undefined> {
  const { taken, dealt, today, now, planned } = chunk;
  if (!(await renewImportLease(tx, taken, dealt))) return undefined;
  const readable = rows.flatMap(({ values }) => values ?? []);
  if (!taken.dryRun) await lockNumbers(tx, readable);
  const known = new RecordMatcher(today);
  for (const recorded of [...(await findRecorded(tx, readable)), ...planned]) known.add(recorded);
  const added: Recorded[] = [];
  const outcome: Outcome & { toMake: RowValues[] } = { created: 0, unchanged: 0, failed: [], toMake: [] };
  for (const { row, values, faults } of rows) {
    if (!values) {
      outcome.failed.push({ row, faults });
      continue;
    }
    const fate = known.fateOf(values);
    if (fate.is === 'clash') outcome.failed.push({ row, faults: [{ column: null, message: fate.message }] });
    if (fate.is === 'there') outcome.unchanged++;
    if (fate.is !== 'new') continue;
    outcome.created++;
    outcome.toMake.push(values);
    const recorded = asRecorded(values, row, today);
    known.add(recorded);
    added.push(recorded);
  }
  if (!taken.dryRun) await audit.recordImported(tx, taken, await makeRecords(tx, outcome.toMake, { now, today }));
  await noteOutcome(tx, taken, outcome);
  return added;
}

function asRecorded({ age, ...values }: RowValues, row: number, today: string): Recorded {
  const birthDate = values.birthDate ?? (age === null ? null : yearsBefore(today, age));
  return { ...values, birthDate, calledBy: `Row ${row}` };
}

/**
 * Keeps other imports from the records of this one, and the desk from its numbers, until the transaction ends. In one order, so that two who
 * want the same do not wait for each other.
 */
async function lockNumbers(tx: EntityManager, rows: RowValues[]): Promise<void> {
  const names = ['import of patients', ...new Set(rows.map(({ phone }) => `patient with ${phone}`).toSorted())];
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names}::text[]) with ordinality as locks (name, at) order by at`.execute(tx.getKysely());
}
