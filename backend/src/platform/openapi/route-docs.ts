import { z } from 'zod';
import type { ErrorCode } from '../errors.js';

/** What outsiders are told of a REST route: the description at /openapi.json is made of it and of the schemas that parse (clinic §10). */
export interface RouteDocs {
  /** What it does, in a few words. */
  summary: string;
  /** What stands in the query, by the names of the callers. */
  query?: z.ZodObject;
  /** The JSON body, or the fields of the form, by the names of the callers. */
  body?: z.ZodType;
  /** Whether a call without a body is one, too. */
  bodyMayLack?: boolean;
  /** Headers beyond the common ones, and what each says. */
  headers?: Record<string, string>;
  /** Which of them must come. */
  neededHeaders?: readonly string[];
  /** The JSON of success; nothing where files alone are answered. */
  answer?: z.ZodType;
  /** The media types of the files that may be answered. */
  files?: readonly [string, ...string[]];
  /** The status of success, 200 unless told otherwise. */
  status?: 201 | 202;
  /** The codes of its own, beside those that any call may come to. */
  errors?: readonly ErrorCode[];
}

/** The older spelling of a schema's fields (reading 19): the same schemas under the names of the callers. */
export function withPublicNames(schema: z.ZodObject, spellings: Record<string, string>): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [spellings[name] ?? name, field])),
  );
}

/** The header of optimistic locking (OL-1). */
export const IF_MATCH = { 'If-Match': 'The ETag that was read: CHANGED_MEANWHILE unless it is the present one.' };

/** The header under which what makes something is done once (ID-1). */
export const IDEMPOTENCY_KEY = {
  'Idempotency-Key': '8 to 100 characters: sent again within 24 hours, the same answer.',
};
