import { NIL } from 'uuid';
import { z } from 'zod';
import { badInput } from '../errors.js';
import { isRowId } from './row-id.js';
import { parseValidationMessage, validationMessage, type Reason } from '../reasons/reason.js';

/** The input of what needs none. */
export const nothing = z.object({});

/** The id of a row; what cannot be one is that of no row, and answered like an unknown one. */
export const rowId = z.string().transform((id) => (isRowId(id) ? id.toLowerCase() : NIL));

/** What zod would say in its own words is said in ours: they name types, and no other language has them. */
const inOurWords = { error: () => validationMessage('NOT_ACCEPTED') };

/**
 * Input of either door in the shape that a service works with.
 * @throws AppError BAD_INPUT with the reason of each field at fault, or of what is wrong as a whole
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {}, inOurWords);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Reason> = {};
  for (const issue of parsed.error.issues) {
    const reason = parseValidationMessage(issue.message);
    // A name that is not known is at fault itself, and not what it stands in.
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const paths = names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path];
    if (issue.path.length === 0 && names.length === 0) throw badInput(reason);
    for (const path of paths) fields[path.join('.')] ??= reason;
  }
  throw badInput(fields);
}
