import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, SmsRefused, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let second: TestApp;
let content: ProtocolContent;
let admins: string[];
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ database: app.database });
  ({ content } = await approvedVersion(app));
});
afterAll(async () => {
  await second.close();
  await app.close();
});

let surgeon: { user: UserRow; doctorId: string };
let patient: TestClient;
let planId: string;
let patientId: string;
beforeEach(async () => {
  for (const { clock } of [app, second]) clock.set(NOON);
  await app.sql('delete from message');
  await runSql(
    app.database.ownerUrl,
    `update care_task set status = 'RESOLVED', resolved_at = now(), note = 'over and done with'`,
  );
  surgeon = await insertDoctor(app.sql);
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Asha Verma' });
  patientId = record.id;
  patient = await app.signIn(user.phone);
  planId = (await insertPlan(app, record.id, { doctor_id: surgeon.doctorId })).id;
  await app.sql(`update app_user set deleted_at = now() where user_type = 'admin'`);
  const here = [await insertAdmin(app.sql), await insertAdmin(app.sql)];
  admins = here.map(({ phone }) => phone).toSorted();
  admin = await app.signIn(admins[0] ?? '', 'admin');
});
afterEach(() => {
  for (const { sms } of [app, second]) {
    sms.failure = undefined;
    sms.needsTemplates = false;
    sms.messages.length = 0;
  }
});

const pass = (minutes: number) => {
  for (const { clock } of [app, second]) clock.set(new Date(clock.now().getTime() + minutes * 60_000));
};
async function answer(...yes: string[]): Promise<string> {
  const entry = { clientId: randomUUID(), at: app.clock.now(), dangerCheck: answersOf(content, ...yes) };
  const { body } = await patient.graphql<{ recordEntries: { task: { id: string } }[] }>(
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { task { id } } }',
    { entries: [entry] },
  );
  return body.data?.recordEntries[0]?.task.id ?? '';
}
const lookRound = () => Promise.all([app, second, app, second].map((one) => one.application.escalateTasks()));
const told = async (kind = 'DANGER_SIGN') =>
  (await app.sql<{ to: string }>('select recipient as "to" from message where kind = $1 order by id', [kind])).map(
    ({ to }) => to,
  );
const send = () => app.application.sendMessages(app.clock.now());
const change = (doctorId: string) =>
  admin.graphql(`mutation { changeCareTeam(planId: "${planId}", doctorId: "${doctorId}") { id } }`);
const act = async (call: string) =>
  (await app.signIn(surgeon.user.phone, 'staff')).graphql(`mutation { ${call} { status } }`);
/** What the gateway says of the message to the doctor. */
async function refused() {
  app.sms.failure = new SmsRefused('The SMS gateway answered 400.');
  await send();
  app.sms.failure = undefined;
  expect(await app.sql('select distinct status from message')).toEqual([{ status: 'FAILED' }]);
}

describe('a danger sign of which no message reached the doctor calls the admins (recovery §5)', () => {
  it.each<[what: string, fails: () => Promise<void>]>([
    ['the gateway refused it', refused],
    [
      'its text is not registered',
      async () => {
        app.sms.needsTemplates = true;
        await send();
        expect(await app.sql('select status from message')).toEqual([{ status: 'SKIPPED' }]);
      },
    ],
    [
      'the gateway took it and reported that it did not arrive',
      async () => {
        await send();
        await app.sql(`update message set status = 'FAILED' where status = 'SENT'`);
      },
    ],
  ])('once, by two processes at once, where %s', async (_what, fails) => {
    await answer('calf');
    await lookRound();
    expect(await told()).toEqual([surgeon.user.phone]);
    pass(1);
    await fails();
    await lookRound();
    pass(1);
    await lookRound();
    expect((await told()).slice(1).toSorted()).toEqual(admins);
    app.sms.needsTemplates = false;
    await send();
    expect(app.sms.messages.slice(-2).map(({ to }) => to)).toEqual(expect.arrayContaining(admins));
  });

  it('not where the doctor has seen it, and not of what was answered', async () => {
    const task = await answer('calf');
    await refused();
    await act(`acknowledgeTask(id: "${task}")`);
    await lookRound();
    await act(`resolveTask(id: "${task}", note: "Seen by phone, harmless")`);
    await lookRound();
    expect(await told()).toEqual([surgeon.user.phone]);
  });

  it('anew when a further sign does not reach the doctor either, and not again when it does', async () => {
    await answer('calf');
    await refused();
    pass(1);
    await lookRound();
    await send();
    pass(1);
    await answer('wound');
    await send();
    await lookRound();
    expect(await told()).toHaveLength(1 + admins.length + 1);
    await app.sql(`update message set status = 'FAILED' where id = (select max(id::text)::uuid from message)`);
    pass(1);
    await lookRound();
    await lookRound();
    expect((await told()).slice(-admins.length).toSorted()).toEqual(admins);
  });

  it('and once more when nobody has answered in time', async () => {
    await answer('calf');
    await refused();
    pass(121);
    await lookRound();
    await lookRound();
    expect((await told()).slice(1).toSorted()).toEqual(admins);
    expect((await told('DANGER_SIGN_OVERDUE')).toSorted()).toEqual(admins);
  });
});

