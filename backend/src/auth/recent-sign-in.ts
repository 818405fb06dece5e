import { because, type Reason } from '../reasons/reason.js';
import type { Verb } from './verbs.js';

const TEAM = because('TEAM_NEEDS_SIGN_IN');
const EXPORT = because('EXPORT_NEEDS_SIGN_IN');

/**
 * Step-up authentication (AU-10): what a stolen session must not do asks a person for a sign-in of less than 15 minutes ago, by the sentence
 * that is named. Programs have a quota and scopes of their own.
 *
 * Three further checks depend on what is sent, and stand in their services: the UPI address (clinic.update), one's own number
 * (user.updateAccount) and the number of a member of the team (staff.update).
 */
export const RECENT_SIGN_IN: Partial<Record<Verb, Reason>> = {
  'user.setType': TEAM,
  'user.disable': TEAM,
  'user.enable': TEAM,
  'staff.register': TEAM,
  'session.endOfOthers': TEAM,
  'apiKey.create': because('API_KEY_NEEDS_SIGN_IN'),
  'smartClient.create': because('CLIENT_NEEDS_SIGN_IN'),
  'messageSource.create': because('SOURCE_NEEDS_SIGN_IN'),
  'webhookEndpoint.create': because('ENDPOINT_NEEDS_SIGN_IN'),
  'patient.export': EXPORT,
  'payment.export': EXPORT,
};
