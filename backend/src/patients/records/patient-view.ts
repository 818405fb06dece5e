import type { EntityManager } from '@mikro-orm/postgresql';
import type { StoredResponse } from '../../platform/idempotency/with-idempotency.js';
import { ageOn } from './birth-date.js';
import { noRecord } from './patient-lookup.js';
import { findPatientRow, type PatientRow } from './patient.queries.js';

/** A record as either door shows it: the row and the age on the day of asking. */
export type PatientView = PatientRow & { age: number | undefined };

/** A row as it is shown on a day. */
export function viewOf(row: PatientRow, today: string): PatientView {
  return { ...row, age: row.birthDate ? ageOn(row.birthDate, today) : undefined };
}

/** A row of a list: of a record that was deleted, that it was, and when. */
export function listedOf(row: PatientRow, today: string): PatientView {
  return row.deletedAt ? markOf(row) : viewOf(row, today);
}

/** A record as a change left it. @throws AppError NOT_FOUND */
export async function viewNow(tx: EntityManager, id: string, today: string): Promise<PatientView> {
  const row = await findPatientRow(tx, id);
  if (!row) throw noRecord();
  return viewOf(row, today);
}

/** An answer that was kept as text. */
export function revivedView(kept: StoredResponse<PatientView>): PatientView {
  return { ...kept, lastLoginAt: kept.lastLoginAt === null ? null : new Date(kept.lastLoginAt), deletedAt: null };
}

/** What a list still says of a record that was deleted: that it was, and when. */
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

/** The same fields with nothing in them. */
const unsaid = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as { [Name in keyof Fields]: null };
