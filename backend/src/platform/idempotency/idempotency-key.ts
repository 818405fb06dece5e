import { z } from 'zod';
import { validationMessage } from '../reasons/reason.js';

const KEY = validationMessage('IDEMPOTENCY_KEY', { least: 8, most: 100 });

/** By which a request that is sent again is known (ID-1). */
export const idempotencyKey = z.string(KEY).regex(/^[^\p{C}]{8,100}$/u, KEY);
