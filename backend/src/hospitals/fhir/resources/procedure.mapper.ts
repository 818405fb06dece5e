import type { Procedure } from 'fhir/r4.js';
import { sql } from 'kysely';
import { rowId } from '../identity.js';
import { narrative } from '../narrative.js';
import {
  ownState,
  patientAndSubject,
  readAndSearch,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';

interface ProcedureRow extends PatientsRow {
  /** The entry of the history that mentions the operation. */
  entryId: string;
  surgeryDetails: string;
}

/** Operations in the history as Procedure, with the state of their entry. */
export const procedures: ResourceDefinition<ProcedureRow> = {
  ...readAndSearch('Procedure'),
  ...ownState('h'),
  identity: rowId(sql`h.id`, 'op-'),
  from: sql`(select * from medical_history_entry where surgery_details <> '') h join patient p on p.id = h.patient_id`,
  columns: sql`h.id as "entryId", h.surgery_details as "surgeryDetails"`,
  search: patientAndSubject,
  map: (row) => toProcedure(row),
};

function toProcedure({ entryId, surgeryDetails, patientId }: ProcedureRow): Procedure {
  return {
    resourceType: 'Procedure',
    text: narrative({ Operation: surgeryDetails }),
    // The history records neither date nor outcome.
    status: 'unknown',
    code: { text: surgeryDetails },
    subject: { reference: `Patient/${patientId}` },
    reasonReference: [{ reference: `Condition/${entryId}` }],
  };
}
