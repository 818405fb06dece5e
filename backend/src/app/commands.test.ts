import { expect, inject, it } from 'vitest';
import { runCommand } from '../../test/run-command.js';
import { withDatabase } from '../../test/test-database.js';
import { adminCommand } from './admin-command.js';
import { auditCommand } from './audit-command.js';
import { countersCommand } from './counters-command.js';
import { keysCommand } from './keys-command.js';

it.each([
  ['admin', adminCommand, ['9876543210']],
  ['audit', auditCommand, []],
  ['counters', countersCommand, []],
  ['keys', keysCommand, []],
] as const)('npm run %s leaves migrating to npm run migrate, also where it could', async (_name, command, args) => {
  const DATABASE_URL = withDatabase(inject('postgres').ownerUrl, 'postgres');
  await expect(runCommand(command, [...args], { DATABASE_URL })).rejects.toMatchObject({
    code: 1,
    stderr: 'The database is not up to date. Run npm run migrate and try again.\n',
  });
});
