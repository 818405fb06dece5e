import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new empty folder that the database's own account can pass through, and its removal. */
export function makeTemporaryFolder() {
  const dir = mkdtempSync(path.join(tmpdir(), 'physiotherapy-test-'));
  chmodSync(dir, 0o711);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }) };
}
