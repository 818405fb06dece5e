import { z } from 'zod';
import { line, lines } from '../inputs/text-input.js';
import { says } from '../reasons/reason.js';

/** How far a hospital's clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;

const identifier = z.object({
  system: line.required('IDENTIFIER_SYSTEM', 500),
  value: line.required('IDENTIFIER', 200),
});

/** Why a patient is sent, by whom, and since when; status in the words of R4. */
export const outsideReferralInput = (today: Date) => {
  const when = says('REFERRAL_AUTHORED');
  return z.object({
    status: z.enum(['active', 'revoked'], says('EITHER', { input: 'REFERRAL_STATUS', choices: 'active, revoked' })),
    subject: z.object({
      id: z.uuid(says('REFERRAL_PATIENT')).optional(),
      identifier: identifier.optional(),
    }),
    identifier: identifier.nullable().default(null),
    reason: lines.required('REFERRAL_REASON', 2_000),
    requester: line.required('REFERRING_DOCTOR', 200).nullable().default(null),
    authoredAt: z
      .date(when)
      .refine((moment) => moment.getTime() <= today.getTime() + AHEAD_MS, when)
      .nullable()
      .default(null),
  });
};
export type OutsideReferralInput = z.input<ReturnType<typeof outsideReferralInput>>;
export type OutsideReferral = z.output<ReturnType<typeof outsideReferralInput>>;
