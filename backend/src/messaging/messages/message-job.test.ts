import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertAppointment, insertMessage, insertPatient, insertPatientWithAccount } from '../../../test/builders.js';
import { openForVisitors } from '../../../test/contact-calls.js';
import { createTestApp, NOON, SmsRefused, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { createLogger } from '../../platform/logger.js';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ database: app.database });
});
beforeEach(() => app.sql(`delete from message; update clinic_settings set templates = '[]'`));
afterEach(() => {
  for (const { sms } of [app, second]) {
    sms.failure = undefined;
    sms.delay = undefined;
    sms.needsTemplates = false;
    sms.messages.length = 0;
  }
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const look = async () => app.sql('select id, status, attempts, send_after, error, sent_at from message order by id');
const send = (seconds = 0) => app.application.sendMessages(later(seconds));

/** What the owner says of the messages to new members of the team. */
const setTemplate = (said: object) =>
  app.sql('update clinic_settings set templates = $1', [
    JSON.stringify([{ kind: 'STAFF_REGISTERED', language: 'EN', ...said }]),
  ]);

describe('a message', () => {
  it('is sent when its time has come, once, under its id', async () => {
    const { id } = await insertMessage(app.sql, { recipient: '+919876543210', send_after: later(60) });
    await send(59);
    expect(app.sms.messages).toEqual([]);
    await send(60);
    await send(3_600);
    const expected = { id, kind: 'STAFF_REGISTERED', to: '+919876543210', text: 'You can sign in now.' };
    expect(app.sms.messages).toEqual([{ ...expected, dltTemplateId: null }]);
    expect(await look()).toEqual([
      { id, status: 'SENT', attempts: 1, send_after: later(60), error: null, sent_at: later(60) },
    ]);
  });

  it('that the gateway does not take is tried again after 30 seconds, 2 and 10 minutes, an hour and four, then given up', async () => {
    const { id } = await insertMessage(app.sql);
    app.sms.failure = new Error('The SMS gateway answered 500.');
    let now = 0;
    for (const [tries, wait] of [30, 120, 600, 3_600, 14_400].entries()) {
      await send(now);
      await send(now + wait - 1);
      now += wait;
      expect(await look()).toMatchObject([
        { status: 'QUEUED', attempts: tries + 1, send_after: later(now), error: 'The SMS gateway answered 500.' },
      ]);
    }
    await send(now);
    await send(now + 100_000);
    expect(await look()).toMatchObject([{ id, status: 'FAILED', attempts: 6, sent_at: null }]);
    app.sms.failure = undefined;
  });

  it('that the gateway refuses for good is given up at once', async () => {
    await insertMessage(app.sql);
    app.sms.failure = new SmsRefused('The SMS gateway answered 400.');
    await send();
    expect(await look()).toMatchObject([{ status: 'FAILED', attempts: 1, error: 'The SMS gateway answered 400.' }]);
  });

  it('that a process took and was killed over goes again under its id when the lease has run out', async () => {
    const { id } = await insertMessage(app.sql, { attempts: 1, lease_until: later(60) });
    await send(59);
    expect(app.sms.messages).toEqual([]);
    await send(60);
    expect(app.sms.messages.map((message) => message.id)).toEqual([id]);
    expect(await look()).toMatchObject([{ status: 'SENT', attempts: 2 }]);
  });

  it('without the id of a registered text is skipped where the provider asks for one, and goes under it when it has one', async () => {
    app.sms.needsTemplates = true;
    const { id } = await insertMessage(app.sql);
    await send();
    const error = 'Its text has no DLT template id in the settings yet.';
    expect(await look()).toMatchObject([{ status: 'SKIPPED', attempts: 0, error }]);
    await setTemplate({ dltTemplateId: '1107', enabled: true });
    await app.sql(`update message set status = 'QUEUED'`);
    await send();
    expect(app.sms.messages).toMatchObject([{ id, dltTemplateId: '1107' }]);
  });

  it('of safety goes in English where its own language has no id, and says so; any other is skipped', async () => {
    app.sms.needsTemplates = true;
    await setTemplate({ kind: 'WRONG_CODES', dltTemplateId: '1107', enabled: true });
    const { id } = await insertMessage(app.sql, { kind: 'WRONG_CODES', language: 'HI', text: 'कई गलत कोड' });
    await insertMessage(app.sql, { kind: 'SESSION_BOOKED', language: 'HI', dedup_key: 'other' });
    await send();
    const text = expect.stringMatching(/^Many wrong codes were tried today/);
    expect(app.sms.messages).toMatchObject([{ id, text, dltTemplateId: '1107' }]);
    expect(await app.sql('select kind, language, status, text from message order by id')).toMatchObject([
      { kind: 'WRONG_CODES', language: 'EN', status: 'SENT', text },
      { kind: 'SESSION_BOOKED', language: 'HI', status: 'SKIPPED' },
    ]);
  });

  it('of safety with a value keeps it in English', async () => {
    app.sms.needsTemplates = true;
    await setTemplate({ kind: 'NEW_DEVICE', dltTemplateId: '1107', enabled: true });
    const of = { kind: 'NEW_DEVICE', language: 'HI', text: 'नया डिवाइस', text_values: ['Chrome on Android'] };
    await insertMessage(app.sql, of);
    await send();
    const text = expect.stringMatching(/^(?!.*\{#).*Chrome on Android/s);
    expect(app.sms.messages).toMatchObject([{ text, dltTemplateId: '1107' }]);
    expect(await app.sql('select language, text_values from message')).toEqual([
      { language: 'EN', text_values: ['Chrome on Android'] },
    ]);
  });

  it('of a kind that is switched off is skipped', async () => {
    await setTemplate({ dltTemplateId: '1107', enabled: false });
    await insertMessage(app.sql);
    await send();
    const error = 'Messages of this kind are switched off in the settings.';
    expect(await look()).toMatchObject([{ status: 'SKIPPED', attempts: 0, error }]);
  });
});

it('a report that a message did not arrive stands, also when it comes before the gateway has answered', async () => {
  await insertMessage(app.sql);
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  app.sms.delay = taken;
  const sending = send();
  await expect.poll(async () => (await look())[0]?.['attempts']).toBe(1);
  await app.sql("update message set status = 'FAILED', error = 'Not arrived.'");
  take();
  await sending;
  expect(await look()).toMatchObject([{ status: 'FAILED', error: 'Not arrived.' }]);
});

describe('a message about a session', () => {
  it.each([
    ['as it was told', {}, 'SENT'],
    ['at another time by now', { starts_at: later(90_000) }, 'SKIPPED'],
    ['canceled by now', { status: 'canceled' }, 'SKIPPED'],
    ['deleted by now', { deleted_at: NOON }, 'SKIPPED'],
  ])('that is %s', async (_what, columns, status) => {
    const { id: patientId } = await insertPatient(app.sql);
    const session = { status: 'scheduled', starts_at: later(86_400), ...columns };
    const { id } = await insertAppointment(app.sql, patientId, session);
    await insertMessage(app.sql, { kind: 'SESSION_BOOKED', subject_id: id, session_start: later(86_400) });
    await send();
    const error = status === 'SKIPPED' ? 'What it says is no longer true.' : null;
    expect(await look()).toMatchObject([{ status, attempts: status === 'SENT' ? 1 : 0, error }]);
  });
});

it('a reminder goes to whoever wants to be reminded', async () => {
  for (const reminders of [true, false]) {
    const { record, user } = await insertPatientWithAccount(app.sql);
    await app.sql('update app_user set reminders = $2 where id = $1', [user.id, reminders]);
    const session = { status: 'scheduled', starts_at: later(86_400) };
    const { id } = await insertAppointment(app.sql, record.id, session);
    await insertMessage(app.sql, { kind: 'REMINDER_DAY', subject_id: id, session_start: later(86_400) });
    await insertMessage(app.sql, { kind: 'SESSION_BOOKED', subject_id: id, session_start: later(86_400) });
  }
  await send();
  const sent = { status: 'SENT', error: null };
  expect(await look()).toMatchObject([
    sent,
    sent,
    { status: 'SKIPPED', error: 'The patient wants no reminders.' },
    sent,
  ]);
});

it('no message leaves in the quiet time of an open clinic', async () => {
  const midnight = 12 * 3_600;
  await insertMessage(app.sql);
  await insertMessage(app.sql, { kind: 'PAYMENT_RECEIVED' });
  await openForVisitors(app);
  await send(midnight);
  expect(app.sms.messages).toEqual([]);
  const waiting = { status: 'QUEUED', attempts: 0, send_after: later(20 * 3_600) };
  expect(await look()).toMatchObject([waiting, waiting]);
  await send(20 * 3_600);
  expect(app.sms.messages).toHaveLength(2);
});

it('of two processes each message is sent by one', async () => {
  const made = [];
  for (let count = 0; count < 100; count++) made.push((await insertMessage(app.sql)).id);
  await Promise.all([send(), second.application.sendMessages(NOON)]);
  const sent = [...app.sms.messages, ...second.sms.messages].map(({ id }) => id);
  expect(sent.toSorted()).toEqual(made.toSorted());
  expect(app.sms.messages.length * second.sms.messages.length).toBeGreaterThan(0);
});

it('what is being sent is finished and noted before a process ends, and no more is taken', async () => {
  for (let count = 0; count < 21; count++) await insertMessage(app.sql);
  const third = await createTestApp({ database: app.database });
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  third.sms.delay = taken;
  const sending = third.application.sendMessages(NOON);
  const leased = 'select id from message where lease_until is not null';
  await expect.poll(async () => (await app.sql(leased)).length).toBe(20);
  const ended = third.close();
  take();
  await Promise.all([ended, sending]);
  const statuses = (await look()).map(({ status }) => String(status));
  expect(statuses.toSorted()).toEqual(['QUEUED', ...Array.from({ length: 20 }, () => 'SENT')]);
  expect(await app.sql(leased)).toEqual([]);
});

it('a failure before anything was begun costs a message no try', async () => {
  await app.sql('delete from message');
  const { id: patientId } = await insertPatient(app.sql);
  const { id } = await insertAppointment(app.sql, patientId, { status: 'scheduled', starts_at: later(90_000) });
  await insertMessage(app.sql, { kind: 'SESSION_BOOKED', subject_id: id, session_start: later(90_000) });
  const rename = (from: string, to: string) => runSql(app.database.ownerUrl, `alter table ${from} rename to ${to}`);
  await rename('appointment', 'appointment_elsewhere');
  await expect(send(72_000)).rejects.toThrow('does not exist');
  await rename('appointment_elsewhere', 'appointment');
  expect(await look()).toMatchObject([{ status: 'QUEUED', attempts: 0 }]);
  await send(72_000);
  expect(await look()).toMatchObject([{ status: 'SENT', attempts: 1 }]);
});

it('the log says of a message its id and where it stands, and nothing of a person', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const talking = await createTestApp({ database: app.database, logger });
  const { id } = await insertMessage(app.sql, { recipient: '+919876512345', text: 'Secret words' });
  await talking.application.sendMessages(later(20 * 3_600));
  await talking.close();
  const said = lines.filter((line) => line.includes(id));
  expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([{ messageId: id, status: 'SENT' }]);
  expect(lines.join('')).not.toMatch(/9876512345|Secret/);
});

it('the log warns of a note of safety that was not sent, and of no other message that was skipped', async () => {
  await app.sql('delete from message');
  const own = ['WRONG_CODES', 'STAFF_REGISTERED'].map((kind) => ({ kind, language: 'EN', enabled: false }));
  await app.sql('update clinic_settings set templates = $1', [JSON.stringify(own)]);
  const { id } = await insertMessage(app.sql, { kind: 'WRONG_CODES' });
  await insertMessage(app.sql);
  const logger = createLogger('silent');
  const said = vi.spyOn(logger, 'warn');
  const talking = await createTestApp({ database: app.database, logger });
  await talking.application.sendMessages(NOON);
  await talking.close();
  expect(said.mock.calls).toEqual([[{ messageId: id, status: 'SKIPPED' }, 'a note of safety was not sent']]);
});
