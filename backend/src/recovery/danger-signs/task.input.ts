import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

/** The plan of the requested tasks. */
export const planNamed = z.object({ planId: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId) });

/** Id of a task. */
export const taskNamed = z.object({ id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId) });

const SEEN = validationMessage('ENTRIES_BETWEEN', { least: 0, most: 100 });

/** A task, with the signs that the doctor saw; without them, its current signs. */
export const taskSeen = taskNamed.extend({ seen: z.array(z.string(SEEN), SEEN).max(100, SEEN).nullish() });

/** A doctor's resolution of a danger sign. */
export const resolveInput = taskSeen.extend({
  note: lines.between('NOTE', 10, 500),
  advice: lines.between('ADVICE', 10, 300).nullish(),
});
