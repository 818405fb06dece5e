import type { Role } from './actor.js';

const everyone = ['visitor', 'user', 'patient', 'admin'] as const;
const accounts = ['user', 'patient', 'admin'] as const;
const admins = ['admin'] as const;

/**
 * The one table of who may do what (AZ-1). What is not here is allowed to nobody; a root field of the schema or a REST route
 * that names none of these stops the server from starting.
 */
export const verbs = {
  'auth.sendOtp': everyone,
  'auth.verifyOtp': everyone,
  'auth.logout': everyone,
  'user.readSelf': everyone,
  'user.completeProfile': ['patient'],
  'user.updateProfile': accounts,
  'user.updateAccount': accounts,
  'user.changeAvatar': accounts,
  'user.readAvatar': accounts,
  'user.setType': admins,
  'user.disable': admins,
  'session.list': accounts,
  'session.end': accounts,
  'session.endOfOthers': admins,
  'user.listWithoutPatients': admins,
  'patient.list': admins,
  'patient.stats': admins,
  'patient.readDetails': admins,
  'patient.create': admins,
  'patient.update': admins,
  'patient.delete': admins,
  'patient.restore': admins,
  'patient.export': admins,
  'patient.addHistory': admins,
  'patient.addReport': admins,
  'patient.updateCarePlan': admins,
  'physiotherapist.list': admins,
  'appointment.listPending': admins,
  'appointment.list': ['patient', 'admin'],
  'appointment.book': admins,
  'appointment.request': ['patient'],
  'appointment.approve': admins,
  'appointment.cancel': admins,
  'appointment.reschedule': admins,
  'appointment.assign': admins,
  'appointment.complete': admins,
  'appointment.miss': admins,
  'payment.list': admins,
  'payment.export': admins,
  'payment.record': admins,
  'payment.refund': admins,
  'dashboard.read': admins,
} as const satisfies Record<string, readonly Role[]>;

/** A verb and a thing. */
export type Verb = keyof typeof verbs;

/** Whether a name is a verb of the table. */
export function isVerb(name: unknown): name is Verb {
  return typeof name === 'string' && Object.hasOwn(verbs, name);
}
