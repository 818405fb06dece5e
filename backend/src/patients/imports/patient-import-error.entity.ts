import { defineEntity, p } from '@mikro-orm/core';

export const PatientImportErrorSchema = defineEntity({
  name: 'PatientImportError',
  tableName: 'patient_import_error',
  properties: {
    importId: p.uuid().primary(),
    /** As the spreadsheet counts. */
    row: p.integer().primary(),
    /** Among those of its row. */
    position: p.integer().primary(),
    /** Of the column; none where the whole row is at fault. */
    heading: p.text().nullable(),
    /** A sentence, which quotes nothing of the row. */
    message: p.text(),
  },
});

/** Why a row of a file was not taken. */
export class PatientImportError extends PatientImportErrorSchema.class {}
PatientImportErrorSchema.setClass(PatientImportError);
