import type { Observation } from 'fhir/r4.js';
import { sql } from 'kysely';
import { countedSessions, recoveryPercent, type SessionNumbers } from '../../../patients/index.js';
import { byMoment } from '../columns.js';
import { kindId } from '../identity.js';
import { narrative } from '../narrative.js';
import { coded, moment } from '../search-sql.js';
import {
  partOfRecord,
  patientAndSubject,
  readAndSearch,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';

interface ObservationRow extends PatientsRow {
  /** Null for the blood group. */
  sessions: SessionNumbers | null;
  bloodGroup: string | null;
}

const [BLOOD, RECOVERY] = ['blood-', 'recovery-'];
const LOINC = 'http://loinc.org';

/** A patient's blood group and progress of the recovery as Observation, with the counts of a live recovery plan, as on every screen. */
export const observations: ResourceDefinition<ObservationRow> = {
  ...readAndSearch('Observation'),
  ...partOfRecord(''),
  identity: kindId(sql`p.kind`, sql`p.id`, [BLOOD, RECOVERY]),
  from: sql`(select ${sql.lit(BLOOD)} as kind, * from patient where blood_group is not null
    union all select ${sql.lit(RECOVERY)}, * from patient where is_complete) p`,
  columns: sql`case when p.kind = ${sql.lit(RECOVERY)} then ${countedSessions} end as sessions, p.blood_group as "bloodGroup"`,
  search: {
    ...patientAndSubject,
    code: coded('882-1 for the blood group; the recovery has words alone.', LOINC, sql`p.kind`, { [BLOOD]: '882-1' }),
    date: moment('When the record changed last.', sql`p.updated_at`),
  },
  sorts: { date: byMoment(sql`p.updated_at`) },
  map: (row) => toObservation(row),
};

function toObservation({ patientId, lastUpdated, bloodGroup, sessions }: ObservationRow): Observation {
  return {
    resourceType: 'Observation',
    status: 'final',
    subject: { reference: `Patient/${patientId}` },
    effectiveDateTime: lastUpdated,
    ...(sessions ? recoveryOf(sessions) : bloodGroupOf(bloodGroup ?? '')),
  };
}

const bloodGroupOf = (bloodGroup: string) => ({
  text: narrative({ 'Blood group': bloodGroup }),
  code: { coding: [{ system: LOINC, code: '882-1' }], text: 'Blood group' },
  valueCodeableConcept: { text: bloodGroup },
});

function recoveryOf({ planned, done }: SessionNumbers) {
  const percent = recoveryPercent(done, planned);
  return {
    text: narrative({ 'Sessions completed': `${done} of ${planned}, ${percent} %` }),
    code: { text: 'Sessions completed of those planned' },
    valueQuantity: { value: percent, unit: '%', system: 'http://unitsofmeasure.org', code: '%' },
  };
}
