import { z } from 'zod';

/** A sentence of what was done. */
export const message = z.string();

/** An answer that says what was done, and nothing else. */
export const messageAnswer = z.object({ message });

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A day, YYYY-MM-DD. */
export const day = z.iso.date();
