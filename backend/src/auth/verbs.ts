import type { Role } from './actor.js';

const everyone = ['visitor', 'user', 'patient', 'admin'] as const;
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
  'user.listWithoutPatients': admins,
  'patient.list': admins,
  'patient.stats': admins,
  'patient.readDetails': admins,
  'patient.create': admins,
  'patient.update': admins,
  'patient.delete': admins,
  'patient.restore': admins,
  'patient.export': admins,
} as const satisfies Record<string, readonly Role[]>;

/** A verb and a thing. */
export type Verb = keyof typeof verbs;

/** Whether a name is a verb of the table. */
export function isVerb(name: unknown): name is Verb {
  return typeof name === 'string' && Object.hasOwn(verbs, name);
}
