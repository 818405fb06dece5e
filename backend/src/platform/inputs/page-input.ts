import { z } from 'zod';
import { validationMessage } from '../errors/reason.js';
import { wholeNumber } from './whole-number.js';

const NO_PAGE = validationMessage('WHOLE_NUMBER_FROM', { input: 'PAGE', least: 1 });

/** Input fields of offset pagination. */
export const pageInput = {
  page: z.int(NO_PAGE).min(1, NO_PAGE).max(1_000_000, NO_PAGE).default(1),
  limit: wholeNumber('LIMIT', 1, 100).default(10),
};
