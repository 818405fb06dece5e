import type { Verb } from './verbs.js';

/** The sentences that ask somebody to sign in again. */
export type SignInReason =
  | 'API_KEY_NEEDS_SIGN_IN'
  | 'CLIENT_NEEDS_SIGN_IN'
  | 'ENDPOINT_NEEDS_SIGN_IN'
  | 'EXPORT_NEEDS_SIGN_IN'
  | 'SOURCE_NEEDS_SIGN_IN'
  | 'TEAM_NEEDS_SIGN_IN';

/**
 * Step-up authentication (AU-10): what a stolen session must not do asks a person for a sign-in of less than 15 minutes ago, by the sentence
 * that is named. Programs have a quota and scopes of their own.
 *
 * Three further checks depend on what is sent, and stand in their services: the UPI address (clinic.update), one's own number
 * (user.updateAccount) and the number of a member of the team (staff.update).
 */
export const RECENT_SIGN_IN: Partial<Record<Verb, SignInReason>> = {
  'user.setType': 'TEAM_NEEDS_SIGN_IN',
  'user.disable': 'TEAM_NEEDS_SIGN_IN',
  'user.enable': 'TEAM_NEEDS_SIGN_IN',
  'staff.register': 'TEAM_NEEDS_SIGN_IN',
  'session.endOfOthers': 'TEAM_NEEDS_SIGN_IN',
  'apiKey.create': 'API_KEY_NEEDS_SIGN_IN',
  'smartClient.create': 'CLIENT_NEEDS_SIGN_IN',
  'messageSource.create': 'SOURCE_NEEDS_SIGN_IN',
  'webhookEndpoint.create': 'ENDPOINT_NEEDS_SIGN_IN',
  'patient.export': 'EXPORT_NEEDS_SIGN_IN',
  'payment.export': 'EXPORT_NEEDS_SIGN_IN',
};
