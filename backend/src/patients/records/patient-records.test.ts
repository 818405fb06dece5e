import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertBareRecord,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertUser,
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

/** Every way to reach one record by its id, through both doors, as [what, the code with which it is refused]. */
async function refusals(id: string): Promise<(string | undefined)[]> {
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
  const errorOf = async (document: string) => (await admin.graphql(document)).body.errors?.[0]?.extensions.code;
  const path = `/admin/patients/${encodeURIComponent(id)}`;
  const literal = JSON.stringify(id);
  return [
    await code(admin.rest('GET', `${path}/details`)),
    await code(admin.rest('PATCH', path, { name: 'X' })),
    await code(admin.rest('DELETE', path)),
    await errorOf(`{ patientDetails(id: ${literal}) { recoveryPercent } }`),
    await errorOf(`mutation { updatePatient(id: ${literal}, input: { name: "X" }) { id } }`),
    await errorOf(`mutation { deletePatient(id: ${literal}) { id } }`),
  ];
}
const six = (code: string) => Array.from({ length: 6 }, () => code);

describe('an incomplete record', () => {
  it.each([
    ['bare', async () => insertBareRecord(app.sql, (await insertUser(app.sql)).id)],
    ['without a diagnosis', () => insertPatient(app.sql, { diagnosis: null })],
    ['without a contact of its own', () => insertPatient(app.sql, { contact_phone: null })],
    ['without a name', () => insertPatient(app.sql, { name: '' })],
  ])('that is %s can be neither viewed, edited nor deleted (spec §4, reading 30)', async (_what, insert) => {
    const { id } = await insert();
    expect(await refusals(id)).toEqual(six('RECORD_INCOMPLETE'));
    expect(await app.sql('select version, deleted_at from patient where id = $1', [id])).toEqual([
      { version: 1, deleted_at: null },
    ]);
  });

  it('answers 409 through REST', async () => {
    const { id } = await insertPatient(app.sql, { address: null });
    expect((await admin.rest('GET', `/admin/patients/${id}/details`)).status).toBe(409);
  });
});

describe('an id', () => {
  it.each([
    ['unknown', () => uuidv7()],
    ['an unknown number', () => 'PT-999999'],
    ['a number without its zeros', () => 'PT-1'],
    ['a number too long', () => `PT-${'9'.repeat(40)}`],
    ['no id at all', () => 'abc'],
    ['SQL', () => `' or '1'='1`],
    ['empty but for a blank', () => ' '],
    ['as long as a page', () => 'x'.repeat(5_000)],
  ])('that is %s is answered like an unknown one', async (_what, id) => {
    expect(await refusals(id())).toEqual(six('NOT_FOUND'));
  });

  it('of an account names no record', async () => {
    const { user } = await insertPatientWithAccount(app.sql);
    expect(await refusals(user.id)).toEqual(six('NOT_FOUND'));
  });

  it('of a deleted record is unknown', async () => {
    const { id } = await insertPatient(app.sql, { deleted_at: NOON });
    expect(await refusals(id)).toEqual(six('NOT_FOUND'));
  });

  it('may be written in upper or lower case', async () => {
    const { id, reference } = await insertPatient(app.sql);
    for (const spelled of [id.toUpperCase(), reference.toLowerCase()])
      expect((await admin.rest('GET', `/admin/patients/${spelled}/details`)).status).toBe(200);
  });

  it.each([
    '{ patientDetails(id: {}) { recoveryPercent } }',
    '{ patientDetails(id: null) { recoveryPercent } }',
    '{ patientDetails(id: ["a"]) { recoveryPercent } }',
  ])('is plain text: %s (AZ-6)', async (document) => {
    const { status, body } = await admin.graphql(document);
    expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 'BAD_INPUT' });
  });
});

