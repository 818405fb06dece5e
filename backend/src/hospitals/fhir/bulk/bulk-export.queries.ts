import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { FhirType } from '../../../identity/auth/access-policy.js';
import type { ConsentScope } from '../../data-consents/consent-filter.js';

/** A file of an export. */
export interface ExportFile {
  /** Of what its lines are; a Bundle tells what is to be forgotten. */
  type: FhirType | 'Bundle';
  /** The last part of its address. */
  name: string;
  key: string;
  count: number;
}

/** An export as its client finds it. */
export interface FoundExport {
  status: 'RUNNING' | 'DONE' | 'FAILED';
  /** The types that it was asked for. */
  types: string[];
  request: string;
  resources: number;
  files: ExportFile[];
  transactionTime: string | null;
  expiresAt: string | null;
}

/** An export that this process works on, and no other while its lease lasts. */
export interface ClaimedExport extends ConsentScope {
  id: string;
  types: string[];
  since: string | null;
  attempts: number;
}

/** How long a process may be silent before another one goes on in its place. */
const LEASE = sql`clock_timestamp() + interval '60 seconds'`;
/** So many exports a client may have under way. */
const AT_ONCE = 2;

/**
 * What keeps the client `b.client_id` from reading: allowances that ended, refusals that stand, referrals from which it reached a record for a
 * while. What is written since is other text.
 */
export const WITHDRAWN = sql`(select md5(coalesce(string_agg(w.id::text, ',' order by w.id), '')) from (
    select d.id from data_consent d where d.client_id = b.client_id
      and (d.decision = 'PERMIT') = (d.revoked_at is not null or coalesce(d.until <= now(), false))
    union all select s.patient_id from patient_sender s where s.client_id = b.client_id and s.until <= now()) w)`;

/** Over `bulk_export b`: no consent was withdrawn since it was read. */
const CONSENTED = sql`(b.consents is null or b.consents = ${WITHDRAWN})`;

/**
 * Over `bulk_export b`: not over, its client not revoked, and of a finished one no consent withdrawn since. One under way begins anew when a
 * consent is withdrawn, and stands meanwhile.
 */
const STANDS = sql`b.status <> 'GONE' and (b.expires_at is null or b.expires_at > now())
  and exists (select from smart_client c where c.id = b.client_id and c.revoked_at is null)
  and (b.status = 'RUNNING' or ${CONSENTED})`;

/** Notes an export to be made. @returns its id; undefined: the client has as many under way as it may */
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

/** An export of this client that stands. */
export async function findExport(em: EntityManager, clientId: string, id: string): Promise<FoundExport | undefined> {
  const { rows } = await sql<FoundExport>`select b.status, b.types, b.request, b.resources, b.files,
      to_char((b.snapshot_at - interval '30 seconds') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "transactionTime",
      to_char(b.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt"
    from bulk_export b where b.id = ${id}::uuid and b.client_id = ${clientId}::uuid and ${STANDS}`.execute(
    em.getKysely(),
  );
  return rows[0];
}

/** Ends an export of this client, whatever its state. @returns whether there was one */
export async function dropExport(em: EntityManager, clientId: string, id: string): Promise<boolean> {
  const { rows } = await sql`update bulk_export b set status = 'GONE', lease_until = null
    where b.id = ${id}::uuid and b.client_id = ${clientId}::uuid and ${STANDS} returning id`.execute(em.getKysely());
  return rows.length > 0;
}

/** Takes the oldest export that nobody works on: one of a killed process begins anew. */
export async function claimExport(em: EntityManager): Promise<ClaimedExport | undefined> {
  const { rows } = await sql<ClaimedExport>`
    update bulk_export b set attempts = b.attempts + 1, lease_until = ${LEASE}, resources = 0, consents = null
    from smart_client c
    where c.id = b.client_id and b.id = (select id from bulk_export where status = 'RUNNING'
      and coalesce(lease_until, '-infinity') < clock_timestamp() order by created_at, id limit 1 for update skip locked)
    returning b.id, b.types, to_json(b.since)#>>'{}' as since, b.attempts, c.id as "clientId", c.purpose, c.reach`.execute(
    em.getKysely(),
  );
  return rows[0];
}

