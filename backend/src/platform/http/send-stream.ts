import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** How long a reader may take nothing, in milliseconds. */
const STALLED = 60_000;

/** Cuts off a reader that stops taking what is sent: it would keep for ever what others wait for. */
export function cutOffStalled(response: Response, stalledAfter = STALLED): void {
  response.setTimeout(stalledAfter, () => response.destroy());
}

/**
 * Back-pressure: sends bytes as they come, until the last or until the reader goes away. One that stops taking them is cut off: it would keep a
 * connection of the database, and the turn of another, for ever.
 */
export async function sendStream(response: Response, bytes: Readable, stalledAfter = STALLED): Promise<void> {
  cutOffStalled(response, stalledAfter);
  try {
    await pipeline(bytes, response);
  } catch (error) {
    // A reader that left is no failure of ours, and nobody is there to be told.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
