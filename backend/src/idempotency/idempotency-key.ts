import { z } from 'zod';

const KEY = 'The idempotency key must have 8 to 100 characters that can be seen';

/** By which a request that is sent again is known (ID-1). */
export const idempotencyKey = z.string(KEY).regex(/^[^\p{C}]{8,100}$/u, KEY);
