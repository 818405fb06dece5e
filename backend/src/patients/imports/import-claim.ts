import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RowFault } from './sheet-row.js';

/** Lease of a claim: 60 seconds, renewed with every chunk. After it, another process may claim the import. */
const LEASE = sql`clock_timestamp() + interval '60 seconds'`;
/** Attempts that may end in a crash, so that an import that crashes every process is not retried forever. */
const MOST_LOSSES = 3;

/** An import that this process has claimed. */
export interface ClaimedImport {
  id: string;
  actorId: string;
  requestId: string;
  dryRun: boolean;
  file: Buffer;
  createdAt: Date;
  attempts: number;
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
 * Claims the oldest waiting import, unless another one is running: one at a time leaves database capacity for users. A
 * dry run has no saved progress, so it restarts.
 */
export async function claimImport(em: EntityManager): Promise<ClaimedImport | undefined> {
  return em.transactional(async (tx) => {
    const db = tx.getKysely();
    await sql`select pg_advisory_xact_lock(hashtextextended('taking an import', 0))`.execute(db);
    const { rows } = await sql<Omit<ClaimedImport, 'createdAt'> & { createdAt: string }>`
      update patient_import set attempts = attempts + 1, losses = losses + (lease_until is not null)::int, lease_until = ${LEASE},
        created = case when dry_run then 0 else created end, unchanged = case when dry_run then 0 else unchanged end,
        failed = case when dry_run then 0 else failed end
      where id = (select id from patient_import where status = 'RUNNING' order by created_at, id limit 1)
        and not exists (select from patient_import where status = 'RUNNING' and lease_until > clock_timestamp())
      returning id, actor_id as "actorId", request_id as "requestId", dry_run as "dryRun", file, created_at as "createdAt", attempts, losses,
        created + unchanged + failed as dealt`.execute(db);
    const [taken] = rows;
    if (!taken) return undefined;
    if (taken.dryRun) await sql`delete from patient_import_error where import_id = ${taken.id}`.execute(db);
    return { ...taken, createdAt: new Date(taken.createdAt) };
  });
}

/** Whether the import has crashed too many processes to be retried. */
export const isHopeless = ({ losses }: ClaimedImport) => losses >= MOST_LOSSES;

/**
 * Locks the import's row until commit, if this process still has the claim and the progress is the expected one.
 * @returns whether the claim is still held
 */
export async function renewImportLease(
  tx: EntityManager,
  { id, attempts }: ClaimedImport,
  dealt: number,
): Promise<boolean> {
  const { rows } = await sql`
    select id from patient_import where id = ${id} and attempts = ${attempts} and status = 'RUNNING'
      and created + unchanged + failed = ${dealt} for update`.execute(tx.getKysely());
  return rows.length === 1;
}

/** Saves the result of a chunk in the transaction of its records, and renews the lease. */
export async function noteOutcome(
  tx: EntityManager,
  { id }: ClaimedImport,
  { created, unchanged, failed }: Outcome,
): Promise<void> {
  const db = tx.getKysely();
  await addErrors(tx, id, failed);
  await sql`update patient_import set lease_until = ${LEASE}, losses = 0, created = created + ${created},
    unchanged = unchanged + ${unchanged}, failed = failed + ${failed.length} where id = ${id}`.execute(db);
}

/** Saves the number of rows of the file. */
export async function noteRows(em: EntityManager, { id, attempts }: ClaimedImport, rows: number): Promise<void> {
  await sql`update patient_import set rows = ${rows}, lease_until = ${LEASE}
    where id = ${id} and attempts = ${attempts} and status = 'RUNNING'`.execute(em.getKysely());
}

/** Completes an import and deletes its file. */
export async function endImport(em: EntityManager, { id, attempts }: ClaimedImport): Promise<void> {
  await sql`update patient_import set status = 'DONE', file = null, lease_until = null
    where id = ${id} and attempts = ${attempts} and status = 'RUNNING'
      and rows = created + unchanged + failed`.execute(em.getKysely());
}

/** Fails an import and stores the error. */
export async function failImport(em: EntityManager, taken: ClaimedImport, row: number, message: string): Promise<void> {
  await em.transactional(async (tx) => {
    const { rows } = await sql`update patient_import set status = 'FAILED', file = null, lease_until = null
      where id = ${taken.id} and attempts = ${taken.attempts} and status = 'RUNNING' returning id`.execute(
      tx.getKysely(),
    );
    if (rows.length === 1) await addErrors(tx, taken.id, [{ row, faults: [{ column: null, message }] }]);
  });
}

/** Releases the claim, so that another process can continue at once. */
export async function releaseImport(em: EntityManager, { id, attempts }: ClaimedImport): Promise<void> {
  await sql`update patient_import set lease_until = null where id = ${id} and attempts = ${attempts}`.execute(
    em.getKysely(),
  );
}

async function addErrors(tx: EntityManager, importId: string, failed: Outcome['failed']): Promise<void> {
  const errors = failed.flatMap(({ row, faults }) => faults.map((fault, position) => ({ row, position, ...fault })));
  if (errors.length === 0) return;
  await sql`insert into patient_import_error (import_id, row, position, heading, message)
    select ${importId}, e.row, e.position, e."column", e.message
    from jsonb_to_recordset(${JSON.stringify(errors)}::jsonb) as e (row integer, position integer, "column" text, message text)
    on conflict do nothing`.execute(tx.getKysely());
}
