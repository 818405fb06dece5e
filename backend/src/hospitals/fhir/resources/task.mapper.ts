import type { Task } from 'fhir/r4.js';
import { sql } from 'kysely';
import { changedNow, instant } from '../columns.js';
import { rowId } from '../identity.js';
import { narrative } from '../narrative.js';
import { coded, reference } from '../search-sql.js';
import { patientAndSubject, readAndSearch, type PatientsRow, type ResourceDefinition } from '../resource-definition.js';

/** What became of a referral, in R4's words. */
type TaskStatus = 'requested' | 'accepted' | 'in-progress' | 'completed' | 'rejected' | 'cancelled';

interface TaskRow extends PatientsRow {
  referralId: string;
  clientId: string;
  status: TaskStatus;
  authored: string;
  declineReason: string | null;
}

const STATUSES: Record<TaskStatus, TaskStatus> = {
  requested: 'requested',
  accepted: 'accepted',
  'in-progress': 'in-progress',
  completed: 'completed',
  rejected: 'rejected',
  cancelled: 'cancelled',
};

/**
 * What became of each referral as Task, for the client that sent it: in progress with a session booked since or a plan, completed with the
 * plan. Its steps are written by triggers (migration 0134), so that each is another version.
 */
export const tasks: ResourceDefinition<TaskRow> = {
  ...readAndSearch('Task'),
  identity: rowId(sql`f.id`, 'referral-'),
  // Both only grow, so that no version comes twice.
  revision: sql`(f.revision + g.revision - 1)`,
  updatedAt: sql`greatest(f.updated_at, g.updated_at)`,
  isLive: sql`p.deleted_at is null`,
  sentBy: sql`f.client_id`,
  from: sql`referral f join referral_progress g on g.referral_id = f.id join patient p on p.id = f.patient_id`,
  columns: sql`f.id as "referralId", f.client_id as "clientId", g.status, ${instant(sql`f.authored_at`)} as authored,
    f.decline_reason as "declineReason"`,
  search: {
    ...patientAndSubject,
    focus: reference('The referral.', { ServiceRequest: sql`f.id` }),
    status: coded(
      'requested, accepted, in-progress, completed, rejected or cancelled.',
      'http://hl7.org/fhir/task-status',
      sql`g.status`,
      STATUSES,
    ),
  },
  includes: ['patient', 'focus'],
  kept: {
    changed: {
      in: sql`referral f`,
      where: sql`f.id in (select id from referral where ${changedNow(sql`updated_at`)}
      union select referral_id from referral_progress where ${changedNow(sql`updated_at`)})`,
    },
  },
  map: (row) => toTask(row),
};

function toTask({ patientId, referralId, clientId, status, authored, lastUpdated, declineReason }: TaskRow): Task {
  return {
    resourceType: 'Task',
    text: narrative({ Status: status, Declined: declineReason }),
    status,
    ...(declineReason && { statusReason: { text: declineReason } }),
    businessStatus: { text: status },
    intent: 'order',
    code: { coding: [{ system: 'http://hl7.org/fhir/CodeSystem/task-code', code: 'fulfill' }] },
    focus: { reference: `ServiceRequest/${referralId}` },
    for: { reference: `Patient/${patientId}` },
    authoredOn: authored,
    lastModified: lastUpdated,
    requester: { reference: `Organization/client-${clientId}` },
    owner: { reference: 'Organization/clinic' },
  };
}
