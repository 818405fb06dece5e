import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import type { Lease } from '../../platform/jobs/lease.js';
import { yearsBefore } from '../records/birth-date.js';
import { RecordMatcher, type Recorded } from './record-matcher.js';
import { makeRecords } from './made-records.js';
import { findRecorded } from './recorded-patients.queries.js';
import type { RowValues, SheetRow } from './sheet-row.js';
import { noteOutcome, type Outcome, type ClaimedImport } from './import-claim.js';

/** Context of a chunk. */
export interface ChunkOf {
  lease: Lease<ClaimedImport>;
  /** Day of the import in the clinic's time zone; ages count from it. */
  today: string;
  now: Date;
  /** Records that earlier rows of a dry run would have created. */
  planned: readonly Recorded[];
}

/**
 * Imports a chunk of rows in one transaction with their audit rows and the import's progress, so that a crash never
 * repeats a row.
 * @returns the created records, or in a dry run those it would create
 * @throws LeaseLost
 */
export async function importChunk(
  tx: EntityManager,
  audit: AuditTrail,
  rows: SheetRow[],
  chunk: ChunkOf,
): Promise<Recorded[]> {
  const { lease, today, now, planned } = chunk;
  const { row: taken } = lease;
  await lease.lock(tx);
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
  if (!taken.dryRun) {
    const made = await makeRecords(tx, outcome.toMake, { now, today });
    const line = { verb: 'patient.import', subjectType: 'patient', details: { importId: taken.id } } as const;
    await audit.recordEach(tx, taken, line, made);
  }
  await noteOutcome(tx, taken, outcome);
  return added;
}

function asRecorded({ age, ...values }: RowValues, row: number, today: string): Recorded {
  const birthDate = values.birthDate ?? (age === null ? null : yearsBefore(today, age));
  return { ...values, birthDate, calledBy: `Row ${row}` };
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
