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

/** SQL source of complete records; only they have a CarePlan, Goal and recovery Observation. */
export const COMPLETE_RECORDS = sql`(select * from patient where is_complete) p`;

/**
 * A patient's planned sessions as CarePlan. With a live recovery plan, the count is the plan's, less the removed sessions, as on every
 * screen, and the author its physiotherapist. Protocol, phases, measurements and programmes are not included.
 */
export const carePlans: ResourceDefinition<CarePlanRow> = {
  ...readAndSearch('CarePlan'),
  ...partOfRecord('plan-'),
  from: COMPLETE_RECORDS,
  columns: sql`${countedSessions} as sessions, coalesce((select physiotherapist_id from recovery_plan
    where patient_id = p.id and status = 'ACTIVE' and kind = 'PROTOCOL'), p.physiotherapist_id) as "physiotherapistId"`,
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
          // R4 requires a count of at least 1.
          ...(planned > 0 && { scheduledTiming: { repeat: { count: planned } } }),
        },
      },
    ],
  };
}
