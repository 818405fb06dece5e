import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, insertReferral, signInClient, write } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

const DOCUMENTS = 'https://city.example/documents';
const MRN = 'https://city.example/mrn';
const PDF = Buffer.from('%PDF-1.7\nKnee, left\n%%EOF\n');
const MEGABYTES_5 = 5 * 1024 * 1024;

let app: TestApp;
let client: string;
let token: string;
let patient: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql, {
    scopes: ['system/*.crus'],
    identifier_systems: [MRN, DOCUMENTS],
  });
  client = hospital.id;
  token = await signInClient(app, hospital);
  patient = (await insertPatient(app.sql)).id;
  await app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [
    patient,
    MRN,
    'A-1',
  ]);
});
afterAll(() => app.close());

type Parts = Record<string, unknown>;
const anAttachment = (parts: Parts = {}) => ({
  contentType: 'application/pdf',
  data: PDF.toString('base64'),
  title: 'Discharge summary',
  ...parts,
});
const aDocument = (parts: Parts = {}, attachment: Parts = {}) => ({
  resourceType: 'DocumentReference',
  masterIdentifier: { system: DOCUMENTS, value: randomUUID() },
  status: 'current',
  type: { text: 'Discharge summary' },
  subject: { reference: `Patient/${patient}` },
  date: '2026-03-09T16:30:00+05:30',
  content: [{ attachment: anAttachment(attachment) }],
  ...parts,
});
const post = (resource: unknown, headers: Record<string, string> = {}, by = token) =>
  write(app, by, 'POST', '/DocumentReference', resource, headers);
const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64');
/** How much there is, in the database and beside it. */
const count = async () => [
  (await app.sql<{ count: number }>('select count(*)::int as count from hospital_document'))[0]?.count ?? 0,
  (await app.storage.listOlderThan(new Date('9999-01-01'), 'document')).length,
];

const AT = 'DocumentReference.content[0].attachment';

