import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/reasons/reason.js';
import { SAVED_LISTS } from './saved-filter.entity.js';

const NAME = validationMessage('LENGTH', { input: 'FILTER_NAME', least: 1, most: 60 });
const QUERY = validationMessage('LENGTH', { input: 'FILTER_QUERY', least: 1, most: 1000 });

/** Of which list the saved filters are wanted. */
export const savedListInput = z.object({
  list: z.enum(SAVED_LISTS, validationMessage('EITHER', { input: 'SAVED_LIST', choices: SAVED_LISTS.join(', ') })),
});

/** Filters of a list, and what they are to be called. */
export const saveFilterInput = savedListInput.extend({
  name: line.required('FILTER_NAME', 60, { missing: NAME, tooLong: NAME }),
  query: line.required('FILTER_QUERY', 1000, { missing: QUERY, tooLong: QUERY }),
});
