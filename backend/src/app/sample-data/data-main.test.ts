import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { built } from '../../../test/built-program.js';
import { runCommand } from '../../../test/run-command.js';
import { createTestDatabase } from '../../../test/test-database.js';
import { entities } from '../entities.js';
import { createLogger } from '../../platform/logger.js';
import { openDatabase } from '../../platform/db/database.js';
import { dataCommand } from './data-command.js';
import { readAmounts } from './data-arguments.js';

describe('npm run data', () => {
  it('takes a number of patients from 1 to 5,000,000, how many of them have a plan, and nothing else', () => {
    expect(readAmounts(['--patients', '100000'])).toEqual({ patients: 100_000 });
    expect(readAmounts(['--patients=5000000', '--plans', '0'])).toEqual({ patients: 5_000_000, plans: 0 });
    for (const args of [
      [],
      ['--patients'],
      ['100'],
      ['--patients', '0'],
      ['--patients', '5000001'],
      ['--patients', '1e3'],
      ['--patients', '-1'],
      ['--patients', '5', '--force'],
      ['--patients', '5', '--plans', '6'],
      ['--patients', '5', '--plans', 'all'],
    ])
      expect(() => readAmounts(args), args.join(' ')).toThrow(/^Say how many patients to add, from 1 to 5,000,000/);
  });

  it('says in a sentence what it does not take, and fails', async () => {
    const program = promisify(execFile)(process.execPath, [
      built('app/sample-data/data-main.js'),
      '--patients',
      'many',
    ]);
    await expect(program).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Say how many patients to add.*\n$/) as string,
    });
  });

  it('adds them to the configured database, beside the sample clinic, and tells how many in how long', async () => {
    const testDatabase = await createTestDatabase();
    const environment = {
      ...process.env,
      DATABASE_URL: testDatabase.appUrl,
      MIGRATION_URL: testDatabase.ownerUrl,
      SESSION_SECRET: 'x'.repeat(32),
      OTP_PEPPER: 'y'.repeat(32),
    };
    const { stdout } = await runCommand(dataCommand, ['--patients', '30', '--plans', '4'], {
      ...environment,
      SAMPLE_DATA: 'on',
    });
    expect(stdout).toMatch(
      /^Added \d+ accounts, 30 patients, \d+ appointments, \d+ payments, 4 plans, \d+ packages, \d+ charges, \d+ bills, \d+ credits, \d+ messages in \d+\.\d s\.\n$/,
    );
    const database = await openDatabase(testDatabase.appUrl, entities, createLogger('silent'));
    expect((await database.pool.query('select from patient')).rowCount).toBe(94);
    await database.close();
    await testDatabase.drop();
  });
});
