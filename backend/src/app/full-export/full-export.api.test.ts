import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertCharge,
  insertPackage,
  insertPatient,
  insertPayment,
  insertUser,
} from '../../../test/builders.js';
import { insertFile } from '../../../test/clinical-rows.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { zipEntries } from '../../../test/zip-entries.js';
import { EXPORTED_TABLES, LEFT_OUT, SECRET_COLUMNS } from './exported-tables.js';
import { Snapshot } from './snapshot.js';

const PATH = '/api/v1/admin/full-export';
const AVATAR = '0f8fad5b-d9cb-469f-a165-70867728950e.webp';
const MISSING = '1f8fad5b-d9cb-469f-a165-70867728950e.webp';
/** More than the buffers between the server and a reader hold. */
const bytesOfFile = randomBytes(24_000_000);

let app: TestApp;
const newAdmin = async () => app.signIn((await insertAdmin(app.sql)).phone, 'admin');

/** A file that waits for the scanner, with its small picture: neither is exported. */
async function storeHeld(patientId: string) {
  const [fileKey, thumbnailKey] = [`${randomUUID()}.clinical`, `${randomUUID()}.clinical`];
  for (const key of [fileKey, thumbnailKey]) await app.storage.put(key, Buffer.from('held'));
  await insertFile(app.sql, patientId, { file_key: fileKey, thumbnail_key: thumbnailKey, media_type: 'image/webp' });
  await app.sql('insert into file_scan (file_key, next_at, created_at) values ($1, now(), now())', [fileKey]);
}

beforeAll(async () => {
  app = await createTestApp();
  await app.storage.put(AVATAR, bytesOfFile);
  await insertUser(app.sql, { avatar_key: AVATAR });
  await insertUser(app.sql, { avatar_key: MISSING });
  const { id } = await insertPatient(app.sql, { name: '=cmd()', diagnosis: 'Knee, left "medial"' });
  await storeHeld(id);
  await insertCharge(app.sql, id, { text: '@SUM(A1)', amount_paise: 123_456 });
  await insertPackage(app.sql, id);
  await insertPayment(app.sql, id, { amount_paise: 50, received_on: '2026-03-01' });
}, 60_000);
afterAll(() => app.close());

describe('the full export is refused', () => {
  it('15 minutes after signing in', async () => {
    const admin = await newAdmin();
    await app.sql("update session set created_at = now() - interval '15 minutes'");
    const { status, body } = await admin.rest('GET', '/admin/full-export');
    expect([status, body]).toMatchObject([403, { code: 'RECENT_SIGN_IN_REQUIRED' }]);
  });

  it('while one runs, until its reader has gone away, which gives its connection back', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin()];
    const rows = () => app.sql("select from audit_event where verb = 'clinic.export' and outcome = 'done'");
    expect(await rows()).toEqual([]);
    const running = await admin.send(PATH);
    expect([running.status, running.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(await rows()).toHaveLength(1);
    expect(await other.rest('GET', '/admin/full-export')).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_REACHED' },
    });
    const held = `select from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.objid = 7406331 and d.datname = current_database()`;
    expect(await app.sql(held)).toHaveLength(1);
    await running.body?.cancel();
    await expect.poll(() => app.sql(held), { timeout: 20_000 }).toEqual([]);
    const again = await other.send(PATH);
    expect(again.status).toBe(200);
    await again.body?.cancel();
    await expect.poll(() => app.sql(held), { timeout: 20_000 }).toEqual([]);
  });

  it('after three a day', async () => {
    const admin = await newAdmin();
    for (const expected of [200, 200, 200, 429]) {
      const response = await admin.send(PATH);
      expect(response.status).toBe(expected);
      await response.arrayBuffer();
    }
  });
});

