import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, insertConsent, signInClient, write } from '../../../test/hospital.js';
import { faultsOf, MRN, SENDER, sentPatient, type AnsweredPatient } from '../../../test/sent-patient.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
/** Another hospital's system, of the same identifiers. */
let other: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const scopes = ['system/*.crus'];
  token = await signInClient(app, await insertClient(app.sql, { ...SENDER, scopes }));
  other = await signInClient(app, await insertClient(app.sql, { ...SENDER, scopes }));
});
afterAll(() => app.close());

const get = async (id: string, by = token) => {
  const { status, headers, body } = await fhir<AnsweredPatient>(app, by, `/Patient/${id}`);
  return { status, tag: headers.get('etag') ?? '', body };
};
const put = (path: string, body: unknown, headers: Record<string, string> = {}, by = token) =>
  write(app, by, 'PUT', path, body, headers);
const patch = (id: string, operations: unknown, headers: Record<string, string> = {}, by = token) =>
  fhir<AnsweredPatient>(app, by, `/Patient/${id}`, {
    method: 'PATCH',
    body: JSON.stringify(operations),
    headers: { 'content-type': 'application/json-patch+json', ...headers },
  });

async function made(parts: Record<string, unknown> = {}) {
  const { status, body } = await write(app, token, 'POST', '/Patient', sentPatient(parts));
  expect(status).toBe(201);
  return get(String(body.id));
}
const sorted = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('the version of an update', () => {
  it('stands in If-Match or in the body, and in both alike', async () => {
    const { body, tag } = await made();
    const id = body.id;
    const changed = { ...body, gender: 'other' };
    const versionless = { ...changed, meta: undefined };
    const stale = { ...changed, meta: { versionId: '999' } };
    expect((await put(`/Patient/${id}`, versionless)).status).toBe(428);
    expect((await put(`/Patient/${id}`, versionless, { 'if-match': '*' })).status).toBe(428);
    expect((await put(`/Patient/${id}`, stale)).status).toBe(412);
    expect((await put(`/Patient/${id}`, stale, { 'if-match': tag })).status).toBe(412);
    expect((await put(`/Patient/${id}`, changed, { 'if-match': 'W/"999"' })).status).toBe(412);
    expect((await put(`/Patient/${id}`, { ...changed, meta: { versionId: 'x' } })).status).toBe(412);
    expect((await get(id)).body).toEqual(body);
    expect((await put(`/Patient/${id}`, changed)).status).toBe(200);
    expect((await put(`/Patient/${id}`, changed)).status).toBe(412);
    const again = await get(id);
    expect((await put(`/Patient/${id}`, { ...again.body, gender: 'male' }, { 'if-match': again.tag })).status).toBe(
      200,
    );
  });

  it('of eight updates of one version one wins', async () => {
    const { body } = await made();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put(`/Patient/${body.id}`, { ...body, photo: [{ title: `P${at}` }] })),
    );
    expect(sorted(answers)).toEqual([200, ...Array<number>(7).fill(412)]);
  });

  it('is of a whole: a part of a resource is not written back', async () => {
    const { body, tag } = await made();
    const tagged = { ...body, meta: { ...body.meta, tag: [{ code: 'SUBSETTED' }] } };
    const refused = await put(`/Patient/${body.id}`, tagged, { 'if-match': tag });
    expect([refused.status, refused.body.issue?.[0]?.expression]).toEqual([422, ['Patient.meta.tag']]);
    const created = await write(
      app,
      token,
      'POST',
      '/Patient',
      sentPatient({ meta: { tag: [{ code: 'SUBSETTED' }] } }),
    );
    expect(created.status).toBe(422);
  });
});

