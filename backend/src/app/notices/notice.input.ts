import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';

const NO_CURSOR = validationMessage('NOT_A_CURSOR');

/** Input of `teamNotices`. */
export const noticeListInput = z.object({
  first: wholeNumber('FIRST', 1, 100),
  after: z.string(NO_CURSOR).max(200, NO_CURSOR).nullish(),
});
