import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setBackSettings } from '../../../test/clinic-calls.js';
import {
  aboutForm,
  contactForm,
  openForVisitors,
  sendForm,
  tokenAtHand,
  tokenFrom,
  write,
} from '../../../test/contact-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('delete from contact_message');
  await openForVisitors(app);
});
afterAll(() => app.close());

const THANKS = "Thank you! Your message has been sent successfully. We'll get back to you soon.";
const wait = (milliseconds: number) => app.clock.set(new Date(NOON.getTime() + milliseconds));
const stored = () =>
  app.sql('select form, name, phone, email, subject, message, status from contact_message order by id');

describe('while the clinic is closed', () => {
  beforeEach(() => setBackSettings(app));

  it.each([
    ['GET', '/contact-messages/token', undefined],
    ['POST', '/contact-messages', {}],
    ['POST', '/contact-messages', { ...contactForm, token: 'none' }],
  ])('%s %s is refused, whatever is sent', async (method, path, body) => {
    const { status, body: answer } = await app.client().rest(method, path, body);
    expect([status, answer['code']]).toEqual([409, 'WRONG_STATE']);
    expect(await stored()).toEqual([]);
  });
});

describe('the token', () => {
  it.each([
    ['none', async () => undefined],
    ['an empty one', async () => ''],
    ['one of nobody', async () => 'a'.repeat(22) + `.${NOON.getTime()}.` + 'b'.repeat(43)],
    ['one whose moment was changed', async () => (await tokenFrom(app.client())).replace(/\.\d+\./, '.1773120000000.')],
    [
      'one with another signature',
      async () => (await tokenFrom(app.client())).replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
    ],
  ])('is required: %s is refused', async (_what, token) => {
    const sent = await token();
    wait(10_000);
    const { status, body } = await sendForm(app.client(), { ...contactForm, token: sent });
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    expect(body.fields).toHaveProperty('token');
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['two seconds after it was fetched, no sooner', 1_999, 2_000],
    ['until it is a day old, no longer', 86_400_001, 86_400_000],
  ])('opens %s', async (_when, refused, taken) => {
    const token = await tokenFrom(app.client());
    wait(refused);
    const early = await sendForm(app.client(), { ...contactForm, token });
    expect([early.status, early.body.code, Object.keys(early.body.fields ?? {})]).toEqual([
      400,
      'BAD_INPUT',
      ['token'],
    ]);
    expect(await stored()).toEqual([]);
    wait(taken);
    expect((await sendForm(app.client(), { ...contactForm, token })).status).toBe(201);
  });

  it('of an older secret is taken, and one of a stranger to this installation is not', async () => {
    const token = await tokenFrom(app.client());
    const rotated = await createTestApp({
      database: app.database,
      config: { sessionSecrets: ['a newer secret', 'a session secret of the tests alone'] },
    });
    const stranger = await createTestApp({ database: app.database, config: { sessionSecrets: ['of another house'] } });
    try {
      for (const other of [rotated, stranger]) other.clock.set(new Date(NOON.getTime() + 5_000));
      expect((await sendForm(stranger.client(), { ...contactForm, token })).status).toBe(400);
      expect((await sendForm(rotated.client(), { ...contactForm, token })).status).toBe(201);
    } finally {
      await Promise.all([rotated.close(), stranger.close()]);
    }
  });

  it('is of one use: the same message sent again is answered again and stored once, another one is refused', async () => {
    const token = await tokenAtHand(app);
    const first = await sendForm(app.client(), { ...contactForm, token });
    const again = await sendForm(app.client(), { ...contactForm, name: ` ${contactForm.name} `, token });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const other = await sendForm(app.client(), { ...contactForm, message: 'Something else.', token });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await stored()).toHaveLength(1);
  });

  it('stores one message of twenty at once, and thanks for each', async () => {
    const token = await tokenAtHand(app);
    const all = await Promise.all(Array.from({ length: 20 }, () => sendForm(app.client(), { ...contactForm, token })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await stored()).toHaveLength(1);
  });

  it('stores one message of two that two processes are about to store, and thanks for each', async () => {
    const token = await tokenAtHand(app);
    const other = await createTestApp({ database: app.database, now: app.clock.now() });
    const gate = new Client(app.database.appUrl);
    await gate.connect();
    try {
      await gate.query('begin; lock table contact_message in share row exclusive mode');
      const both = [app, other].map((one) => sendForm(one.client(), { ...contactForm, token }));
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await app.sql(waiting)).length, { timeout: 15_000 }).toBe(2);
      await gate.query('commit');
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
      expect(await stored()).toHaveLength(1);
    } finally {
      await gate.end();
      await other.close();
    }
  });
});

