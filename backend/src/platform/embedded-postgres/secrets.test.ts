import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { StartupError } from '../startup-error.js';
import { readOrCreateSecrets } from './secrets.js';

let folder: ReturnType<typeof makeTemporaryFolder>;
beforeEach(() => {
  folder = makeTemporaryFolder();
});
afterEach(() => folder.remove());

it('generates secrets of 32 random bytes once and finds them again', () => {
  const first = readOrCreateSecrets(folder.dir);
  expect(Buffer.from(first.sessionSecret, 'base64url')).toHaveLength(32);
  expect(Buffer.from(first.otpPepper, 'base64url')).toHaveLength(32);
  expect(Buffer.from(first.auditKey ?? '', 'base64url')).toHaveLength(32);
  expect(Buffer.from(first.smartSigningKey ?? '', 'base64url')).toHaveLength(32);
  expect(new Set(Object.values(first)).size).toBe(4);
  expect(readOrCreateSecrets(folder.dir)).toEqual(first);
});

it('takes the file of a folder from before the audit trail was sealed', () => {
  const older = { sessionSecret: 's'.repeat(43), otpPepper: 'p'.repeat(43) };
  writeFileSync(path.join(folder.dir, 'secrets.json'), JSON.stringify(older));
  expect(readOrCreateSecrets(folder.dir)).toEqual(older);
});

it('keeps them from other accounts', () => {
  readOrCreateSecrets(folder.dir);
  expect(statSync(path.join(folder.dir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('refuses a damaged file instead of making new secrets', () => {
  writeFileSync(path.join(folder.dir, 'secrets.json'), '{"sessionSecret":"sho');
  expect(() => readOrCreateSecrets(folder.dir)).toThrow(StartupError);
});
