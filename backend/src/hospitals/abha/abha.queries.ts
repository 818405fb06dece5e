import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { ABHA_SYSTEM } from './abha.js';

/** How far an ABHA is to be believed. */
export const ABHA_STATUSES = ['CLAIMED', 'VERIFIED'] as const;

/** A patient's ABHA. */
export interface Abha {
  number: string | null;
  address: string | null;
  status: (typeof ABHA_STATUSES)[number];
  verifiedAt: Date | null;
}

/** Part of an ABHA: its number or its address. */
export type AbhaPart = 'number' | 'address';

/** SQL condition on an ABHA `value`: it is a number, or an address. Others that hospitals sent are kept and not shown. */
const IS_PART: Record<AbhaPart, RawBuilder<unknown>> = {
  number: sql`value ~ '^[0-9]{2}(-[0-9]{4}){3}$'`,
  address: sql`value ~ '^[^[:space:]@]{3,50}@[a-z0-9.]+$'`,
};

/** Finds a record's ABHA: a verified number or address before a claimed one, and the newest claim; null while neither is known. */
export async function findAbha(em: EntityManager, patientId: string): Promise<Abha | null> {
  const part = (name: AbhaPart) => sql`(select row_to_json(x) from (
    select value, verified_at as "verifiedAt" from patient_identifier
    where patient_id = ${patientId}::uuid and system = ${ABHA_SYSTEM} and deleted_at is null and ${IS_PART[name]}
    order by verified_at is null, created_at desc, id desc limit 1) x)`;
  type Found = { value: string; verifiedAt: string | null } | null;
  const { rows } = await sql<{ number: Found; address: Found }>`
    select ${part('number')} as number, ${part('address')} as address`.execute(em.getKysely());
  const { number = null, address = null } = rows[0] ?? {};
  if (!number && !address) return null;
  const shown = [number, address].filter((part) => part !== null);
  const verified = shown.flatMap(({ verifiedAt }) => (verifiedAt === null ? [] : [Date.parse(verifiedAt)]));
  // Verified as a whole only.
  const verifiedAt = verified.length < shown.length ? null : new Date(Math.max(...verified));
  return {
    number: number?.value ?? null,
    address: address?.value ?? null,
    status: verifiedAt ? 'VERIFIED' : 'CLAIMED',
    verifiedAt,
  };
}

/** Finds the live record for which a number or an address is verified. */
export async function findVerified(tx: EntityManager, value: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select patient_id as id from patient_identifier
    where system = ${ABHA_SYSTEM} and value = ${value} and deleted_at is null and verified_at is not null`.execute(
    tx.getKysely(),
  );
  return rows[0]?.id;
}

/** Replaces all claims of a part by one of the desk, or by none. @returns whether anything changed */
export async function replaceClaims(
  tx: EntityManager,
  patientId: string,
  part: AbhaPart,
  value: string | null,
): Promise<boolean> {
  const db = tx.getKysely();
  const claimed = sql`patient_id = ${patientId}::uuid and system = ${ABHA_SYSTEM} and deleted_at is null
    and verified_at is null and ${IS_PART[part]}`;
  const { rows: gone } = await sql`delete from patient_identifier where ${claimed}
    and value is distinct from ${value} returning id`.execute(db);
  if (value === null) return gone.length > 0;
  const { rows: added } = await sql`insert into patient_identifier (patient_id, system, value, type)
    select ${patientId}::uuid, ${ABHA_SYSTEM}, ${value}, 'ABHA' where not exists (
      select from patient_identifier where ${claimed} and value = ${value}) returning id`.execute(db);
  return gone.length + added.length > 0;
}

/** Two live records that may be of one person. */
export interface PossibleDuplicate {
  id: string;
  first: { id: string; patientId: string; name: string };
  second: { id: string; patientId: string; name: string };
  reason: string;
  foundAt: Date;
}

/** Most pairs in the list. */
const MOST_PAIRS = 100;

/** A row of the pairs. */
type FoundPair = Record<'oneId' | 'oneName' | 'otherId' | 'otherName' | 'foundAt' | 'id', string> &
  Record<'oneNumber' | 'otherNumber', number> & { isNumber: boolean; isOlder: boolean };

/**
 * Finds pairs of live records with one ABHA, oldest first: those of one record, or each record with the oldest of its group, so that a group
 * has no more pairs than records. They are not stored: a pair ends with what it comes from.
 */
export async function findPossibleDuplicates(em: EntityManager, patientId?: string): Promise<PossibleDuplicate[]> {
  const claimed = sql`system = ${ABHA_SYSTEM} and deleted_at is null and (${IS_PART.number} or ${IS_PART.address})`;
  const [shared, anchor] = patientId
    ? [
        sql`select value from patient_identifier where patient_id = ${patientId}::uuid and ${claimed}`,
        sql`select * from claim where id = ${patientId}::uuid`,
      ]
    : [
        sql`select value from patient_identifier where ${claimed} group by value having count(distinct patient_id) > 1`,
        sql`select distinct on (value) * from claim order by value, "recordAt", id`,
      ];
  const { rows } = await sql<FoundPair>`
    with claim as (
      select i.value, i.created_at, p.id, p.name, p.number, p.created_at as "recordAt"
      from patient_identifier i join patient p on p.id = i.patient_id
      where i.system = ${ABHA_SYSTEM} and i.deleted_at is null and p.deleted_at is null and i.value in (${shared})),
    pairs as (
      select distinct on (a.id, b.id) a.id as "oneId", a.name as "oneName", a.number as "oneNumber",
        b.id as "otherId", b.name as "otherName", b.number as "otherNumber", a.value !~ '@' as "isNumber",
        (a."recordAt", a.id) < (b."recordAt", b.id) as "isOlder", greatest(a.created_at, b.created_at) as "foundAt"
      from (${anchor}) a join claim b using (value) where a.id <> b.id
      order by a.id, b.id, a.value ~ '@', greatest(a.created_at, b.created_at))
    select *, md5(least("oneId", "otherId")::text || greatest("oneId", "otherId")::text)::uuid as id from pairs
    order by "foundAt", "oneId", "otherId" limit ${MOST_PAIRS}`.execute(em.getKysely());
  return rows.map((row) => {
    const one = { id: row.oneId, patientId: formatRecordNumber(row.oneNumber), name: row.oneName };
    const other = { id: row.otherId, patientId: formatRecordNumber(row.otherNumber), name: row.otherName };
    return {
      id: row.id,
      ...(row.isOlder ? { first: one, second: other } : { first: other, second: one }),
      reason: row.isNumber ? 'The same ABHA number' : 'The same ABHA address',
      foundAt: new Date(row.foundAt),
    };
  });
}
