import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
});
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
  await app.sql('delete from message');
});
afterAll(() => app.close());

/** A moment on the clinic's clock, in the March of 2026; it is noon of the 10th. */
const at = (text: string) => new Date(`2026-03-${text.replace(' ', 'T')}:00+05:30`);
const queued = async () =>
  app.sql('select kind, send_after, recipient, text, subject_id, patient_id, dedup_key from message order by id');
const kinds = async () => (await queued()).map(({ kind }) => kind);

async function change(browser: TestClient, call: string, variables: object = {}) {
  const { body } = await browser.graphql<{ done: { id: string; version: number } }>(`mutation ${call}`, variables);
  return { id: body.data?.done.id ?? '', code: body.errors?.[0]?.extensions.code };
}
const BOOK = '($input: BookAppointmentInput!) { done: bookAppointment(input: $input) { id } }';
const book = (input: object) => change(admin, BOOK, { input: { sessionType: 'CLINIC', ...input } });
const step = (name: string, id: string, browser = admin) =>
  change(browser, `($id: ID!) { done: ${name}(id: $id) { id } }`, { id });

describe('a patient of an open clinic is told', () => {
  it('that a session is booked, and is reminded of it a day and two hours before', async () => {
    const { record } = await insertPatientWithAccount(app.sql, { contact_phone: '+919876543210' });
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql, { name: 'Kavya Rao' });
    const { id } = await book({ patientId: record.id, physiotherapistId, appointmentDate: '2026-03-12T10:30' });
    const common = { recipient: '+919876543210', subject_id: id, patient_id: record.id };
    const text = expect.stringContaining('Thu 12 Mar, 10:30 AM with Kavya Rao') as string;
    expect(await queued()).toEqual([
      { kind: 'SESSION_BOOKED', send_after: NOON, text, dedup_key: `SESSION_BOOKED ${id} 1`, ...common },
      {
        kind: 'REMINDER_DAY',
        send_after: at('11 10:30'),
        text,
        dedup_key: `REMINDER_DAY ${id} ${at('12 10:30').toISOString()}`,
        ...common,
      },
      {
        kind: 'REMINDER_HOURS',
        send_after: at('12 08:30'),
        text,
        dedup_key: `REMINDER_HOURS ${id} ${at('12 10:30').toISOString()}`,
        ...common,
      },
    ]);
  });

  it.each([
    ['26 hours', '11 14:00', ['SESSION_BOOKED', 'REMINDER_DAY', 'REMINDER_HOURS']],
    ['less than 26 hours', '11 13:59', ['SESSION_BOOKED', 'REMINDER_HOURS']],
    ['3 hours', '10 15:00', ['SESSION_BOOKED', 'REMINDER_HOURS']],
    ['less than 3 hours', '10 14:59', ['SESSION_BOOKED']],
  ])('as much as is of use %s ahead', async (_ahead, start, expected) => {
    const { record } = await insertPatientWithAccount(app.sql);
    await book({ patientId: record.id, appointmentDate: `2026-03-${start.replace(' ', 'T')}` });
    expect(await kinds()).toEqual(expected);
  });

  it('in their language at the number of the account where the record has none, and after the quiet time', async () => {
    app.clock.set(at('10 21:00'));
    const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: null });
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    await book({ patientId: record.id, appointmentDate: '2026-03-12T10:30' });
    const [booked] = await queued();
    expect(booked).toMatchObject({ recipient: user.phone, send_after: at('11 08:00') });
    expect(booked?.['text']).toContain('गुरु 12 मार्च, सुबह 10:30 बजे');
  });

  it('what becomes of a request: that it came, that it is agreed once more, that it is called off', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql);
    const browser = await app.signIn(user.phone);
    const REQUEST = '($input: RequestAppointmentInput!) { done: requestAppointment(input: $input) { id } }';
    const input = { appointmentDate: '2026-03-12T10:30', sessionType: 'CLINIC' };
    await insertPhysiotherapist(app.sql);
    const { id } = await change(browser, REQUEST, { input });
    expect(await queued()).toMatchObject([{ kind: 'SESSION_REQUESTED', subject_id: id, patient_id: record.id }]);
    await step('approveAppointment', id);
    // Not while the page offers to undo it.
    expect((await queued())[1]).toMatchObject({
      kind: 'SESSION_BOOKED',
      send_after: new Date(NOON.getTime() + 15_000),
    });
    await change(admin, '($id: ID!) { done: undoApproval(id: $id, version: 2) { id } }', { id });
    await step('approveAppointment', id);
    await step('cancelAppointment', id);
    expect(await kinds()).toEqual([
      'SESSION_REQUESTED',
      'SESSION_BOOKED',
      'REMINDER_DAY',
      'REMINDER_HOURS',
      'SESSION_BOOKED',
      'SESSION_CANCELED',
    ]);
    // Only the last of it is still true.
    await app.application.sendMessages(at('10 13:00'));
    expect(app.sms.messages.map(({ kind }) => kind)).toEqual(['SESSION_CANCELED']);
  });

  it('that a session has another time, with its reminders; what was told before is no longer sent', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    const { id } = await book({ patientId: record.id, appointmentDate: '2026-03-12T10:30' });
    const MOVE = `($id: ID!, $input: MoveAppointmentInput!) { done: moveAppointment(id: $id, input: $input) { id } }`;
    const move = (appointmentDate: string) => change(admin, MOVE, { id, input: { appointmentDate } });
    expect((await move('2026-03-13T11:00')).code).toBeUndefined();
    const [moved] = (await queued()).filter(({ kind }) => kind === 'SESSION_MOVED');
    expect(moved).toMatchObject({ subject_id: id, dedup_key: `SESSION_MOVED ${id} 2` });
    expect(moved?.['text']).toMatch(/of Thu 12 Mar, 10:30 AM .* on Fri 13 Mar, 11:00 AM/);
    for (const later of ['10 13:00', '12 12:00', '13 09:30']) await app.application.sendMessages(at(later));
    expect(await app.sql('select kind, session_start, status from message order by id')).toEqual([
      { kind: 'SESSION_BOOKED', session_start: at('12 10:30'), status: 'SKIPPED' },
      { kind: 'REMINDER_DAY', session_start: at('12 10:30'), status: 'SKIPPED' },
      { kind: 'REMINDER_HOURS', session_start: at('12 10:30'), status: 'SKIPPED' },
      { kind: 'SESSION_MOVED', session_start: at('13 11:00'), status: 'SENT' },
      { kind: 'REMINDER_DAY', session_start: at('13 11:00'), status: 'SENT' },
      { kind: 'REMINDER_HOURS', session_start: at('13 11:00'), status: 'SENT' },
    ]);
  });

  it('at the number, in the language and of the physiotherapist that are theirs when a message leaves', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: null });
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql, { name: 'Kavya Rao' });
    const { id } = await book({ patientId: record.id, physiotherapistId, appointmentDate: '2026-03-12T10:30' });
    await app.application.sendMessages(NOON);
    await app.sql(`update app_user set language = 'Hindi', phone = '+919811122233' where id = $1`, [user.id]);
    const { id: other } = await insertPhysiotherapist(app.sql, { name: 'Meera Nair' });
    await app.sql('update appointment set physiotherapist_id = $2 where id = $1', [id, other]);
    app.sms.messages.length = 0;
    await app.application.sendMessages(at('11 10:30'));
    const to = '+919811122233';
    const text = expect.stringMatching(/^याद रहे.*गुरु 12 मार्च, सुबह 10:30 बजे Meera Nair/) as string;
    expect(app.sms.messages).toMatchObject([{ kind: 'REMINDER_DAY', to, text }]);
    await app.sql(`update patient set user_id = null where id = $1`, [record.id]);
    await app.application.sendMessages(at('12 08:30'));
    expect(await app.sql('select status, language, recipient, text, error from message order by id')).toMatchObject([
      { status: 'SENT', language: 'EN', recipient: user.phone },
      { status: 'SENT', language: 'HI', recipient: to, text },
      { status: 'SKIPPED', language: 'EN', error: 'No number reaches the patient any more.' },
    ]);
  });

  it('once of a session that was booked and given to somebody else in one night', async () => {
    app.clock.set(at('10 21:00'));
    app.sms.messages.length = 0;
    const { record } = await insertPatientWithAccount(app.sql);
    const { id: first } = await insertPhysiotherapist(app.sql, { name: 'Kavya Rao' });
    const input = { patientId: record.id, physiotherapistId: first, appointmentDate: '2026-03-12T10:30' };
    const { id } = await book(input);
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql, { name: 'Meera Nair' });
    const MOVE = `($id: ID!, $input: MoveAppointmentInput!) { done: moveAppointment(id: $id, input: $input) { id } }`;
    const { code } = await change(admin, MOVE, {
      id,
      input: { appointmentDate: '2026-03-12T10:30', physiotherapistId },
    });
    expect(code).toBeUndefined();
    await app.application.sendMessages(at('11 08:00'));
    expect(app.sms.messages.map(({ kind, text }) => [kind, /Kavya|Meera/.exec(text)?.[0]])).toEqual([
      ['SESSION_BOOKED', 'Meera'],
    ]);
  });

  it('that a payment was received, once', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    const RECORD =
      '($input: RecordPaymentInput!) { done: recordPayment(input: $input, idempotencyKey: "paid once") { id } }';
    const input = { patientId: record.id, amount: 150_000, method: 'CASH' };
    const { id } = await change(admin, RECORD, { input });
    await change(admin, RECORD, { input });
    expect(await queued()).toMatchObject([
      { kind: 'PAYMENT_RECEIVED', subject_id: id, text: expect.stringContaining('Rs 1,500.00') as string },
    ]);
  });
});

