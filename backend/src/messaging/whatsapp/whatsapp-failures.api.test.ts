import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertAdmin, insertMessage, insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { openForVisitors } from '../../../test/contact-calls.js';
import { ask, handOver } from '../../../test/mail-calls.js';
import { type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { REFUSED, report, TAKEN, statusOf, whatsAppOf } from '../../../test/whatsapp-calls.js';

const SET =
  'mutation ($channel: MessageChannel!, $given: Boolean!) { setChannelConsent(channel: $channel, given: $given) { given } }';
const SAVE = 'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }';
const RETRY = 'mutation ($id: ID!) { retryMessage(id: $id) { status } }';

let meta: ProviderDouble;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  meta = await startProvider(TAKEN());
  app = await createTestApp({ config: { whatsApp: whatsAppOf(meta), messageRetrySeconds: [60, 60] } });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(async () => {
  await app.close();
  await meta.leave();
});

let user: UserRow;
let record: { id: string };
let patient: TestClient;
beforeEach(async () => {
  app.clock.set(NOON);
  meta.answer = TAKEN();
  meta.asked.length = 0;
  app.sms.messages.length = 0;
  app.sms.failure = undefined;
  app.sms.needsTemplates = false;
  await app.sql('delete from rate_limit');
  await app.sql('delete from message');
  await app.sql('update message_provider set failures = 0, paused_until = null');
  await app.sql(`update clinic_settings set templates = '[]', message_prices = '[]'`);
  expect(await save({ kind: 'PAYMENT_RECEIVED' })).toMatchObject({ version: expect.any(Number) });
  ({ user, record } = await insertPatientWithAccount(app.sql, { contact_phone: null }));
  patient = await app.signIn(user.phone);
});

const save = (template: object) =>
  ask(admin, SAVE, { input: { templates: [{ language: 'EN', whatsappName: 'paid', enabled: true, ...template }] } });
const agree = async (given = true) => ask(patient, SET, { channel: 'WHATSAPP', given });
const queue = (columns: object = {}) =>
  insertMessage(app.sql, {
    kind: 'PAYMENT_RECEIVED',
    patient_id: record.id,
    recipient: user.phone,
    text: 'We have received your payment of Rs 500.',
    text_values: ['Rs 500'],
    ...columns,
  });
const states = () => app.sql('select channel, status, provider, error from message order by created_at, id');

describe('what WhatsApp', () => {
  it('refuses while no provider of text messages may be asked is tried again', async () => {
    await agree();
    await queue();
    meta.answer = REFUSED(131_026);
    vi.spyOn(app.sms, 'sendMessage').mockResolvedValueOnce([]);
    await handOver(app);
    expect(await states()).toMatchObject([
      { status: 'QUEUED', error: expect.stringMatching(/code 131026\. No provider could be asked/) },
    ]);
    app.clock.set(new Date(NOON.getTime() + 60_000));
    await handOver(app);
    expect(meta.asked).toHaveLength(1);
    expect(await states()).toMatchObject([{ channel: 'SMS', status: 'SENT' }]);
  });

  it('cannot be asked for a minute waits where no text is registered; without a yes it is skipped', async () => {
    app.sms.needsTemplates = true;
    await agree();
    await queue();
    await app.sql(
      `insert into message_provider (channel, provider, failures, paused_until) values ('WHATSAPP', 'meta', 3, $1)
       on conflict (channel, provider) do update set failures = 3, paused_until = excluded.paused_until`,
      [new Date(NOON.getTime() + 60_000)],
    );
    await handOver(app);
    const look = () => app.sql('select status, attempts, send_after from message');
    const inAMinute = new Date(NOON.getTime() + 60_000);
    expect(await look()).toEqual([{ status: 'QUEUED', attempts: 0, send_after: inAMinute }]);
    app.clock.set(inAMinute);
    await handOver(app);
    expect(await states()).toMatchObject([{ channel: 'WHATSAPP', status: 'SENT', error: null }]);
    await agree(false);
    await app.sql('delete from message');
    await queue();
    await handOver(app);
    expect(await states()).toMatchObject([{ status: 'SKIPPED' }]);
  });

  it('says did not arrive goes as a text message', async () => {
    await agree();
    const { id } = await queue();
    await handOver(app);
    await report(app, statusOf(id, 'failed'));
    expect(await states()).toMatchObject([{ status: 'QUEUED', error: 'WhatsApp says that it did not arrive.' }]);
    expect(await app.sql('select attempts, send_after from message')).toEqual([{ attempts: 0, send_after: NOON }]);
    // The same report once more, while the text message is handed over, changes nothing.
    const send = app.sms.sendMessage.bind(app.sms);
    vi.spyOn(app.sms, 'sendMessage').mockImplementationOnce(async (message) => {
      expect(await report(app, statusOf(id, 'failed'))).toBe(200);
      return send(message);
    });
    await handOver(app);
    expect(await states()).toMatchObject([{ channel: 'SMS', status: 'SENT', provider: 'console' }]);
    expect(meta.asked).toHaveLength(1);
  });

  it('says did not arrive before its answer is noted goes as a text message', async () => {
    await agree();
    const { id } = await queue();
    meta.answer = async () => {
      await app.sql(`update message set status = 'FAILED', error = 'Not arrived.' where id = $1`, [id]);
      return TAKEN();
    };
    await handOver(app);
    await handOver(app);
    expect(meta.asked).toHaveLength(1);
    expect(await states()).toMatchObject([{ channel: 'SMS', status: 'SENT', provider: 'console' }]);
  });

  it('says did not arrive has failed where no text is registered, also when it is tried by hand', async () => {
    app.sms.needsTemplates = true;
    await agree();
    const { id } = await queue();
    await handOver(app);
    await report(app, statusOf(id, 'failed'));
    const error = expect.stringMatching(/^WhatsApp says that it did not arrive\..* no DLT template id/);
    for (let times = 0; times < 2; times++) {
      await handOver(app);
      expect(await states()).toMatchObject([{ status: 'FAILED', error }]);
      expect(await ask(admin, RETRY, { id })).toEqual({ status: 'QUEUED' });
    }
    expect(meta.asked).toHaveLength(1);
  });

  it('did not answer, and says did not arrive, changes nothing while its text message is handed over', async () => {
    await agree();
    const { id } = await queue();
    meta.answer = 'silent';
    await handOver(app);
    app.clock.set(new Date(NOON.getTime() + 60_000));
    const send = app.sms.sendMessage.bind(app.sms);
    vi.spyOn(app.sms, 'sendMessage').mockImplementationOnce(async (message) => {
      expect(await report(app, statusOf(id, 'failed'))).toBe(200);
      return send(message);
    });
    await handOver(app);
    expect(await states()).toMatchObject([{ channel: 'SMS', status: 'SENT' }]);
  });
});

it('what waits for WhatsApp in the quiet time goes after it, also where no text is registered', async () => {
  await openForVisitors(app);
  app.sms.needsTemplates = true;
  await agree();
  await queue();
  app.clock.set('2026-03-10T20:30:00Z');
  await handOver(app);
  expect(await states()).toMatchObject([{ status: 'QUEUED', error: null }]);
  app.clock.set('2026-03-11T06:00:00Z');
  await handOver(app);
  expect(await states()).toMatchObject([{ channel: 'WHATSAPP', status: 'SENT' }]);
});
