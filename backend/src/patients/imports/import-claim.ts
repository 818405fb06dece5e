import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import type { LeasedQueue } from '../../platform/jobs/leased-job.js';
import type { GivenMapping, ImportHeading, Mapping } from './heading-mapping.js';
import type { RowFault } from './sheet-row.js';

/** An import that this process has claimed. */
export interface ClaimedImport extends ClaimedRow {
  actorId: string;
  requestId: string;
  dryRun: boolean;
  file: Buffer;
  createdAt: Date;
  /** Number of crashed processes since the last progress. */
  losses: number;
  /** Number of rows processed before the claim. */
  dealt: number;
  /** What was said about headings, for this file and for former ones. */
  given: GivenMapping;
  kept: Mapping;
}

/** Result of a chunk. */
export interface Outcome {
  created: number;
  completed: number;
  unchanged: number;
  /** In paise, like `openingAdvance`. */
  openingDue: number;
  openingAdvance: number;
  packages: number;
  failed: { row: number; faults: RowFault[] }[];
}

/** Counts of an import, which a dry run begins anew. */
const COUNTS = [
  'created',
  'completed',
  'unchanged',
  'failed',
  'opening_due_paise',
  'opening_advance_paise',
  'packages',
];

/**
 * The unfinished imports. One of them runs at a time, over all processes: that leaves database capacity for users. A dry run has no saved
 * progress, so it restarts.
 */
export const waitingImports: LeasedQueue = {
  name: 'imports',
  table: 'patient_import',
  waiting: 'RUNNING',
  dueSince: sql`r.created_at`,
  columns: sql`r.actor_id as "actorId", r.request_id as "requestId", r.dry_run as "dryRun", r.file, r.created_at as "createdAt", r.losses,
    r.created + r.completed + r.unchanged + r.failed as dealt, r.mapping as given, r.kept_mapping as kept`,
  dates: ['createdAt'],
  order: sql`r.created_at, r.id`,
  batch: 1,
  free: ({ now }) => sql`select case when exists (
    select from patient_import i where i.status = 'RUNNING' and i.lease_until > ${now}) then 0 else 1 end`,
  claiming: sql`losses = r.losses + (r.lease_until is not null)::int,
    ${sql.join(COUNTS.map((column) => sql`${sql.ref(column)} = case when r.dry_run then 0 else ${sql.ref(`r.${column}`)} end`))}`,
};

/** Saves the headings and the number of rows of the file, and deletes the errors of an earlier dry run. @throws LeaseLost */
export async function noteFile(
  em: EntityManager,
  lease: Lease<ClaimedImport>,
  { headings, rows }: { headings: readonly ImportHeading[]; rows: number },
): Promise<void> {
  await lease.renew(sql`rows = ${rows}, headings = ${JSON.stringify(headings)}::jsonb`);
  if (!lease.row.dryRun) return;
  await em.transactional(async (tx) => {
    await lease.lock(tx);
    await sql`delete from patient_import_error where import_id = ${lease.row.id}`.execute(tx.getKysely());
  });
}

/** Saves the result of a chunk in the transaction of its records, which has locked the row. */
export async function noteOutcome(
  tx: EntityManager,
  { id }: ClaimedImport,
  { created, completed, unchanged, openingDue, openingAdvance, packages, failed }: Outcome,
): Promise<void> {
  await addErrors(tx, id, failed);
  await sql`update patient_import set losses = 0, created = created + ${created}, completed = completed + ${completed},
    unchanged = unchanged + ${unchanged}, failed = failed + ${failed.length}, opening_due_paise = opening_due_paise + ${openingDue},
    opening_advance_paise = opening_advance_paise + ${openingAdvance}, packages = packages + ${packages} where id = ${id}`.execute(
    tx.getKysely(),
  );
}

/** Completes an import and deletes its file. @throws LeaseLost */
export async function endImport(lease: Lease<ClaimedImport>): Promise<void> {
  await lease.end(sql`status = 'DONE', file = null`);
}

/** Fails an import and stores the error. @throws LeaseLost */
export async function failImport(
  em: EntityManager,
  lease: Lease<ClaimedImport>,
  { row, message, headings = [] }: { row: number; message: string; headings?: readonly ImportHeading[] },
): Promise<void> {
  await em.transactional(async (tx) => {
    const read = headings.length > 0 ? sql`, headings = ${JSON.stringify(headings)}::jsonb` : sql``;
    await lease.end(sql`status = 'FAILED', file = null${read}`, { by: tx });
    await addErrors(tx, lease.row.id, [{ row, faults: [{ column: null, message }] }]);
  });
}

async function addErrors(tx: EntityManager, importId: string, failed: Outcome['failed']): Promise<void> {
  const errors = failed.flatMap(({ row, faults }) => faults.map((fault, position) => ({ row, position, ...fault })));
  if (errors.length === 0) return;
  await sql`insert into patient_import_error (import_id, row, position, heading, message)
    select ${importId}, e.row, e.position, e."column", e.message
    from jsonb_to_recordset(${JSON.stringify(errors)}::jsonb) as e (row integer, position integer, "column" text, message text)
    on conflict do nothing`.execute(tx.getKysely());
}
