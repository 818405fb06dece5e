import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAdmin, insertUser } from '../../../test/builders.js';
import { insertEntry } from '../../../test/exercise-access.js';
import { film, type FilmPlan } from '../../../test/films.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
let patient: TestClient;
beforeAll(async () => {
  app = await createTestApp({ limits: { filmsPerAccountDay: 30 } });
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  patient = await app.signIn((await insertUser(app.sql)).phone);
});
afterAll(() => app.close());

interface Video {
  url: string;
  posterUrl: string | null;
  mediaType: string;
  bytes: number;
}
interface Answered {
  data: Video;
  code?: string;
  fields?: Record<string, string>;
  reasons?: { code: string }[];
}

const still = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#0b6b6b' } });
const upload = (browser: TestClient, key: string, bytes: Buffer | undefined, poster?: Buffer) => {
  const form = new FormData();
  form.set('note', 'x');
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../slides.mp4');
  if (poster) form.set('poster', new Blob([new Uint8Array(poster)]), 'still.jpg');
  return browser.rest<Answered>('POST', `/exercises/${key}/video`, form);
};
const found = async (key: string) =>
  (
    await ask<{ video: Video | null }>(
      admin,
      `query ($key: ID!) { libraryExercise(key: $key) { video { url posterUrl mediaType bytes } } }`,
      { key },
    )
  ).data?.video;
const remove = (browser: TestClient, key: string) =>
  ask<{ video: Video | null }>(browser, 'mutation ($key: ID!) { removeExerciseVideo(key: $key) { video { url } } }', {
    key,
  });
const keysOf = async (key: string) =>
  (
    await app.sql<{ file_key: string; poster_key: string | null }>(
      'select file_key, poster_key from exercise_video v join exercise e on e.id = v.exercise_id where e.key = $1',
      [key],
    )
  )[0];
const verbsOf = async (key: string) =>
  (
    await app.sql<{ verb: string }>(
      "select verb from audit_event where details->>'key' = $1 and verb like 'exercise.%Video' order by at",
      [key],
    )
  ).map(({ verb }) => verb);
const leftOvers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('film-upload-'));

