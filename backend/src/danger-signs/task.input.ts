import { z } from 'zod';
import { rowId } from '../inputs/parse-input.js';
import { lines } from '../inputs/text-input.js';
import { says } from '../reasons/reason.js';

/** A task of a danger sign. */
export const taskNamed = z.object({ id: z.string(says('REQUIRED', { input: 'ID' })).pipe(rowId) });

/** What the doctor says of a danger sign. */
export const resolveInput = taskNamed.extend({
  note: lines.between('NOTE', 10, 500),
});
