import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let second: TestApp;
let content: ProtocolContent;
let admins: UserRow[];
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ database: app.database });
  ({ content } = await approvedVersion(app));
  await insertPlan(app, (await insertPatientWithAccount(app.sql)).record.id); // for its admin
  await insertAdmin(app.sql, { language: 'Hindi' });
  await insertAdmin(app.sql, { disabled_at: NOON });
  await insertAdmin(app.sql, { last_day: '2026-03-01' });
  admins = await app.sql<UserRow>(
    `select * from app_user where user_type = 'admin' and disabled_at is null and last_day is null order by id`,
  );
});
afterAll(async () => {
  await second.close();
  await app.close();
});

let surgeon: UserRow;
let doctorId: string;
let patient: TestClient;
let planId: string;
const NIGHT = new Date('2026-03-10T17:30:00Z'); // 23:00 in Lucknow
beforeEach(async () => {
  app.clock.set(NIGHT);
  second.clock.set(NIGHT);
  for (const { sms } of [app, second]) sms.messages.length = 0;
  await app.sql('delete from message');
  await runSql(
    app.database.ownerUrl,
    `update care_task set status = 'RESOLVED', resolved_at = now(), note = 'over and done with'`,
  );
  ({ user: surgeon, doctorId } = await insertDoctor(app.sql));
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Asha Verma' });
  patient = await app.signIn(user.phone);
  planId = (await insertPlan(app, record.id, { doctor_id: doctorId })).id;
  await app.sql(`update app_user set deleted_at = now() where user_type = 'admin' and not id = any($1)`, [
    admins.map(({ id }) => id),
  ]);
});

const pass = (minutes: number) => {
  for (const { clock } of [app, second]) clock.set(new Date(clock.now().getTime() + minutes * 60_000));
};
async function answer(...yes: string[]) {
  const entry = { clientId: randomUUID(), at: app.clock.now(), dangerCheck: answersOf(content, ...yes) };
  return send(entry);
}
async function send(entry: object) {
  const { body } = await patient.graphql<{ recordEntries: { task: { id: string } | null }[] }>(
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { task { id } } }',
    { entries: [entry] },
  );
  return { task: body.data?.recordEntries[0]?.task?.id ?? '', code: body.errors?.[0]?.extensions.code };
}
const queued = () =>
  app.sql<{ kind: string; to: string }>(
    'select kind, recipient as "to" from message order by created_at, recipient, kind',
  );
const kindsTo =
  (...numbers: string[]) =>
  (kind: string) =>
    numbers.toSorted().map((to) => ({ kind, to }));
const toAdmins = (kind: string) => kindsTo(...admins.map(({ phone }) => phone))(kind);
const toDoctor = () => kindsTo(surgeon.phone)('DANGER_SIGN');
const lookRound = () => Promise.all([app, second, app, second].map((one) => one.application.escalateTasks()));
async function act(call: string) {
  const browser = await app.signIn(surgeon.phone, 'staff');
  expect((await browser.graphql(`mutation { ${call} { status } }`)).body.errors).toBeUndefined();
}
const acknowledge = (id: string) => act(`acknowledgeTask(id: "${id}")`);
const resolve = (id: string) => act(`resolveTask(id: "${id}", note: "Seen by phone, harmless")`);

