import { AppError } from '../errors.js';
import { because } from '../reasons/reason.js';
import type { Appointment, AppointmentStatus } from './appointment.entity.js';

/**
 * The one state machine of appointments (spec §4, reading 45): what each status may become. Whatever is missing is refused. A scheduled
 * session becomes pending again only by taking an approval back.
 */
export const TRANSITIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['scheduled', 'canceled'],
  scheduled: ['completed', 'missed', 'canceled', 'pending'],
  canceled: [],
  completed: [],
  missed: [],
};

/** Whether an appointment may go from one status to another. */
export function mayBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Moves an appointment on. @throws AppError WRONG_STATE when it cannot become that */
export function moveTo(appointment: Appointment, status: AppointmentStatus): void {
  if (!mayBecome(appointment.status, status))
    throw new AppError('WRONG_STATE', because('APPOINTMENT_CANNOT_BECOME', { from: appointment.status, to: status }));
  appointment.status = status;
}

/** @throws AppError WRONG_STATE when an appointment stands anywhere else */
export function requireStatus(appointment: Appointment, allowed: AppointmentStatus[]): void {
  if (allowed.includes(appointment.status)) return;
  throw new AppError('WRONG_STATE', because('APPOINTMENT_NOT_PENDING', { status: appointment.status }));
}

/** What an entry that was wrong may be corrected to, while a session of a plan holds it (recovery §1). */
const CORRECTIONS: Partial<Record<AppointmentStatus, AppointmentStatus>> = { completed: 'missed', missed: 'completed' };

/** Corrects what was entered, for a reason. @throws AppError WRONG_STATE when it is that already, or neither of the two */
export function correctTo(appointment: Appointment, status: 'completed' | 'missed', reason: string): void {
  const from: AppointmentStatus = appointment.status;
  if (CORRECTIONS[from] !== status)
    throw new AppError('WRONG_STATE', because('APPOINTMENT_CANNOT_BECOME', { from, to: status }));
  appointment.status = status;
  appointment.missedReason = status === 'missed' ? reason : null;
}
