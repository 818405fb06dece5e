import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { sql, type RawBuilder } from 'kysely';
import { PatientSchema, type Patient } from './patient.entity.js';

/** The names of what a record keeps, as its entity has them; its methods are none. */
export type RecordField = {
  [Name in keyof Patient]: Patient[Name] extends (...asked: never[]) => unknown ? never : Name;
}[keyof Patient] &
  string;

/** What a record keeps, as its entity has it. */
export const recordFields = Object.keys(PatientSchema.meta.properties) as RecordField[];

const naming = new UnderscoreNamingStrategy();

/** The columns of a record as they are, over `patient p`, but for those that are left out. */
export function recordColumns<Left extends RecordField>(left: readonly Left[]) {
  const names = recordFields.filter((name) => !(left as readonly RecordField[]).includes(name));
  return Object.fromEntries(
    names.map((name) => [name, sql.ref(`p.${naming.propertyToColumnName(name)}`)]),
  ) as unknown as {
    [Name in Exclude<RecordField, Left>]: RawBuilder<Exclude<Patient[Name], undefined>>;
  };
}
