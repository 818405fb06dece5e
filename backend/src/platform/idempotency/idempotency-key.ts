import { z } from 'zod';
import { validationMessage } from '../errors/reason.js';

const KEY = validationMessage('IDEMPOTENCY_KEY', { least: 8, most: 100 });

/** Schema of an idempotency key. */
export const idempotencyKey = z.string(KEY).regex(/^[^\p{C}]{8,100}$/u, KEY);
