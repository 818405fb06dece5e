import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { isDay } from '../../platform/time/clinic-time.js';
import { validationMessage } from '../../platform/errors/reason.js';

const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const day = z.string(DAY).refine(isDay, DAY);
const member = z.string(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).pipe(rowId);

/** Input of `addCover`; the service checks the days against today. */
export const coverInput = z.object({ absentId: member, byId: member, from: day, until: day });