describe('an update by an identifier', () => {
  const address = (value: string, system = MRN) => `/Patient?identifier=${encodeURIComponent(`${system}|${value}`)}`;

  it('makes one where there is none, and updates the one that there is', async () => {
    const value = randomUUID();
    const sent = sentPatient({ identifier: [{ system: MRN, value }] });
    const first = await put(address(value), sent);
    expect([first.status, first.headers.get('location')]).toEqual([
      201,
      `${app.origin}/fhir/R4/Patient/${String(first.body.id)}`,
    ]);
    const second = await put(address(value), { ...sent, gender: 'other' });
    expect([second.status, second.body.id]).toEqual([200, first.body.id]);
    expect((await get(String(first.body.id))).body.gender).toBe('other');
    expect((await put(address(value), sent, { 'if-match': 'W/"999"' })).status).toBe(412);
    expect((await put(address(value), { ...sent, id: randomUUID() })).status).toBe(400);
    expect((await put(address(value), { ...sent, id: first.body.id, gender: 'male' })).status).toBe(200);
  });

  it('doubles nothing, at once and again', async () => {
    const value = randomUUID();
    const sent = sentPatient({ identifier: [{ system: MRN, value }] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(address(value), sent)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 201, 412].includes(status))).toBe(true);
    const rows = await app.sql('select from patient_identifier where value = $1', [value]);
    expect(rows).toHaveLength(1);
    const lacking = await put(address(randomUUID()), sentPatient());
    expect([lacking.status, faultsOf(lacking.body)]).toEqual([422, [['value', 'Patient.identifier']]]);
  });

  it('tells nothing of several, of others’ systems and of a patient out of reach', async () => {
    const [one, two] = [await made(), await made()];
    const values = [one, two].map(({ body }) => body.identifier.find(({ system }) => system === MRN)?.value ?? '');
    const several = `/Patient?identifier=${encodeURIComponent(values.map((value) => `${MRN}|${value}`).join(','))}`;
    expect((await put(several, sentPatient())).status).toBe(412);
    const unseen = await put(address(values[0] ?? ''), one.body, {}, other);
    const foreign = await put(address('1', 'urn:foreign'), sentPatient(), {}, other);
    expect([unseen.status, foreign.status]).toEqual([412, 412]);
    expect(unseen.body.issue).toEqual(foreign.body.issue);
    for (const path of ['/Patient', '/Patient?name=x', '/Patient?identifier=1', '/Patient?identifier=a|b&name=x'])
      expect((await put(path, sentPatient())).status).toBe(400);
  });

  it('takes the scope to update, and to create only where it makes one', async () => {
    const scopes = ['system/Patient.rus'];
    const updating = await signInClient(
      app,
      await insertClient(app.sql, { ...SENDER, reach: 'ALL_BUT_REFUSED', scopes }),
    );
    const { body } = await made();
    const value = body.identifier.find(({ system }) => system === MRN)?.value ?? '';
    expect((await put(address(value), { ...body, meta: undefined, gender: 'other' }, {}, updating)).status).toBe(200);
    // A record that it may read, by an identifier that is another system's to give.
    const columns = { ...SENDER, reach: 'ALL_BUT_REFUSED', scopes, identifier_systems: ['urn:own'] };
    const foreign = await signInClient(app, await insertClient(app.sql, columns));
    expect((await put(address(value), { ...body, meta: undefined }, {}, foreign)).status).toBe(412);
    const unknown = randomUUID();
    const sent = sentPatient({ identifier: [{ system: MRN, value: unknown }] });
    expect((await put(address(unknown), sent, {}, updating)).status).toBe(403);
    const reading = await signInClient(app, await insertClient(app.sql, { ...SENDER, scopes: ['system/Patient.rs'] }));
    expect((await put(address(value), body, {}, reading)).status).toBe(403);
  });

  it('of a referral withdraws it', async () => {
    const { body } = await made();
    const identifier = { system: 'urn:orders', value: randomUUID() };
    const sent = {
      resourceType: 'ServiceRequest',
      status: 'active',
      intent: 'order',
      identifier: [identifier],
      subject: { reference: `Patient/${body.id}` },
      reasonCode: [{ text: 'Left knee' }],
    };
    const path = `/ServiceRequest?identifier=urn:orders|${identifier.value}`;
    const first = await put(path, sent);
    const second = await put(path, { ...sent, status: 'revoked' });
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
    const read = await fhir<{ status: string }>(app, token, `/ServiceRequest/${String(first.body.id)}`);
    expect(read.body.status).toBe('revoked');
  });
});

