import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAdmin, insertPatient, insertUser } from '../../../test/builders.js';
import { insertFile } from '../../../test/clinical-rows.js';
import { listFiles, pdf, removeFile, updateFile, upload } from '../../../test/clinical-files.js';
import { storeDocument } from '../../../test/hospital.js';
import { createMerging } from '../../../test/merging.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let own: Member;
let other: Member;
let desk: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ limits: { clinicalFilesPerAccountDay: 1_000 } });
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Ravi Menon');
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterEach(() => app.clock.set(NOON));
afterAll(() => app.close());

const picture = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#0b6b6b' } });

const treated = async () => (await insertTreated(app, own, { status: 'completed' })).patientId;
const rowsOf = (patientId: string) =>
  app.sql<{ id: string }>('select id from clinical_file where patient_id = $1', [patientId]);
const open = (browser: TestClient, url: string | null) => browser.send(url ?? '/nowhere');
describe('a file that is added (bench §4)', () => {
  it.each([
    ['text named .png', async () => Buffer.from('hello'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['half a PDF', async () => pdf().subarray(0, 20), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['half a picture', async () => (await picture().jpeg().toBuffer()).subarray(0, 700), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a GIF', async () => Buffer.from('GIF89a'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['32,001 × 1,001 pixels', () => picture(32_001, 1_001).png().toBuffer(), 413, 'TOO_LARGE'],
    [
      'a picture above 15 MB',
      async () => Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(15 * 1024 * 1024)]),
      413,
      'TOO_LARGE',
    ],
    [
      'a PDF above 20 MB',
      async () => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(20 * 1024 * 1024), Buffer.from('%%EOF')]),
      413,
      'TOO_LARGE',
    ],
  ])('is refused when it is %s', async (_, bytes, status, code) => {
    const patientId = await treated();
    const answered = await upload(own.browser, patientId, await bytes());
    expect([answered.status, answered.body.code]).toEqual([status, code]);
    expect(await rowsOf(patientId)).toEqual([]);
  });

  it.each([
    ['category', { category: 'SONG' }],
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['takenOn', { takenOn: '2026-03-11' }],
    ['noteId', { noteId: randomUUID() }],
  ])('is refused with a wrong %s', async (field, fields) => {
    const patientId = await treated();
    const { status, body } = await upload(own.browser, patientId, pdf(), fields);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(await rowsOf(patientId)).toEqual([]);
  });

  it('is a picture made anew: upright, at most 4,096 px, without metadata, with a small one; its hash is that of the bytes', async () => {
    const patientId = await treated();
    const bytes = await picture(5_000, 400)
      .jpeg()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await upload(own.browser, patientId, bytes);
    expect(status).toBe(201);
    const answered = await open(own.browser, body.data.url);
    const served = Buffer.from(await answered.arrayBuffer());
    expect(createHash('sha256').update(served).digest('hex')).toBe(body.data.hash);
    const { format, width, height, exif, xmp, orientation } = await sharp(served).metadata();
    expect({ format, width, height, exif, xmp, orientation }).toEqual({
      format: 'webp',
      width: 328,
      height: 4_096,
      exif: undefined,
      xmp: undefined,
      orientation: undefined,
    });
    expect(answered.headers.get('content-security-policy')).toContain('sandbox');
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(answered.headers.get('content-disposition')).toBe(`inline; filename="file-${body.data.id}.webp"`);
    const small = await sharp(
      Buffer.from(await (await open(own.browser, body.data.thumbnailUrl)).arrayBuffer()),
    ).metadata();
    expect(small.width).toBe(320);
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
      "select count(*)::int from audit_event where verb = 'file.open' and subject_id = $1",
      [patientId],
    );
    expect(count).toBe(2);
  });

  it('is a PDF as it came, which a browser saves instead of showing it', async () => {
    const bytes = pdf();
    const { body } = await upload(own.browser, await treated(), bytes);
    const served = await open(own.browser, body.data.url);
    expect(served.headers.get('content-disposition')).toBe(`attachment; filename="file-${body.data.id}.pdf"`);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is the same file when the same bytes come again, and one row when they come at once', async () => {
    const patientId = await treated();
    const bytes = pdf();
    const answers = await Promise.all([0, 1].map(() => upload(own.browser, patientId, bytes)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await upload(own.browser, patientId, bytes)).status).toBe(200);
    expect(await rowsOf(patientId)).toHaveLength(1);
  });

  it('is refused after 300, and none is added while the storage is away', async () => {
    const patientId = await treated();
    for (let n = 0; n < 300; n++) await insertFile(app.sql, patientId);
    const { status, body } = await upload(own.browser, patientId, pdf());
    expect([status, body.code]).toEqual([409, 'LIMIT_REACHED']);
    const another = await treated();
    const put = app.storage.put.bind(app.storage);
    app.storage.put = () => Promise.reject(new Error('away'));
    expect((await upload(own.browser, another, pdf())).status).toBe(500);
    app.storage.put = put;
    expect(await rowsOf(another)).toEqual([]);
    expect((await upload(own.browser, another, pdf())).status).toBe(201);
  });
});

