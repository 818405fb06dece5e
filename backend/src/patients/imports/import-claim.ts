import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import type { LeasedQueue } from '../../platform/jobs/leased-job.js';
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
}

/** Result of a chunk. */
export interface Outcome {
  created: number;
  unchanged: number;
  failed: { row: number; faults: RowFault[] }[];
}

/**
 * The unfinished imports. One of them runs at a time, over all processes: that leaves database capacity for users. A dry run has no saved
 * progress, so it restarts.
 */
export const waitingImports: LeasedQueue = {
  table: 'patient_import',
  waiting: 'RUNNING',
  columns: sql`r.actor_id as "actorId", r.request_id as "requestId", r.dry_run as "dryRun", r.file, r.created_at as "createdAt", r.losses,
    r.created + r.unchanged + r.failed as dealt`,
  dates: ['createdAt'],
  order: sql`r.created_at, r.id`,
  batch: 1,
  free: ({ now }) => sql`select case when exists (
    select from patient_import i where i.status = 'RUNNING' and i.lease_until > ${now}) then 0 else 1 end`,
  claiming: sql`losses = r.losses + (r.lease_until is not null)::int,
    created = case when r.dry_run then 0 else r.created end, unchanged = case when r.dry_run then 0 else r.unchanged end,
    failed = case when r.dry_run then 0 else r.failed end`,
};

/** Saves the number of rows of the file, and deletes the errors of an earlier dry run. @throws LeaseLost */
export async function noteRows(em: EntityManager, lease: Lease<ClaimedImport>, rows: number): Promise<void> {
  await lease.renew(sql`rows = ${rows}`);
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
  { created, unchanged, failed }: Outcome,
): Promise<void> {
  await addErrors(tx, id, failed);
  await sql`update patient_import set losses = 0, created = created + ${created}, unchanged = unchanged + ${unchanged},
    failed = failed + ${failed.length} where id = ${id}`.execute(tx.getKysely());
}

/** Completes an import and deletes its file. @throws LeaseLost */
export async function endImport(lease: Lease<ClaimedImport>): Promise<void> {
  await lease.end(sql`status = 'DONE', file = null`);
}

/** Fails an import and stores the error. @throws LeaseLost */
export async function failImport(
  em: EntityManager,
  lease: Lease<ClaimedImport>,
  { row, message }: { row: number; message: string },
): Promise<void> {
  await em.transactional(async (tx) => {
    await lease.end(sql`status = 'FAILED', file = null`, { by: tx });
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
