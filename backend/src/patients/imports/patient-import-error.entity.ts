import { defineEntity, p } from '@mikro-orm/core';

export const PatientImportErrorSchema = defineEntity({
  name: 'PatientImportError',
  tableName: 'patient_import_error',
  properties: {
    importId: p.uuid().primary(),
    /** Row number in the spreadsheet. */
    row: p.integer().primary(),
    /** Index within the errors of the row. */
    position: p.integer().primary(),
    /** Heading of the column; null for the whole row. */
    heading: p.text().nullable(),
    /** A sentence without the row's data. */
    message: p.text(),
  },
});

/** Error of a row of an import. */
export class PatientImportError extends PatientImportErrorSchema.class {}
PatientImportErrorSchema.setClass(PatientImportError);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    PatientImportError: typeof PatientImportErrorSchema;
  }
}
