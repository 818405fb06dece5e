import type { Actor } from '../../platform/access/actor.js';
import type { AppointmentRow } from './appointment.queries.js';

/**
 * Redacts an appointment for an actor. A physiotherapist sees no price, and of the patient the name and, while a home
 * visit is scheduled, the address. Only admins and their programs see the override reason. A program sees neither
 * address nor phone number.
 */
export function redactAppointment(
  { role, kind }: Actor,
  { changeableUntil: until, ...row }: AppointmentRow,
  now: Date,
): AppointmentRow {
  const mayDrive = role !== 'physiotherapist' || row.status === 'scheduled';
  const homeAddress = kind === 'account' && mayDrive ? row.homeAddress : null;
  const callEnding = kind === 'account' ? row.callEnding : null;
  const present = { ...row, homeAddress, callEnding, changeableUntil: until && until > now ? until : null };
  if (role === 'admin') return present;
  const seen = { ...present, overrideReason: null };
  return role === 'physiotherapist' ? { ...seen, price: null, patientNumber: null } : seen;
}
