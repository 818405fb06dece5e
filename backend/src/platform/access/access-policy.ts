import type { Account, Client, Program, Role, Source, Visitor, UserType } from './actor.js';
import { authenticatorPermissions } from './authenticator-permissions.js';
import { carePermissions } from './care-permissions.js';
import { reportPermissions } from './report-permissions.js';
import { chartingPermissions } from './charting-permissions.js';
import { type FhirScope, fhirReaders, hospitalPermissions } from './fhir-permissions.js';
import { libraryPermissions } from './library-permissions.js';
import { channelPermissions } from './channel-permissions.js';
import { oversightPermissions } from './oversight-permissions.js';
import { moneyPermissions } from './money-permissions.js';
import { rightsPermissions } from './rights-permissions.js';

const everyone = ['visitor', 'user', 'patient', 'physiotherapist', 'doctor', 'reception', 'admin'] as const;
export const accounts = ['user', 'patient', 'physiotherapist', 'doctor', 'reception', 'admin'] as const;
const admins = ['admin'] as const;
/** The front desk (bench §1): admins and reception. */
const desk = ['reception', 'admin'] as const;
/** Grantees for HL7 v2 senders, each limited to the patients of its own identifiers. */
const sources = ['source'] as const;

export const KEY_SCOPES = [
  'patients:read',
  'patients:write',
  'appointments:read',
  'appointments:write',
  'payments:read',
  'payments:write',
  'recovery:read',
  'reports:read',
] as const;
/** Scope of an API key. A key belongs to an admin and can do only what its scopes name. */
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Grants a permission to admins and to API keys with this scope. */
const adminsAnd = <S extends KeyScope>(scope: S) => ['admin', scope] as const;
/** Grants a permission to the front desk and to API keys with this scope. */
const deskAnd = <S extends KeyScope>(scope: S) => [...desk, scope] as const;

/**
 * Access policy of role-based access control: maps each permission to the roles and scopes that it is granted to. A permission that is not
 * listed is denied; the server does not start if a root field of the schema or a REST route names no permission.
 */
