import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { told } from '../../../test/told.js';

const WRONG = '000000';

/** Two failures a day stand for the hundred; one process of two. */
const LIMITS = { ...PRODUCTION_LIMITS, otpFailuresPerPhoneDay: 2, otpFailuresPerIpHour: 500 };
let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: LIMITS });
  second = await createTestApp({ database: app.database, limits: LIMITS });
});
afterAll(async () => {
  await second.close();
  await app.close();
});
afterEach(() => app.sql('delete from rate_limit'));

const guess = (phoneNumber: string, { by = app, door = 'users' }: { by?: TestApp; door?: 'users' | 'admin' } = {}) =>
  by.client().rest('POST', `/${door}/verify-otp`, { phoneNumber, otp: WRONG });
/** Wrong codes up to the cap, and the first one past it. */
async function passTheCap(phone: string, door?: 'users' | 'admin'): Promise<void> {
  for (let times = 0; times < 3; times++) expect((await guess(phone, { door })).status).toBe(401);
}
const passTheMinute = () => app.sql("update rate_limit set expire = 0 where key like 'otp-slow:%'");
const notesTo = async (phone: string) => (await told(app, 'WRONG_CODES')).filter((number) => number === phone);
const notesOf = (id: string) =>
  app.sql("select outcome from audit_event where verb = 'auth.noteWrongCodes' and subject_id = $1 order by id", [id]);
/** Notes go out beside the answers: waits until an account has so many on record. */
const untilNoted = (id: string, outcomes: string[]) =>
  expect.poll(() => notesOf(id), { timeout: 20_000 }).toEqual(outcomes.map((outcome) => ({ outcome })));

describe('the note of many wrong codes (OTP-6)', () => {
  it('is not sent while a number has failures left', async () => {
    const { id, phone } = await insertUser(app.sql);
    const slowed = await insertUser(app.sql);
    for (let times = 0; times < 2; times++) await guess(phone);
    await passTheCap(slowed.phone);
    await untilNoted(slowed.id, ['done']);
    expect(await notesTo(phone)).toEqual([]);
    expect(await notesOf(id)).toEqual([]);
  });

  it('is not sent to a number without an account', async () => {
    const stranger = freshPhone();
    const { id, phone } = await insertUser(app.sql);
    const left = await insertUser(app.sql, { deleted_at: new Date() });
    await passTheCap(stranger);
    await passTheCap(left.phone);
    await passTheCap(phone);
    await untilNoted(id, ['done']);
    expect([...(await notesTo(stranger)), ...(await notesTo(left.phone))]).toEqual([]);
  });

  it('is sent for each number that an account has on a day', async () => {
    const { id, phone } = await insertUser(app.sql);
    await passTheCap(phone);
    await untilNoted(id, ['done']);
    const next = freshPhone();
    await app.sql('update app_user set phone = $2, version = version + 1 where id = $1', [id, next]);
    await passTheCap(next);
    await untilNoted(id, ['done', 'done']);
    expect([await notesTo(phone), await notesTo(next)]).toEqual([[phone], [next]]);
  });

  it('is sent once a day, through whichever door and process the codes came, and is on record', async () => {
    const { id, phone } = await insertAdmin(app.sql);
    await passTheCap(phone, 'admin');
    await untilNoted(id, ['done']);
    for (const by of [app, second, app]) {
      await passTheMinute();
      expect((await guess(phone, { by })).status).toBe(401);
    }
    await app.sql("update rate_limit set expire = 0 where key like 'otp-note:%'");
    await passTheMinute();
    second.clock.set('2026-03-11T06:30:00Z');
    expect((await guess(phone, { by: second })).status).toBe(401);
    await untilNoted(id, ['done', 'done']);
    expect(await notesTo(phone)).toEqual([phone, phone]);
  });

  it('does not fail the answer, and is tried again when it could not be written', async () => {
    const { id, phone } = await insertUser(app.sql);
    await runSql(app.database.ownerUrl, 'alter table message rename to message_elsewhere');
    await passTheCap(phone);
    await untilNoted(id, ['failed']);
    await runSql(app.database.ownerUrl, 'alter table message_elsewhere rename to message');
    await passTheMinute();
    expect((await guess(phone)).status).toBe(401);
    await untilNoted(id, ['failed', 'done']);
    expect(await notesTo(phone)).toEqual([phone]);
  });

  it('does not delay the answer', async () => {
    const { id, phone } = await insertUser(app.sql);
    const gate = new Client(app.database.appUrl);
    await gate.connect();
    await gate.query('begin; lock table message in share row exclusive mode');
    await passTheCap(phone);
    expect(await notesOf(id)).toEqual([]);
    await gate.query('commit');
    await gate.end();
    await untilNoted(id, ['done']);
  });
});
