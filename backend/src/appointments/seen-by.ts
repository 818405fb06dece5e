import type { Actor } from '../auth/actor.js';
import type { AppointmentRow } from './appointment.queries.js';

/**
 * What an actor may know of an appointment at a moment: a physiotherapist no price, and of the patient the name (clinic §2), and admins and their programs alone why
 * staff booked it outside the hours.
 */
export function seenBy({ role }: Actor, { changeableUntil: until, ...row }: AppointmentRow, now: Date): AppointmentRow {
  const present = { ...row, changeableUntil: until && until > now ? until : null };
  if (role === 'admin') return present;
  const seen = { ...present, overrideReason: null };
  return role === 'physiotherapist' ? { ...seen, price: null, patientNumber: null } : seen;
}
