import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertBareRecord,
  insertMessage,
  insertPackage,
  insertPatient,
  insertPatientWithAccount,
  insertPayment,
  insertPhysiotherapist,
  insertReport,
  insertUser,
  type PatientRow,
} from '../../../test/builders.js';
import { insertBill } from '../../../test/bill-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const DAY = 86_400_000;
const days = (count: number) => new Date(NOON.getTime() + count * DAY);

let app: TestApp;
let admin: TestClient;
let record: PatientRow;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  record = await insertPatient(app.sql);
});

async function overview(id: string) {
  const { body } = await admin.graphql<{ patientOverview: Record<string, unknown> }>(
    `query ($id: ID!) { patientOverview(id: $id) { patient { id patientId name isProfileComplete } account { fullName } deletedAt
      missing recoveryPercent plannedSessions sessionsCompleted missedSessions referringDoctor physiotherapist { name }
      nextSession { id appointmentDate physiotherapist { name } } medicalHistory { diagnosis } progressReports { content } } }`,
    { id },
  );
  return body.data?.patientOverview ?? body.errors?.[0]?.extensions.code;
}

interface Timeline {
  edges: { node: { id: string; kind: string; title: string; detail: string | null }; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function timeline(patientId: string, args: object = {}): Promise<Timeline | undefined> {
  const { body } = await admin.graphql<{ patientTimeline: Timeline }>(
    `query ($patientId: ID!, $first: Int!, $after: String, $kinds: [TimelineKind!]) {
      patientTimeline(patientId: $patientId, first: $first, after: $after, kinds: $kinds) {
        edges { node { id kind at title detail subjectId } cursor } pageInfo { hasNextPage endCursor } } }`,
    { patientId, first: 10, ...args },
  );
  return body.data?.patientTimeline;
}
const said = (shown: Timeline | undefined) => shown?.edges.map(({ node }) => [node.title, node.detail]);

describe("a patient's page (clinic §7)", () => {
  it('says how things stand, by either name of the record', async () => {
    const { id: physiotherapist_id } = await insertPhysiotherapist(app.sql);
    await insertAppointment(app.sql, record.id, { status: 'completed', starts_at: days(-2) });
    await insertAppointment(app.sql, record.id, { status: 'missed', starts_at: days(-1) });
    await insertAppointment(app.sql, record.id, { status: 'pending', starts_at: days(1) });
    await insertAppointment(app.sql, record.id, { status: 'scheduled', starts_at: days(3) });
    const next = { status: 'scheduled', starts_at: days(2), physiotherapist_id };
    const { id } = await insertAppointment(app.sql, record.id, next);
    const shown = {
      patient: { id: record.id, patientId: record.reference },
      deletedAt: null,
      missing: [],
      recoveryPercent: 4,
      plannedSessions: 25,
      sessionsCompleted: 1,
      missedSessions: 1,
      nextSession: { id, appointmentDate: days(2).toISOString(), physiotherapist: { name: 'Dr Kavita Singh' } },
    };
    expect(await overview(record.id)).toMatchObject(shown);
    expect(await overview(record.reference)).toMatchObject(shown);
  });

  it('is there for an incomplete record, and names what is missing', async () => {
    const { id: userId } = await insertUser(app.sql);
    const { id } = await insertBareRecord(app.sql, userId, { name: 'Ramesh Gupta', address: '4 Gomti Nagar' });
    expect(await overview(id)).toMatchObject({
      account: { fullName: 'Ramesh Gupta' },
      missing: ['diagnosedWith', 'age', 'gender', 'contactNumber', 'emergencyContactNumber'],
      nextSession: null,
    });
  });

  it('is there for a record that can still be brought back, with the sessions that follow it', async () => {
    await insertAppointment(app.sql, record.id, { status: 'scheduled', starts_at: days(2) });
    await insertAppointment(app.sql, record.id, { status: 'completed', starts_at: days(-1) });
    await insertAppointment(app.sql, record.id, { status: 'missed', starts_at: days(-2) });
    await admin.rest('DELETE', `/admin/patients/${record.id}`);
    const counts = { sessionsCompleted: 1, missedSessions: 1 };
    expect(await overview(record.id)).toMatchObject({ deletedAt: NOON.toISOString(), nextSession: null, ...counts });
    expect(said(await timeline(record.id, { kinds: ['SESSION'] }))).toEqual([
      ['A clinic session is planned.', null],
      ['A clinic session took place.', null],
      ['A clinic session was missed.', null],
    ]);
    await app.sql('update patient set deleted_at = $1 where id = $2', [days(-31), record.id]);
    expect(await overview(record.id)).toBe('NOT_FOUND');
    expect(await timeline(record.id)).toBeUndefined();
    expect(await overview('PT-999999')).toBe('NOT_FOUND');
    expect(await overview('Ramesh')).toBe('NOT_FOUND');
  });

  it('leaves a line in the audit trail for each look (AD-1)', async () => {
    await overview(record.reference);
    await timeline(record.reference);
    const lines = await app.sql('select verb, outcome from audit_event where subject_id = $1 order by id', [record.id]);
    expect(lines).toEqual([
      { verb: 'patient.overview', outcome: 'done' },
      { verb: 'patient.timeline', outcome: 'done' },
    ]);
  });
});

describe('the timeline of a patient (clinic §7)', () => {
  it('tells of packages and bills, and of what became of them', async () => {
    const { id } = await insertPatient(app.sql);
    await insertPackage(app.sql, id, { sold_at: days(-1), price_paise: 900_000, sessions: null });
    const closed = { closed_at: days(-1), closed_reason: 'She moves away' };
    await insertPackage(app.sql, id, { sold_at: days(-2), name: 'Twelve', sessions: 12, ...closed });
    await insertPackage(app.sql, id, { sold_at: days(-2.5), name: 'Trial', sessions: 1 });
    const big = { total_paise: 3_000_000_000, taxable_paise: 3_000_000_000 };
    await insertBill(app.sql, id, { number: 'B/2026-27/00001', created_at: days(-3), ...big });
    const canceled = { created_at: days(-4), canceled_reason: 'Issued for another' };
    await insertBill(app.sql, id, { number: 'B/2026-27/00002', ...canceled });
    expect(said(await timeline(id, { kinds: ['PACKAGE', 'BILL'] }))).toEqual([
      ['The package Ten sessions was sold for ₹9,000.00.', null],
      ['The package Twelve was sold for ₹0.00, and closed.', '12 sessions, She moves away'],
      ['The package Trial was sold for ₹0.00.', '1 session'],
      ['The bill B/2026-27/00001 of ₹3,00,00,000.00 was issued.', null],
      ['The bill B/2026-27/00002 of ₹9,000.00 was issued, and canceled.', 'Issued for another'],
    ]);
    expect((await timeline(id, { kinds: ['BILL'] }))?.edges).toHaveLength(2);
    expect((await timeline(id))?.edges.length).toBeGreaterThanOrEqual(4);
  });

  it('tells in sentences of sessions, money, clinical entries, messages and changes, newest first', async () => {
    const { id: physiotherapist_id } = await insertPhysiotherapist(app.sql);
    await insertAppointment(app.sql, record.id, { status: 'scheduled', starts_at: days(2), physiotherapist_id });
    const missed = { status: 'missed', starts_at: days(-1), session_type: 'Home', missed_reason: 'Was away' };
    await insertAppointment(app.sql, record.id, missed);
    await insertPayment(app.sql, record.id, { created_at: days(-2), reference: 'UTR 1' });
    await insertPayment(app.sql, record.id, { created_at: days(-2.5), refunded_paise: 50_000 });
    await insertPayment(app.sql, record.id, { created_at: days(-2.6), refunded_paise: 150_000, status: 'Refunded' });
    await insertPayment(app.sql, record.id, { created_at: days(-3), status: 'Pending', method: 'Cash' });
    await insertMessage(app.sql, { patient_id: record.id, created_at: days(-4), status: 'SENT' });
    await insertReport(app.sql, record.id, { created_at: days(-5) });
    await insertReport(app.sql, record.id, { created_at: days(-6), replaced_at: days(-5), content: 'Walks' });
    await admin.graphql(`mutation { updatePatient(id: "${record.id}", input: { name: "Sunita Rao" }) { id } }`);
    const shown = await timeline(record.id, {
      kinds: ['SESSION', 'PAYMENT', 'CHARGE', 'HISTORY', 'REPORT', 'MESSAGE'],
    });
    expect(said(shown)).toEqual([
      ['A clinic session is planned.', 'Dr Kavita Singh'],
      ['A home session was missed.', 'Was away'],
      ['₹1,500.00 was paid by UPI.', 'UTR 1'],
      ['₹1,500.00 was paid by UPI, ₹500.00 of it given back.', null],
      ['₹1,500.00 was paid, and paid back, by UPI.', null],
      ['₹1,500.00 is awaited by Cash.', null],
      ['A text message was sent.', 'You can sign in now.'],
      ['A progress report was written.', 'Walks alone'],
      ['A progress report was written, and replaced by a later one.', 'Walks'],
    ]);
    expect(said(await timeline(record.id, { kinds: ['RECORD'] }))).toEqual([['The record was changed.', 'name']]);
    expect((await timeline(record.id))?.edges).toHaveLength(10);
    expect((await timeline(record.id, { kinds: ['CHARGE'] }))?.edges).toEqual([]);
  });

  it('tells what the patient changed of their own account', async () => {
    const { user, record: own } = await insertPatientWithAccount(app.sql);
    const other = await insertPatientWithAccount(app.sql);
    const changed = 'mutation { updateProfile(input: { nickname: "Sunu" }) { id } }';
    for (const { phone } of [user, other.user]) await (await app.signIn(phone)).graphql(changed);
    await admin.graphql(`mutation { updatePatient(id: "${own.id}", input: { name: "Sunita Rao" }) { id } }`);
    expect(said(await timeline(own.id, { kinds: ['RECORD'] }))).toEqual([
      ['The record was changed.', 'name'],
      ['The patient changed their profile.', 'nickname'],
    ]);
  });

  it('says what was changed in the words of the screens', async () => {
    const input = '{ age: 61, bloodGroup: "O+", diagnosedWith: "Frozen shoulder", contactNumber: "9812400777" }';
    await admin.graphql(`mutation { updatePatient(id: "${record.id}", input: ${input}) { id } }`);
    const [[title, detail] = []] = said(await timeline(record.id, { kinds: ['RECORD'] })) ?? [];
    expect(title).toBe('The record was changed.');
    expect(detail?.split(', ').toSorted()).toEqual(['age', 'blood group', 'condition', 'mobile number']);
  });

  it('names no column of the database, of the record or of another row', async () => {
    const changes = [
      ['patient', 'patient.delete', ['deletedAt']],
      ['patient', 'patient.restore', ['deletedAt', 'user']],
      ['user', 'user.updateProfile', ['nickname', 'patient.birthDate', 'patient.birthDateExact', 'patient.bloodGroup']],
      ['user', 'user.updateAccount', ['phone', 'patient.contactPhone', 'sessions']],
    ] as const;
    const own = await insertPatientWithAccount(app.sql);
    for (const [type, verb, fields] of changes)
      await app.sql(
        `insert into audit_event (actor_role, verb, outcome, subject_type, subject_id, changed_fields, request_id)
         values ('admin', $1, 'done', $2, $3, $4, 'r')`,
        [verb, type, type === 'user' ? own.user.id : own.record.id, fields],
      );
    expect(said(await timeline(own.record.id, { kinds: ['RECORD'] }))?.toReversed()).toEqual([
      ['The record was deleted.', null],
      ['The record was restored.', 'account'],
      ['The patient changed their profile.', 'nickname, age, blood group'],
      ['The patient changed their account.', 'mobile number, sign-ins'],
    ]);
  });

  it('goes on where a stretch ended, and shows nothing twice and nobody else', async () => {
    const other = await insertPatient(app.sql);
    await insertPayment(app.sql, other.id);
    for (const at of [1, 1, 2, 3]) await insertPayment(app.sql, record.id, { created_at: days(-at) });
    const first = await timeline(record.id, { first: 3 });
    const rest = await timeline(record.id, { first: 3, after: first?.pageInfo.endCursor });
    const ids = [...(first?.edges ?? []), ...(rest?.edges ?? [])].map(({ node }) => node.id);
    expect(first?.pageInfo.hasNextPage).toBe(true);
    expect(rest?.pageInfo.hasNextPage).toBe(false);
    expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
  });
});
