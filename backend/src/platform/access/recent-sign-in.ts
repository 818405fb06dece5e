import { reasonFor, type Reason } from '../errors/reason.js';
import type { Permission } from './access-policy.js';

const TEAM = reasonFor('TEAM_NEEDS_SIGN_IN');
const EXPORT = reasonFor('EXPORT_NEEDS_SIGN_IN');

/**
 * Step-up authentication: permissions that require a sign-in within the last 15 minutes, mapped to the reason of the refusal, so that a
 * stolen session cannot use them. API keys are limited by quota and scopes instead.
 *
 * A confirmation with a factor in the session (verifySecondFactor) counts as a sign-in.
 *
 * Four further checks depend on the input and are in their services: the UPI address (clinic.update), one's own number
 * (user.updateAccount), the number of a team member (staff.update) and the withdrawal of an accepted erasure (dataRequest.withdraw).
 */
export const RECENT_SIGN_IN: Partial<Record<Permission, Reason>> = {
  'user.setType': TEAM,
  'user.disable': TEAM,
  'user.enable': TEAM,
  'staff.register': TEAM,
  'session.endOfOthers': TEAM,
  'authenticator.begin': reasonFor('AUTHENTICATOR_NEEDS_SIGN_IN'),
  'authenticator.reset': TEAM,
  'factor.beginPasskey': reasonFor('PASSKEY_NEEDS_SIGN_IN'),
  'factor.reset': TEAM,
  'factor.setRule': TEAM,
  'approval.decide': TEAM,
  'fourEyes.set': TEAM,
  'apiKey.create': reasonFor('API_KEY_NEEDS_SIGN_IN'),
  'smartClient.create': reasonFor('CLIENT_NEEDS_SIGN_IN'),
  'messageSource.create': reasonFor('SOURCE_NEEDS_SIGN_IN'),
  'webhookEndpoint.create': reasonFor('ENDPOINT_NEEDS_SIGN_IN'),
  'patient.export': EXPORT,
  'patient.handOver': EXPORT,
  'ownData.download': reasonFor('OWN_DATA_NEEDS_SIGN_IN'),
  'dataRequest.askErasure': reasonFor('ERASURE_NEEDS_SIGN_IN'),
  'dataRequest.decide': reasonFor('DECISION_NEEDS_SIGN_IN'),
  'payment.export': EXPORT,
  'day.reopen': reasonFor('REOPEN_NEEDS_SIGN_IN'),
  'due.export': EXPORT,
  'breach.read': EXPORT,
  'breach.export': EXPORT,
  'clinic.export': reasonFor('FULL_EXPORT_NEEDS_SIGN_IN'),
};
