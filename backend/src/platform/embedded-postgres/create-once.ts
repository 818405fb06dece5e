import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/**
 * The text of `file`, which is written with `content()` and mode 0600 if it is not there yet. Of two processes that try
 * at once one wins and both get its text; a crash leaves the whole file or none.
 */
export function createOnce(file: string, content: () => string): string {
  const existing = readIfThere(file);
  if (existing !== undefined) return existing;

  const draft = `${file}.${randomUUID()}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, content());
    fsyncSync(descriptor);
    linkSync(draft, file); // unlike a rename, refuses to replace what another process has just written
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

/** The text of a file, or undefined when there is none. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether an error is the operating system's, with one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
