import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { ask, handOver } from '../../../test/mail-calls.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { report, TAKEN, whatsAppOf, wordsOf } from '../../../test/whatsapp-calls.js';

const INBOX =
  '{ contactMessages(first: 10) { edges { node { form name phone email subject message status patientId } } } }';
const SET = 'mutation ($given: Boolean!) { setChannelConsent(channel: WHATSAPP, given: $given) { given } }';
const CONSENTS = '{ channelConsents { given by } }';

let meta: ProviderDouble;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  meta = await startProvider(TAKEN());
  app = await createTestApp({ config: { whatsApp: whatsAppOf(meta) } });
  ({ admin } = await signInAdmin(app));
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
  await app.sql('delete from rate_limit');
  await app.sql('delete from message');
  await app.sql('delete from contact_message');
  ({ user, record } = await insertPatientWithAccount(app.sql, { contact_phone: null }));
  patient = await app.signIn(user.phone);
});

const inbox = async () => {
  const { edges } = (await ask(admin, INBOX)) as { edges: { node: object }[] };
  return edges.map(({ node }) => node);
};

describe('STOP', () => {
  const consents = () => ask(patient, CONSENTS);

  it.each(['STOP', ' stop. ', 'Unsubscribe', 'बंद', 'रोकें', 'रोकें'.normalize('NFD')])(
    '%j as the whole message ends the consent at once, with one answer, and is not in the inbox',
    async (word) => {
      await ask(patient, SET, { given: true });
      for (let times = 0; times < 2; times++) expect(await report(app, wordsOf(user.phone, word))).toBe(200);
      await report(app, wordsOf(user.phone, word, 'wamid.in.2'));
      expect(await consents()).toEqual([{ given: false, by: 'STOP' }]);
      expect(await inbox()).toEqual([]);
      await handOver(app);
      expect(app.sms.messages).toMatchObject([{ kind: 'CHANNEL_STOPPED', to: user.phone }]);
    },
  );

  it.each(['Please stop', 'STOP it', 'बंद करो', 'Don’t stop'])(
    '%j is no such message: it is in the inbox',
    async (words) => {
      await ask(patient, SET, { given: true });
      await report(app, wordsOf(user.phone, words));
      expect(await consents()).toEqual([{ given: true, by: 'PATIENT' }]);
      expect(await inbox()).toHaveLength(1);
    },
  );

  it('leaves no id of Meta, which holds the number', async () => {
    await ask(patient, SET, { given: true });
    await report(app, wordsOf(user.phone, 'STOP', 'wamid.with.number'));
    const rows = await app.sql(
      `select reference as kept from channel_consent where account_id = $1 and said_by = 'STOP'
       union all select dedup_key from message`,
      [user.id],
    );
    const hashed = { kept: expect.stringMatching(/[0-9a-f]{64}/) };
    expect(rows).toEqual([hashed, hashed]);
    expect(JSON.stringify(rows)).not.toContain('wamid');
  });

  it('that is reported again after the next yes does not end that', async () => {
    await ask(patient, SET, { given: true });
    const told = wordsOf(user.phone, 'STOP');
    await report(app, told);
    await ask(patient, SET, { given: true });
    await report(app, told);
    expect(await consents()).toEqual([{ given: true, by: 'PATIENT' }]);
    await report(app, wordsOf(user.phone, 'STOP', 'wamid.in.2'));
    expect(await consents()).toEqual([{ given: false, by: 'STOP' }]);
  });

  it('from nobody who is known, or who never said yes, has no answer', async () => {
    await report(app, wordsOf('+919000000001', 'STOP'));
    await report(app, wordsOf(user.phone, 'STOP'));
    expect(await app.sql('select 1 from message')).toEqual([]);
    expect(await consents()).toEqual([{ given: false, by: null }]);
  });

  it('is stored once for each consent, however often it is written', async () => {
    await ask(patient, SET, { given: true });
    for (let times = 0; times < 5; times++) await report(app, wordsOf(user.phone, 'STOP', `wamid.stop.${times}`));
    const rows = await app.sql(`select 1 from channel_consent where account_id = $1 and said_by = 'STOP'`, [user.id]);
    expect(rows).toHaveLength(1);
  });

  it('from the number of the record ends the consent of its account; the answer goes to that number, by WhatsApp where it has a name', async () => {
    const phone = '+919000000002';
    await app.sql('update patient set contact_phone = $2 where id = $1', [record.id, phone]);
    const input = { templates: [{ kind: 'CHANNEL_STOPPED', language: 'EN', whatsappName: 'stopped', enabled: true }] };
    await ask(admin, 'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }', {
      input,
    });
    await ask(patient, SET, { given: true });
    await report(app, wordsOf(phone, 'STOP'));
    expect(await consents()).toEqual([{ given: false, by: 'STOP' }]);
    // At any hour.
    app.clock.set('2026-03-10T20:30:00Z');
    await handOver(app);
    expect(meta.asked.map(({ body }) => [body['to'], (body['template'] as { name: string }).name])).toEqual([
      [phone, 'stopped'],
    ]);
    expect(app.sms.messages).toEqual([]);
  });

  it('by eight at once leaves one word and one answer', async () => {
    await ask(patient, SET, { given: true });
    const told = wordsOf(user.phone, 'STOP');
    expect(await Promise.all(Array.from({ length: 8 }, () => report(app, told)))).toEqual(Array(8).fill(200));
    const rows = await app.sql(`select words from channel_consent where account_id = $1 and said_by = 'STOP'`, [
      user.id,
    ]);
    expect(rows).toEqual([{ words: 'STOP' }]);
    expect(await app.sql(`select kind from message`)).toEqual([{ kind: 'CHANNEL_STOPPED' }]);
  });
});
