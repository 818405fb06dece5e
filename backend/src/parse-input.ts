import { NIL, validate as isUuid } from 'uuid';
import { z } from 'zod';
import { badInput } from './errors.js';

/** The input of what needs none. */
export const nothing = z.object({});

/** The id of a row; what cannot be one is that of no row, and answered like an unknown one. */
export const rowId = z.string().transform((id) => (isUuid(id) ? id.toLowerCase() : NIL));

/**
 * Input of either door in the shape that a service works with.
 * @throws AppError BAD_INPUT with the sentence of each field at fault, or of what is wrong as a whole
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    if (issue.path.length === 0) throw badInput(issue.message);
    fields[issue.path.join('.')] ??= issue.message;
  }
  throw badInput(fields);
}