describe('the full export', () => {
  let files: Map<string, Buffer>;
  let manifest: { at: string; migration: string; files: { name: string; rows: number | null; sha256: string }[] };
  let names: string[];
  beforeAll(async () => {
    await insertApiKey(app.sql, (await insertAdmin(app.sql)).id);
    const admin = await newAdmin();
    const response = await admin.send(PATH);
    expect(response.headers.get('content-disposition')).toContain('full-export.zip');
    const entries = zipEntries(Buffer.from(await response.arrayBuffer()));
    names = entries.map(({ name }) => name);
    files = new Map(entries.map(({ name, bytes }) => [name, bytes]));
    manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as typeof manifest;
  }, 60_000);
  const textOf = (name: string) => files.get(name)?.toString() ?? '';

  it('ends with a manifest that has the checksum of each file', async () => {
    expect(names.at(-1)).toBe('manifest.json');
    expect(manifest.files.map(({ name }) => name)).toEqual(names.slice(0, -1));
    for (const { name, sha256 } of manifest.files)
      expect({ name, sha256 }).toEqual({
        name,
        sha256: createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
      });
    const [last] = await app.sql<{ name: string }>('select name from mikro_orm_migrations order by id desc limit 1');
    expect(manifest).toMatchObject({ at: NOON.toISOString(), migration: last?.name });
  });

  it('has the rows of each table exactly, without its secret columns', async () => {
    for (const table of EXPORTED_TABLES) {
      const secret = SECRET_COLUMNS[table] ?? [];
      const rows = textOf(`data/${table}.ndjson`).split('\n').slice(0, -1);
      expect({ table, rows: manifest.files.find(({ name }) => name === `data/${table}.ndjson`)?.rows }).toEqual({
        table,
        rows: rows.length,
      });
      // What the export itself writes is later than its snapshot.
      if (['audit_event', 'audit_seal'].includes(table)) continue;
      const present = await app.sql<{ row: object }>(`select to_jsonb(t) - $1::text[] as row from "${table}" t`, [
        secret,
      ]);
      const bySelf = (list: object[]) =>
        list
          .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other))))
          .toSorted();
      expect({ table, rows: bySelf(rows.map((row) => JSON.parse(row) as object)) }).toEqual({
        table,
        rows: bySelf(present.map(({ row }) => row)),
      });
    }
    expect(textOf('data/patient.ndjson')).toContain('=cmd()');
  });

  it('has tables for people, of which no cell runs as a formula', () => {
    expect(names.filter((name) => name.startsWith('tables/'))).toEqual(
      ['patients', 'sessions', 'payments', 'charges', 'packages', 'measurements'].map((name) => `tables/${name}.csv`),
    );
    expect(textOf('tables/patients.csv')).toContain(`,'=cmd(),`);
    expect(textOf('tables/patients.csv')).toContain('"Knee, left ""medial"""');
    expect(textOf('tables/charges.csv')).toMatch(/,'@SUM\(A1\),1234\.56,0\.00,/);
    expect(textOf('tables/payments.csv')).toContain(',2026-03-01,0.50,0.00,UPI,Paid,');
    for (const name of names.filter((one) => one.startsWith('tables/')))
      expect({ name, rows: manifest.files.find((file) => file.name === name)?.rows }).toEqual({
        name,
        rows: textOf(name).trim().split('\r\n').length - 1,
      });
  });

  it('has the files that are there, as they are', () => {
    expect(names.filter((name) => name.startsWith('files/'))).toEqual([`files/${AVATAR}`]);
    expect(files.get(`files/${AVATAR}`)?.equals(bytesOfFile)).toBe(true);
    expect(manifest.files.at(-1)).toMatchObject({ name: `files/${AVATAR}`, rows: null });
  });

  it('has no session, code or hash of a key', async () => {
    const text = names
      .filter((name) => !name.startsWith('files/'))
      .map(textOf)
      .join('\n');
    const secrets = await app.sql<{ secret: string }>(
      'select sid as secret from session union all select code_hmac from otp_challenge union all select key_hash from api_key union all select session_hash from audit_event where session_hash is not null',
    );
    expect(secrets.length).toBeGreaterThan(3);
    for (const { secret } of secrets) expect(text.includes(secret)).toBe(false);
  });
});

describe('the tables of the database', () => {
  it('are each exported, or left out for a reason', async () => {
    const present = await app.sql<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const listed = [...EXPORTED_TABLES, ...Object.keys(LEFT_OUT)];
    expect(listed.toSorted()).toEqual(present.map(({ name }) => name).toSorted());
  });

  it('have no other secret column: whoever adds one lists it in SECRET_COLUMNS, or here if it opens nothing', async () => {
    const harmless = [
      // What stands in a row, or a person reads.
      /\.(content_hash|body_hash|sha1|sha256|file_key|thumbnail_key|poster_key|poster_hash|avatar_key|dedup_key|name_key|kind)$/,
      /^(exercise|questionnaire_score)\.key$/,
      /^(clinical_file|exercise_video|hl7_message)\.hash$/,
      /^(exchange|hl7_message|message_try|webhook_delivery)\.code$/,
      /^address\.postal_code|^clinic_settings\.postal_code$/,
      // Seals of the audit trail, under a key of the environment; ids of forms that were sent.
      /^audit_seal\.(rows_hash|previous_hmac|key_id|hmac)$/,
      /^audit_event\.api_key_id$/,
      /^contact_message\.token_id$/,
    ];
    const columns = await app.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = any($1) and column_name ~ 'secret|token|hash|hmac|code|key|password|otp|pin$|sha'`,
      [EXPORTED_TABLES],
    );
    const secret = Object.entries(SECRET_COLUMNS).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
    const found = columns.map(({ name }) => name).filter((name) => !harmless.some((one) => one.test(name)));
    expect(found.toSorted()).toEqual(secret.toSorted());
  });
});

it('a snapshot shows one state, whatever is written meanwhile, and there is one at a time', async () => {
  const pool = new Pool({ connectionString: app.database.appUrl });
  const snapshot = await Snapshot.open(pool);
  const count = () => snapshot?.rows<{ n: number }>('select count(*)::int as n from patient');
  const before = await count();
  await insertPatient(app.sql);
  expect(await count()).toEqual(before);
  expect(await Snapshot.open(pool)).toBeUndefined();
  await snapshot?.close();
  await snapshot?.close();
  const next = await Snapshot.open(pool);
  expect(next).toBeDefined();
  await next?.close();
  expect([pool.totalCount, pool.idleCount]).toEqual([2, 2]);
  await pool.end();
});
