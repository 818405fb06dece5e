import type { Actor } from '../../identity/auth/actor.js';
import type { AppointmentRow } from './appointment.queries.js';

/**
 * Redacts an appointment for an actor at a moment. A physiotherapist is told no price, and of the patient the name (clinic §2) and, while
 * they still have to drive there, the address; admins and their programs alone are told why staff booked it outside the hours. A program
 * that reads sessions is told neither address nor number.
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
