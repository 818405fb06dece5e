import type { UserType } from '../users/user.entity.js';
import type { Account, Client, Program, Role, Source, Visitor } from './actor.js';

const everyone = ['visitor', 'user', 'patient', 'physiotherapist', 'doctor', 'admin'] as const;
const accounts = ['user', 'patient', 'physiotherapist', 'doctor', 'admin'] as const;
const admins = ['admin'] as const;
/** Hospitals' systems that send messages, each with the patients of its own identifiers. */
const sources = ['source'] as const;

export const KEY_SCOPES = [
  'patients:read',
  'patients:write',
  'appointments:read',
  'appointments:write',
  'payments:read',
  'payments:write',
  'recovery:read',
] as const;
/** What an API key may be allowed; a key belongs to an admin and does nothing that no scope of its names (AK-1). */
export type KeyScope = (typeof KEY_SCOPES)[number];

/** What hospitals' systems are answered, as FHIR names it. */
export const FHIR_TYPES = [
  'Patient',
  'Condition',
  'Procedure',
  'CarePlan',
  'Goal',
  'Observation',
  'Appointment',
  'Encounter',
  'Practitioner',
  'Organization',
  'ServiceRequest',
  'DocumentReference',
  'Composition',
  'Binary',
  'Group',
  'Consent',
  'AuditEvent',
] as const;
export type FhirType = (typeof FHIR_TYPES)[number];

/** What they may write, too: what they make and change goes through the services that the screens use. */
export const WRITTEN_TYPES = ['Patient', 'ServiceRequest', 'DocumentReference'] as const satisfies FhirType[];
export type WrittenType = (typeof WRITTEN_TYPES)[number];
/** What of that they may change: a document that was sent stays as it is. */
const CHANGED_TYPES = ['Patient', 'ServiceRequest'] as const satisfies WrittenType[];
export type ChangedType = (typeof CHANGED_TYPES)[number];

export const FHIR_SCOPES = [
  ...FHIR_TYPES.flatMap((type) => [`${type}.r`, `${type}.s`] as const),
  ...WRITTEN_TYPES.map((type) => `${type}.c` as const),
  ...CHANGED_TYPES.map((type) => `${type}.u` as const),
];
/** What the token of a hospital's system may allow: a type of FHIR, and a letter out of create, read, update, delete, search. */
export type FhirScope = (typeof FHIR_SCOPES)[number];

/** To take a type along with something else is to read it; each type that is exported is asked for by itself. */
const readers = FHIR_TYPES.map((type) => `${type}.r` as const);

type FhirVerbs = { [Type in FhirType as `fhir.${Type}.read`]: [`${Type}.r`] } & {
  [Type in FhirType as `fhir.${Type}.search`]: [`${Type}.s`];
};
/** The same of every type: who may read it, and who may look for it. */
const fhirVerbs = Object.fromEntries(
  FHIR_TYPES.flatMap((type) => [
    [`fhir.${type}.read`, [`${type}.r`]],
    [`fhir.${type}.search`, [`${type}.s`]],
  ]),
) as FhirVerbs;

type WriteVerbs = { [Type in WrittenType as `fhir.${Type}.create`]: [`${Type}.c`] } & {
  [Type in ChangedType as `fhir.${Type}.update`]: [`${Type}.u`];
};
/** The same of those that are written. */
const writeVerbs = Object.fromEntries([
  ...WRITTEN_TYPES.map((type) => [`fhir.${type}.create`, [`${type}.c`]]),
  ...CHANGED_TYPES.map((type) => [`fhir.${type}.update`, [`${type}.u`]]),
]) as WriteVerbs;

/** Admins, and the programs to which one of them gave this scope. */
const adminsAnd = <S extends KeyScope>(scope: S) => ['admin', scope] as const;

/**
 * Role-based access control: the one table of who may do what (AZ-1). What is not here is allowed to nobody; a root field of the schema
 * or a REST route that names none of these stops the server from starting.
 */
