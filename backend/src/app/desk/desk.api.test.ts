import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  freshPhone,
  insertAdmin,
  insertAppointment,
  insertCharge,
  insertMessage,
  insertPatient,
  insertPayment,
  insertReceipt,
  insertStaff,
  insertUser,
  type PatientRow,
  type UserRow,
} from '../../../test/builders.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const HOUR = 3_600_000;
const hours = (count: number) => new Date(NOON.getTime() + count * HOUR);
const DIAGNOSIS = 'Total knee replacement';

let app: TestApp;
let member: UserRow;
let desk: TestClient;
let record: PatientRow;
beforeAll(async () => {
  app = await createTestApp();
  member = await insertUser(app.sql, { user_type: 'reception', full_name: 'Pooja Mishra' });
  desk = await app.signIn(member.phone, 'staff');
});
afterAll(() => app.close());
beforeEach(async () => {
  record = await insertPatient(app.sql, { diagnosis: DIAGNOSIS });
});

interface Answers {
  deskDay: Record<string, unknown> & { next: { id: string }[] };
  deskPatient: { alert: string | null };
  myTakings: object[];
  recordPayment: { id: string };
  setPatientAlert: { version: number };
  search: object[];
}

async function ask(query: string, variables?: object, browser = desk) {
  const { body } = await browser.graphql<Partial<Answers>>(query, variables);
  return { data: body.data, code: body.errors?.[0]?.extensions.code };
}

describe("the desk's day (bench §8)", () => {
  it('has what runs, what comes, what is unmarked, who owes and whose details are missing', async () => {
    await app.sql("update appointment set status = 'canceled' where status in ('scheduled', 'pending')");
    await app.sql("update contact_message set status = 'DONE'");
    const bare = await insertPatient(app.sql, { diagnosis: null, name: 'Lata Bare' });
    const session = (starts_at: Date, columns: object = {}) =>
      insertAppointment(app.sql, record.id, { status: 'scheduled', starts_at, duration_minutes: 45, ...columns });
    const running = await session(hours(-0.5));
    await session(hours(-3));
    const next = await session(hours(2));
    await session(hours(60));
    await session(hours(5), { status: 'pending' });
    await insertAppointment(app.sql, bare.id, { status: 'scheduled', starts_at: hours(4), duration_minutes: 45 });
    const away = await insertPatient(app.sql);
    await insertAppointment(app.sql, away.id, {
      status: 'scheduled',
      starts_at: hours(25),
      needs_physiotherapist: true,
    });
    await insertCharge(app.sql, record.id, { amount_paise: 80_000 });
    await insertPayment(app.sql, record.id, { amount_paise: 30_000 });
    await insertMessage(app.sql, { kind: 'SESSION_BOOKED', status: 'FAILED', patient_id: record.id });
    await insertMessage(app.sql, { kind: 'DANGER_SIGN', status: 'FAILED', patient_id: record.id });
    const { data } = await ask(
      `{ deskDay { day isOpen hours { opens closes } specialDay running { id } next { id } unmarked requests needsPhysiotherapist
        newContactMessages failedMessages incomplete { id name } due { patient { id } due } } }`,
    );
    expect(data?.deskDay).toMatchObject({
      day: '2026-03-10',
      isOpen: false,
      specialDay: null,
      running: [{ id: running.id }],
      unmarked: 1,
      requests: 1,
      needsPhysiotherapist: 1,
      newContactMessages: 0,
      failedMessages: 1,
      incomplete: [{ id: bare.id, name: 'Lata Bare' }],
      due: [{ patient: { id: record.id }, due: 50_000 }],
    });
    expect(data?.deskDay?.next.map(({ id }) => id)[0]).toBe(next.id);
    expect(data?.deskDay?.next).toHaveLength(3);
  });
});

