import { expect, it } from 'vitest';
import { Disks } from './disks.js';

it('a disk that does not answer is left out, and asked once', async () => {
  const asked: string[] = [];
  let answer = (): void => undefined;
  const disks = new Disks((folder) => {
    asked.push(folder);
    return new Promise((resolve) => (answer = () => resolve({ blocks: 10, bavail: 4, bsize: 2 })));
  }, 1);
  for (let n = 0; n < 3; n++) expect(await disks.read('backups', '/backups')).toEqual([]);
  expect(asked).toEqual(['/backups']);
  const waiting = disks.read('backups', '/backups');
  answer();
  expect(await waiting).toEqual([{ name: 'backups', bytes: 20, free: 8 }]);
});

it('a folder that does not exist has no disk', async () => {
  expect(await new Disks().read('backups', '/nowhere/at/all')).toEqual([]);
  expect(await new Disks().read('backups', undefined)).toEqual([]);
});
