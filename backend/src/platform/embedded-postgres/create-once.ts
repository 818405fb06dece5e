import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/**
 * Returns the text of `file`, writing it with `content()` and mode 0600 if it does not exist. Of two processes that try at once one wins
 * and both get its text; a crash leaves the whole file or none.
 */
export function createOnce(file: string, content: () => string): string {
  const existing = readIfThere(file);
  if (existing !== undefined) return existing;

  const draft = `${file}.${randomUUID()}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, content());
    fsyncSync(descriptor);
    linkSync(draft, file); // Unlike a rename, a link does not replace what another process has just written.
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

/** Returns the text of a file; undefined if it does not exist. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Returns whether an error is a system error with one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
