import type { AppointmentStatus } from './appointment.entity.js';

/** The one state machine of appointments (spec §4, reading 45): what each status may become. Whatever is missing is refused. */
export const TRANSITIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['scheduled', 'canceled'],
  scheduled: ['completed', 'missed', 'canceled'],
  canceled: [],
  completed: [],
  missed: [],
};

/** Whether an appointment may go from one status to another. */
export function mayBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return TRANSITIONS[from].includes(to);
}
