import type { AnswerLanguage } from '../../platform/answers/request-language.js';
import type { ClientReach, DataPurpose } from '../../hospitals/smart-clients/smart-client.entity.js';
import type { UserType } from '../users/user.entity.js';
import type { FhirScope, KeyScope, Permission } from './access-policy.js';

/**
 * Nobody known, an account in the role that the database gives it now (AU-8), a hospital's system, whose role allows nothing, or one that
 * sends messages.
 */
export type Role = 'visitor' | 'client' | 'source' | UserType;

interface Request {
  /** The verbs that the door names; a service that asks for another one fails, and so does one that no door called (AZ-1). */
  readonly door: readonly Permission[];
  /** The device, when somebody has signed in on it before (OTP-8). */
  readonly deviceId?: string | undefined;
  /** In which the caller reads, as far as the request says so; English for programs. */
  readonly language?: AnswerLanguage;
  /** The address of the caller. */
  readonly ip: string;
  /** Ties answers, log lines and audit rows together. */
  readonly requestId: string;
}

/** Nobody known. */
export interface Visitor extends Request {
  readonly kind: 'visitor';
  readonly role: 'visitor';
}

/** Somebody who signed in. */
export interface Account extends Request {
  readonly kind: 'account';
  readonly role: UserType;
  readonly userId: string;
  readonly sessionId: string;
  /** How long the session lasts if it is not used again, and whether no use puts that off, since it ends for its age (AU-3). */
  readonly sessionLeft?: { readonly seconds: number; readonly isFinal: boolean };
}

/** A program, in the place of the admin who made its API key; it may do what its scopes name, and nothing else. */
export interface Program extends Request {
  readonly kind: 'program';
  readonly role: 'admin';
  readonly userId: string;
  readonly apiKeyId: string;
  readonly scopes: readonly KeyScope[];
}

/** A system of a hospital, which acts for itself: it may do what its token grants, with the patients whom it reaches. */
export interface Client extends Request {
  readonly kind: 'client';
  readonly role: 'client';
  readonly clientId: string;
  readonly grants: readonly FhirScope[];
  readonly purpose: DataPurpose;
  readonly reach: ClientReach;
  /** The systems of the identifiers that it may give. */
  readonly identifierSystems: readonly string[];
}

/** A system of a hospital that sends HL7 v2 messages: it writes of the patients whom it knows by its own identifiers, and is told nothing. */
export interface Source extends Request {
  readonly kind: 'source';
  readonly role: 'source';
  readonly sourceId: string;
  /** What the clinic calls it. */
  readonly name: string;
  /** The system of the identifiers by which it knows patients. */
  readonly identifierSystem: string;
}

/** Whoever has the machine and its settings; no door lets anybody in as that. */
export interface Operator {
  readonly kind: 'console';
  readonly role: 'console';
  readonly requestId: string;
}

/** The one on whose behalf a service method runs; the first argument of each. */
export type Actor = Visitor | Account | Program | Client | Source;

/** The account that an actor acts for; undefined for a visitor and a hospital's systems. */
export function userIdOf(actor: Actor): string | undefined {
  return 'userId' in actor ? actor.userId : undefined;
}

/** The hospital's system that an actor is, where the table lets clients alone pass; another one is a mistake of ours. */
export function clientOf(actor: Actor): Client {
  if (actor.kind !== 'client') throw new Error('only a client comes through this door');
  return actor;
}
