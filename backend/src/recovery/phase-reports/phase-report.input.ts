import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const id = z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId);
/** 30 days, in minutes. */
const LONGEST = 43_200;
const MINUTES = validationMessage('WHOLE_NUMBER_BETWEEN', { input: 'LINK_MINUTES', least: 1, most: LONGEST });

/** The plan whose reports are listed. */
export const reportsInput = z.object({ planId: id });

/** A report or link, by its id. */
export const reportRow = z.object({ id });

/** A link to create. */
export const linkInput = z.object({
  reportId: id,
  expiresInMinutes: z.int(MINUTES).min(1, MINUTES).max(LONGEST, MINUTES),
});

/** The token of a link, as it stands in its address; anything else opens nothing. */
export const tokenInput = z.object({ token: z.string(validationMessage('REQUIRED', { input: 'ID' })) });
