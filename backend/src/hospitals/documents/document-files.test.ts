import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, insertDocument, signInClient, write } from '../../../test/hospital.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { DiskFileStorage } from '../../platform/storage/disk-file-storage.js';

/** A folder to which something happens before the next file lies in it. */
class WatchedStorage extends DiskFileStorage {
  meanwhile: (() => Promise<unknown>) | undefined;

  override async put(key: string, bytes: Buffer): Promise<void> {
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    await super.put(key, bytes);
  }
}

const folder = makeTemporaryFolder();
const uploads = path.join(folder.dir, 'uploads');
mkdirSync(uploads);
const storage = new WatchedStorage(uploads);
let app: TestApp;
let token: string;
let patient: string;
beforeAll(async () => {
  app = await createHospitalApp({ storage });
  token = await signInClient(app, await insertClient(app.sql, { scopes: ['system/*.crus'] }));
  patient = (await insertPatient(app.sql)).id;
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const post = () =>
  write(app, token, 'POST', '/DocumentReference', {
    resourceType: 'DocumentReference',
    status: 'current',
    subject: { reference: `Patient/${patient}` },
    content: [{ attachment: { contentType: 'text/plain', data: Buffer.from('Knee').toString('base64') } }],
  });
const rows = () => app.sql<{ file_key: string }>('select file_key from hospital_document order by file_key');
const asOwner = (statement: string) => runSql(app.database.ownerUrl, statement);

describe('the file of a document', () => {
  it('lies there before its row names it, and there is no other', async () => {
    expect((await post()).status).toBe(201);
    expect(readdirSync(uploads)).toEqual((await rows()).map(({ file_key }) => file_key));
  });

  it('goes when the row is refused in the end', async () => {
    const before = readdirSync(uploads);
    storage.meanwhile = () => app.sql('update patient set deleted_at = now() where id = $1', [patient]);
    const { status, body } = await post();
    expect([status, body.issue?.[0]?.expression]).toEqual([422, ['DocumentReference.subject']]);
    await app.sql('update patient set deleted_at = null where id = $1', [patient]);
    expect(readdirSync(uploads)).toEqual(before);
  });

  it('goes when the transaction is rolled back, whatever of it failed', async () => {
    const before = readdirSync(uploads);
    await asOwner(`create function fail_document() returns trigger language plpgsql as $$ begin raise 'no document today'; end $$;
      create constraint trigger fail_document after insert on hospital_document deferrable initially deferred
        for each row execute function fail_document()`);
    const { status } = await post();
    await asOwner('drop trigger fail_document on hospital_document; drop function fail_document()');
    expect([status, readdirSync(uploads)]).toEqual([500, before]);
  });

  it('stays where the line to the database broke, since the row may be there', async () => {
    const before = await rows();
    await asOwner(`create function break_line() returns trigger language plpgsql as $$ begin
        perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create trigger break_line after insert on hospital_document for each row execute function break_line()`);
    const { status } = await post();
    await asOwner('drop trigger break_line on hospital_document; drop function break_line()');
    expect([status, await rows()]).toEqual([503, before]);
    expect(readdirSync(uploads)).toHaveLength(before.length + 1);
    expect((await post()).status).toBe(201);
  });

  it('is stored before anything is written: where it cannot be, there is no document', async () => {
    const before = await rows();
    storage.meanwhile = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
    expect((await post()).status).toBe(503);
    expect(await rows()).toEqual(before);
  });

  it('that is lost is a failure of ours, and not a document that is not there', async () => {
    const id = await insertDocument(app.sql, patient);
    const { status, body } = await fhir(app, token, `/Binary/${id}`);
    expect([status, body.issue?.[0]?.code]).toEqual([500, 'exception']);
    expect((await fhir(app, token, `/DocumentReference/${id}`)).status).toBe(200);
  });

  it('that a crash left is swept after an hour, and what a document names never is', async () => {
    const kept = `${randomUUID()}.document`;
    const [young, old] = [randomUUID(), randomUUID()];
    await insertDocument(app.sql, patient, { file_key: kept });
    const lay = (name: string, minutes: number) => {
      const at = new Date(NOON.getTime() - minutes * 60_000);
      writeFileSync(path.join(uploads, name), 'x');
      utimesSync(path.join(uploads, name), at, at);
    };
    lay(kept, 600);
    lay(`${young}.document`, 59);
    lay(`${old}.document`, 61);
    lay(`${old}.document.part`, 61);
    await app.application.runMaintenance();
    const left = readdirSync(uploads);
    expect(left).toContain(kept);
    expect(left).toContain(`${young}.document`);
    expect(left.filter((name) => name.startsWith(old))).toEqual([]);
  });
});
