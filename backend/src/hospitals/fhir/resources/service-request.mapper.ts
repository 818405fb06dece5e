import type { ServiceRequest } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { ReferralPriority, ReferralStatus } from '../../referrals/referral.entity.js';
import { changedNow, instant } from '../columns.js';
import { narrative } from '../narrative.js';
import type { Sent } from '../sent.js';
import { coded, moment, token } from '../search-sql.js';
import {
  ownState,
  patientAndSubject,
  writable,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';

interface ReferralRow extends PatientsRow {
  status: ReferralStatus;
  identifierSystem: string | null;
  identifierValue: string | null;
  reason: string;
  requester: string | null;
  authored: string;
  decided: string | null;
  declineReason: string | null;
  priority: ReferralPriority;
  sent: Sent | null;
}

/** R4 status: an accepted referral stays active; a declined one is revoked, like a withdrawn one. */
const STATUS: Record<ReferralStatus, ServiceRequest['status']> = {
  ACTIVE: 'active',
  ACCEPTED: 'active',
  DECLINED: 'revoked',
  REVOKED: 'revoked',
};

const PRIORITY: Record<ReferralPriority, NonNullable<ServiceRequest['priority']>> = {
  ROUTINE: 'routine',
  URGENT: 'urgent',
  ASAP: 'asap',
  STAT: 'stat',
};

/** The requesting client's own referrals as ServiceRequest. */
export const serviceRequests: ResourceDefinition<ReferralRow> = {
  ...writable('ServiceRequest'),
  ...ownState('f'),
  sentBy: sql`f.client_id`,
  from: sql`referral f join patient p on p.id = f.patient_id`,
  columns: sql`f.status, f.identifier_system as "identifierSystem", f.identifier_value as "identifierValue", f.reason, f.requester,
    ${instant(sql`f.authored_at`)} as authored, ${instant(sql`f.decided_at`)} as decided, f.decline_reason as "declineReason", f.priority, f.sent`,
  search: {
    ...patientAndSubject,
    status: coded('active or revoked.', 'http://hl7.org/fhir/request-status', sql`f.status`, STATUS),
    authored: moment('When the hospital wrote it.', sql`f.authored_at`),
    identifier: token('What the hospital calls it.', ({ system, code }) => {
      // Every identifier has a system.
      if (system === '') return undefined;
      const ofSystem =
        system === undefined ? sql`f.identifier_system is not null` : sql`f.identifier_system = ${system}`;
      return code === undefined ? ofSystem : sql`(${ofSystem} and f.identifier_value = ${code})`;
    }),
  },
  includes: ['patient'],
  kept: { changed: { in: sql`referral f`, where: changedNow(sql`f.updated_at`) } },
  map: (row) => asSent(toServiceRequest(row), row.sent),
};

/** Shows the resource as it was sent, but for what the clinic decides: the status, its answer as a note, and whose the referral is. */
function asSent(ours: ServiceRequest, sent: Partial<ServiceRequest> | null): ServiceRequest {
  if (!sent) return ours;
  const note = [...(sent.note ?? []), ...(ours.note ?? [])];
  const { status, subject } = ours;
  return { ...ours, ...sent, status, subject: { ...sent.subject, ...subject }, ...(note.length > 0 && { note }) };
}

function toServiceRequest(row: ReferralRow): ServiceRequest {
  const { identifierSystem: system, identifierValue: value, reason, requester, authored, decided, declineReason } = row;
  const status = STATUS[row.status];
  return {
    resourceType: 'ServiceRequest',
    text: narrative({ Status: status, Reason: reason, Requester: requester, Declined: declineReason }),
    ...(system && value && { identifier: [{ system, value }] }),
    status,
    intent: 'order',
    ...(row.priority !== 'ROUTINE' && { priority: PRIORITY[row.priority] }),
    subject: { reference: `Patient/${row.patientId}` },
    authoredOn: authored,
    ...(requester && { requester: { display: requester } }),
    reasonCode: [{ text: reason }],
    ...(declineReason && { note: [{ ...(decided && { time: decided }), text: declineReason }] }),
  };
}