export const accessPolicy = {
  'auth.sendOtp': everyone,
  'auth.verifyOtp': everyone,
  'auth.logout': everyone,
  ...authenticatorPermissions,
  // Background jobs: granted to no role.
  'auth.noteWrongCodes': [],
  // Requires access to the machine: npm run admin.
  'staff.makeAdmin': [],
  'staff.list': admins,
  'staff.listDoctors': admins,
  'staff.register': admins,
  'staff.update': admins,
  'staff.leave': admins,
  'staff.invite': admins,
  'user.readSelf': everyone,
  'user.completeProfile': ['patient'],
  'user.updateProfile': accounts,
  'user.updateAccount': accounts,
  'user.verifyNumber': accounts,
  'user.changeAvatar': accounts,
  'user.readAvatar': accounts,
  'user.list': admins,
  'user.setType': admins,
  ...rightsPermissions,
  'user.disable': admins,
  'user.enable': admins,
  'session.list': accounts,
  'session.end': accounts,
  'session.endOfOthers': admins,
  'apiKey.list': admins,
  'apiKey.create': admins,
  'apiKey.revoke': admins,
  'user.listWithoutPatients': admins,
  // Reception: without the filter by diagnosis, and not for synchronization.
  'patient.list': deskAnd('patients:read'),
  'patient.stats': deskAnd('patients:read'),
  'patient.readDetails': adminsAnd('patients:read'),
  'patient.invite': desk,
  'patient.create': adminsAnd('patients:write'),
  'patient.register': deskAnd('patients:write'),
  'patient.registerCaller': desk,
  // Physiotherapists: only patients within reach.
  'patient.setAlert': ['physiotherapist', ...desk],
  'patient.readAtDesk': desk,
  // Physiotherapists and doctors: only patients within reach (bench §2), others answer NOT_FOUND.
  'patient.readAtBench': ['physiotherapist', 'doctor', 'admin'],
  'patient.listAtBench': ['physiotherapist', 'doctor'],
  'patient.find': ['physiotherapist'],
  'patient.openRecord': ['physiotherapist'],
  'patient.complete': deskAnd('patients:write'),
  'patient.update': deskAnd('patients:write'),
  'patient.delete': admins,
  'patient.restore': admins,
  'patient.listDeleted': admins,
  'patient.search': desk,
  'patient.overview': admins,
  'patient.handOver': admins,
  'patient.timeline': admins,
  'patient.import': admins,
  'patient.undoImport': admins,
  'patient.export': adminsAnd('patients:read'),
  'patient.addHistory': admins,
  'patient.addReport': admins,
  'patient.amendReport': admins,
  // Physiotherapists: only patients within reach.
  'patient.addHistoryAtBench': ['physiotherapist'],
  'patient.addReportAtBench': ['physiotherapist'],
  'patient.updateCarePlan': admins,
  'physiotherapist.list': deskAnd('appointments:read'),
  'physiotherapist.setTimes': admins,
  'physiotherapist.setLeave': desk,
  // Physiotherapists: only their own, others answer NOT_FOUND.
  'physiotherapist.readTimes': ['physiotherapist', ...desk],
  'absence.propose': desk,
  'absence.arrange': desk,
  'cover.add': desk,
  'cover.end': desk,
  // Physiotherapists: only those in which they take part.
  'cover.list': ['physiotherapist', ...desk],
  'waiting.list': desk,
  'waiting.add': desk,
  'waiting.withdraw': desk,
  'waiting.book': desk,
  'availability.list': ['patient', ...deskAnd('appointments:read')],
  // Staff, each told only of what they may read.
  'events.listen': ['physiotherapist', 'doctor', ...desk],
  'calendar.read': ['physiotherapist', ...deskAnd('appointments:read')],
  'appointment.findFree': desk,
  'appointment.listPending': deskAnd('appointments:read'),
  // Physiotherapists: only their own, others answer NOT_FOUND.
  'appointment.list': ['patient', 'physiotherapist', ...deskAnd('appointments:read')],
  // Physiotherapists: only in their own column, for patients within reach; others answer NOT_FOUND.
  'appointment.book': ['physiotherapist', ...deskAnd('appointments:write')],
  // Physiotherapists: only in their own column, for patients within reach; others answer NOT_FOUND.
  'series.propose': ['physiotherapist', ...desk],
  'series.book': ['physiotherapist', ...desk],
  'series.change': ['physiotherapist', ...desk],
  'series.cancel': ['physiotherapist', ...desk],
  'appointment.request': ['patient'],
  'appointment.approve': deskAnd('appointments:write'),
  'appointment.undoApproval': deskAnd('appointments:write'),
  // Patients: only their own, once the clinic is open. Physiotherapists: only in their own column.
  'appointment.cancel': ['patient', 'physiotherapist', ...deskAnd('appointments:write')],
  'appointment.cancelForPatient': ['physiotherapist', ...desk],
  'appointment.readFees': desk,
  'appointment.reschedule': deskAnd('appointments:write'),
  'appointment.move': ['patient', 'physiotherapist', ...deskAnd('appointments:write')],
  'appointment.assign': deskAnd('appointments:write'),
  'appointment.complete': ['physiotherapist', ...deskAnd('appointments:write')],
  'appointment.miss': ['physiotherapist', ...deskAnd('appointments:write')],
  // Physiotherapists: only outcomes of their own sessions.
  'appointment.correct': ['physiotherapist', 'admin'],
  ...moneyPermissions,
  'filter.list': admins,
  'filter.save': admins,
  'filter.delete': admins,
  'protocol.list': ['physiotherapist', 'doctor', 'admin'],
  'protocol.saveDraft': admins,
  'protocol.approve': ['doctor'],
  'protocol.retire': ['doctor', 'admin'],
  'recovery.createPlan': admins,
  // Only of patients within reach; for others it answers NOT_FOUND.
  'programme.start': ['physiotherapist'],
  'programme.change': ['physiotherapist'],
  'programme.complete': ['physiotherapist'],
  // Only those responsible for the plan; for others it answers NOT_FOUND.
  'recovery.readPlan': ['physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  'recovery.listUnderCare': ['physiotherapist', 'doctor'],
  'recovery.readOwn': ['patient'],
  // Patients: only their own.
  'recovery.readEvents': ['patient', 'physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  'recovery.readActivity': ['patient', 'physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  'gate.read': ['patient', 'physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  'measurement.list': ['patient', 'physiotherapist', 'doctor', ...adminsAnd('recovery:read')],
  // Only the plan's physiotherapist.
  'gate.confirm': ['physiotherapist'],
  'measurement.record': ['physiotherapist', 'doctor'],
  // Only of patients within reach; for others it answers NOT_FOUND.
  'measurement.listOfPatient': ['physiotherapist', 'doctor', 'admin'],
  'measurement.recordOfPatient': ['physiotherapist', 'doctor'],
  // Patients: only what they entered themselves.
  'measurement.retract': ['patient', 'physiotherapist', 'doctor'],
  'recovery.reconcile': admins,
  'recovery.changeCareTeam': admins,
  'recovery.listLeft': admins,
  // Physiotherapists: only plans that they are responsible for.
  'recovery.listMissed': ['physiotherapist', ...desk],
  'recovery.offerSlots': ['physiotherapist', ...desk],
  'recovery.acceptSlot': ['patient', 'physiotherapist', ...desk],
  'recovery.stopPlan': ['physiotherapist', 'doctor', 'admin'],
  'recovery.addSessions': ['physiotherapist', 'doctor', 'admin'],
  'recovery.cancelSession': ['physiotherapist', 'doctor', 'admin'],
  'recovery.reopenSession': ['physiotherapist', 'doctor', 'admin'],
  'recovery.correctSession': ['physiotherapist', 'doctor', 'admin'],
  'entry.record': ['patient'],
  // Physiotherapists and doctors: only tasks of their plans; admins: all.
  'careTask.list': ['physiotherapist', 'doctor', 'admin'],
  // Only the plan's doctor; of a programme, its physiotherapist or who covers.
  'careTask.acknowledge': ['doctor'],
  'careTask.resolve': ['doctor'],
  // Only who treats with the programme, or covers.
  'careTask.acknowledgeOfProgramme': ['physiotherapist'],
  'careTask.resolveOfProgramme': ['physiotherapist'],
  // Physiotherapists and doctors: only flags of their plans; admins: all.
  'careFlag.list': ['physiotherapist', 'doctor', 'admin'],
  // Only the plan's physiotherapist, whoever covers, and its doctor.
  'careFlag.see': ['physiotherapist', 'doctor'],
  ...chartingPermissions,
  ...carePermissions,
  ...reportPermissions,
  ...libraryPermissions,
  'dashboard.read': admins,
  'system.read': admins,
  'desk.readDay': desk,
  // Staff, each those that their role and column give them.
  'notice.list': ['physiotherapist', 'doctor', ...desk],
  'notice.see': ['physiotherapist', 'doctor', ...desk],
  'bench.readDay': ['physiotherapist'],
  'securityNotice.list': admins,
  'audit.list': admins,
  ...oversightPermissions,
  // Public data, readable with any key.
  'clinic.read': [...everyone, ...KEY_SCOPES],
  'clinic.readTerms': everyone,
  'clinic.readSettings': admins,
  'clinic.update': admins,
  'clinic.open': admins,
  // Everything that the clinic keeps.
  'clinic.export': admins,
  'inbox.send': everyone,
  'inbox.list': desk,
  'inbox.setStatus': desk,
  'message.list': desk,
  'message.retry': desk,
  'message.preferences': ['patient'],
  ...channelPermissions,
  'email.isOffered': accounts,
  'email.sendCode': accounts,
  'email.confirm': accounts,
  'paper.send': desk,
  // Physiotherapists and doctors: only of plans in their care.
  'paper.sendSheet': ['physiotherapist', 'doctor', 'admin'],
  'smartClient.list': admins,
  'smartClient.create': admins,
  'smartClient.revoke': admins,
  'smartClient.checkReadiness': admins,
  // Clients call the token endpoint before they are authenticated.
  'smartClient.signIn': [],
  'dataConsent.record': admins,
  'dataConsent.revoke': admins,
  'dataConsent.list': admins,
  // Patients: only their own record.
  'dataConsent.listReaders': ['patient'],
  'dataConsent.refuse': ['patient'],
  'dataConsent.allow': ['patient'],
  'exchange.list': admins,
  'exchange.inspect': admins,
  'exchange.replayMessage': admins,
  // Reception: nothing clinical.
  'referral.list': desk,
  'referral.accept': desk,
  'referral.decline': desk,
  // Physiotherapists and doctors: only of patients within reach.
  'document.list': ['physiotherapist', 'doctor', 'admin'],
  'document.open': ['physiotherapist', 'doctor', 'admin'],
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
  ...hospitalPermissions,
  'fhir.Patient.everything': ['Patient.r'],
  'fhir.Composition.document': ['Composition.r'],
  'fhir.export': fhirReaders,
} as const satisfies Record<string, readonly (Role | KeyScope | FhirScope)[]>;

/** Permission, named by resource and action. */
export type Permission = keyof typeof accessPolicy;

/** Actor that the access policy grants a permission to. All others are refused before any work begins. */
export type AllowedActor<V extends Permission> = Granted<(typeof accessPolicy)[V][number]>;
type Granted<To> =
  | (Extract<To, 'visitor'> extends never ? never : Visitor)
  | (Extract<To, UserType> extends never ? never : Account)
  | (Extract<To, KeyScope> extends never ? never : Program)
  | (Extract<To, FhirScope> extends never ? never : Client)
  | (Extract<To, 'source'> extends never ? never : Source);