export const accessPolicy = {
  'auth.sendOtp': everyone,
  'auth.verifyOtp': everyone,
  'auth.logout': everyone,
  // What the house does by itself, and nobody may ask for.
  'auth.noteWrongCodes': [],
  // What takes the machine itself: npm run admin.
  'staff.makeAdmin': [],
  'staff.list': admins,
  'staff.listDoctors': admins,
  'staff.register': admins,
  'staff.update': admins,
  'staff.leave': admins,
  'user.readSelf': everyone,
  'user.completeProfile': ['patient'],
  'user.updateProfile': accounts,
  'user.updateAccount': accounts,
  'user.verifyNumber': accounts,
  'user.changeAvatar': accounts,
  'user.readAvatar': accounts,
  'user.list': admins,
  'user.setType': admins,
  'user.disable': admins,
  'user.enable': admins,
  'session.list': accounts,
  'session.end': accounts,
  'session.endOfOthers': admins,
  'apiKey.list': admins,
  'apiKey.create': admins,
  'apiKey.revoke': admins,
  'user.listWithoutPatients': admins,
  'patient.list': adminsAnd('patients:read'),
  'patient.stats': adminsAnd('patients:read'),
  'patient.readDetails': adminsAnd('patients:read'),
  'patient.create': adminsAnd('patients:write'),
  'patient.register': adminsAnd('patients:write'),
  'patient.complete': adminsAnd('patients:write'),
  'patient.update': adminsAnd('patients:write'),
  'patient.delete': admins,
  'patient.restore': admins,
  'patient.listDeleted': admins,
  'patient.search': admins,
  'patient.overview': admins,
  'patient.timeline': admins,
  'patient.import': admins,
  'patient.export': adminsAnd('patients:read'),
  'patient.addHistory': admins,
  'patient.addReport': admins,
  'patient.updateCarePlan': admins,
  'physiotherapist.list': adminsAnd('appointments:read'),
  'physiotherapist.setTimes': admins,
  // A physiotherapist their own alone; another's are not there for them.
  'physiotherapist.readTimes': ['physiotherapist', 'admin'],
  'availability.list': ['patient', ...adminsAnd('appointments:read')],
  'appointment.listPending': adminsAnd('appointments:read'),
  // A physiotherapist their own alone; another's is not there for them.
  'appointment.list': ['patient', 'physiotherapist', ...adminsAnd('appointments:read')],
  'appointment.book': adminsAnd('appointments:write'),
  'appointment.request': ['patient'],
  'appointment.approve': adminsAnd('appointments:write'),
  'appointment.undoApproval': adminsAnd('appointments:write'),
  // Patients their own, once the clinic is open.
  'appointment.cancel': ['patient', ...adminsAnd('appointments:write')],
  'appointment.reschedule': adminsAnd('appointments:write'),
  'appointment.move': ['patient', ...adminsAnd('appointments:write')],
  'appointment.assign': adminsAnd('appointments:write'),
  'appointment.complete': ['physiotherapist', ...adminsAnd('appointments:write')],
  'appointment.miss': ['physiotherapist', ...adminsAnd('appointments:write')],
  // A physiotherapist what came of their own.
  'appointment.correct': ['physiotherapist', 'admin'],
  'payment.list': adminsAnd('payments:read'),
  'payment.export': adminsAnd('payments:read'),
  // A patient their own alone.
  'payment.read': ['patient', ...adminsAnd('payments:read')],
  'payment.readOwn': ['patient'],
  'payment.record': adminsAnd('payments:write'),
  'payment.settle': adminsAnd('payments:write'),
  'payment.fail': adminsAnd('payments:write'),
  'payment.refund': admins,
  'filter.list': admins,
  'filter.save': admins,
  'filter.delete': admins,
  'charge.add': admins,
  'charge.cancel': admins,
  // A patient their own alone.
  'charge.list': ['patient', ...adminsAnd('payments:read')],
  'protocol.list': ['physiotherapist', 'doctor', 'admin'],
  'protocol.saveDraft': admins,
  'protocol.approve': ['doctor'],
  'protocol.retire': ['doctor', 'admin'],
  'recovery.createPlan': admins,
  // Those who look after the plan alone; another's is not there for them.
  'recovery.readPlan': ['physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  'recovery.listUnderCare': ['physiotherapist', 'doctor'],
  'recovery.readOwn': ['patient'],
  // A patient their own.
  'recovery.readEvents': ['patient', 'physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  'gate.read': ['patient', 'physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  'measurement.list': ['patient', 'physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  // The plan's physiotherapist alone.
  'gate.confirm': ['physiotherapist'],
  'measurement.record': ['physiotherapist', 'doctor'],
  // A patient what they entered themselves.
  'measurement.retract': ['patient', 'physiotherapist', 'doctor'],
  'recovery.reconcile': admins,
  'recovery.changeCareTeam': admins,
  'recovery.listLeft': admins,
  // Those who treat the plans that they look after.
  'recovery.listMissed': ['physiotherapist', 'admin'],
  'recovery.offerSlots': ['physiotherapist', 'admin'],
  'recovery.acceptSlot': ['patient', 'physiotherapist', 'admin'],
  'recovery.stopPlan': ['physiotherapist', 'doctor', 'admin'],
  'recovery.addSessions': ['physiotherapist', 'doctor', 'admin'],
  'recovery.cancelSession': ['physiotherapist', 'doctor', 'admin'],
  'recovery.reopenSession': ['physiotherapist', 'doctor', 'admin'],
  'recovery.correctSession': ['physiotherapist', 'doctor', 'admin'],
  'entry.record': ['patient'],
  // Those who look after the plan their own alone, admins all.
  'careTask.list': ['physiotherapist', 'doctor', 'admin'],
  // The plan's doctor alone.
  'careTask.acknowledge': ['doctor'],
  'careTask.resolve': ['doctor'],
  'receipt.issue': admins,
  // A patient their own alone.
  'receipt.read': ['patient', ...adminsAnd('payments:read')],
  'dashboard.read': admins,
  'securityNotice.list': admins,
  'audit.list': admins,
  // Whatever a key is for, it may know what every visitor may.
  'clinic.read': [...everyone, ...KEY_SCOPES],
  'clinic.readSettings': admins,
  'clinic.update': admins,
  'clinic.open': admins,
  'inbox.send': everyone,
  'inbox.list': admins,
  'inbox.setStatus': admins,
  'message.list': admins,
  'message.retry': admins,
  // The gateway, which knows the secret of the address.
  'message.report': everyone,
  'message.preferences': ['patient'],
  'smartClient.list': admins,
  'smartClient.create': admins,
  'smartClient.revoke': admins,
  'smartClient.checkReadiness': admins,
  // What a client does at the token endpoint, before it is anybody.
  'smartClient.signIn': [],
  'dataConsent.record': admins,
  'dataConsent.revoke': admins,
  'dataConsent.list': admins,
  // A patient of their own record alone.
  'dataConsent.listReaders': ['patient'],
  'dataConsent.refuse': ['patient'],
  'dataConsent.allow': ['patient'],
  'exchange.list': admins,
  'exchange.inspect': admins,
  'exchange.replayMessage': admins,
  'referral.list': admins,
  'referral.accept': admins,
  'referral.decline': admins,
  'document.list': admins,
  'document.open': admins,
  'messageSource.list': admins,
  'messageSource.create': admins,
  'messageSource.end': admins,
  'hl7.admit': sources,
  'hl7.discharge': sources,
  'hl7.merge': sources,
  'hl7.book': sources,
  'hl7.move': sources,
  'hl7.cancel': sources,
  'webhookEndpoint.list': admins,
  'webhookEndpoint.create': admins,
  'webhookEndpoint.end': admins,
  'webhookDelivery.list': admins,
  'webhookDelivery.replay': admins,
  ...fhirVerbs,
  ...writeVerbs,
  'fhir.Patient.everything': ['Patient.r'],
  'fhir.Composition.document': ['Composition.r'],
  'fhir.export': readers,
} as const satisfies Record<string, readonly (Role | KeyScope | FhirScope)[]>;

/** A verb and a thing. */
export type Permission = keyof typeof accessPolicy;

/** Those whom the table lets pass with a verb: whoever is not named here is refused before any work begins. */
export type AllowedActor<V extends Permission> = Granted<(typeof accessPolicy)[V][number]>;
type Granted<To> =
  | (Extract<To, 'visitor'> extends never ? never : Visitor)
  | (Extract<To, UserType> extends never ? never : Account)
  | (Extract<To, KeyScope> extends never ? never : Program)
  | (Extract<To, FhirScope> extends never ? never : Client)
  | (Extract<To, 'source'> extends never ? never : Source);

/** Whether a verb is one of patients or visitors too, and not of the clinic's people alone. */
export function isPatientPermission(verb: Permission): boolean {
  const allowed: readonly (Role | KeyScope | FhirScope)[] = accessPolicy[verb];
  return (['visitor', 'user', 'patient'] as const).some((role) => allowed.includes(role));
}

/** Whether a name is a verb of the table. */
export function isPermission(name: unknown): name is Permission {
  return typeof name === 'string' && Object.hasOwn(accessPolicy, name);
}
