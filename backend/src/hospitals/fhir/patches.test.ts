import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, insertConsent, signInClient, write } from '../../../test/hospital.js';
import { faultsOf, MRN, SENDER, sentPatient, type AnsweredPatient } from '../../../test/sent-patient.js';
import type { TestApp } from '../../../test/test-app.js';
import { UNKNOWN } from './unknown-mark.js';

let app: TestApp;
let token: string;
let client: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql, { ...SENDER, scopes: ['system/*.crus'] });
  client = hospital.id;
  token = await signInClient(app, hospital);
});
afterAll(() => app.close());

const get = async (id: string, by = token) => (await fhir<AnsweredPatient>(app, by, `/Patient/${id}`)).body;
const patch = (id: string, operations: unknown, by = token) =>
  fhir<AnsweredPatient>(app, by, `/Patient/${id}`, {
    method: 'PATCH',
    body: JSON.stringify(operations),
    headers: { 'content-type': 'application/json-patch+json' },
  });
async function made(parts: Record<string, unknown> = {}): Promise<AnsweredPatient> {
  const { status, body } = await write(app, token, 'POST', '/Patient', sentPatient(parts));
  expect(status).toBe(201);
  return get(String(body.id));
}

describe('a patch', () => {
  it.each<[string, unknown[], number]>([
    ['a malformed path of many slashes', [{ op: 'remove', path: `${'/'.repeat(30)}~` }], 400],
    ['the length of a list', [{ op: 'replace', path: '/telecom/length', value: 0 }], 422],
    ['a length without end', [{ op: 'replace', path: '/telecom/length', value: 20_000_000 }], 422],
    ['an index of two digits', [{ op: 'replace', path: '/telecom/00', value: {} }], 422],
    ['the prototype', [{ op: 'add', path: '/__proto__', value: { colour: 'blue' } }], 422],
    ['an element of its name', [{ op: 'add', path: '/maritalStatus', value: JSON.parse('{"__proto__": {}}') }], 422],
    ['a test of too much', [{ op: 'test', path: '/name', value: Array.from({ length: 10_000 }, () => 1) }], 400],
  ])('of %s is refused, and nothing is changed', async (_what, operations, status) => {
    const before = await made();
    expect((await patch(before.id, operations)).status).toBe(status);
    expect(await get(before.id)).toEqual(before);
  });

  it('of a patient out of reach waits for nobody', async () => {
    const { id } = await insertPatient(app.sql);
    const reaching = await insertClient(app.sql, { ...SENDER, reach: 'ALL_BUT_REFUSED' });
    await insertConsent(app.sql, id, reaching.id, { decision: 'DENY' });
    const refused = await signInClient(app, reaching);
    const holder = await app.connections.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from patient where id = $1 for update', [id]);
      expect((await patch(id, [{ op: 'replace', path: '/gender', value: 'male' }], refused)).status).toBe(404);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  const narrative = { status: 'additional', div: '<div xmlns="http://www.w3.org/1999/xhtml">Hers</div>' };
  const abha = { system: 'https://healthid.ndhm.gov.in', value: '91750768217770' };
  it.each<[string, Record<string, unknown>, object[], object]>([
    [
      'a birth date where none was known',
      { birthDate: undefined },
      [{ op: 'add', path: '/birthDate', value: '1966-03-10' }],
      { birthDate: '1966-03-10', _birthDate: undefined },
    ],
    [
      'no birth date any more',
      {},
      [{ op: 'remove', path: '/birthDate' }],
      { birthDate: undefined, _birthDate: UNKNOWN },
    ],
    [
      'a name where none was known',
      { name: undefined },
      [{ op: 'add', path: '/name/0/family', value: 'Yadav' }],
      { name: [{ family: 'Yadav' }] },
    ],
    ['no gender any more', {}, [{ op: 'remove', path: '/gender' }], { gender: 'unknown' }],
    [
      'a number as it is spoken',
      {},
      [{ op: 'replace', path: '/telecom/0/value', value: '098765 43219' }],
      { telecom: expect.arrayContaining([{ system: 'phone', value: '+919876543219', use: 'mobile' }]) as unknown },
    ],
    [
      'a number where none was known',
      { telecom: undefined },
      [{ op: 'add', path: '/telecom', value: [{ system: 'phone', value: '98765 43218' }] }],
      { telecom: [{ system: 'phone', value: '+919876543218', use: 'mobile' }] },
    ],
    [
      'the number of a contact',
      {},
      [{ op: 'add', path: '/contact', value: [{ telecom: [{ system: 'phone', value: '098765 43217' }] }] }],
      { contact: [{ telecom: [{ system: 'phone', value: '+919876543217' }] }] },
    ],
    [
      'an ABHA without dashes',
      {},
      [{ op: 'add', path: '/identifier/-', value: abha }],
      { identifier: expect.arrayContaining([{ ...abha, value: '91-7507-6821-7770' }]) as unknown },
    ],
    ['a narrative', {}, [{ op: 'replace', path: '/text', value: narrative }], { text: narrative }],
    [
      'no narrative any more',
      { text: narrative },
      [{ op: 'remove', path: '/text' }],
      { text: expect.objectContaining({ status: 'generated' }) as unknown },
    ],
  ])('to %s takes it', async (_what, parts, operations, after) => {
    const { id } = await made(parts);
    const answer = await patch(id, operations);
    expect([answer.status, answer.body.issue]).toEqual([200, undefined]);
    for (const [name, value] of Object.entries(after))
      expect((answer.body as unknown as Record<string, unknown>)[name]).toEqual(value);
    expect(await get(id)).toEqual(answer.body);
  });

  it('that changes nothing, or tests, is a read: it needs the scope to read, and is audited', async () => {
    const { id, gender } = await made();
    const columns = { ...SENDER, reach: 'ALL_BUT_REFUSED' };
    const updating = await signInClient(app, await insertClient(app.sql, { ...columns, scopes: ['system/Patient.u'] }));
    const nothing = [[], [{ op: 'replace', path: '/gender', value: gender }]];
    const tests = ['male', 'female'].map((value) => [{ op: 'test', path: '/gender', value }]);
    for (const operations of [...nothing, ...tests]) {
      const answer = await patch(id, operations, updating);
      expect([answer.status, answer.body.resourceType]).toEqual([403, 'OperationOutcome']);
    }
    expect((await patch(id, [{ op: 'replace', path: '/gender', value: 'other' }], updating)).status).toBe(200);
    const reads = async () =>
      (
        await app.sql(
          `select from audit_event where subject_id = $1 and client_id = $2 and verb = 'fhir.Patient.read' and outcome = 'done'`,
          [id, client],
        )
      ).length;
    const before = await reads();
    const statuses: number[] = [];
    for (const operations of [[], ...tests]) statuses.push((await patch(id, operations)).status);
    expect([statuses, await reads()]).toEqual([[200, 422, 422], before + 3]);
    await patch(id, [{ op: 'replace', path: '/gender', value: 'male' }]);
    expect(await reads()).toBe(before + 3);
  });
});

describe('an update by an identifier', () => {
  const address = (value: string) => `/Patient?identifier=${encodeURIComponent(`${MRN}|${value}`)}`;

  it('is refused for a body of another one, also where there is one', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const { id } = await made({ identifier: [{ system: MRN, value: one }] });
    const before = await get(id);
    const other = sentPatient({ identifier: [{ system: MRN, value: two }], gender: 'male' });
    const refused = await write(app, token, 'PUT', address(one), other);
    expect([refused.status, faultsOf(refused.body)]).toEqual([422, [['value', 'Patient.identifier']]]);
    expect(await get(id)).toEqual(before);
  });

  it('without a version is one of the present one, also of eight at once', async () => {
    const value = randomUUID();
    const sent = sentPatient({ identifier: [{ system: MRN, value }] });
    const { id } = await made(sent);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        write(app, token, 'PUT', address(value), { ...sent, photo: [{ title: `P${at}` }] }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(answers.map(() => [200, id]));
  });
});
