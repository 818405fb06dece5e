import { z } from 'zod';
import { isDay } from '../../platform/time/clinic-time.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NO_DAY = validationMessage('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21' });

/** Input of a departure. */
export const departureInput = rowReference.pick({ id: true }).extend({
  lastDay: z.string(NO_DAY).refine(isDay, NO_DAY),
  successorId: z.string(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).nullish(),
});
