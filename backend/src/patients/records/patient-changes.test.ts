import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertPatient,
  insertPatientWithAccount,
  insertUser,
  patientForm,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));

const patch = (id: string, body: object, headers: Record<string, string> = {}) =>
  admin.rest<{ code?: string; data: { version: number } }>('PATCH', `/admin/patients/${id}`, body, headers);
const remove = (id: string, headers: Record<string, string> = {}) =>
  admin.rest('DELETE', `/admin/patients/${id}`, undefined, headers);

/** A record as the database holds it. */
const stored = async (id: string): Promise<Record<string, unknown>> =>
  (await app.sql('select p.*, p.birth_date::text as birth_date from patient p where id = $1', [id]))[0] ?? {};
const changedTo = (version: number) => ({ version, revision: version, updated_at: expect.any(Date) });
const isListed = async (id: string) => {
  const { body } = await admin.rest<{ data: { patients: { _id: string }[] } }>('GET', '/admin/patients?limit=100');
  return body.data.patients.some(({ _id }) => _id === id);
};

describe('editing', () => {
  it.each([
    ['name', 'New Name', { name: 'New Name', name_folded: 'new name', name_key: ' nv nm ' }],
    ['diagnosedWith', 'Hip', { diagnosis: 'Hip', diagnosis_folded: 'hip' }],
    ['address', 'Elsewhere', { address: 'Elsewhere' }],
    ['bloodGroup', 'AB-', { blood_group: 'AB-' }],
    ['gender', 'others', { gender: 'other' }],
    ['contactNumber', '+91 98765 43210', { contact_phone: '+919876543210' }],
    ['emergencyContactNumber', '09876543210', { emergency_phone: '+919876543210' }],
    ['age', 30, { birth_date: '1996-03-10', birth_date_exact: false }],
  ])('changes %s and nothing else', async (field, value, columns) => {
    const { id } = await insertPatient(app.sql, { birth_date_exact: true });
    const before = await stored(id);
    expect((await patch(id, { [field]: value })).status).toBe(200);
    expect(await stored(id)).toEqual({ ...before, ...columns, ...changedTo(2) });
  });

  it.each(['1900-01-01', '1905-03-10', '1905-12-31'])(
    'takes the form of somebody born on %s with the age as it is, and keeps the birth date (reading 26)',
    async (birth_date) => {
      const { id } = await insertPatient(app.sql, { birth_date, birth_date_exact: true });
      const { body } = await admin.rest<{ data: { patient: { age: number } } }>('GET', `/admin/patients/${id}/details`);
      const { age } = body.data.patient;
      expect((await patch(id, { name: 'New Name', age })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ name: 'New Name', birth_date, birth_date_exact: true });
      for (const other of [Math.max(121, age - 1), age + 1].filter((years) => years !== age))
        expect(await patch(id, { age: other })).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
      expect((await patch(id, { age: 90 })).status).toBe(200);
    },
  );

  it.each(['', null])('empties the blood group, which is optional, by %j', async (bloodGroup) => {
    const { id } = await insertPatient(app.sql, { blood_group: 'A+' });
    await patch(id, { bloodGroup });
    expect(await stored(id)).toMatchObject({ blood_group: null });
  });

  it.each([
    { name: '' },
    { diagnosedWith: ' ' },
    { address: null },
    { age: '' },
    { contactNumber: '' },
    { emergencyContactNumber: null },
  ])('does not empty what the form requires: %j', async (body) => {
    const { id } = await insertPatient(app.sql);
    expect(await patch(id, body)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(await stored(id)).toMatchObject({ version: 1 });
  });

  it('ignores what is read-only or unknown (readings 20, 37)', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql);
    const before = await stored(record.id);
    const extras = {
      userId: (await insertUser(app.sql)).id,
      contact: '9800000000',
      _id: user.id,
      patientId: 'PT-000001',
      lastLogin: '2020-01-01T00:00:00Z',
      isProfileComplete: false,
      birth_date: '2000-01-01',
      deletedAt: NOON,
    };
    expect((await patch(record.id, { ...extras, name: 'Renamed' })).status).toBe(200);
    const named = { name: 'Renamed', name_folded: 'renamed', name_key: ' rnmd ' };
    expect(await stored(record.id)).toEqual({ ...before, ...named, ...changedTo(2) });
  });

  it('keeps an exact date of birth while the age that is sent back is the one it gives (reading 26)', async () => {
    const { id } = await insertPatient(app.sql, { birth_date: '1966-01-15', birth_date_exact: true });
    await patch(id, { age: 60 });
    expect(await stored(id)).toMatchObject({ birth_date: '1966-01-15', birth_date_exact: true });
    await patch(id, { age: 61 });
    expect(await stored(id)).toMatchObject({ birth_date: '1965-03-10', birth_date_exact: false });
  });

  it('takes a record by its PT- number as well (reading 27)', async () => {
    const { id, reference } = await insertPatient(app.sql);
    await patch(reference, { name: 'By number' });
    expect(await stored(id)).toMatchObject({ name: 'By number' });
  });

  it('is the same through GraphQL', async () => {
    const { id } = await insertPatient(app.sql);
    const before = await stored(id);
    const { body } = await admin.graphql(
      `mutation { updatePatient(id: "${id}", version: 1, input: { gender: OTHER, bloodGroup: "O-" }) { gender version } }`,
    );
    expect(body).toEqual({ data: { updatePatient: { gender: 'OTHER', version: 2 } } });
    expect(await stored(id)).toEqual({ ...before, gender: 'other', blood_group: 'O-', ...changedTo(2) });
    const stale = await admin.graphql(
      `mutation { updatePatient(id: "${id}", version: 1, input: { name: "Late" }) { id } }`,
    );
    expect(stale.body.errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  });
});

