import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPatientWithAccount,
  type PatientRow,
  type UserRow,
} from '../../../test/builders.js';
import { insertNote } from '../../../test/clinical-rows.js';
import { insertClient } from '../../../test/hospital.js';
import { insertDataRequest } from '../../../test/data-requests.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let user: UserRow;
let record: PatientRow;
let patient: Awaited<ReturnType<TestApp['signIn']>>;
let admin: typeof patient;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  ({ user, record } = await insertPatientWithAccount(app.sql, { name: 'Sunita Devi' }));
  patient = await app.signIn(user.phone);
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});

const FIELDS = 'id kind words status receivedAt dueOn decidedAt answer eraseOn erasedAt withdrawnAt';
const askErasure = (key: string, words: string | null = null) =>
  patient.graphql(
    `mutation ($key: String!, $words: String) { requestErasure(words: $words, idempotencyKey: $key) { ${FIELDS} } }`,
    {
      key,
      words,
    },
  );
const askCorrection = (key: string, words: string) =>
  patient.graphql(
    `mutation ($key: String!, $words: String!) { requestCorrection(words: $words, idempotencyKey: $key) { ${FIELDS} } }`,
    {
      key,
      words,
    },
  );
const decide = (input: object) =>
  admin.graphql(
    `mutation ($input: DecideErasureInput!) { decideErasure(input: $input) { request { ${FIELDS} } patientId patientName daysLeft decidedBy version } }`,
    { input },
  );
const codeOf = (answer: { body: { errors?: readonly { extensions?: { code?: unknown } }[] } }) =>
  answer.body.errors?.[0]?.extensions?.code;
const own = async () => (await patient.graphql(`{ myDataRequests { ${FIELDS} } }`)).body.data?.['myDataRequests'];

