import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { SAVED_LISTS } from './saved-filter.entity.js';

const NAME = validationMessage('LENGTH', { input: 'FILTER_NAME', least: 1, most: 60 });
const QUERY = validationMessage('LENGTH', { input: 'FILTER_QUERY', least: 1, most: 1000 });

/** Input: the list of the saved filters. */
export const savedListInput = z.object({
  list: z.enum(SAVED_LISTS, validationMessage('EITHER', { input: 'SAVED_LIST', choices: SAVED_LISTS.join(', ') })),
});

/** Input: a list's filter and its name. */
export const saveFilterInput = savedListInput.extend({
  name: line.required('FILTER_NAME', 60, { missing: NAME, tooLong: NAME }),
  query: line.required('FILTER_QUERY', 1000, { missing: QUERY, tooLong: QUERY }),
});
