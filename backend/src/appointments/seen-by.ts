import type { Actor } from '../auth/actor.js';
import type { AppointmentRow } from './appointment.queries.js';

/** What an actor may know of an appointment: a physiotherapist no price (clinic §2). */
export function seenBy({ role }: Actor, row: AppointmentRow): AppointmentRow {
  return role === 'physiotherapist' ? { ...row, price: null } : row;
}
