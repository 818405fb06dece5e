import { sql, type RawBuilder } from 'kysely';
import { isRowId } from '../../platform/inputs/row-id.js';

/** How a record was named: by its UUID, or by the number of PT-000123 (reading 27). */
export type PatientReference = { id: string } | { number: number };

/** Reads either name of a record; undefined when it is neither, which is answered like an unknown one. */
export function parsePatientReference(text: string): PatientReference | undefined {
  if (isRowId(text)) return { id: text.toLowerCase() };
  const digits = /^PT-(\d{6,9})$/i.exec(text)?.[1];
  return digits ? { number: Number(digits) } : undefined;
}

/** The condition that a name of a record stands for, over `patient p`; that of one that was merged leads on. */
export function isNamed(named: PatientReference): RawBuilder<unknown> {
  const isIt = 'id' in named ? sql`m.id = ${named.id}` : sql`m.number = ${named.number}`;
  return sql`p.id = (select coalesce(m.merged_into, m.id) from patient m where ${isIt})`;
}
