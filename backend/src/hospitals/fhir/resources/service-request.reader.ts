import { z } from 'zod';
import type { ExternalReferralInput } from '../../referrals/external-referral.input.js';
import type { Body } from '../body.js';
import { concept, momentOf, nameOf, subject, subjectOf, wordsOf } from '../written-parts.js';
import { identifier, ROOT, shaped, string, unused } from '../written.js';
import type { Reading } from '../writers.js';

const request = z.strictObject({
  ...ROOT,
  resourceType: z.literal('ServiceRequest'),
  identifier: z.array(identifier).optional(),
  status: z.enum(['active', 'revoked']),
  intent: z.literal('order'),
  doNotPerform: z.literal(false).optional(),
  subject,
  authoredOn: string.optional(),
  requester: z.object({ display: string.optional() }).optional(),
  reasonCode: z.array(concept).min(1),
  ...unused('_status', '_intent', '_authoredOn', 'instantiatesCanonical', 'instantiatesUri', 'basedOn', 'replaces'),
  ...unused('requisition', 'category', 'priority', '_priority', 'code', 'orderDetail', 'quantityQuantity'),
  ...unused('quantityRatio', 'quantityRange', 'encounter', 'occurrenceDateTime', 'occurrencePeriod'),
  ...unused('occurrenceTiming', 'asNeededBoolean', 'asNeededCodeableConcept', 'performerType', 'performer'),
  ...unused('locationCode', 'locationReference', 'reasonReference', 'insurance', 'supportingInfo', 'specimen'),
  ...unused('bodySite', 'note', 'patientInstruction', '_patientInstruction', 'relevantHistory'),
});

/** Elements of a ServiceRequest by input field. */
export const REFERRAL_EXPRESSIONS: Record<keyof ExternalReferralInput, string> = {
  status: 'ServiceRequest.status',
  subject: 'ServiceRequest.subject',
  identifier: 'ServiceRequest.identifier',
  reason: 'ServiceRequest.reasonCode',
  requester: 'ServiceRequest.requester',
  authoredAt: 'ServiceRequest.authoredOn',
};

/** Parses a ServiceRequest. @throws FhirFailure 422 */
export function readServiceRequest(body: Body, { base }: Reading): ExternalReferralInput {
  const told = shaped('ServiceRequest', request, body);
  return {
    status: told.status,
    subject: subjectOf(told.subject, base, REFERRAL_EXPRESSIONS.subject),
    identifier: nameOf(told.identifier?.[0]),
    reason: told.reasonCode.map(wordsOf).filter(Boolean).join('\n'),
    requester: told.requester?.display ?? null,
    authoredAt: momentOf(told.authoredOn, REFERRAL_EXPRESSIONS.authoredAt),
  };
}
