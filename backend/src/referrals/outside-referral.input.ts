import { z } from 'zod';
import { line, lines } from '../inputs/text-input.js';
import { outsideMoment, outsideName, outsideSubject } from '../patients/outside-subject.js';
import { says } from '../reasons/reason.js';

/** Why a patient is sent, by whom, and since when; status in the words of R4. */
export const outsideReferralInput = (now: Date) =>
  z.object({
    status: z.enum(['active', 'revoked'], says('EITHER', { input: 'REFERRAL_STATUS', choices: 'active, revoked' })),
    subject: outsideSubject,
    identifier: outsideName.nullable().default(null),
    reason: lines.required('REFERRAL_REASON', 2_000),
    requester: line.required('REFERRING_DOCTOR', 200).nullable().default(null),
    authoredAt: outsideMoment(now, says('REFERRAL_AUTHORED')).nullable().default(null),
  });
export type OutsideReferralInput = z.input<ReturnType<typeof outsideReferralInput>>;
export type OutsideReferral = z.output<ReturnType<typeof outsideReferralInput>>;
