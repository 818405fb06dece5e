const everyone = ['visitor', 'user', 'patient', 'physiotherapist', 'doctor', 'reception', 'admin'] as const;
const team = ['physiotherapist', 'doctor', 'reception', 'admin'] as const;

/** Permissions on authenticator apps, passkeys and second factors: the part of the access policy for them. Team members read and change their own alone. */
export const authenticatorPermissions = {
  'auth.verifyAuthenticator': everyone,
  'authenticator.read': team,
  'authenticator.begin': team,
  'authenticator.confirm': team,
  'authenticator.remove': team,
  // Not their own.
  'authenticator.reset': ['admin'],
  'factor.list': team,
  'factor.beginPasskey': team,
  'factor.addPasskey': team,
  'factor.remove': team,
  'factor.begin': team,
  'factor.verify': team,
  // Not their own.
  'factor.reset': ['admin'],
  'factor.readRule': ['admin'],
  'factor.setRule': ['admin'],
} as const;
