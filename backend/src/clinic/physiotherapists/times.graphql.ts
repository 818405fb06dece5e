import { toAppointment } from '../../scheduling/appointments/appointment.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { LeaveTime, PhysiotherapistTimes } from './times.queries.js';
import type { EnteredLeave } from './times.service.js';

/** Names every field that is sent. */
function toLeave({ id, physiotherapistId, from, until, note }: LeaveTime): Contract.Leave {
  return { id, physiotherapistId, from, until, note };
}

/** Names every field that is sent. */
export function toPhysiotherapistTimes({
  physiotherapistId,
  workingHours,
  leave,
  version,
}: PhysiotherapistTimes): Contract.PhysiotherapistTimes {
  return { physiotherapistId, workingHours, leave: leave.map((one) => toLeave(one)), version };
}

/** Names every field that is sent. */
export function toEnteredLeave({ leave, affected }: EnteredLeave): Contract.EnteredLeave {
  return { leave: toLeave(leave), affected: affected.map((row) => toAppointment(row)) };
}
