import { sql, type RawBuilder } from 'kysely';
import { isRowId } from '../../platform/inputs/row-id.js';

/** Reference to a record: its id, or its number, such as 123 for PT-000123. */
export type PatientReference = { id: string } | { number: number };

/** Parses a reference; undefined for invalid text, which callers treat like an unknown record. */
export function parsePatientReference(text: string): PatientReference | undefined {
  if (isRowId(text)) return { id: text.toLowerCase() };
  const digits = /^PT-(\d{6,9})$/i.exec(text)?.[1];
  return digits ? { number: Number(digits) } : undefined;
}

/** SQL condition on `patient p`: is the referenced record; follows merges. */
export function isNamed(named: PatientReference): RawBuilder<unknown> {
  const isIt = 'id' in named ? sql`m.id = ${named.id}` : sql`m.number = ${named.number}`;
  return sql`p.id = (select coalesce(m.merged_into, m.id) from patient m where ${isIt})`;
}
