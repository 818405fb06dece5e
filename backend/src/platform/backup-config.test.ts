import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/temporary-folder.js';
import { readConfig } from './config.js';

const folder = makeTemporaryFolder();
afterAll(() => folder.remove());

const BACKUP_DIR = '/backups';
const BACKUP_RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder.dir, ...env }).backup;

describe('backups', () => {
  it('are switched off by default', () => {
    expect(read({})).toBeUndefined();
    expect(read({ BACKUP_DIR: '', BACKUP_RECIPIENT: '' })).toBeUndefined();
  });

  it.each([
    [{ BACKUP_DIR }, 'BACKUP_RECIPIENT is required for backups'],
    [{ BACKUP_RECIPIENT }, 'BACKUP_DIR is required for backups'],
    [{ BACKUP_DIR: 'backups', BACKUP_RECIPIENT }, 'must be the full path of a folder'],
    [{ BACKUP_DIR, BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' }, 'must be a public key of age'],
    [
      { BACKUP_DIR, BACKUP_RECIPIENT, DATABASE_URL: 'postgres://app@localhost/clinic' },
      'BACKUP_DATABASE_URL is required for backups with DATABASE_URL',
    ],
  ])('%j is refused', (env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });

  it('are of the embedded database, or of another one by a role of its own', () => {
    expect(read({ BACKUP_DIR, BACKUP_RECIPIENT })).toEqual({
      dir: BACKUP_DIR,
      recipient: BACKUP_RECIPIENT,
      databaseUrl: undefined,
    });
    const DATABASE_URL = 'postgres://app@localhost/clinic';
    const BACKUP_DATABASE_URL = 'postgres://backup@localhost/clinic';
    expect(read({ BACKUP_DIR, BACKUP_RECIPIENT, DATABASE_URL, BACKUP_DATABASE_URL })).toMatchObject({
      databaseUrl: BACKUP_DATABASE_URL,
    });
  });
});
