import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertMessage,
  insertPatientWithAccount,
  type PatientRow,
  type UserRow,
} from '../../../test/builders.js';
import { insertThread } from '../../../test/care-calls.js';
import { reportCalls } from '../../../test/clinic-report-calls.js';
import { LoopbackPushService, RecordingHttp, verifyVapid } from '../../../test/push-service.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { nextNotice, settingsOf, subscribe } from '../../../test/reminder-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { createLogger } from '../../platform/logger.js';
import { PushJob } from './push-job.js';
import { Vapid } from './vapid.js';

let app: TestApp;
let service: LoopbackPushService;
beforeAll(async () => {
  service = await new LoopbackPushService().listen();
  app = await createTestApp({ config: { outboundAllow: [service.host], publicUrl: 'https://clinic.example' } });
});
afterAll(async () => {
  await app.close();
  service.close();
});

let user: UserRow;
let record: PatientRow;
let patient: TestClient;
let path: string;
let endpoint: string;
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('delete from message');
  ({ user, record } = await insertPatientWithAccount(app.sql));
  patient = await app.signIn(user.phone);
  path = `/${randomUUID()}`;
  endpoint = service.origin + path;
});

const browsers = async (account = user.id) =>
  (
    await app.sql<{ endpoint: string }>(
      'select endpoint from push_subscription where account_id = $1 order by created_at, id',
      [account],
    )
  ).map((row) => row.endpoint);

/** A message about a plan that is due. */
async function insertDue(kind: 'PLAN_STARTED' | 'SIGN_ANSWERED' = 'PLAN_STARTED'): Promise<string> {
  const { id: planId } = await insertPlan(app, record.id);
  const columns = { kind, patient_id: record.id, subject_id: planId, recipient: user.phone, text: 'Registered text' };
  return (await insertMessage(app.sql, columns)).id;
}
const work = async (seconds = 0) => {
  const now = new Date(app.clock.now().getTime() + seconds * 1_000);
  await app.application.sendMessages(now);
  await app.application.sendPushes(now);
  await app.application.sendMessages(now);
};
const rowOf = async (id: string) => (await app.sql('select status, push, error from message where id = $1', [id]))[0];
/** Kinds of texts that the report of messages counts. */
const reportedKinds = async () => {
  const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const asked = { kind: 'MESSAGES', from: '2026-03-10', until: '2026-03-10', groupBy: 'KIND' };
  return (await reportCalls(admin).report(asked)).rows.map(({ key }) => key);
};
const texts = (id: string) => app.sms.messages.filter((message) => message.id === id).length;

