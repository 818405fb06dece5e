import { sql, type RawBuilder } from 'kysely';
import { isRowId } from '../../platform/inputs/parse-input.js';
import { writtenNumber } from '../../platform/lists/record-number.js';

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

/** Patient columns of a row. */
interface PatientOfRow {
  patientId: string;
  /** Such as 123 for PT-000123; null for physiotherapists. */
  patientNumber: number | null;
  patientName: string;
}

/** Maps the patient columns of a row to the GraphQL reference of a patient. */
export const namedPatient = ({ patientId, patientNumber, patientName }: PatientOfRow) => ({
  id: patientId,
  patientId: writtenNumber(patientNumber),
  name: patientName,
});