describe('a document that a hospital sends is not taken, and nothing is kept of it (hospital §6)', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  it.each<[string, Parts, Parts, string]>([
    ['with content that is another kind than is said', {}, { data: base64(png) }, `${AT}.contentType`],
    ['that says nothing of its kind', {}, { contentType: undefined }, `${AT}.contentType`],
    ['of a kind that is not taken', {}, { contentType: 'image/svg+xml', data: base64(svg) }, `${AT}.data`],
    ['that is HTML and said to be text', {}, { contentType: 'text/plain', data: base64(' <html>') }, `${AT}.data`],
    ['that is a drawing and said to be text', {}, { contentType: 'text/plain', data: base64(svg) }, `${AT}.data`],
    ['that is XML behind a mark', {}, { contentType: 'text/plain', data: base64('\ufeff<?xml?>') }, `${AT}.data`],
    ['with a PDF behind a picture', {}, { data: base64(`GIF89a\0${PDF.toString()}`) }, `${AT}.data`],
    ['that is an archive', {}, { data: base64(gzipSync(Buffer.alloc(1_000_000))) }, `${AT}.data`],
    ['in another encoding', {}, { contentType: 'text/plain', data: base64(Buffer.from([0xe9, 0x74])) }, `${AT}.data`],
    ['with bytes of no text', {}, { contentType: 'text/plain', data: base64('a\0b') }, `${AT}.data`],
    ['with nothing in it', {}, { contentType: 'text/plain', data: base64(' \n') }, `${AT}.data`],
    ['that is no base64', {}, { data: '%PDF-1.7' }, `${AT}.data`],
    ['of base64 that is cut off', {}, { data: PDF.toString('base64').slice(0, -1) }, `${AT}.data`],
    ['that is larger than 5 MB', {}, { data: base64(Buffer.concat([PDF], MEGABYTES_5 + 1)) }, `${AT}.data`],
    ['of another size', {}, { size: PDF.length + 1 }, `${AT}.size`],
    ['with another hash', {}, { hash: createHash('sha1').update('x').digest('base64') }, `${AT}.hash`],
    ['with an address beside', {}, { url: 'https://city.example/1.pdf' }, `${AT}.url`],
    ['with an address alone', {}, { url: 'http://169.254.169.254/', data: undefined }, `${AT}.data`],
    ['without content', { content: [] }, {}, 'DocumentReference.content'],
    ['with two', { content: [1, 2].map(() => ({ attachment: anAttachment() })) }, {}, 'DocumentReference.content'],
    ['that was replaced', { status: 'superseded' }, {}, 'DocumentReference.status'],
    ['that was a mistake', { docStatus: 'entered-in-error' }, {}, 'DocumentReference.docStatus'],
    ['of nobody', { subject: {} }, {}, 'DocumentReference.subject'],
    ['of a group', { subject: { reference: 'Group/1' } }, {}, 'DocumentReference.subject'],
    ['of somebody unknown', { subject: { reference: `Patient/${randomUUID()}` } }, {}, 'DocumentReference.subject'],
    ['from tomorrow', { date: '2026-03-11' }, {}, 'DocumentReference.date'],
    [
      'under an identifier of another’s system',
      { masterIdentifier: { system: 'https://other.example', value: '1' } },
      {},
      'DocumentReference.identifier',
    ],
    [
      'with a referral that is not there',
      { context: { related: [{ reference: `ServiceRequest/${randomUUID()}` }] } },
      {},
      'DocumentReference.context.related',
    ],
    ['with an element of another resource', { birthDate: '1966' }, {}, 'DocumentReference'],
    ['with what changes its meaning', { modifierExtension: [] }, {}, 'DocumentReference.modifierExtension'],
  ])('%s', async (_what, parts, attachment, expression) => {
    const before = await count();
    const { status, body } = await post(aDocument(parts, attachment));
    expect([status, body.issue?.map((issue) => issue.expression?.[0])]).toEqual([
      422,
      expect.arrayContaining([expression]),
    ]);
    expect(body.issue?.every(({ diagnostics }) => /^[A-Z].*\.$/.test(diagnostics))).toBe(true);
    expect(await count()).toEqual(before);
  });

  it('in a body of more than 7 MB, however it is packed, while a patient has 1 MB', async () => {
    const before = await count();
    const large = aDocument({ description: 'x'.repeat(7.1 * 1024 * 1024) });
    expect((await post(large)).status).toBe(413);
    const packed = await fhir(app, token, '/DocumentReference', {
      method: 'POST',
      body: new Uint8Array(gzipSync(JSON.stringify(large))),
      headers: { 'content-type': 'application/fhir+json', 'content-encoding': 'gzip' },
    });
    expect([packed.status, packed.body.issue?.[0]?.code]).toEqual([413, 'too-long']);
    const text = { div: 'x'.repeat(1.1 * 1024 * 1024) };
    expect((await write(app, token, 'POST', '/Patient', { resourceType: 'Patient', text })).status).toBe(413);
    expect(await count()).toEqual(before);
  });

  it('of a patient who refused: as of nobody, by whatever name, and it is not found again', async () => {
    const hidden = (await insertPatient(app.sql)).id;
    await app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [hidden, MRN, 'h']);
    const sent = aDocument({ subject: { reference: `Patient/${hidden}` } });
    expect((await post(sent)).status).toBe(201);
    await app.sql(
      "insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')",
      [client, hidden],
    );
    const before = await count();
    const nobody = await post(aDocument({ subject: { reference: `Patient/${randomUUID()}` } }));
    for (const subject of [{ reference: `Patient/${hidden}` }, { identifier: { system: MRN, value: 'h' } }]) {
      const { status, body } = await post(aDocument({ subject }));
      expect([status, body]).toEqual([422, nobody.body]);
    }
    const again = await post(sent, { 'if-none-exist': `identifier=${DOCUMENTS}|${sent.masterIdentifier.value}` });
    expect([again.status, again.body.issue?.[0]?.code]).toEqual([412, 'multiple-matches']);
    expect(await count()).toEqual(before);
  });

  it('with a referral of another hospital, or of another patient', async () => {
    const theirs = await insertReferral(app.sql, patient);
    const ofOther = await insertReferral(app.sql, (await insertPatient(app.sql)).id, { client_id: client });
    const before = await count();
    for (const id of [theirs, ofOther]) {
      const { status } = await post(aDocument({ context: { related: [{ reference: `ServiceRequest/${id}` }] } }));
      expect(status).toBe(422);
    }
    expect(await count()).toEqual(before);
  });
});

