import type { Condition } from 'fhir/r4.js';
import { sql } from 'kysely';
import { kindId } from '../identity.js';
import { narrative } from '../narrative.js';
import { coded } from '../search-sql.js';
import {
  ownState,
  patientAndSubject,
  readAndSearch,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';

interface ConditionRow extends PatientsRow {
  /** Whether it is the treated condition; false for an entry of the history. */
  isPresent: boolean;
  diagnosis: string;
  treatment: string | null;
}

const PRESENT = 'dx-';
const CLINICAL = 'http://terminology.hl7.org/CodeSystem/condition-clinical';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/condition-category';

/** The treated condition, which is a part of the record, and the entries of the history, as Condition. */
export const conditions: ResourceDefinition<ConditionRow> = {
  ...readAndSearch('Condition'),
  ...ownState('c'),
  identity: kindId(sql`c.kind`, sql`c.id`, [PRESENT, '']),
  from: sql`(select '' as kind, id, patient_id, diagnosis, treatment, revision, updated_at from medical_history_entry
    union all select ${sql.lit(PRESENT)}, id, id, diagnosis, null, revision, updated_at from patient where diagnosis <> '') c
    join patient p on p.id = c.patient_id`,
  columns: sql`c.kind = ${sql.lit(PRESENT)} as "isPresent", c.diagnosis, c.treatment`,
  search: {
    ...patientAndSubject,
    'clinical-status': coded('active; of the history it is not known.', CLINICAL, sql`c.kind`, { [PRESENT]: 'active' }),
  },
  map: (row) => toCondition(row),
};

function toCondition({ isPresent, diagnosis, treatment, patientId }: ConditionRow): Condition {
  return {
    resourceType: 'Condition',
    text: narrative({ Diagnosis: diagnosis, Treatment: treatment }),
    ...(isPresent && {
      clinicalStatus: { coding: [{ system: CLINICAL, code: 'active' }] },
      category: [{ coding: [{ system: CATEGORY, code: 'problem-list-item' }] }],
    }),
    code: { text: diagnosis },
    subject: { reference: `Patient/${patientId}` },
    ...(treatment && { note: [{ text: treatment }] }),
  };
}