describe('a push', () => {
  it('has no content, is signed by VAPID, and takes the place of the text', async () => {
    await subscribe(patient, endpoint);
    const id = await insertDue();
    await work();
    const [told, ...others] = service.at(path);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ body: '', headers: { 'content-length': '0', ttl: '86400', urgency: 'normal' } });
    expect(told?.headers).not.toHaveProperty('content-encoding');
    const pushKey = (await settingsOf(patient))?.pushKey ?? '';
    const asked = { audience: service.origin, currentDate: app.clock.now() };
    const claims = told && (await verifyVapid(told, pushKey, asked));
    expect(claims?.sub).toBe('https://clinic.example');
    expect((claims?.exp ?? 0) * 1_000 - app.clock.now().getTime()).toBeLessThanOrEqual(24 * 3_600_000);
    expect((claims?.exp ?? 0) * 1_000).toBeGreaterThan(app.clock.now().getTime());
    expect([texts(id), await rowOf(id)]).toEqual([0, { status: 'SENT', push: true, error: null }]);
    expect(await reportedKinds()).not.toContain('PLAN_STARTED');
  });

  it('of an answered danger sign goes beside the text, with urgency', async () => {
    await subscribe(patient, endpoint);
    const id = await insertDue('SIGN_ANSWERED');
    await work();
    expect(service.at(path)).toMatchObject([{ headers: { urgency: 'high' } }]);
    expect([texts(id), await rowOf(id)]).toEqual([1, { status: 'SENT', push: true, error: null }]);
    expect(await reportedKinds()).toContain('SIGN_ANSWERED');
  });

  it('of an answer takes the place of its text, and opens the messages', async () => {
    await subscribe(patient, endpoint);
    const accountId = (await insertAdmin(app.sql)).id;
    const { threadId } = await insertThread(app.sql, record.id, {
      accountId,
      author: 'ADMIN',
      text: 'Your scar heals',
    });
    const columns = { kind: 'CARE_REPLY', patient_id: record.id, subject_id: threadId, recipient: user.phone };
    const { id } = await insertMessage(app.sql, columns);
    await work();
    expect([service.at(path).length, texts(id)]).toEqual([1, 0]);
    expect(await nextNotice(patient)).toMatchObject({ body: 'News from your clinic.', url: '/user/messages' });
  });

  it.each([404, 410])('that is answered with %d deletes the browser, and the text is sent', async (status) => {
    await subscribe(patient, endpoint);
    service.answers.set(path, status);
    const id = await insertDue();
    await work();
    expect([await browsers(), texts(id), await rowOf(id)]).toEqual([
      [],
      1,
      { status: 'SENT', push: false, error: null },
    ]);
  });

  it.each([200, 202, 302, 400, 429, 500])('that is answered with %d is not taken: the text is sent', async (status) => {
    await subscribe(patient, endpoint);
    service.answers.set(path, status);
    const id = await insertDue();
    await work();
    expect([await browsers(), texts(id)]).toEqual([[endpoint], 1]);
  });

  it('to several browsers is taken where one of them takes it', async () => {
    await subscribe(patient, endpoint);
    await subscribe(patient, `${endpoint}/gone`);
    service.answers.set(`${path}/gone`, 410);
    const id = await insertDue();
    await work();
    expect([await browsers(), texts(id), await rowOf(id)]).toEqual([
      [endpoint],
      0,
      expect.objectContaining({ push: true }),
    ]);
  });

  it('to a slow service holds up neither the texts of others nor, for long, its own', async () => {
    await subscribe(patient, endpoint);
    const { promise, resolve } = Promise.withResolvers<void>();
    service.answers.set(path, promise);
    const id = await insertDue();
    await app.application.sendMessages(app.clock.now());
    const slow = app.application.sendPushes(app.clock.now());
    await expect.poll(() => service.at(path).length).toBe(1);
    const { id: other } = await insertMessage(app.sql);
    await app.application.sendMessages(app.clock.now());
    expect([texts(other), texts(id)]).toEqual([1, 0]);
    await app.application.sendMessages(new Date(app.clock.now().getTime() + 31_000));
    expect(texts(id)).toBe(1);
    resolve();
    await slow;
    expect(await rowOf(id)).toEqual({ status: 'SENT', push: true, error: null });
  });

  it('that no process got to in time is not sent after the text', async () => {
    await subscribe(patient, endpoint);
    const id = await insertDue();
    await app.application.sendMessages(app.clock.now());
    await app.application.sendMessages(new Date(app.clock.now().getTime() + 31_000));
    await app.application.sendPushes();
    expect([texts(id), service.at(path)]).toEqual([1, []]);
  });

  describe('where the gateway asks for registered texts', () => {
    beforeEach(() => void (app.sms.needsTemplates = true));
    afterEach(() => void (app.sms.needsTemplates = false));

    it('needs none', async () => {
      await subscribe(patient, endpoint);
      const id = await insertDue();
      await work();
      expect(await rowOf(id)).toEqual({ status: 'SENT', push: true, error: null });
    });

    it('that nobody took leaves a message that says that its text is not registered', async () => {
      await subscribe(patient, endpoint);
      service.answers.set(path, 500);
      const id = await insertDue();
      await work();
      const error = expect.stringContaining('DLT') as string;
      expect(await rowOf(id)).toEqual({ status: 'SKIPPED', push: false, error });
    });
  });

  it('goes to no host that the operator has removed since, whatever the browser subscribed', async () => {
    const outbound = new RecordingHttp([]);
    const { pool, orm } = app.connections;
    const vapid = new Vapid(randomBytes(32).toString('base64url'), 'https://clinic.example', app.clock);
    const of = { em: orm.em, logger: createLogger('silent') };
    const job = new PushJob({ ...of, pool, vapid, outbound, hosts: ['push.example'], clock: app.clock });
    for (const host of ['push.example', 'removed.example'])
      await app.sql('insert into push_subscription (id, account_id, endpoint, created_at) values ($1, $2, $3, $4)', [
        randomUUID(),
        user.id,
        `https://${host}${path}`,
        NOON,
      ]);
    const id = await insertDue();
    await app.application.sendMessages(app.clock.now());
    await new JobRunner(job, of).runDue(app.clock.now());
    expect(outbound.called).toEqual([`https://push.example${path}`]);
    expect(await rowOf(id)).toMatchObject({ status: 'SENT', push: true });
  });

  it('is not sent of a session, whose text has a time', async () => {
    await subscribe(patient, endpoint);
    const { id } = await insertMessage(app.sql, {
      kind: 'PAYMENT_RECEIVED',
      patient_id: record.id,
      recipient: user.phone,
    });
    await work();
    expect([texts(id), service.at(path)]).toEqual([1, []]);
  });

  it('is not sent of a plan that ended meanwhile', async () => {
    await subscribe(patient, endpoint);
    const id = await insertDue();
    await app.sql(`update recovery_plan set status = 'STOPPED' where patient_id = $1`, [record.id]);
    await work();
    expect([texts(id), service.at(path), await rowOf(id)]).toEqual([
      0,
      [],
      expect.objectContaining({ status: 'SKIPPED' }),
    ]);
  });
});

