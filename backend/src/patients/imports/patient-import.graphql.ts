import type * as Contract from '../../platform/graphql/generated.js';
import { presentImport, type PatientImportView } from './patient-import-view.js';

/** Maps an import to its GraphQL type. */
export const toPatientImport = (found: PatientImportView): Contract.PatientImport => presentImport(found);
