import { z } from 'zod';
import { line, lines } from '../../platform/inputs/text-input.js';
import { externalMoment, externalName, externalSubject } from '../external-records/external-subject.js';
import { validationMessage } from '../../platform/errors/reason.js';

/** Schema of a referral: reason, requester and time; the status is R4's. */
export const externalReferralInput = (now: Date) =>
  z.object({
    status: z.enum(
      ['active', 'revoked'],
      validationMessage('EITHER', { input: 'REFERRAL_STATUS', choices: 'active, revoked' }),
    ),
    subject: externalSubject,
    identifier: externalName.nullable().default(null),
    reason: lines.required('REFERRAL_REASON', 2_000),
    requester: line.required('REFERRING_DOCTOR', 200).nullable().default(null),
    authoredAt: externalMoment(now, validationMessage('REFERRAL_AUTHORED')).nullable().default(null),
  });
export type ExternalReferralInput = z.input<ReturnType<typeof externalReferralInput>>;
export type ExternalReferral = z.output<ReturnType<typeof externalReferralInput>>;
