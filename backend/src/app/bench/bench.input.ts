import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { isDay } from '../../platform/time/clinic-time.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const CURSOR = validationMessage('NOT_A_CURSOR');
const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });

/** A slice of one's own patients, optionally filtered by name, number or phone. */
export const benchPatientsInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(CURSOR).max(4_000, CURSOR).nullish(),
  search: line.optional('SEARCH_TEXT', 100, { tooLong: validationMessage('SEARCH_TEXT_TOO_LONG') }).nullish(),
});

/** The day to show; today when left out. */
export const benchDayInput = z.object({ day: z.string(DAY).refine(isDay, DAY).nullish() });

/** The record to open, and why: 10 to 300 characters. */
export const openRecordInput = z.object({ patientId: z.string(), reason: lines.between('OPENING_REASON', 10, 300) });
