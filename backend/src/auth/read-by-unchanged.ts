import type { Verb } from './verbs.js';

/**
 * Changes that may leave a row as it is, and what reading that row takes: a program that changed nothing is answered the row only if it may read.
 */
export const READ_BY_UNCHANGED: Partial<Record<Verb, Verb>> = {
  'patient.update': 'patient.list',
  'appointment.reschedule': 'appointment.list',
  'appointment.move': 'appointment.list',
  'appointment.assign': 'appointment.list',
};
