import type * as Contract from '../../platform/graphql/generated.js';
import type { PatientImportView } from './patient-import-view.js';

/** Maps an import to its GraphQL type. */
export function toPatientImport(found: PatientImportView): Contract.PatientImport {
  const { id, fileName, dryRun, status, rows, created, unchanged, failed, createdAt } = found;
  const errors = found.errors.map(({ row, column, message }) => ({ row, column, message }));
  return { id, fileName, dryRun, status, rows, created, unchanged, failed, errors, createdAt };
}
