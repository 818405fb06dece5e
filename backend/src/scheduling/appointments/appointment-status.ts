import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Appointment, AppointmentStatus } from './appointment.entity.js';

/**
 * Allowed status changes of appointments; every other change is refused. Only `undoApproval` changes scheduled to
 * pending.
 */
export const TRANSITIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['scheduled', 'canceled'],
  scheduled: ['completed', 'missed', 'canceled', 'pending'],
  canceled: [],
  completed: [],
  missed: [],
};

/** Whether an appointment may change from one status to another. */
export function mayBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Changes the status of an appointment. @throws AppError WRONG_STATE if the change is not allowed */
export function moveTo(appointment: Appointment, status: AppointmentStatus): void {
  if (!mayBecome(appointment.status, status))
    throw new AppError('WRONG_STATE', reasonFor('APPOINTMENT_CANNOT_BECOME', { from: appointment.status, to: status }));
  appointment.status = status;
}

/** Checks that a session has begun: its outcome is unknown before. @throws AppError WRONG_STATE */
export function requireBegun({ startsAt }: Appointment, now: Date): void {
  if (startsAt > now)
    throw new AppError('WRONG_STATE', reasonFor('SESSION_NOT_BEGUN', { from: startsAt.toISOString() }));
}

/** Checks the status of an appointment. @throws AppError WRONG_STATE if it is not in `allowed` */
export function requireStatus(appointment: Appointment, allowed: AppointmentStatus[]): void {
  if (allowed.includes(appointment.status)) return;
  throw new AppError('WRONG_STATE', reasonFor('APPOINTMENT_NOT_PENDING', { status: appointment.status }));
}

/**
 * Allowed corrections of a wrong status, with a reason. Never to pending: the patient was notified of the booking or
 * the cancellation. A session of a plan changes only between completed and missed.
 */
export const CORRECTIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['scheduled', 'completed', 'missed', 'canceled'],
  scheduled: ['completed', 'missed', 'canceled'],
  canceled: ['scheduled', 'completed', 'missed'],
  completed: ['scheduled', 'missed', 'canceled'],
  missed: ['scheduled', 'completed', 'canceled'],
};

/** Whether a status is the outcome of a session. */
export const isOutcome = (status: AppointmentStatus) => status === 'completed' || status === 'missed';

/** Corrects a status, with a reason. @throws AppError WRONG_STATE if the correction is not allowed */
export function correctTo(appointment: Appointment, status: AppointmentStatus, reason: string): void {
  const from: AppointmentStatus = appointment.status;
  if (!CORRECTIONS[from].includes(status))
    throw new AppError('WRONG_STATE', reasonFor('APPOINTMENT_CANNOT_BECOME', { from, to: status }));
  appointment.status = status;
  appointment.missedReason = status === 'missed' ? reason : null;
}
