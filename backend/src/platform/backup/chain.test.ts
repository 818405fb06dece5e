import { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { archiveFiles } from './archive-files.js';
import type { BackupSource } from './backup-source.js';
import { Chain, type BaseManifest } from './chain.js';
import { findChain } from './find-chain.js';
import { planRestore } from './plan-restore.js';
import { prune } from './prune.js';
import { openSealed } from './sealed-file.js';

const folder = makeTemporaryFolder();
const NAME = 'backup_0123456789ab';
const FIRST = '000000010000000000000001';
const at = (hour: number) => `2026-03-10T${String(hour).padStart(2, '0')}:00:00.000Z`;
const stored = { bytes: 1, sha256: 'aa' };

let keys: string[];
let recipient: string;
let dir: string;
let chain: Chain;
let count = 0;
beforeAll(async () => {
  keys = [await generateX25519Identity(), await generateX25519Identity()];
  recipient = await identityToRecipient(keys[1] ?? '');
});
beforeEach(async () => {
  dir = path.join(folder.dir, `backups-${count++}`);
  mkdirSync(dir);
  chain = await Chain.create(dir, { name: NAME, recipient, at: new Date(at(0)) });
});
afterAll(() => folder.remove());

function addBase(name: string, hour: number): void {
  const manifest: BaseManifest = {
    version: 1,
    chain: NAME,
    name,
    startedAt: at(hour),
    finishedAt: at(hour),
    postgresMajor: 18,
    embedded: true,
    segmentSize: 16_777_216,
    firstSegment: FIRST,
    archive: stored,
    files: [],
  };
  mkdirSync(path.join(chain.basesFolder, name));
  writeFileSync(path.join(chain.basesFolder, name, 'manifest.json'), JSON.stringify(manifest));
}

describe('the chain of a server', () => {
  const find = (slots: { name: string; lost: boolean }[], of: { dir?: string; recipient?: string } = {}) => {
    const source = { rows: async () => slots } as unknown as BackupSource;
    const place = { dir, recipient, sourceUrl: '', uploadsDir: undefined, embeddedDir: undefined, ...of };
    return findChain(source, place).then((found) => found?.name);
  };

  it('is refused where the folder has none of its chains, also if the server gave up their log', async () => {
    const empty = path.join(folder.dir, 'empty');
    mkdirSync(empty, { recursive: true });
    for (const lost of [false, true])
      await expect(find([{ name: NAME, lost }], { dir: empty })).rejects.toThrow('Is the disk mounted?');
    expect(await find([], { dir: empty })).toBeUndefined();
  });

  it('is that of its slot; none if the log is lost, or after a change of the public key', async () => {
    expect(await find([{ name: NAME, lost: false }])).toBe(NAME);
    expect(await find([{ name: NAME, lost: true }])).toBeUndefined();
    const other = await identityToRecipient(keys[0] ?? '');
    expect(await find([{ name: NAME, lost: false }], { recipient: other })).toBeUndefined();
  });
});

describe('the archive of pictures and documents', () => {
  const uploads = () => path.join(dir, 'uploads');
  const archive = () => archiveFiles(chain, uploads(), { recipient, at: new Date(at(1)) });
  beforeEach(() => mkdirSync(uploads()));

  it('takes an empty folder for a disk that is not mounted, and no file for deleted', async () => {
    writeFileSync(path.join(uploads(), 'a.webp'), 'a picture');
    writeFileSync(path.join(uploads(), 'b.webp'), 'another one');
    await archive();
    rmSync(path.join(uploads(), 'a.webp'));
    await archive();
    rmSync(path.join(uploads(), 'b.webp'));
    await expect(archive()).rejects.toThrow('is empty, and the backups hold 1 of its files. Is the disk mounted?');
    const gone = [...(await chain.files()).values()].filter(({ goneAt }) => goneAt !== undefined);
    expect(gone.map(({ key }) => key)).toEqual(['a.webp']);
  });

  it('stores again what is listed and no longer there; any of several keys opens it', async () => {
    writeFileSync(path.join(uploads(), 'a.webp'), 'a picture');
    await archive();
    rmSync(chain.storedFile('a.webp'));
    await archive();
    const parts: Uint8Array[] = [];
    for await (const part of await openSealed(chain.storedFile('a.webp'), keys)) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe('a picture');
  });

  it('fails on a file that cannot be read', async () => {
    symlinkSync('a.webp', path.join(uploads(), 'a.webp'));
    await expect(archive()).rejects.toThrow('ELOOP');
  });
});

describe('a plan of a restore', () => {
  beforeEach(async () => {
    addBase('20260310T010000Z', 1);
    await chain.addSegment({ name: FIRST, at: at(5), ...stored });
  });

  it('names nothing outside the folder', async () => {
    const line = { at: at(9), storedAt: at(2), ...stored };
    appendFileSync(path.join(chain.folder, 'wal.ndjson'), `${JSON.stringify({ ...line, name: `${FIRST}/../../x` })}\n`);
    for (const key of ['../../x.webp', '/x.webp', 'a/b.webp'])
      appendFileSync(path.join(chain.folder, 'files.ndjson'), `${JSON.stringify({ ...line, key })}\n`);
    const plan = await planRestore(dir, undefined);
    expect([plan.segments.map(({ name }) => name), plan.files]).toEqual([[FIRST], []]);
  });

  it('without a moment leaves out what was deleted before the end', async () => {
    await chain.addFile({ key: 'there.webp', storedAt: at(2), ...stored });
    await chain.addFile({ key: 'gone.webp', storedAt: at(2), goneAt: at(3), ...stored });
    await chain.addFile({ key: 'gone-later.webp', storedAt: at(2), goneAt: at(6), ...stored });
    const { files } = await planRestore(dir, undefined);
    expect(files.map(({ key }) => key)).toEqual(['there.webp', 'gone-later.webp']);
  });

  it('leaves out a backup that cannot be read, and names its path', async () => {
    mkdirSync(path.join(chain.basesFolder, '20260310T020000Z'));
    const lost = 'backup_ffffffffffff';
    mkdirSync(path.join(dir, lost));
    const plan = await planRestore(dir, undefined);
    expect(plan.base.name).toBe('20260310T010000Z');
    expect(plan.unreadable.toSorted()).toEqual([
      path.join(chain.basesFolder, '20260310T020000Z/manifest.json'),
      path.join(dir, lost),
    ]);
  });
});

it('a removal that was cut off is ended by the next one, and no list reads its rest', async () => {
  const rests = [path.join(chain.basesFolder, '20260309T010000Z.removed'), path.join(dir, `${NAME}.removed`)];
  for (const rest of rests) mkdirSync(rest);
  addBase('20260310T010000Z', 1);
  addBase('20260310T020000Z', 2);
  expect((await chain.bases()).map(({ name }) => name)).toEqual(['20260310T010000Z', '20260310T020000Z']);
  await prune(dir, chain, new Date('2026-03-30T00:00:00Z'));
  expect((await chain.bases()).map(({ name }) => name)).toEqual(['20260310T020000Z']);
  expect(rests.filter((rest) => existsSync(rest))).toEqual([]);
});
