import { z } from 'zod';
import { validationMessage } from '../errors/reason.js';
import { line } from './text-input.js';

const EMAIL = validationMessage('INVALID_EMAIL');

/** Schema of an e-mail address. */
export const email = line.required('EMAIL', 254, { tooLong: EMAIL }).pipe(z.email(EMAIL));
