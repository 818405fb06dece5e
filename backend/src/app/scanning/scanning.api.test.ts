import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertAdmin, insertUser } from '../../../test/builders.js';
import { EICAR, startClamd, type ClamdDouble } from '../../../test/clamd-double.js';
import { pdf, upload } from '../../../test/clinical-files.js';
import { createHospitalApp, fhir, insertClient, insertConsent, signInClient, write } from '../../../test/hospital.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { noticesOf } from '../../../test/notice-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { quarantineKeyOf, sweepScans } from './sweep-scans.js';

let clamd: ClamdDouble;
let app: TestApp;
let own: Member;
let admin: TestClient;
beforeAll(async () => {
  clamd = await startClamd();
  app = await createHospitalApp({ config: { scanner: { host: '127.0.0.1', port: clamd.port } } });
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
beforeEach(() => void (clamd.answers = undefined));
afterAll(async () => {
  await app.close();
  await clamd.close();
});

const infected = () => Buffer.concat([pdf().subarray(0, -7), Buffer.from(`\n${EICAR}\n%%EOF\n`)]);
const treated = async () => (await insertTreated(app, own, { status: 'completed' })).patientId;
/** Later than every wait between two attempts. */
const later = (minutes = 60) => new Date(Date.now() + minutes * 60_000);
const keyOf = async (id: string) =>
  (
    await app.sql<{ key: string }>(
      'select file_key as key from clinical_file where id = $1 union all select file_key from hospital_document where id = $1',
      [id],
    )
  )[0]?.key ?? '';
/** Seconds from the last attempt to the next. */
const waitOf = async (id: string) =>
  (
    await app.sql<{ wait: number }>(
      'select extract(epoch from next_at - failed_at)::int as wait from file_scan where file_key = $1',
      [await keyOf(id)],
    )
  )[0]?.wait ?? 0;
const opened = async (id: string, browser = own.browser) => (await browser.send(`/api/v1/files/${id}`)).status;
const CHECKS = 'check url thumbnailUrl';
const checkOf = async (patientId: string, browser = own.browser) => {
  const { data } = await ask<{ edges: { node: { check: string; url: string | null } }[] }>(
    browser,
    `{ clinicalFiles(patientId: "${patientId}", first: 10) { edges { node { ${CHECKS} } } } }`,
  );
  return data?.edges.map(({ node }) => node);
};
const scannerState = async () => {
  const { body } = await admin.graphql<{ systemState: { scanner: object; troubles: string[] } }>(
    '{ systemState { troubles scanner { isOn waiting quarantined } } }',
  );
  return body.data?.systemState;
};

describe('a file of a patient (UP-9)', () => {
  it('waits unread until the scanner finds nothing', async () => {
    const patientId = await treated();
    const { status, body } = await upload(own.browser, patientId, pdf());
    expect([status, body.data]).toMatchObject([201, { check: 'PENDING', url: null }]);
    expect(await checkOf(patientId)).toEqual([{ check: 'PENDING', url: null, thumbnailUrl: null }]);
    for (const browser of [own.browser, admin]) {
      const answered = await browser.rest('GET', `/files/${body.data.id}`);
      expect([answered.status, answered.body]).toMatchObject([409, { code: 'WRONG_STATE' }]);
    }
    await app.application.scanFiles();
    expect(await checkOf(patientId)).toMatchObject([{ check: 'CLEAN', url: `/api/v1/files/${body.data.id}` }]);
    expect(await opened(body.data.id)).toBe(200);
  });

  it('with malware is set apart, opens to nobody, and whoever added it and the admins are told', async () => {
    const patientId = await treated();
    const bytes = infected();
    const { body } = await upload(own.browser, patientId, bytes);
    const key = await keyOf(body.data.id);
    await app.application.scanFiles();
    expect(await checkOf(patientId)).toEqual([{ check: 'QUARANTINED', url: null, thumbnailUrl: null }]);
    expect([await opened(body.data.id), await opened(body.data.id, admin)]).toEqual([409, 409]);
    expect(await app.storage.get(key)).toBeUndefined();
    expect((await app.storage.get(quarantineKeyOf(key)))?.equals(bytes)).toBe(true);
    const told = ['ALARM', 'Malware was found in a file: Eicar-Test-Signature. Nobody can open it.'];
    expect(await noticesOf(own.browser)).toContainEqual(told);
    expect(await noticesOf(admin)).toContainEqual(told);
    expect(await scannerState()).toMatchObject({ scanner: { isOn: true, quarantined: 1 } });
    const lines = await app.sql(
      "select verb, actor_id, actor_role, changed_fields, details from audit_event where subject_type = 'clinicalFile' and subject_id = $1 order by id desc limit 1",
      [body.data.id],
    );
    expect(lines).toEqual([
      {
        verb: 'file.quarantine',
        actor_id: null,
        actor_role: 'console',
        changed_fields: ['check'],
        details: { finding: 'Eicar-Test-Signature' },
      },
    ]);
    // The same bytes once more are the same file.
    const again = await upload(own.browser, patientId, bytes);
    expect([again.status, again.body.data]).toMatchObject([200, { check: 'QUARANTINED', url: null }]);
  });

  it('of the front desk is told to the front desk', async () => {
    const desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    await upload(desk, await treated(), infected());
    await app.application.scanFiles();
    expect((await noticesOf(desk)).map(([kind]) => kind)).toContain('ALARM');
  });

  it('waits while the scanner is away, which is red and told; nothing is lost', async () => {
    const patientId = await treated();
    clamd.answers = 'AWAY';
    const { body } = await upload(own.browser, patientId, pdf());
    const read = vi.spyOn(app.storage, 'get');
    const waits: number[] = [];
    for (let minutes = 0; minutes < 480; minutes += 60) {
      await app.application.scanFiles(later(minutes));
      waits.push(await waitOf(body.data.id));
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(await checkOf(patientId)).toMatchObject([{ check: 'PENDING' }]);
    const trouble = 'The scanner of files fails, and 1 file waits to be checked for malware.';
    expect(await scannerState()).toMatchObject({
      scanner: { waiting: 1 },
      troubles: expect.arrayContaining([trouble]),
    });
    await app.application.watchSystem();
    expect((await noticesOf(admin)).map(([, text]) => text)).toContain(`${trouble} Look at System in the console.`);
    clamd.answers = undefined;
    await app.application.scanFiles(later(600));
    expect(await opened(body.data.id)).toBe(200);
  });

  it('that is lost, or too large for the scanner, is tried once an hour and hides no outage of the scanner', async () => {
    const patientId = await treated();
    const lost = (await upload(own.browser, patientId, pdf())).body.data.id;
    const key = await keyOf(lost);
    const bytes = await app.storage.get(key);
    await app.storage.remove(key);
    await app.application.scanFiles();
    clamd.answers = 'INSTREAM size limit exceeded. ERROR';
    const large = (await upload(own.browser, patientId, infected())).body.data.id;
    await app.application.scanFiles();
    expect([await waitOf(lost), await waitOf(large)]).toEqual([3_600, 3_600]);
    const ofFiles = [
      '1 file is lost: the storage has no bytes to check for malware.',
      '1 file is too large for the scanner. Raise its StreamMaxLength.',
    ];
    const told = async () => (await scannerState())?.troubles.filter((text) => /scanner|malware/.test(text));
    expect(await told()).toEqual(ofFiles);
    clamd.answers = 'AWAY';
    await upload(own.browser, await treated(), pdf());
    await app.application.scanFiles();
    const away = 'The scanner of files fails, and 1 file waits to be checked for malware.';
    expect(await told()).toEqual([away, ...ofFiles]);
    clamd.answers = undefined;
    await app.storage.put(key, bytes ?? Buffer.alloc(0));
    await app.application.scanFiles(later(120));
    expect([await opened(lost), await opened(large)]).toEqual([200, 409]);
    expect(await told()).toEqual([]);
  });

  it('stays unread when the server has no scanner any more', async () => {
    const patientId = await treated();
    const { body } = await upload(own.browser, patientId, pdf());
    const without = await createTestApp({ database: app.database, storage: app.storage });
    const phone = (await insertAdmin(app.sql)).phone;
    const browser = await without.signIn(phone, 'admin');
    await without.application.scanFiles();
    expect(await opened(body.data.id, browser)).toBe(409);
    const { body: state } = await browser.graphql<{ systemState: { troubles: string[] } }>(
      '{ systemState { troubles } }',
    );
    expect(state.data?.systemState.troubles).toContain(
      'There is no scanner any more, and 1 file waits to be checked for malware.',
    );
    await without.close();
    await app.application.scanFiles();
    expect(await opened(body.data.id)).toBe(200);
  });

  it('is scanned once by two processes', async () => {
    await upload(own.browser, await treated(), pdf());
    const before = clamd.scanned.length;
    await Promise.all([app.application.scanFiles(), app.application.scanFiles()]);
    expect(clamd.scanned).toHaveLength(before + 1);
  });

  it('of the past, without a scan, opens as before', async () => {
    const plain = await createTestApp({ database: app.database, storage: app.storage });
    const browser = await plain.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const patientId = await treated();
    const { body } = await upload(browser, patientId, pdf());
    expect(body.data).toMatchObject({ check: 'NOT_CHECKED', url: expect.any(String) });
    expect(await opened(body.data.id)).toBe(200);
    await plain.close();
  });
});

describe("a hospital's document (UP-9)", () => {
  const send = async (bytes: Buffer) => {
    const hospital = await insertClient(app.sql, { scopes: ['system/*.crus'] });
    const patientId = await treated();
    await insertConsent(app.sql, patientId, hospital.id);
    const token = await signInClient(app, hospital);
    const attachment = { contentType: 'application/pdf', data: bytes.toString('base64'), title: 'Summary' };
    const made = await write(app, token, 'POST', '/DocumentReference', {
      resourceType: 'DocumentReference',
      status: 'current',
      subject: { reference: `Patient/${patientId}` },
      content: [{ attachment }],
    });
    expect(made.status).toBe(201);
    const id = (await app.sql<{ id: string }>('select id from hospital_document where patient_id = $1', [patientId]))[0]
      ?.id;
    const read = async () => {
      const [about, content] = [
        await fhir(app, token, `/DocumentReference/${id}`),
        await fhir(app, token, `/Binary/${id}`),
      ];
      return [(about.body as { docStatus?: string }).docStatus, content.status];
    };
    return { id: id ?? '', patientId, read };
  };

  it('is preliminary and unread until it is clean, and then has a new version', async () => {
    const { id, patientId, read } = await send(pdf());
    expect(await read()).toEqual(['preliminary', 409]);
    const address = `/api/v1/admin/documents/${id}`;
    expect((await admin.send(address)).status).toBe(409);
    const LIST = `{ hospitalDocuments(patientId: "${patientId}", first: 5) { edges { node { check } } } }`;
    expect((await ask(admin, LIST)).data).toMatchObject({ edges: [{ node: { check: 'PENDING' } }] });
    expect(await checkOf(patientId)).toMatchObject([{ check: 'PENDING', url: null }]);
    await app.application.scanFiles();
    expect(await read()).toEqual([undefined, 200]);
    expect((await admin.send(address)).status).toBe(200);
    expect(await app.sql('select revision from hospital_document where id = $1', [id])).toEqual([{ revision: 2 }]);
  });

  it('with malware is entered in error for clients, and opens to nobody', async () => {
    const { id, read } = await send(infected());
    await app.application.scanFiles();
    expect(await read()).toEqual(['entered-in-error', 409]);
    expect((await admin.send(`/api/v1/admin/documents/${id}`)).status).toBe(409);
    expect(await app.storage.get(await keyOf(id))).toBeUndefined();
  });
});

it('housekeeping removes what a crash left of a file that was set apart, old quarantine, and scans without a file', async () => {
  const patientId = await treated();
  const { body } = await upload(own.browser, patientId, infected());
  const key = await keyOf(body.data.id);
  await app.application.scanFiles();
  await app.storage.put(key, Buffer.from('left'));
  await app.sql(
    `insert into file_scan (file_key, next_at, created_at) values ('gone.clinical', now(), now() - interval '2 hours')`,
  );
  const { pool } = app.connections;
  await sweepScans({ pool, storage: app.storage, clock: { now: () => new Date() } });
  expect(await app.storage.get(key)).toBeUndefined();
  expect(await app.storage.get(quarantineKeyOf(key))).toBeDefined();
  expect(await app.sql(`select from file_scan where file_key = 'gone.clinical'`)).toEqual([]);
  await app.storage.put('2c8fad5b-d9cb-469f-a165-70867728950e.quarantined', Buffer.from('erased'));
  await sweepScans({ pool, storage: app.storage, clock: { now: () => later(61) } });
  expect(await app.storage.get('2c8fad5b-d9cb-469f-a165-70867728950e.quarantined')).toBeUndefined();
  expect(await app.storage.get(quarantineKeyOf(key))).toBeDefined();
  await sweepScans({ pool, storage: app.storage, clock: { now: () => later(91 * 1_440) } });
  expect(await app.storage.get(quarantineKeyOf(key))).toBeUndefined();
  expect(await app.sql('select status from file_scan where file_key = $1', [key])).toEqual([{ status: 'QUARANTINED' }]);
});

it('a verdict never changes', async () => {
  const { body } = await upload(own.browser, await treated(), infected());
  await app.application.scanFiles();
  const key = await keyOf(body.data.id);
  await expect(
    app.sql(`update file_scan set status = 'CLEAN', finding = null where file_key = $1`, [key]),
  ).rejects.toThrow('a scan that has ended does not change');
});