describe('the contact (reading 20)', () => {
  const contactOf = async (name: string) => {
    const rest = await admin.rest<{ data: { patients: { contact: string; contactNumber: string }[] } }>(
      'GET',
      `/admin/patients?search=${name}`,
    );
    const graphql = await admin.graphql<{ patients: { patients: { contactNumber: string }[] } }>(
      `{ patients(filter: { search: "${name}" }) { patients { contactNumber } } }`,
    );
    const [one] = rest.body.data.patients;
    return [one?.contact, one?.contactNumber, graphql.body.data?.patients.patients[0]?.contactNumber];
  };

  it("is the record's own, else the account's, else unknown; ten national digits (reading 29)", async () => {
    const { id: userId } = await insertUser(app.sql, { phone: '+919811100001' });
    await insertPatient(app.sql, { name: 'Own', user_id: userId, contact_phone: '+919811100002' });
    expect(await contactOf('own')).toEqual(['9811100002', '9811100002', '9811100002']);
    const { id: otherId } = await insertUser(app.sql, { phone: '+919811100003' });
    await insertPatient(app.sql, { name: 'Account', user_id: otherId, contact_phone: null });
    expect(await contactOf('account')).toEqual(['9811100003', '9811100003', '9811100003']);
    await insertPatient(app.sql, { name: 'Neither', contact_phone: null });
    expect(await contactOf('neither')).toEqual([null, null, null]);
  });
});

describe('the details', () => {
  it('tell the recovery, the same number as the profile of the patient shows (readings 39, 45)', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql, { planned_sessions: 8 });
    const statuses = ['completed', 'completed', 'completed', 'missed', 'scheduled', 'pending', 'canceled'];
    for (const [at, status] of statuses.entries())
      await insertAppointment(app.sql, record.id, { status, starts_at: new Date(NOON.getTime() + at * 86_400_000) });
    await insertAppointment(app.sql, record.id, { status: 'completed', deleted_at: NOON });
    const { body } = await admin.rest('GET', `/admin/patients/${record.reference}/details`);
    expect(body['data']).toMatchObject({ recoveryPercent: 38 });
    const patient = await app.signIn(user.phone);
    const me = await patient.rest('GET', '/users/me');
    expect(me.body['data']).toMatchObject({ recoveryProgress: 38, sessionsCompleted: 3, missedSessions: 1 });
  });

  it('tell which account it belongs to, if to any, through GraphQL alone', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    const accountOf = async (id: string) =>
      (await admin.graphql(`{ patientDetails(id: "${id}") { account { id mobileNumber } } }`)).body.data;
    expect(await accountOf(record.id)).toEqual({
      patientDetails: { account: { id: user.id, mobileNumber: user.phone } },
    });
    expect(await accountOf((await insertPatient(app.sql)).id)).toEqual({ patientDetails: { account: null } });
    const { body } = await admin.rest('GET', `/admin/patients/${record.id}/details`);
    expect(body['data']).not.toHaveProperty('account');
  });

  it('tell the history and the reports, newest first, and who is in charge', async () => {
    const physiotherapist = await insertPhysiotherapist(app.sql, { name: 'Dr Kavita Singh' });
    const { id } = await insertPatient(app.sql, {
      physiotherapist_id: physiotherapist.id,
      referring_doctor: 'Dr Rao',
      planned_sessions: 12,
    });
    for (const [day, word] of [
      [1, 'older'],
      [2, 'newer'],
    ] as const) {
      const at = `2026-01-0${day}T00:00:00Z`;
      await app.sql(
        `insert into medical_history_entry (id, patient_id, diagnosis, created_at) values ($1, $2, $3, $4)`,
        [uuidv7(), id, word, at],
      );
      await app.sql(`insert into progress_report (id, patient_id, content, created_at) values ($1, $2, $3, $4)`, [
        uuidv7(),
        id,
        word,
        at,
      ]);
    }
    const rest = await admin.rest('GET', `/admin/patients/${id}/details`);
    expect(rest.body['data']).toMatchObject({
      medicalHistory: [
        { diagnosis: 'newer', treatment: null, surgeryDetails: null },
        { diagnosis: 'older', treatment: null, surgeryDetails: null },
      ],
      progressReports: [{ content: 'newer' }, { content: 'older' }],
    });
    const { body } = await admin.graphql(
      `{ patientDetails(id: "${id}") { plannedSessions referringDoctor physiotherapist { name } medicalHistory { diagnosis } progressReports { content createdAt } } }`,
    );
    expect(body.data).toEqual({
      patientDetails: {
        plannedSessions: 12,
        referringDoctor: 'Dr Rao',
        physiotherapist: { name: 'Dr Kavita Singh' },
        medicalHistory: [{ diagnosis: 'newer' }, { diagnosis: 'older' }],
        progressReports: [
          { content: 'newer', createdAt: '2026-01-02T00:00:00.000Z' },
          { content: 'older', createdAt: '2026-01-01T00:00:00.000Z' },
        ],
      },
    });
  });
});