describe('who sees a file', () => {
  it('nobody without reach: NOT_FOUND; an opened record is read and gets none', async () => {
    const patientId = await treated();
    const { body } = await upload(own.browser, patientId, pdf());
    expect((await upload(other.browser, patientId, pdf())).status).toBe(404);
    expect((await listFiles(other.browser, patientId)).code).toBe('NOT_FOUND');
    expect((await open(other.browser, body.data.url)).status).toBe(404);
    expect((await removeFile(other.browser, body.data.id, 'Not mine')).code).toBe('NOT_FOUND');
    const opened = await ask(
      other.browser,
      `mutation { openRecord(patientId: "${patientId}", reason: "She fell at the door") { reach } }`,
    );
    expect(opened.code).toBeUndefined();
    expect((await open(other.browser, body.data.url)).status).toBe(200);
    expect((await upload(other.browser, patientId, pdf())).status).toBe(404);
    expect((await removeFile(other.browser, body.data.id, 'Not mine')).code).toBe('NOT_FOUND');
  });

  it('reception reads titles, opens consent forms and what it added that day, and changes that alone', async () => {
    const patientId = await treated();
    const { body: theirs } = await upload(own.browser, patientId, pdf());
    const { body: consent } = await upload(own.browser, patientId, pdf(), { category: 'CONSENT' });
    const { body: added } = await upload(desk, patientId, pdf());
    const urls = async () => new Map((await listFiles(desk, patientId)).files.map(({ id, url }) => [id, url !== null]));
    expect(await urls()).toEqual(
      new Map([
        [added.data.id, true],
        [consent.data.id, true],
        [theirs.data.id, false],
      ]),
    );
    expect((await open(desk, theirs.data.url)).status).toBe(404);
    expect((await updateFile(desk, consent.data.id, { title: 'Other' })).code).toBe('NOT_FOUND');
    expect((await updateFile(desk, added.data.id, { title: 'Other' })).data?.title).toBe('Other');
    app.clock.set(new Date(NOON.getTime() + 24 * 3_600_000));
    const later = await app.signIn(
      (
        await app.sql<{ phone: string }>(
          'select phone from app_user where id = (select added_by_id from clinical_file where id = $1)',
          [added.data.id],
        )
      )[0]?.phone ?? '',
      'staff',
    );
    expect((await updateFile(later, added.data.id, { title: 'Third' })).code).toBe('NOT_FOUND');
    expect((await open(later, added.data.url)).status).toBe(404);
  });

  it("a hospital's document stands in the list with its hash, and stays as it is", async () => {
    const patientId = await treated();
    const bytes = pdf();
    const id = await storeDocument(app, patientId, {}, bytes);
    const { files, total } = await listFiles(own.browser, patientId);
    expect(total).toBe(1);
    expect(files).toMatchObject([
      {
        id,
        isFromHospital: true,
        hash: createHash('sha256').update(bytes).digest('hex'),
        url: `/api/v1/admin/documents/${id}`,
      },
    ]);
    expect((await updateFile(own.browser, id, { title: 'Mine' })).code).toBe('WRONG_STATE');
    expect((await removeFile(admin, id, 'Not ours')).code).toBe('WRONG_STATE');
    expect((await listFiles(desk, patientId)).files).toMatchObject([{ id, url: null }]);
  });
});

