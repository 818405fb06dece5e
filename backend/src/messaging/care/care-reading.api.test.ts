import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { markRead, readThread, say } from '../../../test/care-calls.js';
import { insertMember, type Member } from '../../../test/notes.js';
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
const auditOf = (verb: string) =>
  app.sql<{ changed_fields: string[]; details: object | null }>(
    `select changed_fields, details from audit_event where verb = $1 and outcome = 'done'
       and (subject_id = $2 or details->>'threadId' = $2) order by at`,
    [verb, patientId],
  );

describe('reading (companion §7)', () => {
  it('marks all of the other side up to a message, for the whole side, once', async () => {
    const first = await say(patient, 'One');
    const second = await say(patient, 'Two');
    expect((await markRead(ravi.browser, first.id)).code).toBe('NOT_FOUND');
    expect((await markRead(patient, second.id)).data?.unread).toBe(0);
    expect((await readThread(kavya.browser, patientId)).data?.unread).toBe(2);
    later(1);
    const { data } = await markRead(kavya.browser, first.id);
    expect(data?.unread).toBe(1);
    const readAt = data?.messages.edges.map(({ node }) => node.readAt);
    expect(readAt).toEqual([null, app.clock.now().toISOString()]);
    later(1);
    expect((await markRead(surgeon, second.id)).data?.messages.edges[1]?.node.readAt).toBe(readAt?.[1]);
    expect((await readThread(admin, patientId)).data?.unread).toBe(0);
  });

  it('is on record the first time of each member on a clinic day, and of no patient', async () => {
    await say(patient, 'One');
    for (const browser of [patient, kavya.browser, kavya.browser, surgeon]) {
      await readThread(browser, browser === patient ? undefined : patientId);
    }
    expect(await auditOf('careThread.read')).toHaveLength(2);
    later(24 * 60);
    await readThread(kavya.browser, patientId);
    expect(await auditOf('careThread.read')).toHaveLength(3);
  });

  it('beyond the records that a session may read in an hour is refused, also the second time', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    await insertPlan(app, record.id, { physiotherapist_id: kavya.id });
    for (const id of [patientId, record.id]) await say(admin, 'How are you?', id);
    const narrow = await createTestApp({ database: app.database, limits: { recordsPerSessionHour: 1 } });
    const browser = await narrow.signIn(member.phone, 'admin');
    const read = async (id: string) => (await readThread(browser, id)).code;
    expect([await read(patientId), await read(record.id), await read(record.id)]).toEqual([
      undefined,
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    await narrow.close();
  });

  it('counts for the patient’s day and for the team’s list', async () => {
    await say(patient, 'One');
    await say(kavya.browser, 'Two', patientId);
    const day = await patient.graphql<{ today: { unreadMessages: number } }>('{ today { unreadMessages } }');
    expect(day.body.data?.today.unreadMessages).toBe(1);
    const list = await kavya.browser.graphql<{ patientsUnderCare: { planId: string; unreadMessages: number }[] }>(
      '{ patientsUnderCare { planId unreadMessages } }',
    );
    expect(list.body.data?.patientsUnderCare.find((one) => one.planId === planId)?.unreadMessages).toBe(1);
  });
});
