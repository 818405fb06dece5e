import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { filmForm, insertEntry, insertFilm } from '../../../test/exercise-access.js';
import { film } from '../../../test/films.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { DiskFileStorage } from '../../platform/storage/disk-file-storage.js';

const folder = makeTemporaryFolder();
const storage = new DiskFileStorage(folder.dir);
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ storage });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const open = storage.open.bind(storage);
const put = storage.put.bind(storage);
const read = (key: string, part = 'video') => admin.send(`/api/v1/exercises/${key}/${part}`);
const upload = (key: string, form: FormData) => admin.rest('POST', `/exercises/${key}/video`, form);
const filesOf = () => readdirSync(folder.dir).filter((name) => /\.film(?:\.part)?$/.test(name));

it('takes a film of nearly 30 MiB with a still beside it', async () => {
  const form = new FormData();
  const noise = sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } });
  const [bytes, still] = [await film({ pictureBytes: 2_090_000 }), await noise.png().toBuffer()];
  expect(bytes.length).toBeGreaterThan(31_000_000);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'slides.mp4');
  form.set('poster', new Blob([new Uint8Array(still)]), 'still.png');
  expect((await upload(await insertEntry({ app }), form)).status).toBe(201);
});

it('leaves no film whose still could not be stored', async () => {
  const before = filesOf();
  let calls = 0;
  storage.put = async (...asked) => {
    if (++calls === 2) throw new Error('away');
    await put(...asked);
  };
  expect((await upload(await insertEntry({ app }), await filmForm())).status).toBe(500);
  storage.put = put;
  expect([calls, filesOf()]).toEqual([2, before]);
});

it('sweeps what a crash left after an hour, and never a film or still in use', async () => {
  const key = await insertFilm({ app });
  const used = filesOf();
  const [young, old] = [`${randomUUID()}.film`, `${randomUUID()}.film`];
  mkdirSync(folder.dir, { recursive: true });
  for (const name of [young, old]) writeFileSync(path.join(folder.dir, name), 'x');
  for (const name of [...used, old, young]) {
    const at = new Date(NOON.getTime() - (name === young ? 59 : 61) * 60_000);
    utimesSync(path.join(folder.dir, name), at, at);
  }
  await app.application.runMaintenance();
  expect(filesOf().toSorted()).toEqual([...used, young].toSorted());
  expect([(await read(key)).status, (await read(key, 'poster')).status]).toEqual([200, 200]);
});

it('sends the new film where the former one was replaced after its row was read', async () => {
  const key = await insertFilm({ app });
  storage.open = async () => {
    storage.open = open;
    return undefined;
  };
  const answer = await read(key);
  expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
  storage.open = async () => undefined;
  expect((await read(key)).status).toBe(404);
  storage.open = open;
});

it('breaks off the answer when the storage fails in its middle, and answers 500 before', async () => {
  const key = await insertFilm({ app });
  storage.open = async () =>
    Readable.from(
      (function* () {
        yield Buffer.from('by');
        throw new Error('away');
      })(),
    );
  await expect(read(key).then((answer) => answer.text())).rejects.toThrow(/fetch failed|terminated/);
  storage.open = () => Promise.reject(new Error('away'));
  const failed = await read(key);
  expect([failed.status, failed.headers.get('etag')]).toEqual([500, null]);
  storage.open = open;
  expect((await read(key)).status).toBe(200);
});