describe('nothing is written', () => {
  it('of sessions and payments while the clinic is closed', async () => {
    await setBackSettings(app);
    const { record } = await insertPatientWithAccount(app.sql);
    const { id } = await book({ patientId: record.id, appointmentDate: '2026-03-12T10:30' });
    await step('cancelAppointment', id);
    expect(await kinds()).toEqual([]);
  });

  it('of what the patient canceled, or of a patient whom no number reaches', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql);
    const session = { status: 'scheduled', starts_at: at('13 10:30') };
    const { id } = await insertAppointment(app.sql, record.id, session);
    expect((await step('cancelAppointment', id, await app.signIn(user.phone))).code).toBeUndefined();
    const { record: unreached } = await insertPatientWithAccount(app.sql, { user_id: null, contact_phone: null });
    expect((await book({ patientId: unreached.id, appointmentDate: '2026-03-12T10:30' })).code).toBeUndefined();
    expect(await kinds()).toEqual([]);
  });

  it('of a session that has begun', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    const session = { status: 'scheduled', starts_at: NOON };
    const { id } = await insertAppointment(app.sql, record.id, session);
    expect((await step('cancelAppointment', id)).code).toBeUndefined();
    expect(await kinds()).toEqual([]);
  });

  it('of a change that is refused; and no change is made whose message cannot be written (law 7)', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    const input = { patientId: record.id, appointmentDate: '2026-03-12T10:30' };
    await book(input);
    const before = await queued();
    expect((await book(input)).code).toBe('DOUBLE_BOOKED');
    expect(await queued()).toEqual(before);
    await runSql(app.database.ownerUrl, 'alter table message rename to message_elsewhere');
    const refused = await book({ ...input, appointmentDate: '2026-03-13T10:30' });
    await runSql(app.database.ownerUrl, 'alter table message_elsewhere rename to message');
    expect(refused.code).toBe('INTERNAL');
    expect(await app.sql('select id from appointment where patient_id = $1', [record.id])).toHaveLength(1);
  });
});
