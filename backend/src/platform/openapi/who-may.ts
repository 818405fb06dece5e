import type { Role } from '../../identity/auth/actor.js';
import { KEY_SCOPES, type FhirScope, type KeyScope } from '../../identity/auth/access-policy.js';
import { USER_TYPES, type UserType } from '../../identity/users/user.entity.js';

const SESSIONS: Record<UserType, string> = {
  user: "a user's session",
  patient: "a patient's session",
  physiotherapist: "a physiotherapist's session",
  doctor: "a doctor's session",
  admin: "an admin's session",
};

/** Who may do what has these grants in the access table, in words, with the scopes of keys in backticks. */
export function whoMay(grants: readonly (Role | KeyScope | FhirScope)[]): string {
  const keys = KEY_SCOPES.filter((scope) => grants.includes(scope)).map((scope) => `a key with \`${scope}\``);
  return [...peopleOf(grants), ...keys].join(' or ');
}

function peopleOf(grants: readonly (Role | KeyScope | FhirScope)[]): string[] {
  if (grants.includes('visitor')) return ['everybody, signed in or not'];
  const types = USER_TYPES.filter((type) => grants.includes(type));
  return types.length === USER_TYPES.length ? ['everybody who is signed in'] : types.map((type) => SESSIONS[type]);
}