describe('the cash box (bench §1)', () => {
  const takings = (day: string) => ask(`{ myTakings(day: "${day}") { method amount count } }`);

  it("is one's own: what one recorded as paid or settled that day, by method", async () => {
    const other = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    const before = (await takings('2026-03-10')).data?.myTakings ?? [];
    const pay = (amount: number, method: string, status = 'PAID', browser = desk) =>
      ask(
        `mutation { recordPayment(input: { patientId: "${record.id}", amount: ${amount}, method: ${method}, status: ${status} },
          idempotencyKey: "taking ${amount} ${status}") { id } }`,
        undefined,
        browser,
      );
    await pay(700, 'UPI');
    await pay(300, 'UPI');
    await pay(90_000, 'CASH', 'PAID', other);
    const { data } = await pay(11, 'UPI', 'PENDING');
    expect((await takings('2026-03-10')).data?.myTakings).toEqual([
      ...before,
      { method: 'UPI', amount: 1_000, count: 2 },
    ]);
    await ask(`mutation { settlePayment(id: "${data?.recordPayment?.id}") { id } }`);
    expect((await takings('2026-03-10')).data?.myTakings).toContainEqual({ method: 'UPI', amount: 1_011, count: 3 });
    expect((await takings('2026-03-09')).data?.myTakings).toEqual([]);
  });

  it.each(['2026-03-08', '2026-03-11', 'yesterday'])('is told of today and yesterday alone, not of %s', async (day) => {
    expect((await takings(day)).code).toBe('BAD_INPUT');
  });
});

describe('an alert (bench §4)', () => {
  it('is read by the desk, is changed on its version, and taken away', async () => {
    const set = (alert: string | null, version?: number) =>
      ask(
        `mutation ($alert: String, $version: Int) { setPatientAlert(patientId: "${record.reference}", alert: $alert, version: $version) { version } }`,
        { alert, version },
      );
    const shown = async () => (await ask(`{ deskPatient(id: "${record.id}") { alert } }`)).data?.deskPatient?.alert;
    const { data } = await set('Hard of hearing');
    expect(await shown()).toBe('Hard of hearing');
    expect((await set('Call the daughter', (data?.setPatientAlert?.version ?? 0) - 1)).code).toBe('CHANGED_MEANWHILE');
    expect((await set('x'.repeat(201))).code).toBe('BAD_INPUT');
    await set('');
    expect(await shown()).toBeNull();
  });
});

