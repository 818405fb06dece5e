import type * as Contract from '../../platform/graphql/generated.js';
import type { LeaveTime, PhysiotherapistTimes } from './times.queries.js';

/** Lists every field explicitly, so that no other field is sent. */
export function toLeave({ id, physiotherapistId, from, until, note }: LeaveTime): Contract.Leave {
  return { id, physiotherapistId, from, until, note };
}

/** Lists every field explicitly, so that no other field is sent. */
export function toPhysiotherapistTimes({
  physiotherapistId,
  workingHours,
  leave,
  version,
}: PhysiotherapistTimes): Contract.PhysiotherapistTimes {
  return { physiotherapistId, workingHours, leave: leave.map((one) => toLeave(one)), version };
}
