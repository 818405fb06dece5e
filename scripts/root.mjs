import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, to which all paths of these scripts are relative. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** An error whose message is printed without a stack. */
export class TaskError extends Error {}
