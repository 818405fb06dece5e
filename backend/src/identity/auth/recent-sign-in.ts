import { reasonFor, type Reason } from '../../platform/reasons/reason.js';
import type { Permission } from './access-policy.js';

const TEAM = reasonFor('TEAM_NEEDS_SIGN_IN');
const EXPORT = reasonFor('EXPORT_NEEDS_SIGN_IN');

/**
 * Step-up authentication (AU-10): what a stolen session must not do asks a person for a sign-in of less than 15 minutes ago, by the sentence
 * that is named. Programs have a quota and scopes of their own.
 *
 * Three further checks depend on what is sent, and stand in their services: the UPI address (clinic.update), one's own number
 * (user.updateAccount) and the number of a member of the team (staff.update).
 */
export const RECENT_SIGN_IN: Partial<Record<Permission, Reason>> = {
  'user.setType': TEAM,
  'user.disable': TEAM,
  'user.enable': TEAM,
  'staff.register': TEAM,
  'session.endOfOthers': TEAM,
  'apiKey.create': reasonFor('API_KEY_NEEDS_SIGN_IN'),
  'smartClient.create': reasonFor('CLIENT_NEEDS_SIGN_IN'),
  'messageSource.create': reasonFor('SOURCE_NEEDS_SIGN_IN'),
  'webhookEndpoint.create': reasonFor('ENDPOINT_NEEDS_SIGN_IN'),
  'patient.export': EXPORT,
  'payment.export': EXPORT,
};