describe('a danger sign calls the doctor of the plan (recovery §5)', () => {
  it('in the transaction that stores it, at any hour and in a closed clinic, and names nobody', async () => {
    await answer('calf');
    const rows = await app.sql<{ text: string }>(
      'select kind, recipient, language, text, patient_id, send_after from message',
    );
    expect(rows).toMatchObject([
      { kind: 'DANGER_SIGN', recipient: surgeon.phone, language: 'EN', patient_id: null, send_after: NIGHT },
    ]);
    expect(rows[0]?.text).not.toMatch(/Asha|Verma|calf|PT-/i);
    await app.application.sendMessages(NIGHT);
    expect(app.sms.messages).toMatchObject([{ to: surgeon.phone, kind: 'DANGER_SIGN' }]);
  });

  it('in the quiet time of an open clinic, too, and in English where the Hindi text is not registered', async () => {
    await openWith(app, { quiet_from: '20:00', quiet_until: '08:00' });
    const own = [{ kind: 'DANGER_SIGN', language: 'EN', dltTemplateId: '1107', enabled: true }];
    await app.sql('update clinic_settings set templates = $1', [JSON.stringify(own)]);
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [surgeon.id]);
    app.sms.needsTemplates = true;
    await answer('calf');
    await app.application.sendMessages(NIGHT);
    app.sms.needsTemplates = false;
    await setBackSettings(app);
    const text = expect.stringMatching(/^A patient has told of a danger sign/) as string;
    expect(app.sms.messages).toMatchObject([{ to: surgeon.phone, text, dltTemplateId: '1107' }]);
  });

  it.each([
    ['English', 'EN', /^A patient has told/],
    ['Hindi', 'EN', /^एक मरीज ने/],
    ['Hindi', 'HI', /^A patient has told/],
  ])('also in %s where the settings have %s switched off', async (language, off, text) => {
    const own = [{ kind: 'DANGER_SIGN', language: off, dltTemplateId: null, enabled: false }];
    await app.sql('update clinic_settings set templates = $1', [JSON.stringify(own)]);
    await app.sql('update app_user set language = $1 where id = $2', [language, surgeon.id]);
    await answer('calf');
    await app.application.sendMessages(NIGHT);
    await setBackSettings(app);
    expect(app.sms.messages).toMatchObject([{ to: surgeon.phone, text: expect.stringMatching(text) as string }]);
  });

  it('once, and again when a further sign joins it, or when one comes that was seen before', async () => {
    const entry = { clientId: randomUUID(), at: app.clock.now(), dangerCheck: answersOf(content, 'calf') };
    const { task } = await send(entry);
    pass(1);
    await Promise.all([send(entry), answer('calf'), answer('calf'), answer()]);
    expect(await queued()).toEqual(toDoctor());
    pass(1);
    await answer('wound');
    expect(await queued()).toEqual([...toDoctor(), ...toDoctor()]);
    await acknowledge(task);
    pass(1);
    await answer('wound');
    await answer('wound');
    expect(await queued()).toHaveLength(3);
    pass(1);
    await answer('chest');
    await lookRound();
    expect(await queued()).toHaveLength(4);
  });

  it('not when what it tells of was undone', async () => {
    await runSql(
      app.database.ownerUrl,
      `create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'undone'; end $$;
       create trigger refuse_entry before insert on audit_event for each row when (new.verb = 'entry.record') execute function refuse_entry()`,
    );
    expect(await answer('calf')).toMatchObject({ code: 'INTERNAL' });
    await runSql(app.database.ownerUrl, 'drop trigger refuse_entry on audit_event; drop function refuse_entry');
    expect(await queued()).toEqual([]);
    expect(await app.sql('select from care_task where plan_id = $1', [planId])).toEqual([]);
  });

  it('unless it was seen or answered before the message left', async () => {
    const { task } = await answer('calf');
    await acknowledge(task);
    await app.application.sendMessages(NIGHT);
    expect(app.sms.messages).toEqual([]);
    pass(121);
    await lookRound();
    await resolve(task);
    await app.application.sendMessages(app.clock.now());
    const error = 'What it says is no longer true.';
    expect(await app.sql("select status, error from message where kind like 'DANGER_SIGN%'")).toEqual(
      Array.from({ length: 1 + admins.length }, () => ({ status: 'SKIPPED', error })),
    );
  });
});

