import type { RawBuilder } from 'kysely';
import type { AnswerLanguage } from '../languages/request-language.js';
import type { KeyScope, Permission } from './access-policy.js';
import type { FhirScope } from './fhir-permissions.js';

/** Purposes for which a hospital system may use data. */
export const DATA_PURPOSES = ['TREATMENT', 'PAYMENT', 'OPERATIONS'] as const;

/** Purpose for which the client uses the data. */
export type DataPurpose = (typeof DATA_PURPOSES)[number];

/** Kinds of access that a hospital system has to patient records. */
export const CLIENT_REACHES = ['CONSENTED', 'ALL_BUT_REFUSED'] as const;

/** Kind of access of a client: only patients who consented, or all who did not refuse. */
export type ClientReach = (typeof CLIENT_REACHES)[number];

export const USER_TYPES = ['user', 'patient', 'admin', 'physiotherapist', 'doctor', 'reception'] as const;

/** Type of an account, which determines its role. */
export type UserType = (typeof USER_TYPES)[number];

/**
 * Role of an actor: `visitor` is unauthenticated; an account has its current type in the database; `client` (a hospital system) and
 * `source` (a sender of HL7 v2 messages) are granted permissions by scope.
 */
export type Role = 'visitor' | 'client' | 'source' | UserType;

interface Request {
  /** Permissions that the endpoint declares. A service that requires another one fails, and so does a service that no endpoint called. */
  readonly door: readonly Permission[];
  /** Whether the endpoint is a REST route, of which reception has few. */
  readonly isRest?: boolean;
  /** The device, if an account has signed in on it before. */
  readonly deviceId?: string | undefined;
  /** Language of the answer, if the request states one; English for programs. */
  readonly language?: AnswerLanguage;
  /** IP address of the caller. */
  readonly ip: string;
  /** Correlation id of answers, log lines and audit rows. */
  readonly requestId: string;
}

/** Kind of factor that began or confirmed a sign-in. */
export type FactorStep = 'TEXT_CODE' | 'APP' | 'PASSKEY';

/** What a half session lacks. */
export interface HalfState {
  /** The second factor that the clinic requires, or the year of birth that an account must confirm. */
  readonly lacks: 'SECOND_FACTOR' | 'BIRTH_YEAR';
  /** Kind of the first step of the sign-in. */
  readonly firstStep: FactorStep;
  /** Whether the account has a factor to confirm with. */
  readonly hasFactor: boolean;
}

/** A team member's session that lacks its second factor, or a patient's that lacks the year of birth. */
export interface HalfSession extends HalfState {
  readonly role: UserType;
  readonly userId: string;
  readonly sessionId: string;
  readonly today: string;
}

/** Unauthenticated caller. */
export interface Visitor extends Request {
  readonly kind: 'visitor';
  readonly role: 'visitor';
  /** The half session of the caller, who is a visitor for all but the few permissions that complete it. */
  readonly half?: HalfSession;
}

/** Signed-in account. */
export interface Account extends Request {
  readonly kind: 'account';
  readonly role: UserType;
  readonly userId: string;
  readonly sessionId: string;
  /** The clinic's day at the time of the request, YYYY-MM-DD; decides covers and opened records. */
  readonly today: string;
  /** Set while the session lacks its second factor or the year of birth: only for the permissions that complete it. */
  readonly half?: HalfState;
  /** Seconds until the session expires without further use; `isFinal`: the session expires by age, so use does not extend it. */
  readonly sessionLeft?: { readonly seconds: number; readonly isFinal: boolean };
}

/** SQL conditions on `patient p`: the records that an API key of a hospital's client may read, and the deletions that it may learn of. */
export interface RecordFence {
  /** The client that the key belongs to. */
  readonly clientId: string;
  readonly records: RawBuilder<boolean>;
  readonly deletions: RawBuilder<boolean>;
}

/** Program that acts for the admin who created its API key, limited to the key's scopes. */
export interface Program extends Request {
  readonly kind: 'program';
  readonly role: 'admin';
  readonly userId: string;
  readonly apiKeyId: string;
  readonly scopes: readonly KeyScope[];
  /** Set for a key that belongs to a hospital's client, whose consents it obeys. */
  readonly fence?: RecordFence;
}

/** Hospital system that acts for itself, limited to its token's scopes and to the patients it has access to. */
export interface Client extends Request {
  readonly kind: 'client';
  readonly role: 'client';
  readonly clientId: string;
  readonly grants: readonly FhirScope[];
  readonly purpose: DataPurpose;
  readonly reach: ClientReach;
  /** Systems of the identifiers that it may assign. */
  readonly identifierSystems: readonly string[];
}

/** Hospital system that sends HL7 v2 messages. It writes data of the patients that its own identifiers name, and reads nothing. */
export interface Source extends Request {
  readonly kind: 'source';
  readonly role: 'source';
  readonly sourceId: string;
  /** Name given by the clinic. */
  readonly name: string;
  /** System of the identifiers that it knows patients by. */
  readonly identifierSystem: string;
}

/** Person with access to the machine and its settings. No endpoint authenticates an operator. */
export interface Operator {
  readonly kind: 'console';
  readonly role: 'console';
  readonly requestId: string;
}

/** Caller of a service method; always the first argument. */
export type Actor = Visitor | Account | Program | Client | Source;

/** Returns the id of the account that an actor acts for; undefined for visitors and hospital systems. */
export function userIdOf(actor: Actor): string | undefined {
  return 'userId' in actor ? actor.userId : undefined;
}

/**
 * Returns the actor as a client, for permissions that the policy grants to clients alone.
 * @throws Error for any other actor, which is a programming error
 */
export function clientOf(actor: Actor): Client {
  if (actor.kind !== 'client') throw new Error('only a client comes through this door');
  return actor;
}
