import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';

export const TIMELINE_KINDS = [
  'session',
  'payment',
  'charge',
  'package',
  'bill',
  'history',
  'report',
  'message',
  'record',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const NO_FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const NO_CURSOR = validationMessage('NOT_A_CURSOR');
const NO_KIND = validationMessage('ONE_OF', { input: 'TIMELINE_KIND', choices: TIMELINE_KINDS.join(', ') });

/** Input of a slice of the timeline; all kinds by default. */
export const timelineInput = z.object({
  patientId: z.string(validationMessage('PATIENT_NOT_CHOSEN')),
  first: z.int(NO_FIRST).min(1, NO_FIRST).max(100, NO_FIRST),
  after: z.string(NO_CURSOR).max(200, NO_CURSOR).nullish(),
  kinds: z.array(z.enum(TIMELINE_KINDS, NO_KIND), NO_KIND).nullish(),
});