describe('what reception reads (bench §11)', () => {
  it('has no diagnosis: in the list, on the page, and after each change of the record', async () => {
    const paths = [
      ask(`{ patients(filter: { search: "${record.reference}" }) { patients { diagnosedWith } } }`),
      ask(`{ deskPatient(id: "${record.id}") { patient { diagnosedWith } } }`),
      ask(`mutation { updatePatient(id: "${record.id}", input: { name: "Sunita Rao" }) { diagnosedWith } }`),
      ask(`mutation { setPatientAlert(patientId: "${record.id}", alert: "Deaf") { diagnosedWith } }`),
    ];
    const answers = (await Promise.all(paths)).map(({ data, code }) => [code, JSON.stringify(data)]);
    for (const [code, text] of answers) {
      expect(code).toBeUndefined();
      expect(text).toContain('"diagnosedWith":null');
    }
    const completed = await ask(
      `mutation ($id: ID!, $input: CompletePatientInput!) { completePatient(id: $id, input: $input) { diagnosedWith isProfileComplete } }`,
      {
        id: (await insertPatient(app.sql, { diagnosis: null })).id,
        input: {
          name: 'Lata',
          diagnosedWith: DIAGNOSIS,
          address: '4 Gomti Nagar',
          age: 61,
          gender: 'FEMALE',
          contactNumber: freshPhone(),
          emergencyContactNumber: freshPhone(),
        },
      },
    );
    expect(completed.data).toEqual({ completePatient: { diagnosedWith: null, isProfileComplete: true } });
  });

  it('keeps the diagnosis that it completes a record without, and needs one where there is none', async () => {
    const complete = (id: string) =>
      ask(`mutation ($id: ID!, $input: CompletePatientInput!) { completePatient(id: $id, input: $input) { id } }`, {
        id,
        input: {
          name: 'Lata',
          address: '4 Gomti Nagar',
          age: 61,
          gender: 'FEMALE',
          contactNumber: freshPhone(),
          emergencyContactNumber: freshPhone(),
        },
      });
    const [known, bare] = [{ diagnosis: DIAGNOSIS, address: null }, { diagnosis: null }];
    expect((await complete((await insertPatient(app.sql, bare)).id)).code).toBe('BAD_INPUT');
    const { id } = await insertPatient(app.sql, known);
    expect((await complete(id)).code).toBeUndefined();
    expect(await app.sql('select diagnosis, is_complete from patient where id = $1', [id])).toEqual([
      { diagnosis: DIAGNOSIS, is_complete: true },
    ]);
  });

  it('cannot be found by a diagnosis, nor synchronized', async () => {
    expect((await ask('{ patients(filter: { condition: "knee" }) { total } }')).code).toBe('FORBIDDEN');
    expect((await ask('{ patientsConnection(first: 10) { totalCount } }')).code).toBe('FORBIDDEN');
  });

  it('has the payments of one patient, and no list or sum over patients', async () => {
    await insertPayment(app.sql, record.id);
    const list = (filter: string) => ask(`{ paymentsConnection(first: 10 ${filter}) { totalCount } }`);
    expect((await list(`filter: { patientId: "${record.id}" }`)).data).toEqual({
      paymentsConnection: { totalCount: 1 },
    });
    expect((await list('')).code).toBe('FORBIDDEN');
    expect((await list('filter: { status: PAID }')).code).toBe('FORBIDDEN');
  });

  it('finds patients alone, of whom none is deleted', async () => {
    await insertPayment(app.sql, record.id, { reference: 'UTR 998877' });
    await insertAdmin(app.sql, { full_name: 'Zubeda Zafar' });
    await insertPatient(app.sql, { name: 'Zubeda Deleted', deleted_at: NOON });
    const there = await insertPatient(app.sql, { name: 'Zubeda There' });
    const find = async (text: string) => (await ask(`{ search(text: "${text}") { kind id } }`)).data?.search;
    expect(await find('Zubeda')).toEqual([{ kind: 'PATIENT', id: there.id }]);
    expect(await find('UTR 998877')).toEqual([]);
  });

  it('has no message about danger signs or accounts', async () => {
    await app.sql('delete from message');
    const of = (kind: string) => insertMessage(app.sql, { kind, status: 'FAILED', patient_id: record.id });
    const [booked, sign] = [await of('SESSION_BOOKED'), await of('DANGER_SIGN')];
    for (const kind of ['DANGER_SIGN_OVERDUE', 'SIGN_ANSWERED', 'SECURITY_NOTICE', 'STAFF_REGISTERED']) await of(kind);
    const { data } = await ask('{ messages(first: 10) { totalCount edges { node { id } } } }');
    expect(data).toEqual({ messages: { totalCount: 1, edges: [{ node: { id: booked.id } }] } });
    expect((await ask(`mutation { retryMessage(id: "${sign.id}") { id } }`)).code).toBe('NOT_FOUND');
  });

  it('has no reason of a missed session', async () => {
    const reason = 'Could not walk for pain';
    const missed = { status: 'missed', starts_at: hours(-30), missed_reason: reason };
    await insertAppointment(app.sql, record.id, missed);
    const { data } = await ask(
      `{ appointments(first: 10, filter: { patientId: "${record.id}" }) { edges { node { status missedReason } } } }`,
    );
    expect(data).toEqual({ appointments: { edges: [{ node: { status: 'MISSED', missedReason: null } }] } });
  });

  it('comes over GraphQL: of REST it has its account and receipts', async () => {
    const { id } = await insertPayment(app.sql, record.id);
    await insertReceipt(app.sql, id);
    expect((await desk.rest('GET', `/payments/${id}/receipt`)).status).toBe(200);
    expect((await desk.rest('GET', '/users/me')).status).toBe(200);
    for (const path of ['/admin/patients', '/admin/patients/stats', '/appointments/admin/pending', '/changes/patients'])
      expect([path, (await desk.rest('GET', path)).status]).toEqual([path, 403]);
  });

  it('learns with whom a patient of an active plan is booked, and of nobody without one', async () => {
    const withWhom = async () =>
      (await ask(`{ deskPatient(id: "${record.id}") { physiotherapistId } }`)).data?.deskPatient;
    expect(await withWhom()).toEqual({ physiotherapistId: null });
    const { physiotherapistId } = await insertStaff(app.sql);
    const plan = await insertPlan(app, record.id, { physiotherapist_id: physiotherapistId });
    expect(await withWhom()).toEqual({ physiotherapistId });
    await app.sql(`update recovery_plan set status = 'STOPPED' where id = $1`, [plan.id]);
    expect(await withWhom()).toEqual({ physiotherapistId: null });
  });

  it('leaves a line in the audit trail for each record that is opened (AD-1)', async () => {
    await ask(`{ deskPatient(id: "${record.id}") { missing } }`);
    expect(await app.sql('select verb, actor_role from audit_event where subject_id = $1', [record.id])).toEqual([
      { verb: 'patient.readAtDesk', actor_role: 'reception' },
    ]);
    expect((await ask('{ deskPatient(id: "PT-999999") { missing } }')).code).toBe('NOT_FOUND');
  });
});
