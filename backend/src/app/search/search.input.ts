import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NO_FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 50 });
const TOO_SHORT = validationMessage('TOO_SHORT', { input: 'SEARCH_TEXT', least: 2 });

/** Input of a search: text and number of results. */
export const searchInput = z.object({
  text: line.required('SEARCH_TEXT', 100).refine((text) => Array.from(text).length >= 2, TOO_SHORT),
  first: z.int(NO_FIRST).min(1, NO_FIRST).max(50, NO_FIRST).default(10),
});