describe('a danger sign of which no message went (recovery §5)', () => {
  const unregistered = async () => {
    app.sms.needsTemplates = true;
    await send();
    app.sms.needsTemplates = false;
    expect(await app.sql('select distinct status from message')).toEqual([{ status: 'SKIPPED' }]);
  };
  const went = async () =>
    (
      await app.sql<{ said: string }>(
        `select kind || ' ' || recipient as said from message where status = 'SENT' order by said`,
      )
    ).map(({ said }) => said);
  const sentTo = (kind: string, ...numbers: string[]) => numbers.map((to) => `${kind} ${to}`).toSorted();
  /** Minutes in which every process looks round twice in each, and what waits is sent. */
  async function live(minutes: number, sends: () => Promise<unknown>) {
    for (let half = 0; half < 2 * minutes; half += 1) {
      pass(0.5);
      await lookRound();
      await sends();
    }
  }

  it.each([
    ['the gateway refused all', refused],
    ['the texts were not registered', unregistered],
  ])('is told again to each who has to know, once, where %s for a while', async (_what, fails) => {
    await answer('chest');
    await fails();
    await live(16, fails);
    expect(await told('DANGER_SIGN_OVERDUE')).toHaveLength(admins.length);
    expect(await went()).toEqual([]);
    await live(25, send);
    expect(await went()).toEqual([
      ...sentTo('DANGER_SIGN', surgeon.user.phone),
      ...sentTo('DANGER_SIGN_OVERDUE', ...admins),
    ]);
  });

  it('is not told to anybody more often than every ten minutes, however long it lasts', async () => {
    await answer('chest');
    await unregistered();
    await live(41, unregistered);
    const gaps = await app.sql<{ minutes: number }>(
      `select extract(epoch from created_at - lag(created_at) over (partition by kind, recipient order by created_at))::float / 60 as minutes
       from message`,
    );
    const between = gaps.flatMap(({ minutes }) => minutes ?? []);
    expect(between.length).toBeGreaterThan(3 * 2 + 1);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(10);
  });

  it('is told to the admins again where the plan has no doctor, until a message to one of them went', async () => {
    await app.sql('update app_user set disabled_at = now() where id = $1', [surgeon.user.id]);
    await answer('calf');
    await refused();
    await live(11, async () => {});
    expect(await told()).toHaveLength(2 * admins.length);
    await send();
    await app.sql(`update message set status = 'FAILED' where status = 'SENT' and recipient = $1`, [admins[0]]);
    await live(25, send);
    expect(await told()).toHaveLength(2 * admins.length);
  });

  it('is not told again while a message waits to leave, once one went, nor once it was seen', async () => {
    const task = await answer('calf');
    await live(11, async () => {});
    expect(await told()).toHaveLength(1);
    await refused();
    await live(11, send);
    expect((await told()).toSorted()).toEqual([surgeon.user.phone, ...admins].toSorted());
    await act(`acknowledgeTask(id: "${task}")`);
    await app.sql(`update message set status = 'FAILED'`);
    await live(11, send);
    expect(await told()).toHaveLength(1 + admins.length);
  });
});

describe('a danger sign that is handed on', () => {
  it('is told to each who is to answer it, also to one who had it before, and once, while others look round', async () => {
    await answer('calf');
    const successor = await insertDoctor(app.sql);
    const turns = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? surgeon : successor));
    for (const { user, doctorId } of turns) {
      pass(1);
      // Whoever has it is away by now, so that those who look round find it waiting, too.
      await app.sql(
        `update app_user set disabled_at = case when id = $1 then null else now() end where user_type = 'doctor'`,
        [user.id],
      );
      const [changed] = await Promise.all([change(doctorId), lookRound(), lookRound().then(lookRound)]);
      expect(changed.body.errors).toBeUndefined();
    }
    await lookRound();
    const toDoctors = (await told()).filter((to) => !admins.includes(to));
    expect(toDoctors).toEqual([surgeon, ...turns].map(({ user }) => user.phone));
  });

  it('to the admins while the doctor is away, is told to the doctor who comes back', async () => {
    await answer('calf');
    for (const disabled of [NOON, null, NOON, null]) {
      pass(1);
      await app.sql('update app_user set disabled_at = $1 where id = $2', [disabled, surgeon.user.id]);
      await lookRound();
      await lookRound();
    }
    const all = [surgeon.user.phone, ...admins, surgeon.user.phone, ...admins, surgeon.user.phone];
    expect((await told()).toSorted()).toEqual(all.toSorted());
  });
});

describe('a danger sign of a deleted record', () => {
  const remove = (deletedAt: Date | null) =>
    app.sql('update patient set deleted_at = $1 where id = $2', [deletedAt, patientId]);

  it('calls nobody: what waited is not sent', async () => {
    await answer('calf');
    pass(121);
    await lookRound();
    await remove(NOON);
    await send();
    expect(app.sms.messages).toEqual([]);
    const error = 'What it says is no longer true.';
    expect(await app.sql('select distinct status, error from message')).toEqual([{ status: 'SKIPPED', error }]);
  });

  it('is told neither to the admins nor to a new doctor, until the record is restored', async () => {
    await answer('calf');
    await remove(NOON);
    await app.sql('update recovery_plan set doctor_id = $1 where id = $2', [
      (await insertDoctor(app.sql)).doctorId,
      planId,
    ]);
    pass(121);
    await lookRound();
    expect([await told(), await told('DANGER_SIGN_OVERDUE')]).toEqual([[surgeon.user.phone], []]);
    await remove(null);
    await lookRound();
    expect(await told()).toHaveLength(2);
    expect((await told('DANGER_SIGN_OVERDUE')).toSorted()).toEqual(admins);
  });
});
