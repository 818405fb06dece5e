import { type Role, USER_TYPES, type UserType } from '../access/actor.js';
import { KEY_SCOPES, type KeyScope } from '../access/access-policy.js';
import { type FhirScope } from '../access/fhir-permissions.js';
const SESSIONS: Record<UserType, string> = {
  user: "a user's session",
  patient: "a patient's session",
  physiotherapist: "a physiotherapist's session",
  doctor: "a doctor's session",
  reception: 'a session of the front desk',
  admin: "an admin's session",
};

/** Describes the roles and scopes that may call an endpoint, with API key scopes in backticks. */
export function whoMay(grants: readonly (Role | KeyScope | FhirScope)[]): string {
  const keys = KEY_SCOPES.filter((scope) => grants.includes(scope)).map((scope) => `a key with \`${scope}\``);
  return [...peopleOf(grants), ...keys].join(' or ');
}

function peopleOf(grants: readonly (Role | KeyScope | FhirScope)[]): string[] {
  if (grants.includes('visitor')) return ['everybody, signed in or not'];
  const types = USER_TYPES.filter((type) => grants.includes(type));
  return types.length === USER_TYPES.length ? ['everybody who is signed in'] : types.map((type) => SESSIONS[type]);
}
