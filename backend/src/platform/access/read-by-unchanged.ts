import type { Permission } from './access-policy.js';

/**
 * Permissions of writes that may leave a row unchanged, mapped to the permission that reads the row: a program whose write changed nothing
 * receives the row only if it may read it.
 */
export const READ_BY_UNCHANGED: Partial<Record<Permission, Permission>> = {
  'patient.update': 'patient.list',
  'appointment.reschedule': 'appointment.list',
  'appointment.move': 'appointment.list',
  'appointment.assign': 'appointment.list',
};
