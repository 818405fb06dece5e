import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertUser, type UserRow } from '../../../test/builders.js';
import { close, markRead, readThread, say, sendMessage, textsOf, withdraw } from '../../../test/care-calls.js';
import { Listener, toldTo } from '../../../test/listener.js';
import { insertMember, type Member } from '../../../test/notes.js';
import { readNotices } from '../../../test/notice-calls.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let kavya: Member;
let ravi: Member;
let surgeon: TestClient;
let doctorId: string;
let member: UserRow;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  kavya = await insertMember(app, 'Kavya Rao');
  ravi = await insertMember(app, 'Ravi Menon');
  const doctor = await insertDoctor(app.sql);
  doctorId = doctor.doctorId;
  surgeon = await app.signIn(doctor.user.phone, 'staff');
  member = await insertAdmin(app.sql, { full_name: 'Asha Verma' });
  admin = await app.signIn(member.phone, 'admin');
});
afterAll(() => app.close());

let patient: TestClient;
let patientId: string;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patient = await app.signIn(user.phone);
  patientId = record.id;
  planId = (await insertPlan(app, patientId, { physiotherapist_id: kavya.id, doctor_id: doctorId })).id;
});

const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
const statusOf = async (browser = patient) => {
  const { data } = await readThread(browser, browser === patient ? undefined : patientId);
  return [data?.status, data?.waitingSince, data?.unread, data?.version];
};
const end = (endedAt: string) =>
  app.sql(`update recovery_plan set status = 'STOPPED', ended_at = $2 where id = $1`, [planId, endedAt]);
const auditOf = (verb: string) =>
  app.sql<{ changed_fields: string[]; details: object | null }>(
    `select changed_fields, details from audit_event where verb = $1 and outcome = 'done'
       and (subject_id = $2 or details->>'threadId' = $2) order by at`,
    [verb, patientId],
  );

describe('a conversation (companion §7)', () => {
  it('is closed and empty before the first message, with opening hours and 112 above', async () => {
    const { data } = await readThread(patient);
    expect(data).toMatchObject({
      id: patientId,
      patient: { id: patientId, patientId: null, name: 'Lata Iyer' },
      status: 'CLOSED',
      unread: 0,
      overdue: false,
      canWrite: true,
      version: 1,
      messages: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    });
    expect(data?.notice).toMatch(/Mon-Sat 8AM-6PM.*one working day.*112/);
  });

  it('is not there for those who have nothing to do with it, nor for reception', async () => {
    await say(patient, 'May I climb stairs?');
    const other = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    const desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    for (const [browser, code] of [
      [other, 'NOT_FOUND'],
      [ravi.browser, 'NOT_FOUND'],
      [desk, 'FORBIDDEN'],
    ] as const) {
      expect((await readThread(browser, patientId)).code).toBe(code);
      expect((await sendMessage(browser, { text: 'Hello' }, patientId)).code).toBe(code);
    }
    expect((await readThread(kavya.browser)).code).toBe('BAD_INPUT');
    for (const browser of [kavya.browser, surgeon, admin])
      expect(await textsOf(browser, patientId)).toEqual(['May I climb stairs?']);
  });

  it('is read by whoever covers, on the days of the cover', async () => {
    await say(patient, 'May I climb stairs?');
    const meera = await insertMember(app, 'Meera Nair');
    await app.sql(
      `insert into cover (id, absent_id, by_id, first_day, last_day, created_at) values ($1, $2, $3, '2026-03-10', '2026-03-10', $4)`,
      [randomUUID(), kavya.id, meera.id, NOON],
    );
    expect(await textsOf(meera.browser, patientId)).toEqual(['May I climb stairs?']);
    later(24 * 60);
    expect((await readThread(meera.browser, patientId)).code).toBe('NOT_FOUND');
  });

  it('waits after the patient wrote, since the first message, and is answered by the clinic', async () => {
    await say(patient, 'May I climb stairs?');
    later(5);
    await say(patient, 'And cycle?');
    expect(await statusOf(kavya.browser)).toEqual(['WAITING', NOON.toISOString(), 2, 2]);
    await say(kavya.browser, 'Yes, slowly.', patientId);
    expect(await statusOf()).toEqual(['ANSWERED', null, 1, 3]);
    const { data } = await readThread(patient);
    expect(data?.messages.edges.map(({ node: { author, authorName, isOwn } }) => [author, authorName, isOwn])).toEqual([
      ['PHYSIOTHERAPIST', 'Kavya Rao', false],
      ['PATIENT', 'Lata Iyer', true],
      ['PATIENT', 'Lata Iyer', true],
    ]);
  });

  it('is closed without an answer, once, and opened by the next message', async () => {
    await say(patient, 'Thank you');
    expect((await close(kavya.browser, patientId, 1)).code).toBe('CHANGED_MEANWHILE');
    expect((await close(kavya.browser, patientId, 2)).data).toMatchObject({
      status: 'CLOSED',
      waitingSince: null,
      version: 3,
    });
    expect((await close(kavya.browser, patientId)).code).toBe('WRONG_STATE');
    expect((await close(ravi.browser, patientId)).code).toBe('NOT_FOUND');
    await say(patient, 'One more question');
    expect((await statusOf())[0]).toBe('WAITING');
  });

  it('is overdue after four hours of the opening time', async () => {
    await say(patient, 'May I climb stairs?');
    later(4 * 60);
    expect((await readThread(kavya.browser, patientId)).data?.overdue).toBe(false);
    later(1);
    expect((await readThread(kavya.browser, patientId)).data?.overdue).toBe(true);
  });
});

