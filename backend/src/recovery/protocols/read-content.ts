import type { Request } from 'express';
import { badInput } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';

/** Nothing stood there. */
export const NONE = '';

/**
 * The hash of the content that the sender has read, of `If-Match: "<contentHash>"`, or none of `If-None-Match: *`: what was changed
 * meanwhile is neither signed nor written over. @throws AppError BAD_INPUT
 */
export function readContentOf(request: Request): string | undefined {
  if (request.get('If-None-Match')?.trim() === '*') return NONE;
  const header = request.get('If-Match')?.trim();
  if (!header || header === '*') return undefined;
  const hash = /^(?:W\/)?"([0-9a-f]{64})"$/.exec(header)?.[1];
  if (!hash) throw badInput({ 'If-Match': reasonFor('IF_MATCH_CONTENT') });
  return hash;
}
