import { toLeave } from '../../clinic/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { toAppointment } from '../appointments/appointment.graphql.js';
import type { EnteredLeave } from './leave.service.js';

/** Maps a created leave to its GraphQL type. */
export function toEnteredLeave({ leave, affected }: EnteredLeave): Contract.EnteredLeave {
  return { leave: toLeave(leave), affected: affected.map((row) => toAppointment(row)) };
}
