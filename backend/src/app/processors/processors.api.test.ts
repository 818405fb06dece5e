import ExcelJS from 'exceljs';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertPatientWithAccount } from '../../../test/builders.js';
import { insertClient, insertEndpoint } from '../../../test/hospital.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  const bucketUrl = 'https://files.storage.example/clinic';
  app = await createTestApp({
    config: {
      storage: { kind: 's3', bucketUrl, region: 'in', accessKeyId: 'key-id', secretAccessKey: 'secret-of-files' },
      tracing: { endpoint: 'https://traces.example:4318', serviceName: 'physiotherapy' },
      vapidPrivateKey: undefined,
      scanner: { host: 'scan.example', port: 3310 },
    },
  });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
beforeEach(async () => {
  await app.sql('update session set created_at = now()');
});
afterAll(() => app.close());

const FIELDS = 'id part isInUse name purposes categories storagePlace retention contractOn endsOn version';
interface Row {
  id: string | null;
  part: string | null;
  isInUse: boolean | null;
  name: string;
  storagePlace: string;
  retention: string;
  contractOn: string | null;
  version: number | null;
}
const list = async () =>
  (await admin.graphql<{ dataProcessors: Row[] }>(`{ dataProcessors { ${FIELDS} } }`)).body.data?.dataProcessors ?? [];
const save = async (input: object, version?: number, as = admin) => {
  const { body } = await as.graphql<{ saveDataProcessor: Row }>(
    `mutation ($input: DataProcessorInput!, $version: Int) { saveDataProcessor(input: $input, version: $version) { ${FIELDS} } }`,
    { input, version },
  );
  return { done: body.data?.saveDataProcessor, code: body.errors?.[0]?.extensions.code };
};
const S3 = 'storage:s3:files.storage.example';
const facts = { purposes: 'Laundry of towels', categories: 'Names on lists', storagePlace: 'Pune, India' };

