import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enrol } from '../../../test/authenticator-calls.js';
import { insertAdmin, insertUser, type UserRow } from '../../../test/builders.js';
import {
  addPasskey,
  beginPasskey,
  beginSecond,
  confirmByPasskey,
  countConfirmed,
  enrolPasskey,
  factorsOf,
  removeFactor,
  setRule,
  verifySecond,
} from '../../../test/factor-calls.js';
import { PasskeyDevice } from '../../../test/passkey-device.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let account: UserRow;
let admin: TestClient;
let device: PasskeyDevice;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('delete from rate_limit');
  await setRule(app);
  account = await insertAdmin(app.sql, { full_name: 'Anita Verma' });
  admin = await app.signIn(account.phone, 'admin');
  device = new PasskeyDevice(app.publicUrl);
});

const grow = (minutes: number) =>
  app.sql(
    `update session set created_at = now() - make_interval(mins => $2), confirmed_at = confirmed_at - make_interval(mins => $2)
     where user_id = $1`,
    [account.id, minutes],
  );
const begun = async (browser = admin) => {
  const { answer, code } = await beginPasskey(browser);
  if (!answer) throw new Error(`not begun: ${code}`);
  return answer;
};
const asked = async (browser = admin) => {
  const { answer, code } = await beginSecond(browser, 'PASSKEY');
  if (!answer) throw new Error(`not begun: ${code}`);
  return answer;
};
const audited = () =>
  app.sql<{ line: string }>(
    `select verb || ' ' || outcome as line from audit_event where subject_id = $1 and verb like 'factor.%' order by id`,
    [account.id],
  );
const isOfPage = { challenge: expect.any(String), userVerification: 'required', rpId: 'localhost' };