describe('two who edit at once (OL-1)', () => {
  it('know what they read by its ETag, on every answer that holds one record', async () => {
    const { id: userId } = await insertUser(app.sql);
    const added = await admin.rest<{ data: { _id: string } }>('POST', '/admin/patients', patientForm(userId));
    const details = await admin.rest('GET', `/admin/patients/${added.body.data._id}/details`);
    const changed = await patch(
      added.body.data._id,
      { name: 'X' },
      { 'if-match': String(details.headers.get('etag')) },
    );
    expect([added, changed].map(({ headers }) => headers.get('etag'))).toEqual(['"1"', '"2"']);
    expect(details.headers.get('etag')).toMatch(/^"1-[0-9a-f]{16}"$/);
    const late = await patch(added.body.data._id, { name: 'Y' }, { 'if-match': String(details.headers.get('etag')) });
    expect(late).toMatchObject({ status: 412, body: { code: 'CHANGED_MEANWHILE' } });
  });

  it('are sent the details anew when anything shown has changed, and need not read again to change the record', async () => {
    const { id } = await insertPatient(app.sql);
    const read = async (etag?: string) => {
      const answer = await admin.rest('GET', `/admin/patients/${id}/details`, undefined, {
        ...(etag && { 'if-none-match': etag }),
      });
      return { status: answer.status, etag: String(answer.headers.get('etag')), body: answer.body };
    };
    const first = await read();
    expect((await read(first.etag)).etag).toBe(first.etag);
    let last = first.etag;
    const changes: [string, unknown][] = [
      [`mutation { addProgressReport(patientId: "${id}", content: "Walks alone") { patient { id } } }`, 'Walks alone'],
      [
        `mutation { addMedicalHistoryEntry(patientId: "${id}", input: { diagnosis: "Gout" }) { patient { id } } }`,
        'Gout',
      ],
    ];
    for (const [mutation, shown] of changes) {
      expect((await admin.graphql(mutation)).body.errors).toBeUndefined();
      const next = await read(last);
      expect(next.status).toBe(200);
      expect(next.etag).not.toBe(last);
      expect(JSON.stringify(next.body)).toContain(shown);
      last = next.etag;
    }
    // A birthday, too.
    app.clock.set('2027-03-10T06:30:00.000Z');
    expect((await read(last)).status).toBe(200);
    expect((await patch(id, { name: 'Sunita Devi' }, { 'if-match': first.etag })).status).toBe(200);
    expect((await patch(id, { name: 'Sunita Rani' }, { 'if-match': '"2"' })).status).toBe(200);
  });

  it.each([
    ['a version in the body', { version: 1 }, {}],
    ['If-Match', {}, { 'if-match': '"1"' }],
    ['a weak If-Match', {}, { 'if-match': 'W/"1"' }],
    ['If-Match, which goes before the body', { version: 2 }, { 'if-match': '"1"' }],
  ])('the second is told by %s', async (_how, body, headers) => {
    const { id } = await insertPatient(app.sql);
    expect((await patch(id, { name: 'First', ...body }, headers)).status).toBe(200);
    expect(await patch(id, { name: 'Second', ...body }, headers)).toMatchObject({
      status: 412,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    expect(await stored(id)).toMatchObject({ name: 'First', version: 2 });
  });

  it.each([
    ['the body', { version: 'one' }, {}],
    ['the body', { version: 0 }, {}],
    ['If-Match', {}, { 'if-match': '1' }],
    ['If-Match', {}, { 'if-match': '"one"' }],
  ])('a version that is none is refused in %s', async (_where, body, headers) => {
    const { id } = await insertPatient(app.sql);
    expect((await patch(id, { name: 'X', ...body }, headers)).status).toBe(400);
    expect((await remove(id, headers)).status).toBe('if-match' in headers ? 400 : 200);
  });

  it('with one version, of forty races each has one winner, and both ends are on record', async () => {
    const { id } = await insertPatient(app.sql);
    for (let version = 1; version <= 40; version++) {
      const answers = await Promise.all([
        patch(id, { name: `A${version}`, version }),
        patch(id, { name: `B${version}`, version }),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    }
    expect(await stored(id)).toMatchObject({ version: 41 });
    const audited = await app.sql('select from audit_event where subject_id = $1', [id]);
    expect(audited).toHaveLength(40);
  });

  it('without a version, no change of the other one is lost', async () => {
    const { id } = await insertPatient(app.sql);
    for (let round = 1; round <= 20; round++) {
      const [name, address] = [`Name ${round}`, `Address ${round}`];
      const answers = await Promise.all([patch(id, { name }), patch(id, { address })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await stored(id)).toMatchObject({ name, address, version: 1 + 2 * round });
    }
  });

  it('deleting tells of a change too', async () => {
    const { id } = await insertPatient(app.sql);
    await patch(id, { name: 'Changed' });
    expect((await remove(id, { 'if-match': '"1"' })).status).toBe(412);
    expect(await isListed(id)).toBe(true);
    expect((await remove(id, { 'if-match': '"2"' })).status).toBe(200);
  });
});