describe('the register of who processes personal data', () => {
  it('is for admins alone', async () => {
    const { user } = await insertPatientWithAccount(app.sql);
    const patient = await app.signIn(user.phone);
    expect((await patient.graphql('{ dataProcessors { name } }')).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await save({ name: 'Mine', ...facts }, undefined, patient)).code).toBe('FORBIDDEN');
    expect((await patient.rest('GET', '/admin/data-processors')).status).toBe(403);
  });

  it('begins with what the product is configured to use, of which nothing is stored and no secret is said', async () => {
    const { id } = await insertClient(app.sql);
    await app.sql("update smart_client set name = 'Asha Hospital' where id = $1", [id]);
    const ended = await insertClient(app.sql);
    await app.sql('update smart_client set revoked_at = now() where id = $1', [ended.id]);
    const rows = await list();
    const byPart = new Map(rows.map((row) => [row.part, row]));
    expect(byPart.get(S3)).toMatchObject({
      id: null,
      version: null,
      isInUse: true,
      storagePlace: 'files.storage.example',
    });
    expect(byPart.get('traces:traces.example:4318')?.storagePlace).toBe('traces.example:4318');
    expect(byPart.has('server')).toBe(true);
    expect(byPart.get('scanner:scan.example')?.storagePlace).toBe('scan.example');
    const kinds = new Set(rows.map(({ part }) => part?.split(':')[0]));
    expect(kinds.has('database')).toBe(true);
    expect(['push', 'gateway', 'email', 'sms'].filter((kind) => kinds.has(kind))).toEqual([]);
    expect(byPart.get(`client:${id}`)?.name).toBe('Asha Hospital (client of a hospital)');
    expect(byPart.has(`client:${ended.id}`)).toBe(false);
    expect(JSON.stringify(rows)).not.toMatch(/secret-of-files|key-id|postgres:/);
    expect(rows.map((row) => row.name)).toEqual(
      rows.map((row) => row.name).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    expect(await app.sql('select from data_processor')).toEqual([]);
  });

  it('has programs with API keys and the addresses that webhooks go to, while they live', async () => {
    const { id: ownerId } = await insertAdmin(app.sql);
    const key = await insertApiKey(app.sql, ownerId, { name: 'Night report', scopes: ['payments:read'] });
    const revoked = await insertApiKey(app.sql, ownerId, { name: 'Old', revoked_at: new Date() });
    const endpoint = await insertEndpoint(app.sql, { url: 'https://user:word@hooks.example:8443/a?b=c' });
    const byPart = new Map((await list()).map((row) => [row.part, row]));
    expect(byPart.get(`key:${key.id}`)?.name).toBe('Night report (API key)');
    expect(byPart.has(`key:${revoked.id}`)).toBe(false);
    expect(byPart.get(`endpoint:${endpoint}`)?.storagePlace).toBe('hooks.example:8443');
    await app.sql('update webhook_endpoint set ended_at = now(), end_reason = $1', ['ENDED']);
    expect((await list()).filter(({ part }) => part === `endpoint:${endpoint}`)).toEqual([]);
  });

  it('suggests names that can be saved: at most 120 characters, and each once whatever its case', async () => {
    const names = ['x'.repeat(120), 'Twin', 'TWIN'];
    const parts: string[] = [];
    for (const name of names) {
      const { id } = await insertClient(app.sql);
      await app.sql('update smart_client set name = $1 where id = $2', [name, id]);
      parts.push(`client:${id}`);
    }
    for (const part of parts) {
      const row = (await list()).find((one) => one.part === part);
      expect((await save({ name: row?.name, part, ...facts })).code).toBeUndefined();
    }
    const saved = (await list()).filter(({ part }) => parts.includes(part ?? ''));
    expect(saved.map(({ name }) => name.length).toSorted((a, b) => b - a)[0]).toBe(120);
    expect(saved.map(({ name }) => name).filter((name) => name.endsWith(' (2)'))).toHaveLength(1);
  });

  it('has one entry in place of a configured one, which says whether it is still used', async () => {
    const made = await save({ name: 'Files Ltd', part: S3, retention: 'Until deleted', ...facts });
    expect(made.done).toMatchObject({ part: S3, isInUse: true, version: 1, retention: 'Until deleted' });
    const rows = await list();
    expect(rows.filter(({ part }) => part === S3)).toMatchObject([{ name: 'Files Ltd' }]);
    expect((await save({ name: 'Files again', part: S3, ...facts })).code).toBe('ALREADY_EXISTS');
    expect((await save({ name: 'Nobody', part: 'storage:tape', ...facts })).code).toBe('BAD_INPUT');
  });

  it('says of an entry of a former host that it is no longer used, and has the present one beside it', async () => {
    await app.sql("update data_processor set part = 'storage:s3:former.example' where name = 'Files Ltd'");
    const rows = (await list()).filter(({ part }) => part?.startsWith('storage:'));
    expect(rows.map(({ id, part, isInUse }) => [id === null, part, isInUse])).toEqual(
      expect.arrayContaining([
        [false, 'storage:s3:former.example', false],
        [true, S3, true],
      ]),
    );
    await app.sql('update data_processor set part = $1 where name = $2', [S3, 'Files Ltd']);
  });

  it('ends an entry after its last day, whose part then has a successor', async () => {
    const files = (await list()).find(({ name }) => name === 'Files Ltd');
    const today = clinicDay(app.clock.now());
    const ending = { id: files?.id, name: 'Files Ltd', ...facts, endsOn: today };
    expect((await save(ending, 1)).done).toMatchObject({ isInUse: true });
    const successor = { name: 'Files Two', part: S3, ...facts };
    expect((await save(successor)).code).toBe('ALREADY_EXISTS');
    expect((await save({ ...ending, endsOn: addDays(today, -1) }, 2)).done).toMatchObject({ isInUse: false });
    expect((await list()).filter(({ part }) => part === S3)).toMatchObject([
      { name: 'Files Ltd', isInUse: false },
      { id: null, isInUse: true },
    ]);
    expect((await save(successor)).done).toMatchObject({ part: S3, isInUse: true });
    expect((await save({ ...ending, endsOn: null }, 3)).code).toBe('ALREADY_EXISTS');
  });

  it('adds and changes entries on the version that was read, and deletes none', async () => {
    const { done } = await save({ name: 'Clean & Co', ...facts });
    expect(done).toMatchObject({ part: null, isInUse: null, version: 1, contractOn: null });
    expect((await save({ name: 'CLEAN & CO', ...facts })).code).toBe('ALREADY_EXISTS');
    const changed = { id: done?.id, name: 'Clean & Co', ...facts, contractOn: '2026-01-01', endsOn: '2026-12-31' };
    expect((await save(changed, 1)).done).toMatchObject({ version: 2, contractOn: '2026-01-01' });
    expect((await save({ ...changed, retention: 'A year' }, 1)).code).toBe('CHANGED_MEANWHILE');
    expect((await save({ ...changed, id: crypto.randomUUID() })).code).toBe('NOT_FOUND');
    expect((await save({ ...changed, endsOn: '2025-12-31' }, 2)).code).toBe('BAD_INPUT');
    expect((await save({ ...changed, purposes: ' ' }, 2)).code).toBe('BAD_INPUT');
    expect((await save({ ...changed, retention: 'x'.repeat(501) }, 2)).code).toBe('BAD_INPUT');
    const lines = await app.sql<{ changed_fields: string[] }>(
      "select changed_fields from audit_event where verb = 'processor.save' and subject_type = 'dataProcessor' and subject_id = $1 order by id",
      [done?.id],
    );
    expect(lines.map(({ changed_fields }) => changed_fields.includes('contractOn'))).toEqual([
      expect.any(Boolean),
      true,
    ]);
    await expect(app.sql('delete from data_processor')).rejects.toThrow('permission denied');
  });

  it('holds at most 200 entries, also when two come at once', async () => {
    await app.sql(
      `insert into data_processor (id, name, purposes, categories, storage_place, retention, created_at)
        select gen_random_uuid(), 'Filler ' || n, 'p', 'c', 's', '', now()
        from generate_series(1, 199 - (select count(*)::int from data_processor)) n`,
    );
    const other = new Client(app.database.appUrl);
    await other.connect();
    await other.query(`begin; select pg_advisory_xact_lock(hashtext('data_processor'));
      insert into data_processor (id, name, purposes, categories, storage_place, retention, created_at)
        values (gen_random_uuid(), 'Last one', 'p', 'c', 's', '', now())`);
    const late = save({ name: 'One more', ...facts });
    const waiting = () => app.sql("select from pg_locks where locktype = 'advisory' and not granted");
    await expect.poll(waiting).toHaveLength(1);
    await other.query('commit');
    await other.end();
    expect((await late).code).toBe('LIMIT_REACHED');
    await app.sql("update data_processor set name = 'Kept ' || id where name like 'Filler %'");
  });

  it('is a file in three forms, without formulas, on record', async () => {
    await app.sql("update data_processor set name = '=Evil()' where name = 'Clean & Co'");
    const csv = await admin.rest<string>('GET', '/admin/data-processors?format=csv');
    expect(csv.body).toContain(
      '\r\n\'=Evil(),Laundry of towels,Names on lists,"Pune, India",,1 Jan 2026,31 Dec 2026,Entered by the clinic\r\n',
    );
    expect(csv.body).toContain('In use, not entered yet');
    const xlsx = await admin.send('/api/v1/admin/data-processors');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await xlsx.arrayBuffer());
    expect(workbook.getWorksheet('Who processes personal data')?.rowCount).toBe((await list()).length + 1);
    const pdf = await admin.send('/api/v1/admin/data-processors?format=pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const [line] = await app.sql<{ details: object }>(
      "select details from audit_event where verb = 'processor.export' order by id desc limit 1",
    );
    expect(line?.details).toMatchObject({ format: 'pdf', rows: expect.any(Number) });
  });
});