describe('a request about data is refused', () => {
  it('of an erasure 15 minutes after signing in, and while one is open or accepted', async () => {
    expect(codeOf(await askErasure('erase-0001'))).toBeUndefined();
    expect(codeOf(await askErasure('erase-0002'))).toBe('ALREADY_EXISTS');
    const [{ id }] = (await own()) as [{ id: string }];
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBeUndefined();
    expect(codeOf(await askErasure('erase-0003'))).toBe('ALREADY_EXISTS');
    await app.sql("update session set created_at = now() - interval '15 minutes' where user_id = $1", [user.id]);
    expect(codeOf(await askErasure('erase-0004'))).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('of a correction without words, or while one is open', async () => {
    expect(codeOf(await askCorrection('correct-1', ' '))).toBe('BAD_INPUT');
    await askCorrection('correct-2', 'My address is new.');
    expect(codeOf(await askCorrection('correct-3', 'So is my name.'))).toBe('ALREADY_EXISTS');
  });

  it('and stays as it was made, also for direct statements', async () => {
    const { id } = await insertDataRequest(app.sql, user.id);
    for (const change of ["words = 'Other'", 'received_at = now()', "due_on = '2030-01-01'"])
      await expect(app.sql(`update data_request set ${change} where id = $1`, [id])).rejects.toThrow('stays as it was');
    await expect(app.sql('delete from data_request where id = $1', [id])).rejects.toThrow('permission denied');
  });
});

describe('a request about data', () => {
  it('is made once per key, and has ninety days', async () => {
    const first = await askCorrection('correct-1', 'My name is Sunita Rani.');
    expect(first.body.data?.['requestCorrection']).toMatchObject({
      kind: 'CORRECTION',
      words: 'My name is Sunita Rani.',
      status: 'OPEN',
      receivedAt: NOON.toISOString(),
      dueOn: '2026-06-08',
      answer: null,
    });
    const corrected = first.body.data?.['requestCorrection'] as { id: string } | undefined;
    expect(await app.sql('select audience, text from notice where subject_id = $1', [corrected?.id])).toEqual([
      {
        audience: 'ADMINS',
        text: 'A patient asks for data to be corrected. Answer it at Data requests by 8 Jun 2026.',
      },
    ]);
    const again = await askCorrection('correct-1', 'My name is Sunita Rani.');
    expect(again.body).toEqual(first.body);
    expect(await own()).toHaveLength(1);
  });

  it('is seen by its patient alone, and by admins with its clock', async () => {
    await askCorrection('correct-1', 'My name is Sunita Rani.');
    const other = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    expect((await other.graphql('{ myDataRequests { id } }')).body.data).toEqual({ myDataRequests: [] });
    const listed = await admin.graphql(
      `{ erasureRequests(answered: false) { request { words status } patientId patientName daysLeft } }`,
    );
    expect(listed.body.data?.['erasureRequests']).toContainEqual({
      request: { words: 'My name is Sunita Rani.', status: 'OPEN' },
      patientId: record.id,
      patientName: 'Sunita Devi',
      daysLeft: 90,
    });
  });
});

describe('an answer is refused', () => {
  it('15 minutes after signing in, without a reason, for another version, and a second time', async () => {
    const { id } = await insertDataRequest(app.sql, user.id);
    expect(codeOf(await decide({ id, decision: 'REFUSE' }))).toBe('BAD_INPUT');
    expect(codeOf(await decide({ id, decision: 'REFUSE', answer: 'No.', version: 2 }))).toBe('CHANGED_MEANWHILE');
    expect(codeOf(await decide({ id: user.id, decision: 'REFUSE', answer: 'No.' }))).toBe('NOT_FOUND');
    expect(codeOf(await decide({ id, decision: 'REFUSE', answer: 'No.', version: 1 }))).toBeUndefined();
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBe('WRONG_STATE');
    await app.sql("update session set created_at = now() - interval '15 minutes'");
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('to an erasure while a past session is not marked, which the dialog shows with its term', async () => {
    const { id } = await insertDataRequest(app.sql, user.id);
    const session = await insertAppointment(app.sql, record.id, {
      status: 'scheduled',
      starts_at: '2026-03-09T06:30:00Z',
    });
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBe('WRONG_STATE');
    const listed = await admin.graphql('{ erasureRequests(answered: false) { request { id } wouldEraseOn } }');
    expect(listed.body.data?.['erasureRequests']).toContainEqual({ request: { id }, wouldEraseOn: '2029-03-09' });
    await app.sql("update appointment set status = 'completed' where id = $1", [session.id]);
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBeUndefined();
  });

  it('to an erasure while a plan or a session is ahead', async () => {
    const { id } = await insertDataRequest(app.sql, user.id);
    const session = await insertAppointment(app.sql, record.id, {
      status: 'scheduled',
      starts_at: '2026-03-12T06:30:00Z',
    });
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBe('WRONG_STATE');
    await app.sql("update appointment set status = 'canceled' where id = $1", [session.id]);
    const plan = await insertPlan(app, record.id);
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBe('WRONG_STATE');
    await app.sql("update recovery_plan set status = 'STOPPED', ended_at = $2 where id = $1", [plan.id, NOON]);
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBeUndefined();
  });
});

it('an account whose patient asked for an erasure does not become one of the team', async () => {
  await insertDataRequest(app.sql, user.id);
  const set = await admin.graphql('mutation ($id: ID!) { setUserType(userId: $id, userType: DOCTOR) { id } }', {
    id: user.id,
  });
  expect(codeOf(set)).toBe('WRONG_STATE');
  expect(await app.sql('select user_type from app_user where id = $1', [user.id])).toEqual([{ user_type: 'patient' }]);
});

it('a request keeps its status, and the day of an erasure only grows, also for direct statements', async () => {
  const decided = { decided_at: NOON, decided_by_id: user.id };
  const { id } = await insertDataRequest(app.sql, user.id, { status: 'ACCEPTED', erase_on: '2029-01-05', ...decided });
  for (const change of ["erase_on = '2028-01-05'", "status = 'REFUSED', erase_on = null, answer = 'No.'"])
    await expect(app.sql(`update data_request set ${change} where id = $1`, [id])).rejects.toThrow('stays as it was');
  await app.sql("update data_request set erase_on = '2030-01-05' where id = $1", [id]);
});

describe('an answer', () => {
  it('that accepts an erasure ends what hospitals read, and what channels and links may', async () => {
    const all = await insertClient(app.sql);
    const some = await insertClient(app.sql, { reach: 'CONSENTED' });
    await app.sql(
      `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT')`,
      [some.id, record.id],
    );
    await app.sql(
      `insert into patient_sender (patient_id, client_id, until) values ($1, $2, now() + interval '9 days')`,
      [record.id, some.id],
    );
    await app.sql(
      `insert into channel_consent (id, account_id, channel, given, said_by, words, language, at)
       values (gen_random_uuid(), $1, 'WHATSAPP', true, 'PATIENT', 'Yes.', 'EN', $2)`,
      [user.id, NOON],
    );
    const { id } = await insertDataRequest(app.sql, user.id);
    expect(codeOf(await decide({ id, decision: 'ACCEPT' }))).toBeUndefined();
    const decisions = await app.sql(
      'select client_id, decision from data_consent where patient_id = $1 and revoked_at is null and client_id = any($2)',
      [record.id, [all.id, some.id]],
    );
    expect(decisions).toEqual([{ client_id: all.id, decision: 'DENY' }]);
    expect(
      await app.sql('select until <= now() as ended from patient_sender where patient_id = $1', [record.id]),
    ).toEqual([{ ended: true }]);
    expect(
      await app.sql('select given from channel_consent where account_id = $1 order by at desc limit 1', [user.id]),
    ).toEqual([{ given: false }]);
    const [audited] = await app.sql(
      "select details from audit_event where verb = 'dataRequest.decide' and subject_id = $1 and outcome = 'done'",
      [id],
    );
    expect(audited?.['details']).toMatchObject({ erased: { patient_sender: 1, channel_consent: 1 } });
    const trail = await admin.graphql(
      'query ($patient: ID!) { auditEvents(first: 50, filter: { patientId: $patient }) { edges { node { verb } } } }',
      {
        patient: record.id,
      },
    );
    expect(JSON.stringify(trail.body)).toContain('dataRequest.decide');
  });

  it('that refuses is read by the patient, who is told by a text without it', async () => {
    const { id } = await insertDataRequest(app.sql, user.id);
    const done = await decide({ id, decision: 'REFUSE', answer: 'You are still in treatment.' });
    expect(done.body.data?.['decideErasure']).toMatchObject({ daysLeft: null, version: 2, patientId: record.id });
    expect(await own()).toMatchObject([{ status: 'REFUSED', answer: 'You are still in treatment.', eraseOn: null }]);
    const texts = await app.sql('select kind, recipient, text from message where subject_id = $1', [id]);
    expect(texts).toEqual([
      { kind: 'REQUEST_ANSWERED', recipient: user.phone, text: expect.not.stringContaining('treatment.') },
    ]);
    expect(
      await app.sql(
        "select details from audit_event where verb = 'dataRequest.decide' and subject_id = $1 and outcome = 'done'",
        [id],
      ),
    ).toEqual([{ details: { kind: 'ERASURE', decision: 'REFUSE' } }]);
  });

  it('that accepts an erasure erases at once what no law keeps, and names the day of the rest', async () => {
    await app.sql("update app_user set nickname = 'Sunny', email = 'sunny@example.org' where id = $1", [user.id]);
    await app.sql(
      `insert into consent (id, account_id, purpose, given, text_version, language, at)
       values (gen_random_uuid(), $1, 'REMINDERS', true, 1, 'HI', $2)`,
      [user.id, NOON],
    );
    await insertAppointment(app.sql, record.id, { status: 'completed', starts_at: '2026-01-05T06:30:00Z' });
    const { id } = await insertDataRequest(app.sql, user.id);
    app.clock.set(new Date(NOON.getTime() + 60_000));
    const done = await decide({ id, decision: 'ACCEPT' });
    expect(done.body.data?.['decideErasure']).toMatchObject({ request: { status: 'ACCEPTED', eraseOn: '2029-01-05' } });
    expect(await app.sql('select nickname, email from app_user where id = $1', [user.id])).toEqual([
      { nickname: null, email: null },
    ]);
    expect(
      await app.sql('select given, language from consent where account_id = $1 order by at desc', [user.id]),
    ).toEqual([
      { given: false, language: 'HI' },
      { given: true, language: 'HI' },
    ]);
    // The record itself is kept by law.
    expect(await app.sql('select name from patient where id = $1', [record.id])).toEqual([{ name: 'Sunita Devi' }]);
  });

  it.each([
    ['of a child, the day on which it is 21', '2015-05-05', '2036-05-05'],
    ['of an adult, three years after the last note', '1960-05-05', '2029-03-10'],
  ])('names %s', async (_, birthDate, day) => {
    await app.sql('update patient set birth_date = $2 where id = $1', [record.id, birthDate]);
    await insertNote(app.sql, record.id);
    const { id } = await insertDataRequest(app.sql, user.id);
    const done = await decide({ id, decision: 'ACCEPT' });
    expect(done.body.data?.['decideErasure']).toMatchObject({ request: { eraseOn: day } });
  });
});
