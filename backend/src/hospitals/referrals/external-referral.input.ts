import { z } from 'zod';
import { line, lines } from '../../platform/inputs/text-input.js';
import { externalMoment, externalName, externalSubject } from '../external-records/external-subject.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { REFERRAL_PRIORITIES } from './referral.entity.js';

const MOST_SITES = 20;
const MOST_NOTES = 50;

/** Schema of a referral: what the clinic reads of it, and the body as it came; the status is R4's. */
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
    priority: z
      .enum(
        REFERRAL_PRIORITIES,
        validationMessage('EITHER', { input: 'REFERRAL_PRIORITY', choices: REFERRAL_PRIORITIES.join(', ') }),
      )
      .default('ROUTINE'),
    service: lines.required('REFERRAL_SERVICE', 2_000).nullable().default(null),
    bodySites: z
      .array(lines.required('REFERRAL_SITE', 2_000), validationMessage('REFERRAL_SITES', { most: MOST_SITES }))
      .max(MOST_SITES, validationMessage('REFERRAL_SITES', { most: MOST_SITES }))
      .default([]),
    notes: z
      .array(lines.required('REFERRAL_NOTE', 20_000), validationMessage('REFERRAL_NOTES', { most: MOST_NOTES }))
      .max(MOST_NOTES, validationMessage('REFERRAL_NOTES', { most: MOST_NOTES }))
      .default([]),
    /** The body, which is kept as it came; null if nothing of it changed. */
    sent: z
      .record(z.string(), z.unknown(), validationMessage('REQUIRED', { input: 'SENT_BODY' }))
      .nullable()
      .default(null),
    authoredAt: externalMoment(now, validationMessage('REFERRAL_AUTHORED')).nullable().default(null),
  });
export type ExternalReferralInput = z.input<ReturnType<typeof externalReferralInput>>;
export type ExternalReferral = z.output<ReturnType<typeof externalReferralInput>>;
