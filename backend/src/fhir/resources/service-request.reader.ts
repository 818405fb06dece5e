import { z } from 'zod';
import type { OutsideReferralInput } from '../../referrals/outside-referral.input.js';
import type { Body } from '../body.js';
import { parseSearchDate } from '../search-date.js';
import { fault, identifier, ROOT, shaped, string, unprocessable, unused } from '../written.js';
import type { Reading } from '../writers.js';

const concept = z.object({
  text: string.optional(),
  coding: z.array(z.object({ display: string.optional() })).optional(),
});

const request = z.strictObject({
  ...ROOT,
  resourceType: z.literal('ServiceRequest'),
  identifier: z.array(identifier).optional(),
  status: z.enum(['active', 'revoked']),
  intent: z.literal('order'),
  doNotPerform: z.literal(false).optional(),
  subject: z.object({ reference: string.optional(), identifier: identifier.optional() }),
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

/** Where in a ServiceRequest the inputs of the service stand. */
export const REFERRAL_EXPRESSIONS: Record<keyof OutsideReferralInput, string> = {
  status: 'ServiceRequest.status',
  subject: 'ServiceRequest.subject',
  identifier: 'ServiceRequest.identifier',
  reason: 'ServiceRequest.reasonCode',
  requester: 'ServiceRequest.requester',
  authoredAt: 'ServiceRequest.authoredOn',
};

/** What a ServiceRequest says of a referral. @throws FhirFailure 422 */
export function readServiceRequest(body: Body, { base }: Reading): OutsideReferralInput {
  const told = shaped('ServiceRequest', request, body);
  const [named] = told.identifier ?? [];
  return {
    status: told.status,
    subject: subjectOf(told.subject, base),
    identifier: named ? { system: named.system ?? '', value: named.value ?? '' } : null,
    reason: told.reasonCode.map(wordsOf).filter(Boolean).join('\n'),
    requester: told.requester?.display ?? null,
    authoredAt: told.authoredOn === undefined ? null : momentOf(told.authoredOn),
  };
}

/** By the id of a reference, relative or absolute, or by an identifier. @throws FhirFailure 422 for neither */
function subjectOf({ reference, identifier }: z.output<typeof request>['subject'], base: string) {
  if (reference !== undefined) return { id: reference.replace(`${base}/`, '').replace(/^Patient\//, '') };
  if (identifier?.system && identifier.value)
    return { identifier: { system: identifier.system, value: identifier.value } };
  const expression = REFERRAL_EXPRESSIONS.subject;
  throw unprocessable([fault(expression, 'required', `${expression} is a reference to a Patient, or an identifier.`)]);
}

/** What is written, or else what the codes are called. */
const wordsOf = ({ text, coding = [] }: z.output<typeof concept>) =>
  text ?? coding.map(({ display }) => display).find(Boolean) ?? '';

/** The beginning of what it stands for; without a zone it is clinic time. @throws FhirFailure 422 */
function momentOf(text: string): Date {
  try {
    if (/^\d/.test(text)) return parseSearchDate(text).from;
  } catch {
    // Said below, in the words of a resource.
  }
  const expression = REFERRAL_EXPRESSIONS.authoredAt;
  throw unprocessable([fault(expression, 'value', `${expression} is no date of R4.`)]);
}
