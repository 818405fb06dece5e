import { NIL } from 'uuid';
import { z } from 'zod';
import { badInput } from '../errors/errors.js';
import { parseValidationMessage, validationMessage, type Reason } from '../errors/reason.js';

/**
 * Returns whether a text is a row id as the database prints one: any `uuid`, including versions and variants that no RFC defines, since
 * imported or sample data may have them.
 */
export const isRowId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Schema of an operation without input. */
export const nothing = z.object({});

/** Schema of a row id. An invalid one becomes the nil UUID, which answers like an unknown id. */
export const rowId = z.string().transform((id) => (isRowId(id) ? id.toLowerCase() : NIL));

/** Replaces zod's default messages, which name types and are not translated. */
const inOurWords = { error: () => validationMessage('NOT_ACCEPTED') };

/**
 * Parses input of a GraphQL or REST request.
 * @throws AppError BAD_INPUT with the reason of each invalid field, or of the input as a whole
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {}, inOurWords);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Reason> = {};
  for (const issue of parsed.error.issues) {
    const reason = parseValidationMessage(issue.message);
    // For unknown keys, the fields at fault are the keys and not their parent.
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const paths = names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path];
    if (issue.path.length === 0 && names.length === 0) throw badInput(reason);
    for (const path of paths) fields[path.join('.')] ??= reason;
  }
  throw badInput(fields);
}
