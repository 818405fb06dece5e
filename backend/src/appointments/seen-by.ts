import type { Actor } from '../auth/actor.js';
import type { AppointmentRow } from './appointment.queries.js';

/**
 * What an actor may know of an appointment: a physiotherapist no price (clinic §2), and admins and their programs alone why staff booked
 * it outside the hours.
 */
export function seenBy({ role }: Actor, row: AppointmentRow): AppointmentRow {
  if (role === 'admin') return row;
  const seen = { ...row, overrideReason: null };
  return role === 'physiotherapist' ? { ...seen, price: null } : seen;
}
