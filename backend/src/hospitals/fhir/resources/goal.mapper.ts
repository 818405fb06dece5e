import type { Goal } from 'fhir/r4.js';
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
import { COMPLETE_RECORDS } from './care-plan.mapper.js';

interface GoalRow extends PatientsRow {
  sessions: SessionNumbers;
}

/** The goal of a patient's plan: attending its sessions. */
export const goals: ResourceDefinition<GoalRow> = {
  ...readAndSearch('Goal'),
  ...partOfRecord('goal-'),
  from: COMPLETE_RECORDS,
  columns: sql`${countedSessions} as sessions`,
  search: {
    ...patientAndSubject,
    'lifecycle-status': coded('active.', 'http://hl7.org/fhir/goal-status', sql`'active'::text`, { active: 'active' }),
  },
  map: (row) => toGoal(row),
};

function toGoal({ patientId, sessions: { planned } }: GoalRow): Goal {
  const description = 'Complete the planned physiotherapy sessions';
  return {
    resourceType: 'Goal',
    text: narrative({ Goal: description, Sessions: String(planned) }),
    lifecycleStatus: 'active',
    description: { text: description },
    subject: { reference: `Patient/${patientId}` },
    target: [{ measure: { text: 'Sessions completed' }, detailInteger: planned }],
    addresses: [{ reference: `Condition/dx-${patientId}` }],
  };
}
