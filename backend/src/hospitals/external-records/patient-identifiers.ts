import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { named } from '../../platform/db/connections/named-statements.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { ExternalIdentifier } from './external-record.input.js';

/** An identifier of a live record. */
export type KnownIdentifier = ExternalIdentifier & { id: string };

/** Finds a record's external identifiers, in the order in which they were added. */
export async function findIdentifiers(tx: EntityManager, patientId: string): Promise<KnownIdentifier[]> {
  const { rows } = await sql<KnownIdentifier>`${named} select id, system, value, type, assigner from patient_identifier
    where patient_id = ${patientId}::uuid and deleted_at is null order by created_at, id`.execute(tx.getKysely());
  return rows;
}

/** SQL subquery: the id of the live record that has an identifier. A unique index allows at most one. */
export const idOfIdentified = ({ system, value }: Pick<ExternalIdentifier, 'system' | 'value'>) =>
  raw<string>('(select patient_id from patient_identifier where system = ? and value = ? and deleted_at is null)', [
    system,
    value,
  ]);

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

export const isSame = (one: Pick<ExternalIdentifier, 'system' | 'value'>) => (other: typeof one) =>
  one.system === other.system && one.value === other.value;

/** Adds the identifiers that a record does not have yet. */
export async function giveIdentifiers(
  tx: EntityManager,
  patientId: string,
  given: readonly ExternalIdentifier[],
): Promise<void> {
  // The unique index rejects an identifier of another record, also under concurrent inserts.
  for (const { system, value, type, assigner } of given.filter((one, at) => given.findIndex(isSame(one)) === at))
    await sql`insert into patient_identifier (patient_id, system, value, type, assigner)
      values (${patientId}::uuid, ${system}, ${value}, ${type}, ${assigner})`.execute(tx.getKysely());
}

/**
 * Replaces a record's identifiers of the given systems. Removed identifiers are deleted for good: a record that is deleted and restored
 * gets back the ones it had at its deletion, and no older ones.
 * @returns whether anything changed
 */
export async function replaceIdentifiers(
  tx: EntityManager,
  patientId: string,
  systems: readonly string[],
  given: readonly ExternalIdentifier[],
): Promise<boolean> {
  const db = tx.getKysely();
  const present = (await findIdentifiers(tx, patientId)).filter(({ system }) => systems.includes(system));
  const gone = present.filter((one) => !given.some(isSame(one)));
  if (gone.length > 0)
    await sql`delete from patient_identifier where id = any(${gone.map(({ id }) => id)}::uuid[])`.execute(db);
  const added = given.filter((one) => !present.some(isSame(one)));
  await giveIdentifiers(tx, patientId, added);
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

/** Maps a unique violation of an identifier to its error. */
export function identifierTaken(constraint: string): AppError | undefined {
  return constraint === 'patient_identifier_live'
    ? new AppError('ALREADY_EXISTS', reasonFor('IDENTIFIER_OF_ANOTHER'))
    : undefined;
}