describe('the hash of a hospital’s document that has none stored', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is computed from its bytes if the request selects it alone', async () => {
    const patientId = await treated();
    const bytes = pdf();
    await storeDocument(app, patientId, {}, bytes);
    const read = vi.spyOn(app.storage, 'get');
    const list = (fields: string) =>
      ask<{ edges: { node: { hash?: string } }[] }>(
        own.browser,
        `query ($of: ID!) { data: clinicalFiles(patientId: $of, first: 5) { edges { node { ${fields} } } } }`,
        { of: patientId },
      );
    expect((await list('id title size')).data?.edges).toHaveLength(1);
    expect(read).not.toHaveBeenCalled();
    const { data } = await list('hash');
    expect(data?.edges.map(({ node }) => node.hash)).toEqual([createHash('sha256').update(bytes).digest('hex')]);
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('a file that is removed', () => {
  it('comes back within 30 days, and is gone with its bytes afterwards', async () => {
    const patientId = await treated();
    const { body } = await upload(own.browser, patientId, pdf());
    const { id, url } = body.data;
    expect((await removeFile(own.browser, id, 'no')).code).toBe('BAD_INPUT');
    expect((await removeFile(own.browser, id, 'Of another patient')).data?.removedAt).not.toBeNull();
    expect((await open(own.browser, url)).status).toBe(404);
    expect((await updateFile(own.browser, id, { title: 'Third' })).code).toBe('WRONG_STATE');
    expect((await removeFile(own.browser, id, null)).data).toMatchObject({ removedAt: null, url });
    await removeFile(admin, id, 'Of another patient');
    await app.sql("update clinical_file set removed_at = $2::timestamptz - interval '31 days' where id = $1", [
      id,
      NOON,
    ]);
    expect((await listFiles(own.browser, patientId)).files).toEqual([]);
    expect((await removeFile(admin, id, null)).code).toBe('NOT_FOUND');
    const [{ key } = { key: '' }] = await app.sql<{ key: string }>(
      'select file_key as key from clinical_file where id = $1',
      [id],
    );
    expect(await app.storage.get(key)).not.toBeNull();
    await app.application.runMaintenance();
    expect(await rowsOf(patientId)).toEqual([]);
    expect(await app.storage.get(key)).toBeFalsy();
  });

  it('of two records that are merged the same bytes are one file, live if one of them was', async () => {
    const merging = await createMerging(app);
    const [from, into] = [await merging.known(), await merging.known()];
    const bytes = pdf();
    const { body: first } = await upload(admin, from.id, bytes);
    const { body: second } = await upload(admin, into.id, bytes);
    const { body: third } = await upload(admin, from.id, pdf());
    await removeFile(admin, second.data.id, 'Of another patient');
    expect((await merging.merge(from, into)).code).toBe('AA');
    const { files } = await listFiles(admin, into.id);
    expect(files).toHaveLength(2);
    expect(new Map(files.map(({ id, removedAt }) => [id, removedAt]))).toEqual(
      new Map([
        [second.data.id, null],
        [third.data.id, null],
      ]),
    );
    expect((await open(admin, first.data.url)).status).toBe(404);
    const { id: nobody } = await insertPatient(app.sql);
    expect((await listFiles(admin, nobody)).total).toBe(0);
  });
});
