import type { Permission } from './access-policy.js';

/**
 * Changes that may leave a row as it is, and what reading that row takes: a program that changed nothing is answered the row only if it may read.
 */
export const READ_BY_UNCHANGED: Partial<Record<Permission, Permission>> = {
  'patient.update': 'patient.list',
  'appointment.reschedule': 'appointment.list',
  'appointment.move': 'appointment.list',
  'appointment.assign': 'appointment.list',
};
