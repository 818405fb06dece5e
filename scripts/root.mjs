import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout: every path of these scripts is relative to it, wherever they are called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A failure that is told in its own words, without a stack. */
export class TaskError extends Error {}
