import type * as Contract from '../../platform/graphql/generated.js';
import type { TeamMember } from './team.queries.js';

/** Lists every field explicitly, so that no other field is sent. */
export function toStaffMember(member: TeamMember): Contract.StaffMember {
  const { id, userId, userType, fullName, mobileNumber, specialization, registrationNumber } = member;
  const {
    physiotherapistId,
    doctorId,
    disabled,
    lastDay,
    lastLogin,
    hasAuthenticator,
    hasPasskey,
    sessionsAhead,
    version,
  } = member;
  const work = { specialization, registrationNumber, physiotherapistId, doctorId, lastDay, sessionsAhead };
  return {
    id,
    userId,
    userType,
    fullName,
    mobileNumber,
    disabled,
    lastLogin,
    hasAuthenticator,
    hasPasskey,
    ...work,
    version,
  };
}