describe('a message (companion §7)', () => {
  it.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'x'.repeat(2_001) }],
    ['clientId', { text: 'Hello', clientId: 'one' }],
    ['photoIds', { text: 'Hello', photoIds: Array.from({ length: 4 }, () => randomUUID()) }],
  ])('is refused for its %s, and nothing is written', async (field, input) => {
    const { code, fields } = await sendMessage(patient, input);
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_INPUT', [field]]);
    expect(await textsOf(patient)).toEqual([]);
  });

  it('is plain text, whatever it looks like', async () => {
    const text = '<img src=x onerror=alert(1)> **bold** {{x}}';
    expect((await say(patient, text)).text).toBe(text);
  });

  it('is stored once for each id, also when it comes twice at once, and another one with the id is refused', async () => {
    const input = { clientId: randomUUID(), text: 'May I climb stairs?' };
    const both = await Promise.all([sendMessage(patient, input), sendMessage(patient, input)]);
    expect(new Set(both.map(({ data }) => data?.id)).size).toBe(1);
    expect((await sendMessage(patient, { ...input, text: 'Another' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await textsOf(patient)).toEqual([input.text]);
    expect(await auditOf('careMessage.send')).toHaveLength(1);
  });

  it('keeps its order among those that come at once', async () => {
    await Promise.all([1, 2, 3, 4].map((number) => say(number % 2 ? patient : kavya.browser, `${number}`, patientId)));
    const { data } = await readThread(patient);
    const times = data?.messages.edges.map(({ node }) => node.sentAt) ?? [];
    expect(new Set(times).size).toBe(4);
  });

  it('of a patient is refused beyond 20 an hour, and the clinic’s are not', async () => {
    for (let count = 0; count < 20; count += 1) await say(patient, `${count}`);
    expect((await sendMessage(patient, { text: 'One more' })).code).toBe('LIMIT_REACHED');
    await say(kavya.browser, 'I am here.', patientId);
    later(61);
    await say(patient, 'One more');
  });

  it('of a patient is refused 30 days after the last plan, and taken without any plan', async () => {
    await end('2026-02-07T06:30:00Z');
    expect((await sendMessage(patient, { text: 'Hello' })).code).toBe('WRONG_STATE');
    expect((await readThread(patient)).data?.canWrite).toBe(false);
    expect((await readThread(kavya.browser, patientId)).code).toBe('NOT_FOUND');
    await say(admin, 'How are you?', patientId);
    await end('2026-02-09T06:30:00Z');
    await say(patient, 'Well, thank you');
    const { user } = await insertPatientWithAccount(app.sql);
    await say(await app.signIn(user.phone), 'When does it begin?');
  });

  it('tells the team once until it is read, without a word of it', async () => {
    const count = async (browser: TestClient) =>
      (await readNotices(browser)).notices.filter(
        ({ subjectId, kind }) => subjectId === patientId && kind === 'CARE_MESSAGE',
      );
    const { id } = await say(patient, 'My wound is red');
    await say(patient, 'Since yesterday');
    for (const browser of [kavya.browser, surgeon]) {
      const [notice, ...others] = await count(browser);
      expect([notice?.text, others]).toEqual(['A patient has written to the team.', []]);
    }
    for (const browser of [ravi.browser, admin]) expect(await count(browser)).toEqual([]);
    await markRead(kavya.browser, id);
    await say(patient, 'It is unread again');
    expect(await count(kavya.browser)).toHaveLength(1);
  });
});

it('tells open screens of the plan’s doctor and physiotherapist, and of nobody else’s (bench §5)', async () => {
  const other = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
  const listening = await Promise.all(
    [surgeon, kavya.browser, other, ravi.browser].map((browser) => Listener.open(browser)),
  );
  await say(patient, 'My knee is stiff');
  expect(await toldTo(app, ...listening)).toEqual([['notices'], ['notices'], [], []]);
  await end('2026-03-01T06:30:00Z');
  const late = await say(patient, 'Still stiff');
  await markRead(admin, late.id);
  await say(patient, 'Is anybody there?');
  expect((await toldTo(app, ...listening))[0]).toEqual([]);
  await Promise.all(listening.map((listener) => listener.leave()));
});

describe('withdrawing (companion §7)', () => {
  it('empties one’s own unread message within ten minutes, and nobody waits for it any more', async () => {
    const { id } = await say(patient, 'Wrong window');
    expect((await withdraw(kavya.browser, id)).code).toBe('NOT_FOUND');
    later(10);
    expect((await withdraw(patient, id)).data).toMatchObject({ text: '', withdrawnAt: app.clock.now().toISOString() });
    expect((await withdraw(patient, id)).data?.text).toBe('');
    expect(await statusOf(kavya.browser)).toEqual(['CLOSED', null, 0, 3]);
    expect((await auditOf('careMessage.withdraw'))[0]?.changed_fields).toEqual(
      expect.arrayContaining(['text', 'withdrawnAt', 'careThread.status']),
    );
  });

  it('is too late after ten minutes, and once it was read', async () => {
    const first = await say(patient, 'One');
    const second = await say(patient, 'Two');
    await markRead(kavya.browser, first.id);
    expect((await withdraw(patient, first.id)).code).toBe('TOO_LATE');
    later(11);
    expect((await withdraw(patient, second.id)).code).toBe('TOO_LATE');
  });

  it('of an answer makes the patient wait again, since the question', async () => {
    await say(patient, 'May I climb stairs?');
    later(30);
    const { id } = await say(kavya.browser, 'To another patient', patientId);
    await withdraw(kavya.browser, id);
    expect((await statusOf()).slice(0, 2)).toEqual(['WAITING', NOON.toISOString()]);
  });

  it('and reading at once: one of both happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await say(patient, `Round ${round}`);
      const [taken] = await Promise.all([withdraw(patient, id), markRead(kavya.browser, id)]);
      const [row] = await app.sql<{ read: boolean; withdrawn: boolean }>(
        'select read_at is not null as read, withdrawn_at is not null as withdrawn from care_message where id = $1',
        [id],
      );
      expect(row?.read).toBe(!row?.withdrawn);
      expect(taken.code).toBe(row?.withdrawn ? undefined : 'TOO_LATE');
    }
  });
});