describe('a film that is uploaded (companion §3)', () => {
  it.each<[string, FilmPlan | Buffer, number, string]>([
    ['a text named .mp4', Buffer.from('This is a text.'), 415, 'FILM_KIND'],
    ['zero bytes', Buffer.alloc(0), 415, 'FILM_KIND'],
    ['an index at the end', { fastStart: false }, 400, 'FILM_INDEX_LAST'],
    ['H.265', { codec: 'hevc' }, 400, 'FILM_CODEC'],
    ['32 MiB', { pictureBytes: 2_300_000 }, 413, 'FILM_TOO_LARGE'],
  ])('is refused with %s', async (_, plan, status, reason) => {
    const key = await insertEntry({ app });
    const answered = await upload(admin, key, Buffer.isBuffer(plan) ? plan : await film(plan));
    expect([answered.status, answered.body.reasons?.[0]?.code, Object.keys(answered.body.fields ?? {})]).toEqual([
      status,
      reason,
      ['file'],
    ]);
    expect([await found(key), await verbsOf(key)]).toEqual([null, []]);
  });

  it('is refused without a file, with a still that is none, and for an unknown exercise', async () => {
    const key = await insertEntry({ app });
    const noFile = await upload(admin, key, undefined);
    expect([noFile.status, Object.keys(noFile.body.fields ?? {})]).toEqual([400, ['file']]);
    const noStill = await upload(admin, key, await film(), Buffer.from('text'));
    expect([noStill.status, Object.keys(noStill.body.fields ?? {})]).toEqual([415, ['poster']]);
    for (const unknown of ['unknown', '%00', 'a%2fb'])
      expect((await upload(admin, unknown, await film())).status).toBe(404);
    expect(await found(key)).toBeNull();
  });

  it('is stored as it came, with a still made anew, and shown to staff', async () => {
    const key = await insertEntry({ app });
    const bytes = await film({ sound: 'aac' });
    const poster = await still(2_000, 1_000)
      .jpeg()
      .withExif({ IFD0: { Make: 'Phone' } })
      .toBuffer();
    const before = leftOvers();
    const { status, body } = await upload(own.browser, key, bytes, poster);
    expect([status, body.data]).toEqual([
      201,
      { ...body.data, mediaType: 'video/mp4', seconds: 3, width: 64, height: 48, bytes: bytes.length },
    ]);
    expect(await found(key)).toMatchObject({ url: body.data.url, posterUrl: body.data.posterUrl });
    expect(Buffer.from(await (await patient.send(body.data.url)).arrayBuffer()).equals(bytes)).toBe(true);
    const served = Buffer.from(await (await patient.send(body.data.posterUrl ?? '')).arrayBuffer());
    const { format, width, exif } = await sharp(served).metadata();
    expect([format, width, exif]).toEqual(['webp', 1_280, undefined]);
    expect(await verbsOf(key)).toEqual(['exercise.saveVideo']);
    // Those of other tests at the same time go, too.
    const after = leftOvers().filter((name) => !before.includes(name));
    await vi.waitFor(() => expect(leftOvers().filter((name) => after.includes(name))).toEqual([]), 10_000);
  });

  it('takes the place of the former one, whose files are deleted', async () => {
    const key = await insertEntry({ app });
    const first = await upload(admin, key, await film(), await still().png().toBuffer());
    const former = await keysOf(key);
    const second = await upload(admin, key, await film({ kind: 'webm' }));
    expect(second.body.data).toMatchObject({ mediaType: 'video/webm', posterUrl: null });
    expect(second.body.data.url).not.toBe(first.body.data.url);
    for (const gone of [former?.file_key, former?.poster_key])
      expect(await app.storage.get(String(gone))).toBeUndefined();
    expect((await patient.send(`/api/v1/exercises/${key}/poster`)).status).toBe(404);
    expect(await verbsOf(key)).toEqual(['exercise.saveVideo', 'exercise.saveVideo']);
  });

  it('is one whole film when two come at once', async () => {
    const key = await insertEntry({ app });
    const films = [await film({ width: 64 }), await film({ width: 96, kind: 'webm' })];
    const answers = await Promise.all(films.map((bytes, at) => upload([admin, own.browser][at] ?? admin, key, bytes)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const stored = await found(key);
    const at = answers.findIndex(({ body }) => body.data.url === stored?.url);
    expect(stored).toMatchObject({ mediaType: answers[at]?.body.data.mediaType, bytes: films[at]?.length });
    const served = await patient.send(stored?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(films[at] ?? Buffer.alloc(0))).toBe(true);
    const all = await app.storage.listOlderThan(new Date('2100-01-01'), 'film');
    const used = await app.sql<{ key: string }>(
      'select file_key as key from exercise_video union select poster_key from exercise_video where poster_key is not null',
    );
    expect(all.toSorted()).toEqual(used.map((row) => row.key).toSorted());
  });

  it('is not left half when the storage is away', async () => {
    const key = await insertEntry({ app });
    const put = app.storage.put.bind(app.storage);
    app.storage.put = () => Promise.reject(new Error('away'));
    expect((await upload(admin, key, await film())).status).toBe(500);
    app.storage.put = put;
    expect(await found(key)).toBeNull();
    expect((await upload(admin, key, await film())).status).toBe(201);
  });

  it('is removed by an admin or physiotherapist, once', async () => {
    const key = await insertEntry({ app });
    const { body } = await upload(admin, key, await film());
    const stored = await keysOf(key);
    expect((await remove(patient, key)).code).toBe('FORBIDDEN');
    expect((await remove(own.browser, key)).data).toEqual({ video: null });
    expect((await remove(own.browser, key)).data).toEqual({ video: null });
    expect((await remove(own.browser, 'unknown')).code).toBe('NOT_FOUND');
    expect(await app.storage.get(stored?.file_key ?? '')).toBeUndefined();
    expect((await patient.send(body.data.url)).status).toBe(404);
    expect(await verbsOf(key)).toEqual(['exercise.saveVideo', 'exercise.removeVideo']);
  });

  it('is refused after the number of a day', async () => {
    const limited = await createTestApp({
      database: app.database,
      storage: app.storage,
      limits: { filmsPerAccountDay: 1 },
    });
    const browser = await limited.signIn((await insertAdmin(limited.sql)).phone, 'admin');
    const key = await insertEntry({ app });
    expect((await upload(browser, key, await film())).status).toBe(201);
    expect((await upload(browser, key, await film())).body.code).toBe('RATE_LIMITED');
    await limited.close();
  });
});

describe('a film that is read', () => {
  let url: string;
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await film();
    url = (await upload(admin, await insertEntry({ app }), bytes)).body.data.url;
  });
  const get = (headers: Record<string, string> = {}, method = 'GET') => patient.send(url, { headers, method });

  it('whole, with the headers of UP-6, to whoever is signed in', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await app.client().send(url)).status).toBe(401);
  });

  it.each([
    ['bytes=0-', (size: number) => [0, size - 1]],
    ['bytes=-1', (size: number) => [size - 1, size - 1]],
    ['bytes=5-9', () => [5, 9]],
    ['bytes=5-5', () => [5, 5]],
    ['bytes=5-99999999', (size: number) => [5, size - 1]],
    ['bytes=-99999999', (size: number) => [0, size - 1]],
  ])('in part: %s', async (range, expected) => {
    const [first = 0, last = 0] = expected(bytes.length);
    const response = await get({ range });
    expect([response.status, response.headers.get('content-range'), response.headers.get('content-length')]).toEqual([
      206,
      `bytes ${first}-${last}/${bytes.length}`,
      String(last - first + 1),
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=9-5', 'bytes=99999999-', 'bytes=-0', 'bytes=-', 'bytes=a-b', 'bytes=1', 'bytes=5x-9'])(
    'not in the part %s',
    async (range) => {
      const response = await get({ range });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
      expect(await response.json()).toMatchObject({ code: 'BAD_INPUT' });
    },
  );

  it('whole for several ranges, another unit, and HEAD', async () => {
    for (const range of ['bytes=0-1,4-5', 'items=0-1']) {
      const response = await get({ range });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
    }
    const head = await get({ range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('by its tag: 304 when it is known, and whole when the part was of another', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const response = await get({ 'if-none-match': known });
      expect([response.status, response.headers.get('etag')]).toEqual([304, etag]);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': `W/${etag}` })).status).toBe(200);
  });

  it('by twenty at once in less than 20 MB of memory', async () => {
    const large = await film({ pictureBytes: 1_900_000 });
    const { body } = await upload(admin, await insertEntry({ app }), large);
    const streams: Readable[] = [];
    const responses: ServerResponse[] = [];
    const open = app.storage.open.bind(app.storage);
    app.storage.open = async (...asked) => {
      const stream = await open(...asked);
      if (stream) streams.push(stream);
      return stream;
    };
    const note = (message: unknown) => responses.push((message as { response: ServerResponse }).response);
    subscribe('http.server.request.start', note);
    const answers = await Promise.all(Array.from({ length: 20 }, () => patient.send(body.data.url)));
    unsubscribe('http.server.request.start', note);
    app.storage.open = open;
    // Nobody reads yet: what was read of the storage and not sent is what the server holds.
    const held = [...streams.map((stream) => stream.readableLength), ...responses.map((one) => one.writableLength)];
    expect([streams.length, responses.length]).toEqual([20, 20]);
    expect(held.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(20_000_000);
    for (const answer of answers) await answer.body?.cancel();
  });
});