describe('what is written', () => {
  it.each([
    ['name', ' ', 'Name is required'],
    ['phone', undefined, 'Phone is required'],
    ['phone', '  ', 'Phone is required'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['phone', '++91 522', 'Please enter a valid phone number'],
    ['phone', '+', 'Please enter a valid phone number'],
    ['subject', '', 'Subject is required'],
    ['message', '', 'Message is required'],
    ['message', ' 123456789 ', 'Message must be at least 10 characters long'],
    ['message', '😀'.repeat(9), 'Message must be at least 10 characters long'],
    ['message', 'x'.repeat(2_001), 'Message must be at most 2000 characters long'],
    ['form', 'OTHER', 'The form must be one of ABOUT, CONTACT'],
    ['form', undefined, 'The form must be one of ABOUT, CONTACT'],
  ])('on /contact is judged as the page does: %s of %.20j', async (field, value, sentence) => {
    const { status, body } = await write(app, { ...contactForm, [field]: value });
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_INPUT', { [field]: sentence }]);
    expect(await stored()).toEqual([]);
  });

  it.each(['firstName', 'lastName', 'email', 'message'])('on /about needs %s', async (field) => {
    const { status, body } = await write(app, { ...aboutForm, [field]: ' ' });
    expect([status, body.fields]).toEqual([400, { [field]: 'Please fill in all fields.' }]);
    expect(await stored()).toEqual([]);
  });

  it.each(['()', '0522-123 4567', ' +919876543210 '])('takes the phone number %j', async (phone) => {
    expect((await write(app, { ...contactForm, phone })).status).toBe(201);
  });

  it('is stored as it was written, trimmed, in as many characters as there may be', async () => {
    const message = '😀'.repeat(1_990) + '\n'.repeat(5) + '" <b>';
    expect((await write(app, { ...contactForm, name: ' आशा ', message })).body).toEqual({ message: THANKS });
    expect((await write(app, aboutForm)).body).toEqual({ message: 'Message sent successfully!' });
    expect(await stored()).toEqual([
      { ...contactForm, name: 'आशा', message, email: null, status: 'NEW' },
      {
        form: 'ABOUT',
        name: 'Ravi Kumar',
        phone: null,
        email: 'ravi@example.com',
        subject: null,
        message: 'Hi',
        status: 'NEW',
      },
    ]);
  });

  it('leaves one line in the audit trail, which names no person and holds nothing of it', async () => {
    const lines = () => app.sql(`select * from audit_event where verb = 'inbox.send' order by id`);
    const before = (await lines()).length;
    await write(app, contactForm);
    const [line, ...others] = (await lines()).slice(before);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      actor_id: null,
      actor_role: 'visitor',
      outcome: 'done',
      subject_type: 'contactMessage',
    });
    expect(JSON.stringify(line)).not.toMatch(/Asha|98765|Knee|start/);
  });
});

describe('a program', () => {
  it.each([
    ['that fills in what people do not see', { website: 'https://spam.example' }, 'SPAM'],
    ['that fills in far too much of it', { website: 'x'.repeat(2_001) }, 'SPAM'],
    ['that fills in what is no text', { website: ['https://spam.example'] }, 'SPAM'],
    ['with more links than people write', { message: 'http://a http://b https://c www.d.example' }, 'SPAM'],
  ])('%s is thanked, and its message put aside', async (_which, of, status) => {
    const { status: answered, body } = await write(app, { ...contactForm, ...of });
    expect([answered, body]).toEqual([201, { message: THANKS }]);
    expect(await stored()).toEqual([expect.objectContaining({ status })]);
  });

  it('is nobody with three links', async () => {
    await write(app, { ...contactForm, message: 'See http://a, https://b and www.c.example' });
    expect(await stored()).toEqual([expect.objectContaining({ status: 'NEW' })]);
  });

  it.each([
    ['another website', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another origin', { origin: 'https://elsewhere.example' }],
  ])('is refused when it sends from %s', async (_where, headers) => {
    const token = await tokenAtHand(app);
    const { status, body } = await sendForm(app.client(), { ...contactForm, token }, headers);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await stored()).toEqual([]);
  });
});

it('what is older than 180 days is erased, whatever has become of it', async () => {
  await write(app, contactForm);
  await write(app, aboutForm);
  const at = (days: number) => new Date(NOON.getTime() - days * 86_400_000);
  await app.sql(`update contact_message set status = 'DONE', received_at = $1 where form = 'ABOUT'`, [at(180.1)]);
  await app.sql(`update contact_message set received_at = $1 where form = 'CONTACT'`, [at(179.9)]);
  app.clock.set(NOON);
  await app.application.runMaintenance();
  expect((await stored()).map((row) => row['form'])).toEqual(['CONTACT']);
});