/** Tells of what state of the consents the export is, and of which moment. */
export async function noteSnapshot(
  em: EntityManager,
  { id, attempts }: ClaimedExport,
  { at, consents }: { at: string; consents: string },
): Promise<void> {
  await sql`update bulk_export set snapshot_at = ${at}::timestamptz, consents = ${consents}
    where id = ${id}::uuid and attempts = ${attempts} and status = 'RUNNING'`.execute(em.getKysely());
}

/** Says that the process is at work. @returns whether the export is still its own, and stands */
export async function renewExportLease(em: EntityManager, { id, attempts }: ClaimedExport, resources: number) {
  const { rows } = await sql`update bulk_export b set lease_until = ${LEASE}, resources = ${resources}
    where b.id = ${id}::uuid and b.attempts = ${attempts} and b.status = 'RUNNING' and ${STANDS} and ${CONSENTED} returning id`.execute(
    em.getKysely(),
  );
  return rows.length > 0;
}

/** Shows the files, all at once. @returns whether the export was still its own, and stood */
export async function endExport(em: EntityManager, taken: ClaimedExport, files: ExportFile[], keepHours: number) {
  const { rows } = await sql`update bulk_export b set status = 'DONE', files = ${JSON.stringify(files)}::jsonb,
      lease_until = null, expires_at = now() + ${keepHours} * interval '1 hour'
    where b.id = ${taken.id}::uuid and b.attempts = ${taken.attempts} and b.status = 'RUNNING' and ${STANDS} and ${CONSENTED}
    returning id`.execute(em.getKysely());
  return rows.length > 0;
}

/** Gives up an export: it stays to be told of, without files. */
export async function failExport(em: EntityManager, { id, attempts }: ClaimedExport, keepHours: number): Promise<void> {
  await sql`update bulk_export set status = 'FAILED', lease_until = null, expires_at = now() + ${keepHours} * interval '1 hour'
    where id = ${id}::uuid and attempts = ${attempts} and status = 'RUNNING'`.execute(em.getKysely());
}

/** Lets any process begin at once. */
export async function releaseExport(em: EntityManager, { id, attempts }: ClaimedExport): Promise<void> {
  await sql`update bulk_export set lease_until = null where id = ${id}::uuid and attempts = ${attempts}`.execute(
    em.getKysely(),
  );
}

/** Takes away the rows of exports that stand no more. @returns the keys of their files */
export async function takeFallen(em: EntityManager): Promise<string[]> {
  const { rows } = await sql<{
    files: ExportFile[];
  }>`delete from bulk_export b where not (${STANDS}) returning files`.execute(em.getKysely());
  return rows.flatMap(({ files }) => files.map(({ key }) => key));
}

/** Which of some keys files of exports have. */
export async function keysInUse(em: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    key: string;
  }>`select f.key from bulk_export b, jsonb_to_recordset(b.files) as f(key text)
    where f.key = any(${keys}::text[])`.execute(em.getKysely());
  return new Set(rows.map(({ key }) => key));
}

/** Keeps for the patients who was handed what is of them, each once. */
export async function noteReadings(em: EntityManager, clientId: string, patientIds: string[]): Promise<void> {
  // Held: of a record that is being merged it is known afterwards into which.
  await sql`with held as (select id, merged_into from patient where id = any(${patientIds}::uuid[]) order by id for key share)
    insert into record_reading (client_id, patient_id)
    select distinct ${clientId}::uuid, coalesce(merged_into, id) from held order by 2
    on conflict (client_id, patient_id) do update set read_at = excluded.read_at`.execute(em.getKysely());
}
