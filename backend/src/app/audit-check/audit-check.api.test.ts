import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { noticesOf } from '../../../test/notice-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql, withDatabase } from '../../../test/test-database.js';

const TOKEN = 'the token of the metrics of these tests';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ config: { metricsTokens: [TOKEN] }, now: new Date() });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

/** Somebody who may do everything, past the triggers too. */
const asSuperuser = (statement: string) =>
  runSql(
    withDatabase(inject('postgres').superuserUrl, new URL(app.database.appUrl).pathname.slice(1)),
    `set session_replication_role = replica; ${statement}`,
  );
/** A night later than the last check. */
let nights = 0;
const checkNextNight = () => app.application.checkAudit(new Date(Date.now() + nights++ * 86_400_000));
const state = async () => {
  const { body } = await admin.graphql<{
    systemState: { troubles: string[]; audit: { checkedAt: string | null; misfit: string | null } };
  }>('{ systemState { troubles audit { checkedAt misfit } } }');
  return body.data?.systemState;
};
const metric = async (name: string) => {
  const response = await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return new RegExp(`^${name} (.+)$`, 'm').exec(await response.text())?.[1];
};
const seal = async () => {
  await app.sql(
    `insert into audit_event (actor_role, verb, outcome, request_id) values ('admin', 'patient.update', 'done', 'r')`,
  );
  await app.application.sealAudit();
};

it('the trail is verified once a night; nothing is told while all fits (AD-3)', async () => {
  expect((await state())?.audit).toEqual({ checkedAt: null, misfit: null });
  expect(await metric('audit_last_check_timestamp_seconds')).toBe('0');
  await seal();
  await checkNextNight();
  const checked = await state();
  expect(checked?.audit).toEqual({ checkedAt: expect.any(String), misfit: null });
  expect(await metric('audit_misfit')).toBe('0');
  expect(Number(await metric('audit_last_check_timestamp_seconds'))).toBeGreaterThan(0);
  await app.application.checkAudit();
  expect((await state())?.audit).toEqual(checked?.audit);
  expect(await noticesOf(admin)).toEqual([]);
});

it('an edit of a row is an alarm: a metric, a notice, and a sentence on the system page', async () => {
  await asSuperuser(`update audit_event set verb = 'patient.read' where id = (select min(id) from audit_event)`);
  await checkNextNight();
  const sentence = 'The audit trail does not verify. Seal 1 does not fit: its rows are no longer what they were.';
  expect(await state()).toMatchObject({
    audit: { misfit: 'Seal 1 does not fit: its rows are no longer what they were.' },
    troubles: expect.arrayContaining([sentence]),
  });
  expect(await metric('audit_misfit')).toBe('1');
  expect(await noticesOf(admin)).toEqual([['ALARM', `${sentence} Look at System in the console.`]]);
});

it('the loss of the newest seals of the former night is found, which their chain alone does not show', async () => {
  await asSuperuser(`delete from audit_seal; delete from audit_event; update audit_check set misfit = null`);
  await seal();
  await seal();
  await app.sql('select 1');
  await asSuperuser(`update audit_check set seal_number = null, seal_hmac = null`);
  await checkNextNight();
  expect((await state())?.audit.misfit).toBeNull();
  await asSuperuser(
    'delete from audit_seal where number = 2; delete from audit_event where id > (select last_id from audit_seal)',
  );
  await checkNextNight();
  expect((await state())?.audit.misfit).toBe('Seal 2 is not there.');
});
