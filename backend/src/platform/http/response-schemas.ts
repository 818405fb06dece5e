import { z } from 'zod';

/** Sentence that describes what was done. */
export const message = z.string();

/** Answer that contains a message alone. */
export const messageAnswer = z.object({ message });

/** Timestamp, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Day, YYYY-MM-DD. */
export const day = z.iso.date();
