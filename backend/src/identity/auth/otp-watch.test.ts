import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { createLogger } from '../../platform/logger.js';

const lines: string[] = [];
const log = new Writable({
  write: (bytes: Buffer, _encoding, done) => {
    lines.push(bytes.toString());
    done();
  },
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ logger: createLogger('error', log) });
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from otp_challenge'));

/** Codes that were sent so many minutes ago, the first of them used. */
const insertCodes = (sent: number, used: number, minutesAgo = 0) =>
  app.sql(
    `insert into otp_challenge (id, phone, purpose, code_hmac, created_at, expires_at, consumed_at)
     select gen_random_uuid(), '+919812345670', 'user', '', moment, moment + interval '5 minutes', case when at <= $2 then moment end
     from generate_series(1, $1) at, lateral (select now() - make_interval(mins => $3, secs => at) as moment) sent`,
    [sent, used, minutesAgo],
  );

/** What housekeeping logs. */
async function alarms(): Promise<unknown[]> {
  lines.length = 0;
  await app.application.runMaintenance();
  return lines.map((line) => JSON.parse(line) as unknown);
}
const alarm = (sent: number, used: number) =>
  expect.objectContaining({ sent, used, msg: expect.stringContaining('pumping text messages') });

describe('the watch over codes', () => {
  it('sounds the alarm when fewer than thirty of the last hundred were used (OTP-10)', async () => {
    await insertCodes(100, 29);
    expect(await alarms()).toEqual([alarm(100, 29)]);
  });

  it('is silent when thirty were used, and while there are not a hundred to judge by', async () => {
    await insertCodes(100, 30);
    expect(await alarms()).toEqual([]);
    await app.sql('delete from otp_challenge');
    await insertCodes(99, 0);
    expect(await alarms()).toEqual([]);
  });

  it('looks at the newest alone', async () => {
    await insertCodes(100, 100, 60);
    await insertCodes(100, 5);
    expect(await alarms()).toEqual([alarm(100, 5)]);
    await insertCodes(100, 100);
    await app.sql("update otp_challenge set created_at = created_at - interval '10 minutes' where consumed_at is null");
    expect(await alarms()).toEqual([]);
  });

  it('forgets codes that have been dead for a day', async () => {
    await insertCodes(1, 0, 24 * 60 + 10);
    await insertCodes(1, 0, 24 * 60 - 10);
    await alarms();
    expect(await app.sql('select count(*)::int as codes from otp_challenge')).toEqual([{ codes: 1 }]);
  });
});
