import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { DiskFileStorage } from './disk-file-storage.js';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e.webp';

let folder: ReturnType<typeof makeTemporaryFolder>;
let dir: string;
let storage: DiskFileStorage;
beforeEach(() => {
  folder = makeTemporaryFolder();
  dir = path.join(folder.dir, 'uploads');
  storage = new DiskFileStorage(dir);
});
afterEach(() => folder.remove());

describe('files in a folder', () => {
  it('are written whole, for the server alone, and nothing is left beside them (UP-5)', async () => {
    const bytes = Buffer.alloc(300_000, 7);
    await storage.put(KEY, bytes);
    expect(await storage.get(KEY)).toEqual(bytes);
    expect(readdirSync(dir)).toEqual([KEY]);
    expect(statSync(path.join(dir, KEY)).mode & 0o777).toBe(0o600);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });

  it('that were written in part are none', async () => {
    mkdirSync(dir);
    writeFileSync(path.join(dir, `${KEY}.part`), 'half');
    expect(await storage.get(KEY)).toBeUndefined();
  });

  it('that cannot be put in their place leave nothing of themselves: a full disk needs the room (UP-5)', async () => {
    mkdirSync(path.join(dir, KEY), { recursive: true });
    await expect(storage.put(KEY, Buffer.from('x'))).rejects.toThrow();
    expect(readdirSync(dir)).toEqual([KEY]);
  });

  it('that cannot be written leave no file under the key', async () => {
    mkdirSync(path.join(dir, `${KEY}.part`), { recursive: true });
    await expect(storage.put(KEY, Buffer.from('x'))).rejects.toThrow();
    expect(existsSync(path.join(dir, KEY))).toBe(false);
  });

  it('that are not there are undefined, and removing them is no error', async () => {
    expect(await storage.get(KEY)).toBeUndefined();
    await expect(storage.remove(KEY)).resolves.toBeUndefined();
    expect(await storage.listOlderThan(new Date(), 'webp')).toEqual([]);
  });

  it.each(['../../x.webp', '/etc/passwd', 'a/b.webp', 'x.webp\0.png', '..', '', 'X.webp', 'x.png', '%2e%2e.webp'])(
    'lie nowhere else: %j is refused (UP-8)',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a key of this storage');
      await expect(storage.get(key)).rejects.toThrow('not a key of this storage');
      await expect(storage.remove(key)).rejects.toThrow('not a key of this storage');
    },
  );
});

describe('the list of old files', () => {
  const moment = new Date('2026-03-10T06:00:00Z');
  const write = (name: string, modified: Date) => {
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, name), 'x');
    utimesSync(path.join(dir, name), modified, modified);
  };

  it('names whole and half files from before a moment, and nothing that is not ours', async () => {
    const before = new Date(moment.getTime() - 1);
    write('a.webp', before);
    write('b.webp.part', before);
    write('c.webp', moment);
    write('notes.txt', before);
    expect((await storage.listOlderThan(moment, 'webp')).toSorted()).toEqual(['a.webp', 'b.webp.part']);
    for (const key of ['a.webp', 'b.webp.part']) await storage.remove(key);
    expect(readdirSync(dir).toSorted()).toEqual(['c.webp', 'notes.txt']);
  });
});