describe('a document that a hospital sends', () => {
  it.each<[string, string, Buffer]>([
    ['a PDF', 'application/pdf', PDF],
    ['a JPEG', 'IMAGE/JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1])],
    ['a PNG', 'image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['a text', 'text/plain; charset=UTF-8', Buffer.from('<5 mg a day\nधीरे')],
  ])('is kept whole, whatever it is: %s', async (_what, contentType, bytes) => {
    const wrapped = base64(bytes).replaceAll(/.{4}/g, '$&\r\n');
    const { status, body } = await post(aDocument({}, { contentType, data: wrapped }));
    expect(status).toBe(201);
    const { body: binary } = await fhir<{ data: string }>(app, token, `/Binary/${body.id}`);
    expect(Buffer.from(binary.data, 'base64').equals(bytes)).toBe(true);
  });

  it('may have 5 MB', async () => {
    const bytes = Buffer.concat([PDF], MEGABYTES_5);
    const { status, body } = await post(aDocument({}, { data: base64(bytes) }));
    expect(status).toBe(201);
    const { body: binary } = await fhir<{ data: string }>(app, token, `/Binary/${body.id}`);
    expect(binary.data === base64(bytes)).toBe(true);
  });

  it('is read as it was sent, with its size and hash, by whoever reads the patient', async () => {
    const referral = await insertReferral(app.sql, patient, { client_id: client });
    const related = { related: [{ reference: `${app.origin}/fhir/R4/ServiceRequest/${referral}` }] };
    for (const subject of [{ reference: `Patient/${patient}` }, { identifier: { system: MRN, value: 'A-1' } }]) {
      const sent = aDocument({ subject, context: related });
      const { status, headers, body } = await post(sent);
      expect([status, headers.get('location')]).toEqual([201, `${app.origin}/fhir/R4/DocumentReference/${body.id}`]);
      const attachment = {
        contentType: 'application/pdf',
        title: 'Discharge summary',
        url: `Binary/${body.id}`,
        size: PDF.length,
        hash: createHash('sha1').update(PDF).digest('base64'),
        creation: '2026-03-09T11:00:00.000Z',
      };
      const known = {
        masterIdentifier: sent.masterIdentifier,
        identifier: [sent.masterIdentifier],
        status: 'current',
        type: { text: 'Discharge summary' },
        subject: { reference: `Patient/${patient}` },
        date: '2026-03-09T11:00:00.000Z',
        content: [{ attachment }],
      };
      expect(body).toMatchObject({ ...known, date: sent.date, context: related });
      const other = await signInClient(app, await insertClient(app.sql));
      const { body: seen } = await fhir(app, other, `/DocumentReference/${body.id}`);
      expect(seen).toMatchObject(known);
      // What another hospital refers is that hospital's own.
      expect(JSON.stringify(seen)).not.toContain(referral);
    }
  });

  it('is read as itself by whom that suits, and no browser runs anything of it', async () => {
    const { body } = await post(aDocument());
    const itself = await fetch(`${app.origin}/fhir/R4/Binary/${body.id}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/pdf' },
    });
    expect([itself.status, itself.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await itself.arrayBuffer()).equals(PDF)).toBe(true);
    expect(itself.headers.get('content-security-policy')).toBe('sandbox');
    expect(itself.headers.get('x-content-type-options')).toBe('nosniff');
    const found = await fhir(app, token, `/Binary?_id=${body.id}`);
    expect([found.body.total, JSON.stringify(found.body).includes('"data"')]).toEqual([1, false]);
  });

  it('is one for each identifier of the hospital, and ten at once make one file', async () => {
    const sent = aDocument();
    const before = await count();
    const condition = { 'if-none-exist': `identifier=${DOCUMENTS}|${sent.masterIdentifier.value}` };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(sent, condition)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const again = await post(sent);
    expect([again.status, again.body.issue?.[0]?.code]).toEqual([409, 'duplicate']);
    expect(await count()).toEqual(before.map((many) => many + 1));
    const other = await insertClient(app.sql, { scopes: ['system/*.crus'], identifier_systems: [DOCUMENTS] });
    expect((await post(sent, condition, await signInClient(app, other))).status).toBe(201);
  });

  it('stays in force while the one that should replace it has malware, and another may replace it', async () => {
    const { id } = (await post(aDocument())).body;
    const replacing = { relatesTo: [{ code: 'replaces', target: { reference: `DocumentReference/${id}` } }] };
    const bad = (await post(aDocument(replacing))).body.id;
    await app.sql(
      `insert into file_scan (file_key, next_at, created_at, status, scanned_at, finding)
        select file_key, now(), now(), 'QUARANTINED', now(), 'Eicar' from hospital_document where id = '${bad}'`,
    );
    const statusOf = async () => (await fhir<{ status: string }>(app, token, `/DocumentReference/${id}`)).body.status;
    expect(await statusOf()).toBe('current');
    expect([(await post(aDocument(replacing))).status, await statusOf()]).toEqual([201, 'superseded']);
  });

  it('stays as it is', async () => {
    const { body, headers } = await post(aDocument());
    const { status } = await write(app, token, 'PUT', `/DocumentReference/${body.id}`, body, {
      'if-match': headers.get('etag') ?? '',
    });
    expect(status).toBe(405);
  });

  it('is on record with who sent it, once', async () => {
    const { body } = await post(aDocument());
    const lines = await app.sql(
      "select verb, client_id from audit_event where subject_type = 'hospitalDocument' and subject_id = $1",
      [body.id],
    );
    expect(lines).toEqual([{ verb: 'fhir.DocumentReference.create', client_id: client }]);
  });
});

it('a client’s documents have a quota of bytes a day, which leaves another client its own (hospital §6)', async () => {
  const limited = await createHospitalApp({ database: app.database, limits: { documentKilobytesPerClientDay: 1_000 } });
  try {
    const sender = await insertClient(app.sql, { scopes: ['system/*.crus'], identifier_systems: [MRN, DOCUMENTS] });
    const other = await insertClient(app.sql, { scopes: ['system/*.crus'], identifier_systems: [MRN, DOCUMENTS] });
    const send = async (by: string, data: Buffer) =>
      write(limited, by, 'POST', '/DocumentReference', aDocument({}, { data: base64(data) }));
    const by = await signInClient(limited, sender);
    const large = Buffer.concat([PDF, Buffer.alloc(600_000), Buffer.from('\n%%EOF\n')]);
    expect((await send(by, large)).status).toBe(201);
    const before = await count();
    const refused = await send(by, large);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(JSON.stringify(refused.body)).toContain('as many MB of documents as it may within a day');
    expect(await count()).toEqual(before);
    expect((await send(await signInClient(limited, other), large)).status).toBe(201);
  } finally {
    await limited.close();
  }
});
