import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/reasons/reason.js';

/** A plan whose tasks are asked for. */
export const planNamed = z.object({ planId: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId) });

/** A task of a danger sign. */
export const taskNamed = z.object({ id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId) });

const SEEN = validationMessage('ENTRIES_BETWEEN', { least: 0, most: 100 });

/** A task that the doctor looked at, and the signs that it was then; without them whatever it is now. */
export const taskSeen = taskNamed.extend({ seen: z.array(z.string(SEEN), SEEN).max(100, SEEN).nullish() });

/** What the doctor says of a danger sign. */
export const resolveInput = taskSeen.extend({
  note: lines.between('NOTE', 10, 500),
  advice: lines.between('ADVICE', 10, 300).nullish(),
});
