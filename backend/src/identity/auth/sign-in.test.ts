import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const WRONG = '000000';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  app.sms.sent.length = 0;
});

/** Asks for a code through either protocol and door, and tells what a person or program would see. */
const ask = {
  REST: async (door: 'user' | 'admin', phoneNumber: unknown) => {
    const path = door === 'admin' ? '/admin/send-otp' : '/users/send-otp';
    const { status, body } = await app.client().rest<{ message: string; code?: string }>('POST', path, { phoneNumber });
    return { done: status === 200, message: body.message, code: body.code };
  },
  GraphQL: async (door: 'user' | 'admin', phoneNumber: unknown) => {
    const { body } = await app
      .client()
      .graphql<{ sendOtp: { message: string } }>(
        'mutation ($door: SignInDoor!, $phoneNumber: String!) { sendOtp(door: $door, phoneNumber: $phoneNumber) { message } }',
        { door: door.toUpperCase(), phoneNumber },
      );
    const error = body.errors?.[0];
    return { done: !error, message: error?.message ?? body.data?.sendOtp.message ?? '', code: error?.extensions.code };
  },
};

const verify = {
  REST: async (door: 'user' | 'admin', phoneNumber: string, otp: string) => {
    const path = door === 'admin' ? '/admin/verify-otp' : '/users/verify-otp';
    const { status, body } = await app
      .client()
      .rest<{ message: string; code?: string }>('POST', path, { phoneNumber, otp });
    return { done: status === 200, message: body.message, code: body.code };
  },
  GraphQL: async (door: 'user' | 'admin', phoneNumber: string, otp: string) => {
    const { body } = await app
      .client()
      .graphql(
        'mutation ($door: SignInDoor!, $phoneNumber: String!, $otp: String!) { verifyOtp(door: $door, phoneNumber: $phoneNumber, otp: $otp) { id } }',
        { door: door.toUpperCase(), phoneNumber, otp },
      );
    const error = body.errors?.[0];
    return { done: !error, message: error?.message ?? '', code: error?.extensions.code };
  },
};

describe.each(['REST', 'GraphQL'] as const)('sign-in through %s', (protocol) => {
  it.each([
    '+44 20 7946 0958',
    '+447911123456',
    '0522 2200000',
    '12345',
    '98765432101',
    '+919876',
    'call me',
    '',
    `9${'8'.repeat(60)}`,
  ])('sends nothing to "%s", which is no Indian mobile number (OTP-11)', async (number) => {
    for (const door of ['user', 'admin'] as const) {
      expect(await ask[protocol](door, number)).toEqual({
        done: false,
        message: 'Please enter a valid Indian mobile number',
        code: 'BAD_INPUT',
      });
    }
    expect(app.sms.sent).toEqual([]);
  });

  it.each(['9812345670', '+919812345670', '919812345670', '09812345670', '+91 98123-45670', ' 98123 45670 '])(
    'takes "%s" as one and the same number (reading 9)',
    async (number) => {
      expect((await ask[protocol]('user', number)).done).toBe(true);
      expect(app.sms.sent.map(({ phone }) => phone)).toEqual(['+919812345670']);
      expect((await verify[protocol]('user', '+919812345670', app.sms.codeFor('+919812345670'))).done).toBe(true);
    },
  );

  it('takes a code with blanks and hyphens, and nothing else that is no code', async () => {
    const phone = freshPhone();
    for (const otp of ['', '12345', '1234567', 'abcdef', '१२३४५६']) {
      expect(await verify[protocol]('user', phone, otp)).toEqual({
        done: false,
        message: 'Please enter the six-digit code',
        code: 'BAD_INPUT',
      });
    }
    await ask[protocol]('user', phone);
    const code = app.sms.codeFor(phone);
    expect((await verify[protocol]('user', phone, ` ${code.slice(0, 3)}-${code.slice(3)} `)).done).toBe(true);
  });

  it('says exactly "Admin not found" of a number that no admin has, on both steps (reading 10)', async () => {
    const patient = await insertUser(app.sql);
    const left = await insertAdmin(app.sql, { deleted_at: new Date() });
    for (const phone of [freshPhone(), patient.phone, left.phone]) {
      const refusal = { done: false, message: 'Admin not found', code: 'ADMIN_NOT_FOUND' };
      expect(await ask[protocol]('admin', phone)).toEqual(refusal);
      expect(await verify[protocol]('admin', phone, WRONG)).toEqual(refusal);
    }
    expect(app.sms.sent).toEqual([]);
  });

  it('lets a registered admin in, with or without +91', async () => {
    const { phone } = await insertAdmin(app.sql);
    expect((await ask[protocol]('admin', phone.slice(3))).done).toBe(true);
    expect((await verify[protocol]('admin', phone, app.sms.codeFor(phone))).done).toBe(true);
  });

  it('tells a wrong code in a sentence, and an expired or used one the same way', async () => {
    const phone = freshPhone();
    const refusal = {
      done: false,
      message: 'The code is wrong or has expired. Please check it or ask for a new one.',
      code: 'WRONG_OTP',
    };
    expect(await verify[protocol]('user', phone, WRONG)).toEqual(refusal);
    await ask[protocol]('user', phone);
    expect(await verify[protocol]('user', phone, WRONG)).toEqual(refusal);
    await verify[protocol]('user', phone, app.sms.codeFor(phone));
    expect(await verify[protocol]('user', phone, app.sms.codeFor(phone))).toEqual(refusal);
  });
});

