import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, write } from '../../../test/hospital.js';
import { createMerging } from '../../../test/merging.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';

const MRN = 'https://city.example/mrn';

let app: TestApp;
let client: string;
let token: string;
/** Another hospital's system, which reads every patient. */
let other: string;
let patient: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql, { scopes: ['system/*.crus'], identifier_systems: [MRN] });
  client = hospital.id;
  token = await signInClient(app, hospital);
  other = await signInClient(app, await insertClient(app.sql));
  patient = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());

type Resource = Record<string, unknown> & { id: string };
const post = (resource: { resourceType: string }) =>
  write(app, token, 'POST', `/${resource.resourceType}`, resource, {});
const made = async (resource: { resourceType: string }) => {
  const { status, body } = await post(resource);
  expect([status, body.issue]).toEqual([201, undefined]);
  return body as unknown as Resource;
};
const read = async (path: string, by = token) => (await fhir<Resource>(app, by, path)).body;
const faults = async (resource: { resourceType: string }) => {
  const { status, body } = await post(resource);
  return [status, body.issue?.map(({ code, expression }) => [code, expression?.[0]])];
};

const subject = () => ({ reference: `Patient/${patient}`, display: 'Sunita' });
const aReferral = (parts: Record<string, unknown> = {}) => ({
  resourceType: 'ServiceRequest',
  meta: { tag: [{ system: 'urn:ward', code: '7' }] },
  language: 'en-IN',
  identifier: [{ use: 'official', system: 'urn:orders', value: randomUUID(), period: { start: '2026-03-01' } }],
  status: 'active',
  intent: 'order',
  category: [{ text: 'Rehabilitation' }],
  priority: 'urgent',
  code: { coding: [{ system: 'http://snomed.info/sct', code: '91251008', display: 'Physical therapy' }] },
  subject: subject(),
  occurrenceTiming: { repeat: { frequency: 3, period: 1, periodUnit: 'wk' } },
  authoredOn: '2026-03-09T16:30:00+05:30',
  requester: { display: 'Dr Rao', identifier: { system: 'urn:doctors', value: '9' } },
  reasonCode: [{ coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'M17.1' }], text: 'Left knee replaced' }],
  bodySite: [{ text: 'Left knee' }, { coding: [{ system: 'urn:sites', code: 'K' }] }],
  note: [{ authorString: 'Ward 7', time: '2026-03-09', text: 'No weight\\nfor two weeks' }],
  extension: [{ url: 'urn:bed', valueString: '12' }],
  _priority: { extension: [{ url: 'urn:why', valueCode: 'pain' }] },
  _occurrenceDateTime: { extension: [{ url: 'urn:why', valueCode: 'later' }] },
  _doNotPerform: { id: 'x' },
  ...parts,
});
const aDocument = (parts: Record<string, unknown> = {}, attachment: Record<string, unknown> = {}) => ({
  resourceType: 'DocumentReference',
  identifier: [{ system: MRN, value: randomUUID() }],
  status: 'current',
  docStatus: 'final',
  type: { coding: [{ system: 'http://loinc.org', code: '18842-5' }], text: 'Discharge summary' },
  category: [{ text: 'Summary' }],
  subject: subject(),
  date: '2026-03-09T16:30:00+05:30',
  author: [{ display: 'Dr Rao' }],
  description: 'Knee',
  content: [{ attachment: { contentType: 'text/plain', language: 'en', ...attachment }, format: { code: 'x' } }],
  ...parts,
});
const content = { data: Buffer.from('Walks').toString('base64') };
const letter = (parts: Record<string, unknown> = {}) => made(aDocument(parts, content));

