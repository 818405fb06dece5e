import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Client } from '../../platform/access/actor.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { ABHA_SYSTEM } from '../abha/abha.js';
import { consentFilter } from '../data-consents/consent-filter.js';
import type { ExternalIdentifier } from './external-record.input.js';

/** An identifier of a live record. */
export type KnownIdentifier = ExternalIdentifier & {
  id: string;
  /** Client that claimed an ABHA; null for other identifiers, and for what the desk or a message said. */
  claimedBy: string | null;
  isVerified: boolean;
};

/** Systems in which a client assigns identifiers. The system of ABHA is nobody's, whatever the registration says. */
export const ownSystems = ({ identifierSystems }: Pick<Client, 'identifierSystems'>) =>
  identifierSystems.filter((system) => system !== ABHA_SYSTEM);

/** Whether an identifier is a client's to change: one of its systems, or an ABHA that it claimed itself. */
export const isOwn = (client: Client) => (one: KnownIdentifier) =>
  one.system === ABHA_SYSTEM
    ? one.claimedBy === client.clientId && !one.isVerified
    : ownSystems(client).includes(one.system);

/** Whether a client may claim an ABHA for itself that the record has already: other clients alone claim it, and could take it away. */
export const isClaimable = (one: KnownIdentifier) =>
  one.system === ABHA_SYSTEM && one.claimedBy !== null && !one.isVerified;

/** Finds a record's external identifiers, in the order in which they were added. */
export async function findIdentifiers(tx: EntityManager, patientId: string): Promise<KnownIdentifier[]> {
  const { rows } =
    await sql<KnownIdentifier>`${named} select id, system, value, type, assigner, claimed_by as "claimedBy",
      verified_at is not null as "isVerified" from patient_identifier
    where patient_id = ${patientId}::uuid and deleted_at is null order by created_at, id`.execute(tx.getKysely());
  return rows;
}

/** SQL subquery: the id of the live record that has an identifier. A unique index allows at most one, but of an ABHA. */
export const idOfIdentified = ({ system, value }: Pick<ExternalIdentifier, 'system' | 'value'>) =>
  raw<string>(
    '(select patient_id from patient_identifier where system = ? and value = ? and deleted_at is null order by created_at, id limit 1)',
    [system, value],
  );

/** Finds the live records that have one of the identifiers. */
export async function findIdentified(
  tx: EntityManager,
  sought: readonly Pick<ExternalIdentifier, 'system' | 'value'>[],
): Promise<string[]> {
  if (sought.length === 0) return [];
  // Separate conditions use the index; a join with a list made PostgreSQL scan a small table.
  const pairs = sql.join(sought.map(({ system, value }) => sql`(${system}, ${value})`));
  const { rows } = await sql<{ id: string }>`${named} select distinct patient_id as id from patient_identifier
    where (system, value) in (${pairs}) and deleted_at is null`.execute(tx.getKysely());
  return rows.map(({ id }) => id);
}

/**
 * Finds the live records that have one of the identifiers and that a client may access, in one statement: the time of the answer does not
 * tell how many others have them.
 */
export async function findIdentifiedFor(
  tx: EntityManager,
  client: Client,
  sought: readonly Pick<ExternalIdentifier, 'system' | 'value'>[],
): Promise<string[]> {
  const pairs = sql.join(sought.map(({ system, value }) => sql`(${system}, ${value})`));
  const { rows } = await sql<{ id: string }>`select p.id from patient p where p.id in (
      select patient_id from patient_identifier where (system, value) in (${pairs}) and deleted_at is null)
    and ${consentFilter(client)}`.execute(tx.getKysely());
  return rows.map(({ id }) => id);
}

export const isSame = (one: Pick<ExternalIdentifier, 'system' | 'value'>) => (other: typeof one) =>
  one.system === other.system && one.value === other.value;

/** Adds the identifiers that a record does not have yet; an ABHA as the claim of a client, or of nobody known by name. */
export async function giveIdentifiers(
  tx: EntityManager,
  patientId: string,
  given: readonly ExternalIdentifier[],
  claimedBy: string | null = null,
): Promise<void> {
  // The unique index rejects an identifier of another record, also under concurrent inserts.
  for (const { system, value, type, assigner } of given.filter((one, at) => given.findIndex(isSame(one)) === at))
    await sql`insert into patient_identifier (patient_id, system, value, type, assigner, claimed_by)
      values (${patientId}::uuid, ${system}, ${value}, ${type}, ${assigner}, ${system === ABHA_SYSTEM ? claimedBy : null}::uuid)`.execute(
      tx.getKysely(),
    );
}

/**
 * Replaces a record's identifiers that are a client's to change. Removed identifiers are deleted for good: a record that is deleted and restored
 * gets back the ones it had at its deletion, and no older ones.
 * @returns whether anything changed
 */
export async function replaceIdentifiers(
  tx: EntityManager,
  patientId: string,
  client: Client,
  given: readonly ExternalIdentifier[],
): Promise<boolean> {
  const db = tx.getKysely();
  const present = (await findIdentifiers(tx, patientId)).filter(isOwn(client));
  const gone = present.filter((one) => !given.some(isSame(one)));
  if (gone.length > 0)
    await sql`delete from patient_identifier where id = any(${gone.map(({ id }) => id)}::uuid[])`.execute(db);
  const added = given.filter((one) => !present.some(isSame(one)));
  await giveIdentifiers(tx, patientId, added, client.clientId);
  let changes = gone.length + added.length;
  for (const known of present) {
    const told = given.find(isSame(known));
    if (!told || (told.type === known.type && told.assigner === known.assigner)) continue;
    changes++;
    const { type, assigner } = told;
    await sql`update patient_identifier set type = ${type}, assigner = ${assigner} where id = ${known.id}::uuid`.execute(
      db,
    );
  }
  return changes > 0;
}

/** Adds claims of ABHA that a record does not have yet. @returns whether anything changed */
export async function claimAbha(
  tx: EntityManager,
  patientId: string,
  claims: readonly ExternalIdentifier[],
): Promise<boolean> {
  const known = await findIdentifiers(tx, patientId);
  const added = claims.filter((one) => !known.some(isSame(one)));
  await giveIdentifiers(tx, patientId, added);
  return added.length > 0;
}

/** Removes the ABHA of a record that merges into another with the same one of the same client; a verified one stays verified. */
export async function mergeAbha(tx: EntityManager, from: string, into: string): Promise<void> {
  await sql`with gone as (
      delete from patient_identifier f using patient_identifier i
      where f.patient_id = ${from}::uuid and i.patient_id = ${into}::uuid and f.system = ${ABHA_SYSTEM} and i.system = f.system
        and i.value = f.value and i.claimed_by is not distinct from f.claimed_by and f.deleted_at is null and i.deleted_at is null
      returning f.value, f.verified_at, f.claimed_by)
    update patient_identifier i set verified_at = gone.verified_at from gone
    where i.patient_id = ${into}::uuid and i.system = ${ABHA_SYSTEM} and i.value = gone.value and i.deleted_at is null
      and i.claimed_by is not distinct from gone.claimed_by and i.verified_at is null and gone.verified_at is not null`.execute(
    tx.getKysely(),
  );
}

/** Maps a unique violation of an identifier to its error. */
export function identifierTaken(constraint: string): AppError | undefined {
  return constraint === 'patient_identifier_live'
    ? new AppError('ALREADY_EXISTS', reasonFor('IDENTIFIER_OF_ANOTHER'))
    : undefined;
}
