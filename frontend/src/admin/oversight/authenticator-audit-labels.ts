/** Labels of permissions on authenticators, passkeys and second factors. */
export const authenticatorLabels = {
  'auth.verifyAuthenticator': 'Sign in by an authenticator',
  'authenticator.read': 'See the own authenticator',
  'authenticator.begin': 'Begin an authenticator',
  'authenticator.confirm': 'Confirm an authenticator',
  'authenticator.remove': 'Remove the own authenticator',
  'authenticator.reset': 'Reset the authenticator of another',
  'factor.list': 'See the own factors',
  'factor.beginPasskey': 'Begin a passkey',
  'factor.addPasskey': 'Add a passkey',
  'factor.remove': 'Remove an own factor',
  'factor.begin': 'Begin a confirmation by a factor',
  'factor.verify': 'Confirm by a second factor',
  'factor.reset': 'Reset the factors of another',
  'factor.readRule': 'See of whom a second factor is required',
  'factor.setRule': 'Change of whom a second factor is required',
} as const;
