import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount } from '../../../test/builders.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await insertAdmin(app.sql);
});
afterAll(() => app.close());

let doctorPhone: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { content } = await approvedVersion(app);
  const doctor = await insertDoctor(app.sql);
  doctorPhone = doctor.user.phone;
  const { user, record } = await insertPatientWithAccount(app.sql);
  await insertPlan(app, record.id, { doctor_id: doctor.doctorId });
  const entry = { clientId: randomUUID(), at: NOON, dangerCheck: answersOf(content, 'calf') };
  const call = 'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome } }';
  await (await app.signIn(user.phone)).graphql(call, { entries: [entry] });
});
afterEach(async () => {
  app.sms.failure = undefined;
  app.sms.needsTemplates = false;
  app.sms.messages.length = 0;
  await app.sql(`delete from message; update clinic_settings set templates = '[]'`);
  await app.sql(`update care_task set status = 'RESOLVED', resolved_at = now(), note = 'over and done with'`);
});

const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const rows = (kind = 'DANGER_SIGN') =>
  app.sql<{ status: string; attempts: number; to: string }>(
    'select status, attempts, recipient as "to" from message where kind = $1 order by id',
    [kind],
  );
/** What every half a minute of a span brings: somebody looks round, and what is due leaves. */
async function live(fromMinute: number, toMinute: number): Promise<void> {
  for (let half = 2 * fromMinute; half <= 2 * toMinute; half += 1) {
    app.clock.set(at(half * 30));
    await app.application.escalateTasks();
    await app.application.sendMessages(app.clock.now());
  }
}

describe('a message about a danger sign (recovery §5)', () => {
  it('is tried again after 15, 30, 60 and 120 seconds, and given up before an emergency is overdue', async () => {
    app.sms.failure = new Error('The SMS gateway answered 500.');
    let now = 0;
    for (const [tries, wait] of [15, 30, 60, 120].entries()) {
      await app.application.sendMessages(at(now));
      expect(await rows()).toEqual([{ status: 'QUEUED', attempts: tries + 1, to: doctorPhone }]);
      await app.application.sendMessages(at(now + wait - 1));
      expect(await rows()).toMatchObject([{ attempts: tries + 1 }]);
      now += wait;
    }
    await app.application.sendMessages(at(now));
    expect(await rows()).toEqual([{ status: 'FAILED', attempts: 5, to: doctorPhone }]);
  });

  it('calls the admins while the gateway is away, and all again soon after it is back', async () => {
    app.sms.failure = new Error('The SMS gateway answered 500.');
    await live(0, 60);
    expect((await rows()).some(({ to }) => to !== doctorPhone)).toBe(true);
    app.sms.failure = undefined;
    await live(60.5, 71);
    expect((await rows()).filter(({ status }) => status === 'SENT')).not.toEqual([]);
  });

  it('whose text is not registered is written once, and again when it is', async () => {
    app.sms.needsTemplates = true;
    await live(0, 150);
    const [doctor, ...admins] = await rows();
    expect(doctor).toEqual({ status: 'SKIPPED', attempts: 0, to: doctorPhone });
    const written = admins.length + 1;
    expect(new Set(admins.map(({ to }) => to)).size).toBe(admins.length);
    const overdue = await rows('DANGER_SIGN_OVERDUE');
    expect(new Set(overdue.map(({ to }) => to)).size).toBe(overdue.length);
    const template = { language: 'EN', dltTemplateId: '1107160000000000001', enabled: true };
    const templates = ['DANGER_SIGN', 'DANGER_SIGN_OVERDUE'].map((kind) => ({ kind, ...template }));
    await app.sql('update clinic_settings set templates = $1', [JSON.stringify(templates)]);
    await live(150.5, 161);
    const sent = (await rows()).slice(written);
    expect(sent).toContainEqual({ status: 'SENT', attempts: 1, to: doctorPhone });
    expect((await rows('DANGER_SIGN_OVERDUE')).slice(overdue.length)).toHaveLength(overdue.length);
  });
});