describe('adding a passkey', () => {
  it('is refused without a recent sign-in', async () => {
    await grow(15);
    expect(await beginPasskey(admin)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
  });

  it.each([
    ['of another origin', { origin: 'https://clinic.example' }],
    ['for another domain', { rpId: 'clinic.example' }],
    ['whose device did not verify its user', { isVerified: false }],
  ])('is refused %s, and its challenge is used up', async (_what, odd) => {
    const options = await begun();
    expect(await addPasskey(admin, device.create(options, odd))).toMatchObject({ code: 'WRONG_STATE' });
    expect(await addPasskey(admin, device.create(options))).toMatchObject({ code: 'WRONG_STATE' });
    expect((await factorsOf(admin)).answer?.factors).toEqual([]);
  });

  it('is refused in another session, after five minutes, for a confirmation’s challenge, and a second time', async () => {
    const other = await app.signIn(account.phone, 'admin');
    const options = await begun();
    expect(await addPasskey(other, device.create(options))).toMatchObject({ code: 'WRONG_STATE' });
    await app.sql("update passkey_challenge set expires_at = now() - interval '1 second'");
    expect(await addPasskey(admin, device.create(options))).toMatchObject({ code: 'WRONG_STATE' });
    await enrolPasskey(admin, device);
    await countConfirmed(app, account.id);
    expect(await addPasskey(admin, new PasskeyDevice(app.publicUrl).create(await asked()))).toMatchObject({
      code: 'WRONG_STATE',
    });
    expect(await addPasskey(admin, device.create(await begun()))).toMatchObject({
      code: 'WRONG_STATE',
      message: 'This passkey was added already.',
    });
    expect((await factorsOf(admin)).answer?.factors).toHaveLength(1);
  });

  it('is refused to who has a factor, until they confirm with it: a text message alone does not add one', async () => {
    const early = await begun();
    const thief = await app.signIn(account.phone, 'admin');
    const begunByThief = await begun(thief);
    await addPasskey(admin, device.create(early));
    const added = new PasskeyDevice(app.publicUrl).create(begunByThief);
    expect(await addPasskey(thief, added)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await beginPasskey(thief)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    await confirmByPasskey(thief, device);
    expect((await addPasskey(thief, added)).code).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"id":"x"}', '"text"', 'x'.repeat(30_000)])(
    'is refused for what no browser sends: %.20s',
    async (response) => {
      await begun();
      expect(await addPasskey(admin, response)).toMatchObject({ code: 'BAD_INPUT' });
    },
  );

  it('is for the team, and is listed, audited, and at most ten', async () => {
    const user = await insertUser(app.sql, { user_type: 'patient' });
    expect(await beginPasskey(await app.signIn(user.phone))).toMatchObject({ code: 'FORBIDDEN' });
    for (const user_type of ['physiotherapist', 'doctor', 'reception']) {
      const { phone } = await insertUser(app.sql, { user_type });
      await enrolPasskey(await app.signIn(phone, 'staff'), new PasskeyDevice(app.publicUrl));
    }
    await enrolPasskey(admin, device);
    await countConfirmed(app, account.id);
    await enrol(app, admin);
    const { answer } = await factorsOf(admin);
    expect(answer).toMatchObject({ step: 'WHOLE', methods: ['PASSKEY', 'APP'], isRequired: false });
    expect(answer?.factors).toMatchObject([
      { kind: 'PASSKEY', name: 'Phone', lastUsedAt: null },
      { kind: 'APP', name: '' },
    ]);
    expect(await audited()).toEqual([{ line: 'factor.beginPasskey done' }, { line: 'factor.addPasskey done' }]);
    for (let more = 0; more < 9; more++) await enrolPasskey(admin, new PasskeyDevice(app.publicUrl));
    expect(await beginPasskey(admin)).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('confirming with a passkey', () => {
  beforeEach(() => enrolPasskey(admin, device));

  it('names the clinic’s domain and the passkeys of the account', async () => {
    expect(await asked()).toMatchObject({ ...isOfPage, allowCredentials: [{ id: device.id }] });
  });

  it.each([
    ['of another origin', { origin: 'https://clinic.example' }],
    ['for another domain', { rpId: 'clinic.example' }],
    ['whose device did not verify its user', { isVerified: false }],
  ])('is refused %s', async (_what, odd) => {
    expect(await verifySecond(admin, 'PASSKEY', device.get(await asked(), odd))).toMatchObject({ code: 'WRONG_OTP' });
  });

  it('is refused for the answer of another device, or of another session', async () => {
    const stranger = new PasskeyDevice(app.publicUrl);
    expect(await verifySecond(admin, 'PASSKEY', stranger.get(await asked()))).toMatchObject({ code: 'WRONG_OTP' });
    const answer = device.get(await asked());
    const other = await app.signIn(account.phone, 'admin');
    expect(await verifySecond(other, 'PASSKEY', answer)).toMatchObject({ code: 'WRONG_OTP' });
  });

  it('is refused for an answer that was replayed, and for another account’s passkey', async () => {
    const answer = device.get(await asked());
    expect((await verifySecond(admin, 'PASSKEY', answer)).code).toBeUndefined();
    expect(await verifySecond(admin, 'PASSKEY', answer)).toMatchObject({ code: 'WRONG_OTP' });
    const other = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    await enrolPasskey(other, new PasskeyDevice(app.publicUrl));
    expect(await verifySecond(other, 'PASSKEY', device.get(await asked(other)))).toMatchObject({ code: 'WRONG_OTP' });
  });

  it('is done once by two parallel answers of one challenge', async () => {
    const answer = device.get(await asked());
    const ended = await Promise.all([1, 2].map(() => verifySecond(admin, 'PASSKEY', answer)));
    expect(ended.map(({ code }) => code ?? 'done').toSorted()).toEqual(['WRONG_OTP', 'done']);
  });

  it('is refused for a copy, whose counter went back or stayed; a device without a counter stays at 0', async () => {
    expect((await verifySecond(admin, 'PASSKEY', device.get(await asked(), { counter: 7 }))).code).toBeUndefined();
    for (const counter of [7, 6, 0])
      expect(await verifySecond(admin, 'PASSKEY', device.get(await asked(), { counter }))).toMatchObject({
        code: 'WRONG_OTP',
      });
    const [row] = await app.sql('select sign_count::int from authenticator where user_id = $1', [account.id]);
    expect(row).toEqual({ sign_count: 7 });
    const plain = new PasskeyDevice(app.publicUrl);
    await enrolPasskey(admin, plain);
    for (let uses = 0; uses < 2; uses++)
      expect((await verifySecond(admin, 'PASSKEY', plain.get(await asked(), { counter: 0 }))).code).toBeUndefined();
  });

  it('has one winner of two answers with one counter', async () => {
    const [one, other] = [await app.signIn(account.phone, 'admin'), await app.signIn(account.phone, 'admin')];
    const answers = [device.get(await asked(one), { counter: 9 }), device.get(await asked(other), { counter: 9 })];
    const ended = await Promise.all(
      [one, other].map((browser, n) => verifySecond(browser, 'PASSKEY', answers[n] ?? '')),
    );
    expect(ended.map(({ code }) => code ?? 'done').toSorted()).toEqual(['WRONG_OTP', 'done']);
  });

  it('counts as a recent sign-in where one is required (AU-10)', async () => {
    const sid = admin.cookies.get('sid');
    await grow(20);
    expect(await beginPasskey(admin)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect((await confirmByPasskey(admin, device)).code).toBeUndefined();
    expect(admin.cookies.get('sid')).toBe(sid);
    expect((await beginPasskey(admin)).code).toBeUndefined();
    await grow(15);
    expect(await beginPasskey(admin)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect((await confirmByPasskey(admin, device)).code).toBeUndefined();
    expect((await beginPasskey(admin)).code).toBeUndefined();
  });
});

describe('removing a factor', () => {
  it('needs a factor itself: a sign-in by text message does not remove it', async () => {
    const id = await enrolPasskey(admin, device);
    expect(await removeFactor(admin, id)).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    await confirmByPasskey(admin, device);
    expect(await removeFactor(admin, '00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 'NOT_FOUND' });
    expect((await removeFactor(admin, id)).answer).toBe(true);
    expect((await factorsOf(admin)).answer?.factors).toEqual([]);
  });

  it('of another account is not there', async () => {
    const other = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const id = await enrolPasskey(other, new PasskeyDevice(app.publicUrl));
    await enrolPasskey(admin, device);
    await confirmByPasskey(admin, device);
    expect(await removeFactor(admin, id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes the recovery codes of the authenticator with it', async () => {
    await enrol(app, admin);
    await countConfirmed(app, account.id);
    await enrolPasskey(admin, device);
    await confirmByPasskey(admin, device);
    const factors = (await factorsOf(admin)).answer?.factors ?? [];
    const id = factors.find(({ kind }) => kind === 'APP')?.id ?? '';
    expect((await removeFactor(admin, id)).answer).toBe(true);
    expect(await app.sql('select from recovery_code c where c.authenticator_id = $1', [id])).toEqual([]);
  });
});
