import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertCover, insertPatientWithAccount } from '../../../test/builders.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { giveRecord, startProgramme } from '../../../test/programmes.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

let patient: TestClient;
let recordId: string;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('update cover set ended_at = now() where ended_at is null');
  await runSql(
    app.database.ownerUrl,
    `update care_task set status = 'RESOLVED', resolved_at = now(), note = 'over and done with' where status <> 'RESOLVED'`,
  );
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patient = await app.signIn(user.phone);
  recordId = record.id;
  await giveRecord(app, recordId, own);
  planId = (await startProgramme(own.browser, recordId)).data?.id ?? '';
});

interface Day {
  kind: string;
  sentence: string;
  phaseName: string;
  daysSinceSurgery: number;
  needsDangerCheck: boolean;
  stopped: boolean;
  advice: string | null;
  dangerSigns: { key: string }[];
  exercises: { exercise: Record<string, unknown>; timesDone: number }[];
  adherence: { prescribed: number; done: number };
}
const today = async (language = 'EN') =>
  (
    await ask<Day>(
      patient,
      `{ today(language: ${language}) { kind sentence phaseName daysSinceSurgery needsDangerCheck stopped advice dangerSigns { key question }
         exercises { exercise { key name instructions sets reps holdSeconds timesPerDay hint } timesDone } adherence { prescribed done } } }`,
    )
  ).data;
async function record(...entries: object[]) {
  const sent = entries.map((entry) => ({ clientId: randomUUID(), at: app.clock.now(), ...entry }));
  const { data, code } = await ask<{ outcome: string; advice: string | null; task: { id: string } | null }[]>(
    patient,
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome advice task { id severity } } }',
    { entries: sent },
  );
  return { results: data ?? [], code };
}
const BACK = ['chest', 'bladder', 'legweakness', 'fall', 'fever', 'nightpain'];
const check = (...yes: string[]) => ({
  dangerCheck: { answers: BACK.map((sign) => ({ sign, yes: yes.includes(sign) })) },
});
const days = (count: number) => new Date(NOON.getTime() + count * 24 * 3_600_000);

describe('a danger sign of a programme', () => {
  const said = (browser: TestClient, name: string, more = '') =>
    ask<{ status: string; doctorName: string }>(
      browser,
      `mutation ($id: ID!) { ${name}(id: $id${more}) { status doctorName } }`,
      { id: taskId },
    );
  const NOTE = ', note: "Seen by phone, harmless"';
  let taskId: string;
  let other: Member;
  beforeEach(async () => {
    await app.sql('delete from message');
    other = await insertMember(app, 'Neha Kapoor');
  });
  const phoneOf = async ({ id }: Member) =>
    (
      await app.sql<{ phone: string }>(
        'select u.phone from app_user u join physiotherapist t on t.user_id = u.id where t.id = $1',
        [id],
      )
    )[0]?.phone;
  const told = async () =>
    (
      await app.sql<{ to: string }>('select recipient as "to" from message where kind = \'DANGER_SIGN\' order by id')
    ).map(({ to }) => to);
  async function tell(...signs: string[]) {
    const { results } = await record(check(...signs));
    taskId = results[0]?.task?.id ?? '';
    return results[0]?.advice;
  }

  it('stops, calls its physiotherapist, and is answered by nobody else', async () => {
    expect(await tell('fall')).toContain('Your physiotherapist has to look at this');
    expect(await told()).toEqual([await phoneOf(own)]);
    expect(await today()).toMatchObject({ stopped: true, exercises: [] });
    for (const name of ['acknowledgeTask', 'resolveTask'])
      expect((await said(other.browser, name, name === 'resolveTask' ? NOTE : '')).code).toBe('NOT_FOUND');
    expect((await said(admin, 'acknowledgeTask')).code).toBe('FORBIDDEN');
    const signs = await ask<object[]>(own.browser, '{ openSigns { kind planId doctorName phone task { id } } }');
    expect(signs.data).toContainEqual({
      kind: 'PROGRAMME',
      planId,
      doctorName: 'Kavya Rao',
      phone: expect.stringMatching(/^\+91/) as string,
      task: { id: taskId },
    });
    expect((await said(own.browser, 'acknowledgeTask')).data).toEqual({
      status: 'ACKNOWLEDGED',
      doctorName: 'Kavya Rao',
    });
    expect((await said(own.browser, 'resolveTask', NOTE)).data).toEqual({
      status: 'RESOLVED',
      doctorName: 'Kavya Rao',
    });
    const { data } = await ask<{ answeredTask: { advice: string; doctorName: string } }>(
      patient,
      '{ today { answeredTask { advice doctorName } } }',
    );
    expect(data?.answeredTask).toMatchObject({
      advice: expect.stringContaining('Your physiotherapist has looked') as string,
      doctorName: 'Kavya Rao',
    });
  });

  it('says 112 in an emergency', async () => {
    expect(await tell('bladder')).toMatch(/^Call 112 now\..*your physiotherapist/);
  });

  it('calls who covers instead, who answers it; after the cover it calls the physiotherapist', async () => {
    await insertCover(app.sql, own.id, other.id, { last_day: '2026-03-10' });
    await tell('fever');
    expect(await told()).toEqual([await phoneOf(other)]);
    expect((await said(other.browser, 'acknowledgeTask')).data).toMatchObject({ doctorName: 'Neha Kapoor' });
    app.clock.set(days(1));
    await app.application.escalateTasks();
    expect(await told()).toEqual([await phoneOf(other), await phoneOf(own)]);
    expect((await said(other.browser, 'resolveTask', NOTE)).code).toBe('NOT_FOUND');
    expect((await said(own.browser, 'resolveTask', NOTE)).data).toMatchObject({ doctorName: 'Kavya Rao' });
  });

  it('is told to the admins when it is overdue, and instead of a physiotherapist who cannot sign in', async () => {
    await tell('fall');
    app.clock.set(new Date(NOON.getTime() + 3 * 3_600_000));
    await app.application.escalateTasks();
    await app.application.escalateTasks();
    const overdue = () => app.sql("select from message where kind = 'DANGER_SIGN_OVERDUE'");
    const admins = await app.sql("select from app_user where user_type = 'admin'");
    expect(await overdue()).toHaveLength(admins.length);
    expect(await told()).toEqual([await phoneOf(own)]);
    await app.sql('update app_user set disabled_at = now() where phone = $1', [await phoneOf(own)]);
    await app.application.escalateTasks();
    expect(await told()).toHaveLength(1 + admins.length);
    await app.sql('update app_user set disabled_at = null where phone = $1', [await phoneOf(own)]);
  });
});
