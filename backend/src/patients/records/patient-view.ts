import type { EntityManager } from '@mikro-orm/postgresql';
import type { StoredResponse } from '../../platform/idempotency/with-idempotency.js';
import { ageOn } from './birth-date.js';
import { noRecord } from './patient-lookup.js';
import { findPatientRow, type PatientRow } from './patient.queries.js';

/** A record with the age on the day of the request. */
export type PatientView = PatientRow & { age: number | undefined };

/** Adds the age on a day to a row. */
export function viewOf(row: PatientRow, today: string): PatientView {
  return { ...row, age: row.birthDate ? ageOn(row.birthDate, today) : undefined };
}

/** Maps a row of a list; a deleted record becomes a tombstone. */
export function listedOf(row: PatientRow, today: string): PatientView {
  return row.deletedAt ? markOf(row) : viewOf(row, today);
}

/** Loads a record after a change. @throws AppError NOT_FOUND */
export async function viewNow(tx: EntityManager, id: string, today: string): Promise<PatientView> {
  const row = await findPatientRow(tx, id);
  if (!row) throw noRecord();
  return viewOf(row, today);
}

/** Restores the dates of a response that was stored as JSON. */
export function revivedView(kept: StoredResponse<PatientView>): PatientView {
  return { ...kept, lastLoginAt: kept.lastLoginAt === null ? null : new Date(kept.lastLoginAt), deletedAt: null };
}

/** Returns the tombstone of a deleted record: id, number, version and time; all other fields null. */
const markOf = ({ id, number, deletedAt, version, at, ...said }: PatientRow): PatientView => ({
  ...unsaid(said),
  id,
  number,
  deletedAt,
  version,
  at,
  name: '',
  age: undefined,
  isComplete: false,
});

/** Returns the fields with null values. */
const unsaid = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as { [Name in keyof Fields]: null };
