import { z } from 'zod';
import type { ExternalReferralInput } from '../../referrals/external-referral.input.js';
import type { Body } from '../body.js';
import { codedWordsOf, concept, momentOf, nameOf, subject, subjectOf, wordsOf } from '../written-parts.js';
import type { Sent } from '../sent.js';
import { identifier, shaped, string } from '../written.js';
import type { Reading } from '../writers.js';

/** Other elements of R4 are kept as sent. */
const request = z.object({
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
  const sent = keep('ServiceRequest', body);
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
    // Of what is kept: the clinic's answer comes back with the hospital's notes, and is none of them.
    notes: ((sent?.['note'] ?? []) as { text: string }[]).map(({ text }) => text),
    sent,
  };
}
