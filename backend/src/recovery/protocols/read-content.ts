import type { Request } from 'express';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Hash for a draft that does not exist yet. */
export const NONE = '';

/** Requires that the content is still what the caller has read. @throws AppError CHANGED_MEANWHILE */
export function requireRead(read: string | undefined, present = NONE): void {
  if (read !== undefined && read !== present) throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
}

/**
 * Reads the content hash that the caller has read from `If-Match: "<contentHash>"`, or `NONE` from `If-None-Match: *`; the optimistic lock
 * of drafts and approvals. @throws AppError BAD_INPUT
 */
export function readContentOf(request: Request): string | undefined {
  if (request.get('If-None-Match')?.trim() === '*') return NONE;
  const header = request.get('If-Match')?.trim();
  if (!header || header === '*') return undefined;
  const hash = /^(?:W\/)?"([0-9a-f]{64})"$/.exec(header)?.[1];
  if (!hash) throw badInput({ 'If-Match': reasonFor('IF_MATCH_CONTENT') });
  return hash;
}
