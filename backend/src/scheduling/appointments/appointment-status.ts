import { AppError } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';
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
    throw new AppError('WRONG_STATE', reasonFor('APPOINTMENT_CANNOT_BECOME', { from: appointment.status, to: status }));
  appointment.status = status;
}

/** @throws AppError WRONG_STATE for a session that has not begun: nobody knows yet whether it takes place */
export function requireBegun({ startsAt }: Appointment, now: Date): void {
  if (startsAt > now)
    throw new AppError('WRONG_STATE', reasonFor('SESSION_NOT_BEGUN', { from: startsAt.toISOString() }));
}

/** @throws AppError WRONG_STATE when an appointment stands anywhere else */
export function requireStatus(appointment: Appointment, allowed: AppointmentStatus[]): void {
  if (allowed.includes(appointment.status)) return;
  throw new AppError('WRONG_STATE', reasonFor('APPOINTMENT_NOT_PENDING', { status: appointment.status }));
}

/**
 * What a status that is wrong may be corrected to, with a reason (clinic §4): never to pending, since a patient was told that the session
 * is booked or canceled. A session of a plan goes from completed to missed and back alone (recovery §1).
 */
export const CORRECTIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['scheduled', 'completed', 'missed', 'canceled'],
  scheduled: ['completed', 'missed', 'canceled'],
  canceled: ['scheduled', 'completed', 'missed'],
  completed: ['scheduled', 'missed', 'canceled'],
  missed: ['scheduled', 'completed', 'canceled'],
};

/** Whether a status says what came of a session. */
export const isOutcome = (status: AppointmentStatus) => status === 'completed' || status === 'missed';

/** Corrects a status, for a reason. @throws AppError WRONG_STATE for what it cannot become */
export function correctTo(appointment: Appointment, status: AppointmentStatus, reason: string): void {
  const from: AppointmentStatus = appointment.status;
  if (!CORRECTIONS[from].includes(status))
    throw new AppError('WRONG_STATE', reasonFor('APPOINTMENT_CANNOT_BECOME', { from, to: status }));
  appointment.status = status;
  appointment.missedReason = status === 'missed' ? reason : null;
}
