import type { CarePlan } from 'fhir/r4.js';
import { sql } from 'kysely';
import { countedSessions, type SessionNumbers } from '../../../patients/index.js';
import { narrative } from '../narrative.js';
import { coded } from '../search-sql.js';
import {
  partOfRecord,
  patientAndSubject,
  readAndSearch,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';

interface CarePlanRow extends PatientsRow {
  sessions: SessionNumbers;
  physiotherapistId: string | null;
}

/** Records that say all that the form asks for: they alone have a plan, a goal and a recovery (hospital-records §3). */
export const COMPLETE_RECORDS = sql`(select * from patient where is_complete) p`;

/**
 * The sessions that are planned for a patient. Where a recovery plan runs they are those of that plan, less what was taken out, and its
 * physiotherapist is the author: the same numbers as on every screen. Its protocol, phases and measurements are not told here.
 */
export const carePlans: ResourceDefinition<CarePlanRow> = {
  ...readAndSearch('CarePlan'),
  ...partOfRecord('plan-'),
  from: COMPLETE_RECORDS,
  columns: sql`${countedSessions} as sessions, coalesce((select physiotherapist_id from recovery_plan
    where patient_id = p.id and status = 'ACTIVE'), p.physiotherapist_id) as "physiotherapistId"`,
  search: {
    ...patientAndSubject,
    status: coded('active.', 'http://hl7.org/fhir/request-status', sql`'active'::text`, { active: 'active' }),
  },
  map: (row) => toCarePlan(row),
};

function toCarePlan({ patientId, physiotherapistId, sessions: { planned } }: CarePlanRow): CarePlan {
  const title = 'Physiotherapy after surgery';
  return {
    resourceType: 'CarePlan',
    text: narrative({ Plan: title, Sessions: String(planned) }),
    status: 'active',
    intent: 'plan',
    title,
    subject: { reference: `Patient/${patientId}` },
    ...(physiotherapistId && { author: { reference: `Practitioner/${physiotherapistId}` } }),
    addresses: [{ reference: `Condition/dx-${patientId}` }],
    goal: [{ reference: `Goal/goal-${patientId}` }],
    activity: [
      {
        detail: {
          kind: 'ServiceRequest',
          code: { text: 'Physiotherapy session' },
          status: 'in-progress',
          // A count is 1 at least.
          ...(planned > 0 && { scheduledTiming: { repeat: { count: planned } } }),
        },
      },
    ],
  };
}
