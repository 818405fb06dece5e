import type { Practitioner } from 'fhir/r4.js';
import { sql } from 'kysely';
import { hasLeft } from '../../../identity/index.js';
import { narrative } from '../narrative.js';
import { text } from '../search-sql.js';
import {
  ownState,
  readAndSearch,
  type Mapping,
  type ResourceRow,
  type ResourceDefinition,
} from '../resource-definition.js';

interface PractitionerRow extends ResourceRow {
  name: string;
  specialization: string;
  registrationNumber: string | null;
  isActive: boolean;
}

/** Physiotherapists as Practitioner: their public details, without contact data. */
export const practitioners: ResourceDefinition<PractitionerRow> = {
  ...readAndSearch('Practitioner'),
  ...ownState('t', sql`t.deleted_at is null`),
  ofNoPatient: {
    spokenOf: (
      patientId,
    ) => sql`(t.id in (select physiotherapist_id from appointment where patient_id = ${patientId}::uuid and deleted_at is null)
      or t.id in (select physiotherapist_id from patient where id = ${patientId}::uuid)
      or t.id in (select physiotherapist_id from recovery_plan where patient_id = ${patientId}::uuid and status = 'ACTIVE' and kind = 'PROTOCOL'))`,
  },
  from: sql`physiotherapist t`,
  columns: sql`t.name, t.specialization,
    t.registration_number as "registrationNumber",
    not ${hasLeft('t')} as "isActive"`,
  search: { name: text('The start of any word of the name.', sql`t.name`, sql`lower(t.name)`) },
  map: (row, mapping) => toPractitioner(row, mapping),
};

function toPractitioner(row: PractitionerRow, { systemBase }: Mapping): Practitioner {
  const { registrationNumber, specialization } = row;
  return {
    resourceType: 'Practitioner',
    text: narrative({ Name: row.name, Field: specialization }),
    ...(registrationNumber && {
      identifier: [{ system: `${systemBase}/registration-number`, value: registrationNumber }],
    }),
    active: row.isActive,
    name: [{ text: row.name || '-' }],
    ...(specialization && { qualification: [{ code: { text: specialization } }] }),
  };
}
