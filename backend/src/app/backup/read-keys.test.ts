import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { readKeys } from './read-keys.js';

const folder = makeTemporaryFolder();
afterAll(() => folder.remove());
const file = path.join(folder.dir, 'keys');

it('a file without a key, or no file, is refused', () => {
  expect(() => readKeys(undefined)).toThrow('--key FILE');
  expect(() => readKeys(file)).toThrow('cannot be read (ENOENT)');
  writeFileSync(file, 'age1\n');
  expect(() => readKeys(file)).toThrow('holds no private key of age');
});

it('all keys of a file are read, so that backups from before a change of keys open too', async () => {
  const keys = [await generateX25519Identity(), await generateX25519Identity()];
  writeFileSync(file, `# former\n${keys[0]}\n# present\n${keys[1]}\n`);
  expect(readKeys(file)).toEqual(keys);
});
