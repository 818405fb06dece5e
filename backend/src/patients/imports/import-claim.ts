import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RowFault } from './sheet-row.js';

/** How long a process may be silent before another one goes on in its place: a lease, told anew with every chunk (clinic §7). */
const LEASE = sql`clock_timestamp() + interval '60 seconds'`;
/** So many processes one import may end: one that ends every process that takes it would go round for ever. */
const MOST_LOSSES = 3;

/** An import that this process works on, and no other while its lease lasts. */
export interface ClaimedImport {
  id: string;
  actorId: string;
  requestId: string;
  dryRun: boolean;
  file: Buffer;
  createdAt: Date;
  attempts: number;
  /** How many processes it lost, without a word of theirs, since it last came on. */
  losses: number;
  /** How many rows were dealt with before it was taken. */
  dealt: number;
}

/** What a chunk came to. */
export interface Outcome {
  created: number;
  unchanged: number;
  failed: { row: number; faults: RowFault[] }[];
}

/**
 * Takes the oldest import that nobody works on, unless some other is worked on: one at a time is quick enough, and leaves the rest of the
 * database to people. A dry run wrote nothing, so it begins anew.
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

/** Whether it ended too many processes to be tried once more. */
export const isHopeless = ({ losses }: ClaimedImport) => losses >= MOST_LOSSES;

/**
 * Holds the import for this transaction, as far as it was dealt with: whoever lost it to another process stops here.
 * @returns whether it is still this process's
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

/** Notes what a chunk came to, in the transaction of its records, and goes on with the lease. */
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

/** Says how many patients the file has. */
export async function noteRows(em: EntityManager, { id, attempts }: ClaimedImport, rows: number): Promise<void> {
  await sql`update patient_import set rows = ${rows}, lease_until = ${LEASE}
    where id = ${id} and attempts = ${attempts} and status = 'RUNNING'`.execute(em.getKysely());
}

/** Ends an import whose rows are all dealt with; the file is no longer needed. */
export async function endImport(em: EntityManager, { id, attempts }: ClaimedImport): Promise<void> {
  await sql`update patient_import set status = 'DONE', file = null, lease_until = null
    where id = ${id} and attempts = ${attempts} and status = 'RUNNING'
      and rows = created + unchanged + failed`.execute(em.getKysely());
}

/** Ends an import that cannot go on, and says why. */
export async function failImport(em: EntityManager, taken: ClaimedImport, row: number, message: string): Promise<void> {
  await em.transactional(async (tx) => {
    const { rows } = await sql`update patient_import set status = 'FAILED', file = null, lease_until = null
      where id = ${taken.id} and attempts = ${taken.attempts} and status = 'RUNNING' returning id`.execute(
      tx.getKysely(),
    );
    if (rows.length === 1) await addErrors(tx, taken.id, [{ row, faults: [{ column: null, message }] }]);
  });
}

/** Lets any process go on at once. */
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