describe('what R4 does not have is refused with its place, and nothing is written', () => {
  it.each<[string, () => { resourceType: string }, string, string]>([
    ['in a part', () => aReferral({ requester: { name: 'Rao' } }), 'structure', 'ServiceRequest.requester'],
    ['in a list', () => aReferral({ note: [{ text: 'a', author: 'b' }] }), 'structure', 'ServiceRequest.note[0]'],
    [
      'deep down',
      () => aReferral({ occurrenceTiming: { repeat: { times: 3 } } }),
      'structure',
      'ServiceRequest.occurrenceTiming.repeat',
    ],
    ['beside a value', () => aReferral({ _priority: { value: 'x' } }), 'structure', 'ServiceRequest._priority'],
    ['a value for a list', () => aReferral({ category: { text: 'x' } }), 'structure', 'ServiceRequest.category'],
    [
      'a list for a value',
      () => aReferral({ patientInstruction: ['x'] }),
      'structure',
      'ServiceRequest.patientInstruction',
    ],
    [
      'a text for a number',
      () => aReferral({ quantityQuantity: { value: '3' } }),
      'structure',
      'ServiceRequest.quantityQuantity.value',
    ],
    [
      'a modifier in a part',
      () => aReferral({ occurrenceTiming: { modifierExtension: [{ url: 'urn:x' }] } }),
      'structure',
      'ServiceRequest.occurrenceTiming.modifierExtension',
    ],
    ['a priority of no list', () => aReferral({ priority: 'high' }), 'code-invalid', 'ServiceRequest.priority'],
    [
      'a character of no text',
      () => aReferral({ patientInstruction: 'a\0' }),
      'value',
      'ServiceRequest.patientInstruction',
    ],
    [
      'half a character within',
      () => aReferral({ contained: [{ resourceType: 'Basic', id: '\ud800' }] }),
      'value',
      'ServiceRequest.contained[0]',
    ],
    [
      'more than 64 KB',
      () => aReferral({ patientInstruction: 'x'.repeat(64 * 1024) }),
      'too-long',
      'ServiceRequest.patientInstruction',
    ],
    [
      'more than 50 notes',
      () => aReferral({ note: Array.from({ length: 51 }, () => ({ text: 'a' })) }),
      'value',
      'ServiceRequest.note',
    ],
    [
      'in the content',
      () => aDocument({}, { ...content, pages: 2 }),
      'structure',
      'DocumentReference.content[0].attachment',
    ],
    [
      'of a patient',
      () => ({ resourceType: 'Patient', identifier: [{ system: MRN, value: 'n' }], name: [{ famly: 'X' }] }),
      'structure',
      'Patient.name[0]',
    ],
  ])('%s', async (_what, resource, code, expression) => {
    expect(await faults(resource())).toEqual([422, [[code, expression]]]);
    expect(await app.sql("select from patient_identifier where value = 'n'")).toEqual([]);
  });
});

describe('a referral', () => {
  it('is read as it was sent, but for its status and version', async () => {
    const sent = aReferral();
    const { id } = await made(sent);
    const { id: _id, meta, text: _ours, ...shown } = await read(`/ServiceRequest/${id}`);
    const { meta: tagged, ...rest } = sent;
    expect(shown).toEqual(rest);
    expect(meta).toMatchObject({ ...tagged, versionId: '1' });
    const own = { status: 'additional', div: '<div xmlns="http://www.w3.org/1999/xhtml">Knee</div>' };
    expect((await made(aReferral({ text: own })))['text']).toEqual(own);
  });

  it('says to admins how soon, what, where and what is noted; without these it is as usual', async () => {
    const { admin } = await signInAdmin(app);
    const listed = async (id: string) => {
      const { body } = await admin.graphql<{ referrals: { edges: { node: { id: string } }[] } }>(
        '{ referrals(first: 100) { edges { node { id priority service bodySites notes } } } }',
      );
      return body.data?.referrals.edges.find(({ node }) => node.id === id)?.node;
    };
    const { id } = await made(aReferral());
    expect(await listed(id)).toEqual({
      id,
      priority: 'URGENT',
      service: 'Physical therapy (SNOMED CT 91251008)',
      bodySites: ['Left knee', 'urn:sites K'],
      notes: ['No weight\\nfor two weeks'],
    });
    const plain = await made({
      resourceType: 'ServiceRequest',
      status: 'active',
      intent: 'order',
      subject: subject(),
      reasonCode: [{ text: 'Knee' }],
    } as never);
    expect(await listed(plain.id)).toEqual({
      id: plain.id,
      priority: 'ROUTINE',
      service: null,
      bodySites: [],
      notes: [],
    });
  });

  it('has the clinic’s answer as one note more, which goes back without becoming the hospital’s', async () => {
    const sent = aReferral();
    const { id } = await made(sent);
    const { admin } = await signInAdmin(app);
    await admin.graphql('mutation ($id: ID!) { declineReferral(id: $id, reason: "We are full") { id } }', { id });
    const { headers, body } = await fhir<Resource>(app, token, `/ServiceRequest/${id}`);
    const answer = expect.objectContaining({ text: 'We are full' }) as object;
    expect(body).toMatchObject({ status: 'revoked', note: [...sent.note, answer] });
    const again = { ...body, note: [...(body['note'] as object[]), { text: 'A pity' }] };
    const put = await write(app, token, 'PUT', `/ServiceRequest/${id}`, again, {
      'if-match': headers.get('etag') ?? '',
    });
    const own = [...sent.note, { text: 'A pity' }];
    expect([put.status, (put.body as unknown as Resource)['note']]).toEqual([200, [...own, answer]]);
    expect(await app.sql("select sent -> 'note' as sent, notes from referral where id = $1", [id])).toEqual([
      { sent: own, notes: own.map(({ text }) => text) },
    ]);
  });

  it('stays of its patient, and never has the identifier of another one', async () => {
    const { id, ...body } = await made(aReferral());
    const other = await made(aReferral());
    const stranger = (await insertPatient(app.sql)).id;
    const put = (part: object) => {
      const changed = { ...body, id, status: 'revoked', ...part };
      return write(app, token, 'PUT', `/ServiceRequest/${id}`, changed, { 'if-match': 'W/"1"' });
    };
    const moved = await put({ subject: { reference: `Patient/${stranger}` } });
    expect([moved.status, moved.body.issue?.[0]?.expression]).toEqual([422, ['ServiceRequest.subject']]);
    expect((await put({ identifier: other['identifier'] })).status).toBe(409);
    expect(await read(`/ServiceRequest/${id}`)).toMatchObject({ status: 'active', ...body });
  });
});

