import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { sql, type RawBuilder } from 'kysely';
import { PatientSchema, type Patient } from './patient.entity.js';

/** Names of the entity's stored fields, without its methods. */
export type RecordField = {
  [Name in keyof Patient]: Patient[Name] extends (...asked: never[]) => unknown ? never : Name;
}[keyof Patient] &
  string;

/** Stored fields of the entity. */
export const recordFields = Object.keys(PatientSchema.meta.properties) as RecordField[];

const naming = new UnderscoreNamingStrategy();

/** Returns the columns of `patient p` by field name, except `left`. */
export function recordColumns<Left extends RecordField>(left: readonly Left[]) {
  const names = recordFields.filter((name) => !(left as readonly RecordField[]).includes(name));
  return Object.fromEntries(
    names.map((name) => [name, sql.ref(`p.${naming.propertyToColumnName(name)}`)]),
  ) as unknown as {
    [Name in Exclude<RecordField, Left>]: RawBuilder<Exclude<Patient[Name], undefined>>;
  };
}
