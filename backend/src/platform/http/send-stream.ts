import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Timeout of a reader that takes nothing, in milliseconds. */
const STALLED = 60_000;

/** Closes the connection of a reader that stops reading, which would otherwise hold resources forever. */
export function cutOffStalled(response: Response, stalledAfter = STALLED): void {
  response.setTimeout(stalledAfter, () => response.destroy());
}

/**
 * Sends a stream with back-pressure, until its end or until the reader disconnects. A reader that stops reading is disconnected: it would
 * hold a database connection and an export slot forever.
 */
export async function sendStream(response: Response, bytes: Readable, stalledAfter = STALLED): Promise<void> {
  cutOffStalled(response, stalledAfter);
  try {
    await pipeline(bytes, response);
  } catch (error) {
    // A reader that disconnects early is not an error.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
