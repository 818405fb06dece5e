import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { USER_TYPES } from '../../platform/access/actor.js';
import { pageInput } from '../../platform/inputs/page-input.js';

/** Filter of accounts; all conditions must match. */
const filter = z.object({
  search: line.optional('SEARCH_TEXT', 100, { tooLong: validationMessage('SEARCH_TEXT_TOO_LONG') }).nullish(),
  userType: z
    .enum(USER_TYPES, validationMessage('EITHER', { input: 'USER_TYPE', choices: USER_TYPES.join(', ') }))
    .nullish(),
  disabled: z.boolean(validationMessage('YES_OR_NO', { input: 'ACCOUNT_DISABLED' })).nullish(),
  birthYearDue: z.boolean(validationMessage('YES_OR_NO', { input: 'BIRTH_YEAR_DUE' })).nullish(),
});
export type AccountFilter = z.output<typeof filter>;

/** Input of a page of accounts. */
export const accountPageInput = z.object({ filter: filter.nullish(), ...pageInput });
