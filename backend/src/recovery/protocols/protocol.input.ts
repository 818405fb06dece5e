import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { protocolContent } from './protocol-content.js';

const SLUG = validationMessage('PROTOCOL_SLUG');

/** Optional hash of the content that the caller has read. */
const read = z.string(validationMessage('NOT_TEXT', { input: 'VALUE' })).optional();

/** A draft to save. */
export const draftInput = z.object({
  slug: z
    .string(SLUG)
    .max(60, SLUG)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG),
  content: protocolContent,
  read,
});

/** Id of a version. */
export const versionNamed = z.object({ id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId) });

/** A doctor's approval of a version. */
export const approvalInput = versionNamed.extend({
  statement: lines.between('STATEMENT', 10, 500),
  read,
});
