import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMessage, insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { ask, handOver } from '../../../test/mail-calls.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { eventOf, report, signatureOf, statusOf, TAKEN, whatsAppOf, wordsOf } from '../../../test/whatsapp-calls.js';

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

const confirm = (query: Record<string, string>) =>
  app.client().send(`/api/v1/whatsapp-events?${new URLSearchParams(query).toString()}`);
const inbox = async () => {
  const { edges } = (await ask(admin, INBOX)) as { edges: { node: object }[] };
  return edges.map(({ node }) => node);
};
const look = async (id: string) =>
  (await app.sql('select status, error, delivered_at from message where id = $1', [id]))[0];
const sent = (columns: object = {}) =>
  insertMessage(app.sql, { status: 'SENT', channel: 'WHATSAPP', provider: 'meta', ...columns });

describe('the address of events is confirmed', () => {
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': 'the-verify-token', 'hub.challenge': '1158201444' };

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['another token', { ...right, 'hub.verify_token': 'another' }],
    ['an empty token', { ...right, 'hub.verify_token': '' }],
    ['another mode', { ...right, 'hub.mode': 'unsubscribe' }],
  ])('not with %s', async (_what, query) => {
    expect((await confirm(query)).status).toBe(403);
  });

  it('by the challenge, as plain text', async () => {
    const answer = await confirm(right);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      expect.stringContaining('text/plain'),
      '1158201444',
    ]);
  });
});

describe('a report', () => {
  it('without the signature of its bytes is refused, whatever it says', async () => {
    const { id } = await sent();
    const told = JSON.stringify(statusOf(id, 'delivered'));
    const wrong = [
      '',
      'x',
      signatureOf(told, 'another secret'),
      signatureOf(told).replace('sha256=', ''),
      signatureOf(told).replace('sha256=', 'sha1='),
      signatureOf(`${told} `),
    ];
    for (const signature of wrong) expect(await report(app, told, signature)).toBe(400);
    expect(await report(app, '', signatureOf(''))).toBe(400);
    expect(await look(id)).toMatchObject({ status: 'SENT' });
    expect(await report(app, told)).toBe(200);
    expect(await look(id)).toMatchObject({ status: 'DELIVERED' });
  });

  it('that cannot be read, or tells of what is not there, is taken and changes nothing', async () => {
    const nowhere = '0197a6f0-0000-7000-8000-000000000000';
    const odd = ['no JSON', '[]', '{"entry": 1}', '{"entry": [{"changes": [{"value": {"statuses": [7, {}]}}]}]}'];
    for (const told of odd) expect(await report(app, told)).toBe(200);
    for (const id of [nowhere, 'nothing']) expect(await report(app, statusOf(id, 'delivered'))).toBe(200);
    expect(await inbox()).toEqual([]);
  });

  it('of another number of the same app changes nothing: no state, no consent, no inbox', async () => {
    await ask(patient, SET, { given: true });
    const { id } = await sent();
    const ofAnother = (told: object) => JSON.stringify(told).replaceAll('106540352242922', '106540352242923');
    for (const told of [statusOf(id, 'delivered'), wordsOf(user.phone, 'STOP'), wordsOf(user.phone, 'Hello', 'w2')])
      expect(await report(app, ofAnother(told))).toBe(200);
    expect(await look(id)).toMatchObject({ status: 'SENT' });
    expect(await ask(patient, CONSENTS)).toEqual([{ given: true, by: 'PATIENT' }]);
    expect(await inbox()).toEqual([]);
  });

  it('may be longer than what others send, up to 3 MB; another route takes no more than before', async () => {
    const { id } = await sent();
    const told = { ...statusOf(id, 'delivered'), more: 'x'.repeat(2_900_000) };
    expect(await report(app, told)).toBe(200);
    expect(await look(id)).toMatchObject({ status: 'DELIVERED' });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ more: 'x'.repeat(110_000) });
    const other = await app.client().send('/api/v1/gateway-events', { method: 'POST', body, headers });
    expect(other.status).toBe(413);
    expect(await report(app, { more: 'x'.repeat(3_200_000) })).toBe(413);
  });

  it.each<[before: Record<string, unknown>, said: string, after: string]>([
    [{}, 'sent', 'SENT'],
    [{}, 'delivered', 'DELIVERED'],
    [{}, 'read', 'DELIVERED'],
    [{}, 'failed', 'FAILED'],
    // Faster than the answer.
    [{ status: 'QUEUED', provider: null, attempts: 1, lease_until: NOON }, 'delivered', 'DELIVERED'],
    [{ status: 'QUEUED', provider: null, attempts: 1, lease_until: NOON }, 'failed', 'FAILED'],
    [{ status: 'QUEUED', provider: null, attempts: 1 }, 'failed', 'QUEUED'],
    [{ channel: 'SMS', provider: 'exotel' }, 'failed', 'SENT'],
    [{ status: 'DELIVERED' }, 'failed', 'DELIVERED'],
    [{ status: 'SKIPPED' }, 'delivered', 'SKIPPED'],
  ])('of a message that stands at %j, that it %s, twice: it is %s', async (before, said, after) => {
    const { id } = await sent(before);
    for (let times = 0; times < 2; times++) expect(await report(app, statusOf(id, said))).toBe(200);
    expect(await look(id)).toMatchObject({ status: after });
  });

  it('before the answer holds when the answer comes', async () => {
    const input = { templates: [{ kind: 'PAYMENT_RECEIVED', language: 'EN', whatsappName: 'paid', enabled: true }] };
    await ask(admin, 'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }', {
      input,
    });
    await ask(patient, SET, { given: true });
    const of = { kind: 'PAYMENT_RECEIVED', patient_id: record.id, recipient: user.phone, text_values: ['Rs 500'] };
    const { id } = await insertMessage(app.sql, of);
    let told: Promise<number> | undefined;
    meta.answer = () => {
      told = report(app, statusOf(id, 'delivered'));
      return TAKEN();
    };
    await handOver(app);
    expect(await told).toBe(200);
    expect(await look(id)).toMatchObject({ status: 'DELIVERED', error: null });
  });
});