describe('a document', () => {
  it('is read by its sender as it was sent, with an address for its content, and by others as what we know', async () => {
    const sent = aDocument(
      { custodian: { reference: 'Organization/77' }, securityLabel: [{ text: 'Restricted' }] },
      content,
    );
    const { id, ...shown } = await made(sent);
    const attachment = { contentType: 'text/plain', language: 'en', url: `Binary/${id}`, size: 5 };
    expect(shown).toMatchObject({ ...sent, content: [{ format: { code: 'x' }, attachment }] });
    expect(JSON.stringify(shown)).not.toContain(content.data);
    const theirs = await read(`/DocumentReference/${id}`, other);
    expect(theirs['custodian']).toEqual({ reference: `Organization/client-${client}` });
    for (const name of ['securityLabel', 'author', 'category', 'description']) expect(theirs).not.toHaveProperty(name);
    const [row] = await app.sql<{ name: string }>('select name from smart_client where id = $1', [client]);
    expect(await read(`/Organization/client-${client}`, other)).toMatchObject({ name: row?.name });
    const named = await letter({ custodian: { display: 'City Hospital' } });
    expect((await read(`/DocumentReference/${named.id}`, other))['custodian']).toEqual({ display: 'City Hospital' });
  });

  it('replaces one of the same client and patient, once; any other is refused', async () => {
    const replacing = (target: object) => aDocument({ relatesTo: [{ code: 'replaces', target }] }, content);
    const first = await letter();
    const stranger = (await insertPatient(app.sql)).id;
    const ofStranger = await letter({ subject: { reference: `Patient/${stranger}` } });
    const [{ id: ofOther }] = (await app.sql(
      `insert into hospital_document (id, patient_id, sent_by, written_at, media_type, size, sha1, file_key)
        select gen_random_uuid(), $1, id, now(), 'application/pdf', 1, 'x', gen_random_uuid()::text from smart_client where id <> $2 limit 1
        returning id`,
      [patient, client],
    )) as [{ id: string }];
    for (const reference of [ofStranger.id, ofOther, randomUUID()].map((id) => `DocumentReference/${id}`))
      expect(await faults(replacing({ reference }))).toEqual([422, [['value', 'DocumentReference.relatesTo']]]);
    expect(await faults(replacing({}))).toEqual([422, [['required', 'DocumentReference.relatesTo']]]);
    const [identifier] = first['identifier'] as object[];
    const both = [{ reference: `DocumentReference/${first.id}` }, { identifier }];
    const answers = await Promise.all(both.map((target) => post(replacing(target))));
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([201, 422]);
    const second = answers.find(({ status }) => status === 201)?.body.id;
    expect(await read(`/DocumentReference/${first.id}`)).toMatchObject({
      status: 'superseded',
      meta: { versionId: '2' },
    });
    expect(await read(`/DocumentReference/${second}`, other)).toMatchObject({
      status: 'current',
      relatesTo: [{ code: 'replaces', target: { reference: `DocumentReference/${first.id}` } }],
    });
    const found = await fhir(app, other, `/DocumentReference?patient=${patient}&status=superseded`);
    expect(found.body.total).toBe(1);
  });
});

it('a merge of records takes what was sent along, and what is refused is read by nobody', async () => {
  const merging = await createMerging(app);
  const [from, into] = [await merging.known(), await merging.known()];
  const sent = aReferral({ subject: { reference: `Patient/${from.id}` } });
  const { id } = await made(sent);
  await merging.merge(from, into);
  const moved = await read(`/ServiceRequest/${id}`);
  expect(moved).toMatchObject({ ...sent, meta: {}, subject: { reference: `Patient/${into.id}` } });
  await app.sql(
    "insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')",
    [client, into.id],
  );
  for (const path of [`/ServiceRequest/${id}`, `/Task/referral-${id}`])
    expect((await fhir(app, token, path)).status).toBe(404);
});
