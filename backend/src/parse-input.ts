import type { z } from 'zod';
import { badInput } from './errors.js';

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
