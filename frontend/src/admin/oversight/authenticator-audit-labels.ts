/** Labels of permissions on authenticators. */
export const authenticatorLabels = {
  'auth.verifyAuthenticator': 'Sign in by an authenticator',
  'authenticator.read': 'See the own authenticator',
  'authenticator.begin': 'Begin an authenticator',
  'authenticator.confirm': 'Confirm an authenticator',
  'authenticator.remove': 'Remove the own authenticator',
  'authenticator.reset': 'Reset the authenticator of another',
} as const;
