import { z } from 'zod';
import type { ExternalReferralInput } from '../../referrals/external-referral.input.js';
import type { Body } from '../body.js';
import { codedWordsOf, concept, momentOf, nameOf, subject, subjectOf, wordsOf } from '../written-parts.js';
import type { Sent } from '../sent.js';
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
  priority: z.enum(['routine', 'urgent', 'asap', 'stat']).optional(),
  code: concept.optional(),
  bodySite: z.array(concept).optional(),
  note: z.array(z.object({ text: string })).optional(),
  ...unused('_status', '_intent', '_authoredOn', 'instantiatesCanonical', 'instantiatesUri', 'basedOn', 'replaces'),
  ...unused('requisition', 'category', '_priority', 'orderDetail', 'quantityQuantity'),
  ...unused('quantityRatio', 'quantityRange', 'encounter', 'occurrenceDateTime', 'occurrencePeriod'),
  ...unused('occurrenceTiming', 'asNeededBoolean', 'asNeededCodeableConcept', 'performerType', 'performer'),
  ...unused('locationCode', 'locationReference', 'reasonReference', 'insurance', 'supportingInfo', 'specimen'),
  ...unused('patientInstruction', '_patientInstruction', 'relevantHistory'),
});

const PRIORITY = { routine: 'ROUTINE', urgent: 'URGENT', asap: 'ASAP', stat: 'STAT' } as const;

/** Elements of a ServiceRequest by input field. */
export const REFERRAL_EXPRESSIONS: Record<keyof Omit<ExternalReferralInput, 'sent'>, string> = {
  status: 'ServiceRequest.status',
  subject: 'ServiceRequest.subject',
  identifier: 'ServiceRequest.identifier',
  reason: 'ServiceRequest.reasonCode',
  requester: 'ServiceRequest.requester',
  authoredAt: 'ServiceRequest.authoredOn',
  priority: 'ServiceRequest.priority',
  service: 'ServiceRequest.code',
  bodySites: 'ServiceRequest.bodySite',
  notes: 'ServiceRequest.note',
};

/** Parses a ServiceRequest. @throws FhirFailure 422 */
export function readServiceRequest(
  body: Body,
  { base }: Reading,
  keep: (type: string, body: Body) => Sent | null,
): ExternalReferralInput {
  const told = shaped('ServiceRequest', request, body);
  return {
    status: told.status,
    subject: subjectOf(told.subject, base, REFERRAL_EXPRESSIONS.subject),
    identifier: nameOf(told.identifier?.[0]),
    reason: told.reasonCode.map(wordsOf).filter(Boolean).join('\n'),
    requester: told.requester?.display ?? null,
    authoredAt: momentOf(told.authoredOn, REFERRAL_EXPRESSIONS.authoredAt),
    priority: PRIORITY[told.priority ?? 'routine'],
    service: (told.code && codedWordsOf(told.code)) || null,
    bodySites: (told.bodySite ?? []).map(codedWordsOf).filter(Boolean),
    notes: (told.note ?? []).map(({ text }) => text),
    sent: keep('ServiceRequest', body),
  };
}