it.each(['REST', 'GraphQL'] as const)(
  'says from the fifth wrong code on that it is used up, through %s',
  async (protocol) => {
    const known = await insertUser(app.sql);
    const admin = await insertAdmin(app.sql);
    for (const [door, phone] of [
      ['user', known.phone],
      ['user', freshPhone()],
      ['admin', admin.phone],
    ] as const) {
      await ask[protocol](door, phone);
      const sentences = [];
      for (let tries = 0; tries < 6; tries++) sentences.push((await verify[protocol](door, phone, WRONG)).message);
      const wrong = 'The code is wrong or has expired. Please check it or ask for a new one.';
      const spent = 'Too many wrong codes: this one is used up. Please ask for a new one.';
      expect(sentences).toEqual([wrong, wrong, wrong, wrong, spent, spent]);
      // The right one comes too late, and a new one is a new beginning.
      expect((await verify[protocol](door, phone, app.sms.codeFor(phone))).message).toBe(spent);
      await ask[protocol](door, phone);
      expect((await verify[protocol](door, phone, WRONG)).message).toBe(wrong);
    }
  },
);

it('answers the same whether or not a number is known (OTP-13)', async () => {
  const { phone: known } = await insertUser(app.sql);
  const unknown = freshPhone();
  const plain = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
    status,
    body: { ...body, requestId: body['requestId'] && 'any' },
  });
  for (const [path, fields] of [
    ['/users/send-otp', {}],
    ['/users/verify-otp', { otp: WRONG }],
  ] as const) {
    const [one, other] = [
      await app.client().rest('POST', path, { phoneNumber: known, ...fields }),
      await app.client().rest('POST', path, { phoneNumber: unknown, ...fields }),
    ];
    expect(plain(one)).toEqual(plain(other));
    expect([...one.headers.keys()]).toEqual([...other.headers.keys()]);
  }
});

it.each([[undefined], [null], [42], [['9812345670']], [{ $ne: null }]])(
  'refuses %j in place of a number, without asking the database (AZ-6)',
  async (phoneNumber) => {
    expect((await ask.REST('user', phoneNumber)).code).toBe('BAD_INPUT');
    expect((await ask.REST('admin', phoneNumber)).code).toBe('BAD_INPUT');
  },
);

it('gives the admin account no power through the door of patients (AU-8)', async () => {
  const { phone } = await insertAdmin(app.sql);
  const browser = await app.signIn(phone, 'user');
  expect(await browser.rest('GET', '/admin/patients')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await browser.rest('GET', '/users/me')).toMatchObject({ body: { data: { userType: 'patient' } } });
});

it('puts a line on record for each code that was asked for, each failure and each sign-in, and never a number or code', async () => {
  const { id, phone } = await insertUser(app.sql);
  const [last] = await app.sql<{ id: string }>('select coalesce(max(id), 0) as id from audit_event');
  await ask.REST('user', phone);
  await verify.REST('user', phone, WRONG);
  const code = app.sms.codeFor(phone);
  await verify.REST('user', phone, code);
  const rows = await app.sql('select verb, outcome, subject_id from audit_event where id > $1 order by id', [last?.id]);
  expect(rows).toEqual([
    { verb: 'auth.sendOtp', outcome: 'done', subject_id: null },
    { verb: 'auth.verifyOtp', outcome: 'failed', subject_id: id },
    { verb: 'auth.verifyOtp', outcome: 'done', subject_id: id },
  ]);
});
