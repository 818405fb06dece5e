import { z } from 'zod';
import type { ErrorCode } from '../errors/errors.js';

/** Public documentation of a REST endpoint; /openapi.json is built from it and from the schemas that parse. */
export interface RouteDocs {
  /** Short summary. */
  summary: string;
  /** Query parameters, under their public names. */
  query?: z.ZodObject;
  /** JSON body or form fields, under their public names. */
  body?: z.ZodType;
  /** Whether the body is optional. */
  bodyMayLack?: boolean;
  /** Additional request headers, with descriptions. */
  headers?: Record<string, string>;
  /** Required headers. */
  neededHeaders?: readonly string[];
  /** JSON of a successful answer; undefined if only files are returned. */
  answer?: z.ZodType;
  /** Media types of the files that may be returned. */
  files?: readonly [string, ...string[]];
  /** Status of success, 200 by default. */
  status?: 201 | 202;
  /** Error codes in addition to those of every endpoint. */
  errors?: readonly ErrorCode[];
}

/** Renames a schema's fields to their public names. */
export function withPublicNames(schema: z.ZodObject, spellings: Record<string, string>): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [spellings[name] ?? name, field])),
  );
}

/** Header of optimistic locking. */
export const IF_MATCH = { 'If-Match': 'The ETag that was read: CHANGED_MEANWHILE unless it is the present one.' };

/** Header of the idempotency key. */
export const IDEMPOTENCY_KEY = {
  'Idempotency-Key': '8 to 100 characters: sent again within 24 hours, the same answer.',
};
