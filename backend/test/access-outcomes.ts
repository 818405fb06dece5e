import type { KeyScope } from '../src/platform/access/access-policy.js';
import type { ErrorCode } from '../src/platform/errors/errors.js';

/** Everybody who may come to a door (AZ-2). */
export const ACTORS = [
  'visitor',
  'user',
  'patient',
  'other patient',
  'physiotherapist',
  'another physiotherapist',
  'doctor',
  'another doctor',
  'family',
  "another's family",
  'reception',
  'admin',
  'disabled admin',
  'expired session',
  'key with scope',
  'key without',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** How a call ends for an actor: it is done, or it is refused with this code. */
type Outcome = 'done' | ErrorCode;
/** The scope is that of the keys: the first has it alone, the second has all others; where a call has none, both have all. */
export type Outcomes = Record<Exclude<ActorName, Family>, Outcome> &
  Partial<Record<Family, Outcome>> & { scope?: KeyScope };

/** Family members of the patient and of another: users, who end as those do unless a row says otherwise (companion §8). */
type Family = 'family' | "another's family";
const FAMILY: ReadonlySet<ActorName> = new Set(['family', "another's family"]);

/** How a call ends for an actor. */
export const outcomeFor = (outcomes: Outcomes, actor: ActorName): Outcome =>
  outcomes[actor] ?? (FAMILY.has(actor) ? outcomes.user : 'UNAUTHENTICATED');

const visitors = (outcome: Outcome) => ({ visitor: outcome, 'disabled admin': outcome, 'expired session': outcome });
/** Those who treat or refer. */
export const staff = (outcome: Outcome) => ({
  physiotherapist: outcome,
  'another physiotherapist': outcome,
  doctor: outcome,
  'another doctor': outcome,
});
const accounts = (outcome: Outcome) => ({
  user: outcome,
  patient: outcome,
  'other patient': outcome,
  ...staff(outcome),
  reception: outcome,
});
const noKey = { 'key with scope': 'FORBIDDEN', 'key without': 'FORBIDDEN' } as const;

/** Everybody; a session that has ended counts as none. */
export const everyone: Outcomes = { ...visitors('done'), ...accounts('done'), admin: 'done', ...noKey };
/** Everybody, and every program whatever its scopes. */
export const anybody: Outcomes = { ...everyone, 'key with scope': 'done', 'key without': 'done' };
export const signedIn: Outcomes = { ...visitors('UNAUTHENTICATED'), ...accounts('done'), admin: 'done', ...noKey };
/** Patients alone, each for themselves. */
export const patients: Outcomes = {
  ...visitors('UNAUTHENTICATED'),
  ...accounts('done'),
  ...staff('FORBIDDEN'),
  reception: 'FORBIDDEN',
  user: 'FORBIDDEN',
  admin: 'FORBIDDEN',
  ...noKey,
};
export const admins: Outcomes = { ...visitors('UNAUTHENTICATED'), ...accounts('FORBIDDEN'), admin: 'done', ...noKey };
/** Those who look after a patient's plan, and admins; the plans of others are not there for them (recovery §3). */
export const careTeam: Outcomes = {
  ...admins,
  physiotherapist: 'done',
  'another physiotherapist': 'NOT_FOUND',
  doctor: 'done',
  'another doctor': 'NOT_FOUND',
};
/** Admins, and the programs to which they gave a scope. */
export const scoped = (scope: KeyScope): Outcomes => ({ ...admins, 'key with scope': 'done', scope });
