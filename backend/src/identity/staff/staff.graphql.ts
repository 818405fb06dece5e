import type * as Contract from '../../platform/graphql/generated.js';
import { toPlanLeft } from '../../recovery/plans/care-team.graphql.js';
import type { Departure } from './departure.service.js';
import type { TeamMember } from './team.queries.js';

/** Names every field that is sent. */
export function toStaffMember(member: TeamMember): Contract.StaffMember {
  const { id, userId, userType, fullName, mobileNumber, specialization, registrationNumber } = member;
  const { physiotherapistId, doctorId, disabled, lastDay, lastLogin, sessionsAhead, version } = member;
  const work = { specialization, registrationNumber, physiotherapistId, doctorId, lastDay, sessionsAhead };
  return { id, userId, userType, fullName, mobileNumber, disabled, lastLogin, ...work, version };
}

/** Names every field that is sent. */
export function toDeparture({ member, handedOver, unassigned, plans }: Departure): Contract.Departure {
  const left = plans.map((plan) => toPlanLeft(plan));
  return { member: toStaffMember(member), handedOver, unassigned, plans: left };
}