describe('a danger sign calls the admins (recovery §1, §5)', () => {
  it.each([
    ['URGENT', 'calf', 120],
    ['EMERGENCY', 'chest', 15],
  ])('when it is %s and was not answered in time, seen or not, each once', async (_severity, sign, minutes) => {
    const { task } = await answer(sign);
    await acknowledge(task);
    pass(minutes);
    await lookRound();
    expect(await queued()).toEqual(toDoctor());
    pass(0.01);
    await lookRound();
    pass(600);
    await lookRound();
    expect(await queued()).toEqual([...toDoctor(), ...toAdmins('DANGER_SIGN_OVERDUE')]);
    await app.application.sendMessages(app.clock.now());
    expect(app.sms.messages.map(({ to }) => to).toSorted()).toEqual(admins.map(({ phone }) => phone).toSorted());
    expect(app.sms.messages.map(({ text }) => text).join(' ')).toMatch(
      /समय पर नहीं मिला.*not answered in time|not answered in time.*समय पर नहीं मिला/,
    );
  });

  it('anew when a graver sign joins one that is overdue, and not of what was answered', async () => {
    const { task } = await answer('calf');
    pass(121);
    await lookRound();
    await answer('chest');
    await lookRound();
    expect((await queued()).filter(({ kind }) => kind === 'DANGER_SIGN_OVERDUE')).toHaveLength(2 * admins.length);
    await resolve(task);
    const { task: next } = await answer('calf');
    await resolve(next);
    pass(121);
    await app.sql('delete from message');
    await lookRound();
    expect(await queued()).toEqual([]);
  });

  it.each([
    ['has left the team', `last_day = '2026-03-09'`],
    ['is switched off', 'disabled_at = now()'],
    ['is deleted', 'deleted_at = now()'],
  ])('at once where the doctor of the plan %s, and the doctor who takes over', async (_what, gone) => {
    await app.sql(`update app_user set ${gone} where id = $1`, [surgeon.id]);
    const { task } = await answer('calf');
    expect(await queued()).toEqual(toAdmins('DANGER_SIGN'));
    await lookRound();
    expect(await queued()).toHaveLength(admins.length);
    const successor = await insertDoctor(app.sql);
    await app.sql('update recovery_plan set doctor_id = $1 where id = $2', [successor.doctorId, planId]);
    pass(1);
    await lookRound();
    expect((await queued()).slice(admins.length)).toEqual(kindsTo(successor.user.phone)('DANGER_SIGN'));
    expect(await app.sql('select told_doctor_id from care_task where id = $1', [task])).toEqual([
      { told_doctor_id: successor.doctorId },
    ]);
  });

  it('when the doctor who was told leaves before the answer', async () => {
    const { task } = await answer('calf');
    await acknowledge(task);
    await app.sql('update doctor set last_day = $1 where id = $2', ['2026-03-10', doctorId]);
    await lookRound();
    expect(await queued()).toEqual(toDoctor());
    pass(60); // the last day is over
    await lookRound();
    expect(await queued()).toEqual([...toDoctor(), ...toAdmins('DANGER_SIGN')]);
    await app.application.sendMessages(app.clock.now());
    expect(app.sms.messages.filter(({ kind }) => kind === 'DANGER_SIGN')).toHaveLength(admins.length);
  });

  it('as soon as there is one, where nobody could be told', async () => {
    await app.sql('update app_user set disabled_at = now() where id = any($1)', [
      [surgeon.id, ...admins.map(({ id }) => id)],
    ]);
    await answer('calf');
    pass(121);
    await lookRound();
    expect(await queued()).toEqual([]);
    await app.sql('update app_user set disabled_at = null where id = any($1)', [admins.map(({ id }) => id)]);
    await lookRound();
    expect(await queued()).toEqual(
      [...toAdmins('DANGER_SIGN'), ...toAdmins('DANGER_SIGN_OVERDUE')].toSorted(
        (a, b) => a.to.localeCompare(b.to) || a.kind.localeCompare(b.kind),
      ),
    );
  });
});
