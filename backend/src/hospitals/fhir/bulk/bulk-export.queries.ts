import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { FhirType } from '../../../platform/access/fhir-permissions.js';
import type { ClaimedRow, Lease } from '../../../platform/jobs/lease.js';
import type { LeasedQueue } from '../../../platform/jobs/leased-job.js';
import type { ConsentScope } from '../../data-consents/consent-filter.js';

/** A file of an export. */
export interface ExportFile {
  /** Type of its lines; `Bundle` for the file of deletions. */
  type: FhirType | 'Bundle';
  /** Last segment of its URL. */
  name: string;
  key: string;
  count: number;
}

/** An export as its client requests it. */
export interface FoundExport {
  status: 'RUNNING' | 'DONE' | 'FAILED';
  /** The requested types. */
  types: string[];
  request: string;
  resources: number;
  files: ExportFile[];
  transactionTime: string | null;
  expiresAt: string | null;
}

/** An export that this process has claimed. */
export interface ClaimedExport extends ConsentScope, ClaimedRow {
  types: string[];
  since: Date | null;
}

/** The unfinished exports. One whose process was killed restarts from the beginning. */
export const waitingExports: LeasedQueue = {
  name: 'bulk_exports',
  table: 'bulk_export',
  waiting: 'RUNNING',
  dueSince: sql`r.created_at`,
  columns: sql`r.types, r.since, r.client_id as "clientId", (select c.purpose from smart_client c where c.id = r.client_id) as purpose,
    (select c.reach from smart_client c where c.id = r.client_id) as reach`,
  dates: ['since'],
  order: sql`r.created_at, r.id`,
  batch: 1,
  claiming: sql`resources = 0, consents = null`,
};

/** Largest number of unfinished exports of a client. */
const AT_ONCE = 2;

/**
 * SQL hash of what keeps the client `b.client_id` from reading: ended consents, live refusals, and expired access from referrals. It
 * changes when one is added.
 */
export const WITHDRAWN = sql`(select md5(coalesce(string_agg(w.id::text, ',' order by w.id), '')) from (
    select d.id from data_consent d where d.client_id = b.client_id
      and (d.decision = 'PERMIT') = (d.revoked_at is not null or coalesce(d.until <= now(), false))
    union all select s.patient_id from patient_sender s where s.client_id = b.client_id and s.until <= now()) w)`;

/** SQL condition on `bulk_export b`: no consent was withdrawn since the export was read. */
const CONSENTED = sql`(b.consents is null or b.consents = ${WITHDRAWN})`;

/**
 * SQL condition on `bulk_export b`: not over, its client not revoked and, if finished, no consent withdrawn since. An unfinished export
 * restarts after a withdrawal and stays valid meanwhile.
 */
const STANDS = sql`b.status <> 'GONE' and (b.expires_at is null or b.expires_at > now())
  and exists (select from smart_client c where c.id = b.client_id and c.revoked_at is null)
  and (b.status = 'RUNNING' or ${CONSENTED})`;

/** Queues an export. @returns its id; undefined if the client has reached its limit */
export async function addExport(
  em: EntityManager,
  asked: { clientId: string; types: string[]; since: Date | null; request: string },
): Promise<string | undefined> {
  const { clientId, types, since, request } = asked;
  return em.transactional(async (tx) => {
    const db = tx.getKysely();
    await sql`select from smart_client where id = ${clientId}::uuid for update`.execute(db);
    const { rows } = await sql`insert into bulk_export (id, client_id, types, since, request)
      select ${uuidv7()}::uuid, ${clientId}::uuid, ${types}::text[], ${since}::timestamptz, ${request}
      where (select count(*) from bulk_export b where b.client_id = ${clientId}::uuid and b.status = 'RUNNING') < ${AT_ONCE}
      returning id`.execute(db);
    return (rows[0] as { id: string } | undefined)?.id;
  });
}

/** Finds a valid export of this client. */
export async function findExport(em: EntityManager, clientId: string, id: string): Promise<FoundExport | undefined> {
  const { rows } = await sql<FoundExport>`select b.status, b.types, b.request, b.resources, b.files,
      to_char((b.snapshot_at - interval '30 seconds') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "transactionTime",
      to_char(b.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt"
    from bulk_export b where b.id = ${id}::uuid and b.client_id = ${clientId}::uuid and ${STANDS}`.execute(
    em.getKysely(),
  );
  return rows[0];
}

/** Ends an export of this client, in any state. @returns whether it existed */
export async function dropExport(em: EntityManager, clientId: string, id: string): Promise<boolean> {
  const { rows } = await sql`update bulk_export b set status = 'GONE', lease_until = null
    where b.id = ${id}::uuid and b.client_id = ${clientId}::uuid and ${STANDS} returning id`.execute(em.getKysely());
  return rows.length > 0;
}

/** Stores the state of the consents and the time that the export reads. @throws LeaseLost */
export async function noteSnapshot(lease: Lease<ClaimedExport>, { at, consents }: { at: string; consents: string }) {
  await lease.renew(sql`snapshot_at = ${at}::timestamptz, consents = ${consents}`);
}

/** SQL condition on `bulk_export`: still valid, and no consent withdrawn since it was read. */
const isValid = ({ id }: ClaimedExport) =>
  sql`exists (select from bulk_export b where b.id = ${id}::uuid and ${STANDS} and ${CONSENTED})`;

/** Renews the lease. @throws LeaseLost, also if the export is not valid any more */
export async function renewExportLease(lease: Lease<ClaimedExport>, resources: number): Promise<void> {
  await lease.renew(sql`resources = ${resources}`, isValid(lease.row));
}

/** Publishes all files at once. @throws LeaseLost, also if the export is not valid any more */
export async function endExport(lease: Lease<ClaimedExport>, files: ExportFile[], keepHours: number): Promise<void> {
  const set = sql`status = 'DONE', files = ${JSON.stringify(files)}::jsonb, ${expiring(keepHours)}`;
  await lease.end(set, { and: isValid(lease.row) });
}

/** Marks an export as failed. Its status remains available, without files. @throws LeaseLost */
export async function failExport(lease: Lease<ClaimedExport>, keepHours: number): Promise<void> {
  await lease.end(sql`status = 'FAILED', ${expiring(keepHours)}`);
}

const expiring = (keepHours: number) => sql`expires_at = now() + ${keepHours} * interval '1 hour'`;

/** Deletes the rows of invalid exports. @returns the keys of their files */
export async function takeFallen(em: EntityManager): Promise<string[]> {
  const { rows } = await sql<{
    files: ExportFile[];
  }>`delete from bulk_export b where not (${STANDS}) returning files`.execute(em.getKysely());
  return rows.flatMap(({ files }) => files.map(({ key }) => key));
}

/** Filters the keys to those that files of exports have. */
export async function keysInUse(em: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    key: string;
  }>`select f.key from bulk_export b, jsonb_to_recordset(b.files) as f(key text)
    where f.key = any(${keys}::text[])`.execute(em.getKysely());
  return new Set(rows.map(({ key }) => key));
}

/** Stores once per patient that the client received the patient's data. */
export async function noteReadings(em: EntityManager, clientId: string, patientIds: string[]): Promise<void> {
  // Lock the records: after a concurrent merge the reading belongs to the remaining record.
  await sql`with held as (select id, merged_into from patient where id = any(${patientIds}::uuid[]) order by id for key share)
    insert into record_reading (client_id, patient_id)
    select distinct ${clientId}::uuid, coalesce(merged_into, id) from held order by 2
    on conflict (client_id, patient_id) do update set read_at = excluded.read_at`.execute(em.getKysely());
}