describe('what a notification says', () => {
  const NEWS = { body: 'News from your clinic.', url: '/user/today', title: expect.any(String) as string };

  it('is asked for by a session, by nobody else', async () => {
    expect(await nextNotice(app.client())).toBe(401);
    expect(await nextNotice(patient)).toBeNull();
  });

  it('is the newest that the session has not asked for, without a word of health; each browser is told', async () => {
    const second = await app.signIn(user.phone);
    await subscribe(patient, endpoint);
    await insertDue();
    await work();
    expect(await nextNotice(patient)).toEqual(NEWS);
    expect(await nextNotice(patient)).toBeNull();
    expect(await nextNotice(second)).toEqual(NEWS);
    const { user: stranger } = await insertPatientWithAccount(app.sql);
    expect(await nextNotice(await app.signIn(stranger.phone))).toBeNull();
  });

  it('is there when the browser asks before the push service has answered, and in Hindi to whom Hindi is written', async () => {
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    await subscribe(patient, endpoint);
    const { promise, resolve } = Promise.withResolvers<void>();
    service.answers.set(path, promise);
    await insertDue();
    await app.application.sendMessages(app.clock.now());
    const slow = app.application.sendPushes(app.clock.now());
    await expect.poll(() => service.at(path).length).toBe(1);
    expect(await nextNotice(patient)).toMatchObject({ body: 'आपके क्लिनिक से खबर है।' });
    resolve();
    await slow;
  });

  it('is nothing where no service took it, and after a day', async () => {
    await subscribe(patient, endpoint);
    service.answers.set(path, 500);
    await insertDue();
    await work();
    expect(await nextNotice(patient)).toBeNull();
    service.answers.delete(path);
    await app.sql('delete from message');
    const { id: planId } =
      (await app.sql<{ id: string }>('select id from recovery_plan where patient_id = $1', [record.id]))[0] ?? {};
    await insertMessage(app.sql, {
      kind: 'PLAN_STARTED',
      patient_id: record.id,
      subject_id: planId,
      recipient: user.phone,
    });
    await work();
    app.clock.set(new Date(NOON.getTime() + 25 * 3_600_000));
    expect(await nextNotice(await app.signIn(user.phone))).toBeNull();
  });
});
