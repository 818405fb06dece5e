import { z } from 'zod';
import { KEY_SCOPES, type KeyScope } from '../../platform/access/access-policy.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';

const NAME = validationMessage('LENGTH', { input: 'KEY_NAME', least: 1, most: 120 });
const SCOPE = validationMessage('API_KEY_SCOPES', { choices: KEY_SCOPES.join(', ') });

const CLIENT = validationMessage('REQUIRED', { input: 'ID' });

/** Scopes of a key that belongs to a hospital's client: reads alone, each of which obeys the client's consents. */
export const CLIENT_KEY_SCOPES: readonly KeyScope[] = ['patients:read', 'appointments:read', 'recovery:read'];

/** Input of a new key; the service checks its expiry by the database's clock. */
export const createApiKeyInput = z.object({
  name: line.required('KEY_NAME', 120, { missing: NAME, tooLong: NAME }),
  scopes: z
    .array(z.enum(KEY_SCOPES, SCOPE), SCOPE)
    .min(1, SCOPE)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt: z.date(validationMessage('API_KEY_END', { example: '2026-11-21T10:30:00Z' })),
  clientId: z.string(CLIENT).pipe(rowId).nullish(),
});

/** Whether to list the keys of all admins or one's own. */
export const apiKeysInput = z.object({
  all: z.boolean(validationMessage('YES_OR_NO', { input: 'ALL_KEYS' })).default(false),
});