describe('a patch', () => {
  it('changes what it names, and the rest stays as it was sent', async () => {
    const { body } = await made({ photo: [{ title: 'Face' }] });
    const {
      status,
      body: after,
      headers,
    } = await patch(body.id, [
      { op: 'test', path: '/gender', value: 'female' },
      { op: 'replace', path: '/gender', value: 'other' },
      { op: 'add', path: '/maritalStatus', value: { text: 'Widowed' } },
      { op: 'remove', path: '/photo' },
      { op: 'add', path: '/name/0/given/-', value: 'Kumari' },
    ]);
    expect(status).toBe(200);
    const { meta: _meta, text: _text, ...shown } = body as typeof body & { photo?: object; text: object };
    delete shown.photo;
    const [name] = body.name as { given: string[] }[];
    expect(after).toMatchObject({
      ...shown,
      gender: 'other',
      maritalStatus: { text: 'Widowed' },
      name: [{ ...name, given: [...(name?.given ?? []), 'Kumari'] }],
    });
    expect(JSON.stringify(after)).not.toContain('Face');
    expect(headers.get('etag')).toBe((await get(body.id)).tag);
    const before = /\d+/.exec(headers.get('etag') ?? '')?.[0];
    expect(await fhir(app, token, `/Patient/${body.id}/_history/${before}`)).toMatchObject({ body: after });
  });

  it.each<[string, unknown, number]>([
    [
      'whose test fails',
      [
        { op: 'test', path: '/gender', value: 'male' },
        { op: 'remove', path: '/gender' },
      ],
      422,
    ],
    ['of nothing there', [{ op: 'remove', path: '/maritalStatus' }], 422],
    ['of the id', [{ op: 'replace', path: '/id', value: randomUUID() }], 422],
    ['of the version', [{ op: 'replace', path: '/meta/versionId', value: '7' }], 422],
    ['of the type', [{ op: 'replace', path: '/resourceType', value: 'Goal' }], 422],
    ['of the clinic’s number', [{ op: 'replace', path: '/identifier/0/value', value: 'PT-999999' }], 422],
    ['that takes the clinic’s number away', [{ op: 'remove', path: '/identifier/0' }], 422],
    ['that deactivates', [{ op: 'replace', path: '/active', value: false }], 422],
    ['to what R4 does not have', [{ op: 'add', path: '/colour', value: 'blue' }], 422],
    [
      'of another hospital’s system',
      [{ op: 'add', path: '/identifier/-', value: { system: 'urn:x', value: '1' } }],
      422,
    ],
    ['through the prototype', [{ op: 'add', path: '/__proto__/x', value: 1 }], 422],
    ['that leaves no resource', [{ op: 'replace', path: '', value: [] }], 422],
    [
      'that grows without end',
      Array.from({ length: 100 }, () => ({ op: 'copy', from: '/name', path: '/name/0/name' })),
      422,
    ],
    [
      'of too many operations',
      Array.from({ length: 101 }, () => ({ op: 'test', path: '/gender', value: 'female' })),
      400,
    ],
    ['that is no list', { op: 'remove', path: '/gender' }, 400],
    ['of an unknown operation', [{ op: 'append', path: '/gender', value: 'x' }], 400],
    ['without a value', [{ op: 'add', path: '/gender' }], 400],
    ['with a path that is none', [{ op: 'remove', path: 'gender' }], 400],
  ])('%s is refused, and nothing is changed', async (_what, operations, status) => {
    const before = await made();
    const answer = await patch(before.body.id, operations);
    expect([answer.status, answer.body.resourceType]).toEqual([status, 'OperationOutcome']);
    expect(await get(before.body.id)).toEqual(before);
  });

  it('of a version that has passed, of another media type or of another’s patient is refused', async () => {
    const { body, tag } = await made();
    const operations = [{ op: 'replace', path: '/gender', value: 'male' }];
    expect((await patch(body.id, operations, { 'if-match': 'W/"999"' })).status).toBe(412);
    expect((await patch(body.id, operations, { 'if-match': 'x' })).status).toBe(412);
    expect((await patch(body.id, operations, { 'content-type': 'application/fhir+json' })).status).toBe(415);
    expect((await patch(body.id, operations, {}, other)).status).toBe(404);
    expect((await patch('none', operations)).status).toBe(404);
    expect((await patch(body.id, operations, { 'if-match': tag })).status).toBe(200);
    expect((await patch(body.id, operations, { 'if-match': tag })).status).toBe(412);
    const { id } = await insertPatient(app.sql);
    const refusing = await insertClient(app.sql, { scopes: ['system/Patient.crus'], identifier_systems: [MRN] });
    await insertConsent(app.sql, id, refusing.id, { decision: 'DENY' });
    expect((await patch(id, operations, {}, await signInClient(app, refusing))).status).toBe(404);
  });

  it('of eight at once each finds what the others left', async () => {
    const { body } = await made({ photo: [{ title: 'P' }] });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        patch(body.id, [{ op: 'add', path: '/photo/-', value: { title: `P${at}` } }]),
      ),
    );
    expect(sorted(answers)).toEqual(Array<number>(8).fill(200));
    const { photo } = (await get(body.id)).body as unknown as { photo: object[] };
    expect(photo).toHaveLength(9);
  });
});
