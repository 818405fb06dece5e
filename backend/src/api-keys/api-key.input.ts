import { z } from 'zod';
import { SCOPES } from '../auth/verbs.js';
import { line } from '../text-input.js';

const NAME = 'The name must have 1 to 120 characters';
const SCOPE = `The scopes must be one or more of ${SCOPES.join(', ')}`;

/** A key to make; whether its end is near enough is for the database's clock. */
export const createApiKeyInput = z.object({
  name: line.required('The name', 120, { missing: NAME, tooLong: NAME }),
  scopes: z
    .array(z.enum(SCOPES, SCOPE), SCOPE)
    .min(1, SCOPE)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt: z.date('The end must be a time such as 2026-11-21T10:30:00Z'),
});