describe('what is written to the clinic', () => {
  it('goes to the inbox with the name and the number, once, and marked as spam where it is', async () => {
    const told = wordsOf(user.phone, 'Can I come\nan hour later?');
    for (let times = 0; times < 3; times++) expect(await report(app, told)).toBe(200);
    expect(await inbox()).toEqual([
      {
        form: 'WHATSAPP',
        name: 'Sunita Yadav',
        phone: user.phone,
        email: null,
        subject: null,
        message: 'Can I come\nan hour later?',
        status: 'NEW',
        patientId: record.id,
      },
    ]);
    await report(app, wordsOf('+15550001111', 'https://a.b '.repeat(4), 'wamid.in.2'));
    expect(await inbox()).toContainEqual(expect.objectContaining({ phone: '+15550001111', status: 'SPAM' }));
  });

  it('may be as long as WhatsApp lets it, or without words, and many at once; what is no message is not there', async () => {
    const message = (id: string, of: object) => ({ from: user.phone.slice(1), id, timestamp: '1', ...of });
    const told = eventOf({
      messages: [
        message('w1', { type: 'text', text: { body: 'अ'.repeat(4_096) } }),
        message('w2', { type: 'image', image: { id: '1', caption: 'My knee' } }),
        message('w3', { type: 'audio', audio: { id: '2' } }),
        message('w4', { type: 'button', button: { text: 'Call me', payload: 'x' } }),
        message('w5', { type: 'reaction', reaction: { emoji: '👍' } }),
        message('w6', { type: 'text', text: { body: 'with a \0 in it' } }),
        { type: 'text' },
      ],
    });
    expect(await report(app, told)).toBe(200);
    const words = (await inbox()).map((one) => (one as { message: string }).message);
    expect(new Set(words)).toEqual(
      new Set(['अ'.repeat(4_096), 'My knee', '(audio: see it in WhatsApp)', 'Call me', 'with a  in it']),
    );
  });

  it('more than 50 times a day by one number is taken and not stored, and so is what is beyond 2,000 in all', async () => {
    const told = (number: string, from: number, count: number) =>
      eventOf({
        messages: Array.from({ length: count }, (_, at) => ({
          from: number,
          id: `${number} ${from + at}`,
          type: 'text',
          text: { body: 'Hello' },
        })),
      });
    const stored = () => app.sql('select phone, count(*)::int from contact_message group by phone order by phone');
    const events: [string, number, number][] = [
      ['15550001111', 1, 49],
      // Told again, which does not count.
      ['15550001111', 1, 49],
      ['15550001111', 50, 3],
      ['15550001112', 1, 2],
    ];
    for (const event of events) expect(await report(app, told(...event))).toBe(200);
    const own = [
      { phone: '+15550001111', count: 50 },
      { phone: '+15550001112', count: 2 },
    ];
    expect(await stored()).toEqual(own);
    await app.sql(`update rate_limit set points = 2000 where key = 'whatsapp-all:all'`);
    expect(await report(app, told('15550001113', 1, 1))).toBe(200);
    expect(await stored()).toEqual(own);
  });

  it('leaves an audit row of each', async () => {
    await report(app, wordsOf(user.phone, 'Hello'));
    const rows = await app.sql(
      `select actor_role, subject_type from audit_event where verb = 'whatsAppEvent.report' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor_role: 'visitor', subject_type: 'contactMessage' }]);
  });
});
