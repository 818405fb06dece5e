import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { askForRecovery, forgetRecovery } from './recovery-settings.js';

const folder = makeTemporaryFolder();
afterAll(() => folder.remove());
const file = path.join(folder.dir, 'postgresql.auto.conf');
const text = () => readFileSync(file, 'utf8');

it('a restore without a moment forgets the moment of an earlier one, marked or rewritten by ALTER SYSTEM', async () => {
  writeFileSync(file, "work_mem = '8MB'\n");
  await askForRecovery(folder.dir, '2026-11-30T02:15:00Z', {});
  expect(text()).toContain("recovery_target_time = '2026-11-30 02:15:00+00'");
  for (const earlier of [text(), text().replaceAll(' # of the restore', '')]) {
    writeFileSync(file, earlier);
    await askForRecovery(folder.dir, undefined, {});
    expect(text()).not.toContain('recovery_target_time =');
    expect(text().match(/restore_command/g)).toHaveLength(1);
  }
  await forgetRecovery(folder.dir);
  expect(text().trim()).toBe("work_mem = '8MB'");
});
