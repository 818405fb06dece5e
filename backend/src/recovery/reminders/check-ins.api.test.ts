import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, type PatientRow, type UserRow } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { entryAt, painAt, recordAll } from '../../../test/day-calls.js';
import { approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { activate, assign, protocolOf, retire, saveQuestionnaire } from '../../../test/questionnaires.js';
import { setConsent, setReminders } from '../../../test/reminder-calls.js';
import { loadSettings } from '../../clinic/index.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { CheckIns } from './check-ins.js';

const ALL = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
/** A time of day at the clinic in March 2026; the 10th is a Tuesday. */
const at = (day: number, time: string) => new Date(`2026-03-${String(day).padStart(2, '0')}T${time}:00+05:30`);

let app: TestApp;
let other: TestApp;
let doctor: { user: { phone: string }; doctorId: string };
beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp({ database: app.database });
  await approvedVersion(app);
  doctor = await insertDoctor(app.sql);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

let user: UserRow;
let record: PatientRow;
let patient: TestClient;
let planId: string;
let checkIns: CheckIns;
beforeEach(async () => {
  app.clock.set(at(9, '18:00'));
  await openWith(app, { quiet_from: '21:00', quiet_until: '08:00' });
  await app.sql('delete from message');
  await app.sql(`update recovery_plan set status = 'STOPPED'`);
  ({ user, record } = await insertPatientWithAccount(app.sql));
  patient = await app.signIn(user.phone);
  planId = (await insertPlan(app, record.id, { doctor_id: doctor.doctorId })).id;
  await app.sql('update recovery_plan set created_at = $2 where id = $1', [planId, app.clock.now()]);
  await setConsent(patient, true);
  checkIns = process(app);
});

/** A process that has made no reminder yet. */
const process = ({ connections: { pool, orm } }: TestApp) =>
  new CheckIns({ pool, em: orm.em, clock: app.clock, publicUrl: 'https://clinic.example' });
const runAt = async (moment: Date) => {
  app.clock.set(moment);
  await checkIns.makeDue();
};
const made = () =>
  app.sql<{ created_at: Date; send_after: Date; text: string; status: string }>(
    `select created_at, send_after, text, status from message where kind = 'CHECK_IN' and patient_id = $1 order by created_at`,
    [record.id],
  );
const madeAt = async () => (await made()).map(({ created_at: created }) => created);
const send = () => app.application.sendMessages(app.clock.now());
const enter = () => recordAll(patient, [painAt(app.clock.now(), 2)]);

describe('a reminder of exercises (companion §6)', () => {
  it('comes at nine, ends with the fixed address, and is not made before', async () => {
    await runAt(at(10, '08:59'));
    expect(await made()).toEqual([]);
    await runAt(at(10, '09:00'));
    expect(await made()).toEqual([
      {
        created_at: at(10, '09:00'),
        send_after: at(10, '09:00'),
        status: 'QUEUED',
        text: expect.stringMatching(/^Your exercises for today are ready\. .* https:\/\/clinic\.example\/t$/) as string,
      },
    ]);
  });

  it('comes in Hindi to whom Hindi is written', async () => {
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    await runAt(at(10, '09:00'));
    expect((await made())[0]?.text).toMatch(/^आपकी आज की एक्सरसाइज/);
  });

  it('is made once a clinic day, by two processes at once, again and again, and after the hour was changed', async () => {
    app.clock.set(at(10, '09:00'));
    await Promise.all([app, other, app, other].map((one) => process(one).makeDue()));
    await runAt(at(10, '09:30'));
    app.clock.set(at(10, '10:00'));
    await setReminders(patient, '11:00', ALL);
    await runAt(at(10, '11:00'));
    expect(await madeAt()).toEqual([at(10, '09:00')]);
    await runAt(at(11, '11:00'));
    expect(await madeAt()).toEqual([at(10, '09:00'), at(11, '11:00')]);
  });

  it('is not made twice by processes that look at the same moment, without the lock', async () => {
    app.clock.set(at(10, '09:00'));
    const settings = (one: TestApp) => process(one) as unknown as { make: (of: object, now: Date) => Promise<void> };
    const of = await loadSettings(app.connections.orm.em.fork());
    await Promise.all([app, other, app, other].map((one) => settings(one).make(of, app.clock.now())));
    expect(await made()).toHaveLength(1);
  });

  it('comes at the hour and on the weekdays that the patient chose', async () => {
    await setReminders(patient, '17:45', ['WEDNESDAY']);
    await runAt(at(10, '17:45'));
    expect(await made()).toEqual([]);
    await runAt(at(11, '17:44'));
    await runAt(at(11, '17:46'));
    expect(await madeAt()).toEqual([at(11, '17:46')]);
  });

  it('is made late where no process ran, but not after three hours', async () => {
    await runAt(at(10, '11:59'));
    expect(await made()).toHaveLength(1);
    checkIns = process(app);
    await runAt(at(11, '12:01'));
    expect(await made()).toHaveLength(1);
  });

  it('counts from the next time of day where the consent, the hour or the plan came after it', async () => {
    await setConsent(patient, false);
    app.clock.set(at(10, '09:30'));
    await setConsent(patient, true);
    await runAt(at(10, '09:31'));
    expect(await made()).toEqual([]);
    await setReminders(patient, '08:15', ALL);
    await runAt(at(10, '09:32'));
    expect(await made()).toEqual([]);
    await setReminders(patient, '09:33', ALL);
    await runAt(at(10, '09:33'));
    expect(await made()).toHaveLength(1);
  });

  it('waits for the end of the quiet hours, on the day on which it is sent', async () => {
    await setReminders(patient, '06:30', ALL);
    await runAt(at(10, '06:30'));
    expect(await made()).toMatchObject([{ send_after: at(10, '08:00') }]);
    app.clock.set(at(10, '07:30'));
    await send();
    expect(await made()).toMatchObject([{ status: 'QUEUED' }]);
    app.clock.set(at(10, '08:00'));
    await send();
    expect(await made()).toMatchObject([{ status: 'SENT' }]);
  });

  it('of an evening in the quiet hours is that of the next day, which has no other', async () => {
    await setReminders(patient, '21:30', ALL);
    await runAt(at(10, '21:30'));
    app.clock.set(at(10, '22:00'));
    await setReminders(patient, '09:00', ALL);
    await runAt(at(11, '09:00'));
    expect(await made()).toMatchObject([{ send_after: at(11, '08:00') }]);
    await runAt(at(12, '09:00'));
    expect(await made()).toHaveLength(2);
  });

  it('looks at the clinic’s midnight: what was entered at 23:59 is of that day', async () => {
    app.clock.set(at(9, '23:59'));
    await enter();
    await runAt(at(10, '09:00'));
    expect(await made()).toHaveLength(1);
    app.clock.set(at(11, '00:01'));
    await enter();
    await runAt(at(11, '09:00'));
    expect(await made()).toHaveLength(1);
  });
});

describe('no reminder is made', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['without the consent', () => setConsent(patient, false)],
    ['where something was entered that day', () => (app.clock.set(at(10, '08:30')), enter())],
    [
      'while a danger sign stops the plan',
      () => recordAll(patient, [entryAt(at(9, '17:59'), { sign: { sign: 'calf' } })]),
    ],
    [
      'without a plan in progress',
      () => app.sql(`update recovery_plan set status = 'STOPPED' where id = $1`, [planId]),
    ],
    ['of a deleted record', () => app.sql('update patient set deleted_at = now() where id = $1', [record.id])],
    [
      'to an account that is switched off',
      () => app.sql('update app_user set disabled_at = now() where id = $1', [user.id]),
    ],
    ['before the clinic is open', () => setBackSettings(app)],
  ])('%s', async (_why, arrange) => {
    await arrange();
    await runAt(at(10, '09:00'));
    expect(await made()).toEqual([]);
  });
});

describe('a reminder names questionnaires', () => {
  const texts = async () => (await made()).map(({ text }) => text);
  let browsers: { admin: TestClient; surgeon: TestClient };
  beforeAll(async () => {
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    browsers = { admin, surgeon: await app.signIn(doctor.user.phone, 'staff') };
  });
  async function askPlan() {
    const slug = `knee-${randomUUID().slice(0, 8)}`;
    await saveQuestionnaire(browsers.admin, slug);
    await activate(browsers.surgeon, slug);
    const protocolId = await protocolOf(app, planId);
    await app.sql('update protocol_questionnaire set until = since where protocol_id = $1', [protocolId]);
    await assign(browsers.admin, protocolId, [slug]);
    return slug;
  }

  it('while one is due, in the language of the patient', async () => {
    await askPlan();
    await runAt(at(10, '09:00'));
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    await runAt(at(11, '09:00'));
    expect(await texts()).toEqual([
      expect.stringMatching(/^Your exercises and some questions for today are ready\. /),
      expect.stringMatching(/^आपकी आज की एक्सरसाइज और कुछ सवाल तैयार हैं। /),
    ]);
  });

  it('no more once it is answered, retired, or its fourteen days are over', async () => {
    const slug = await askPlan();
    const answers = {
      questionnaire: slug,
      version: 1,
      occasion: 'BASELINE',
      answers: [{ linkId: 'pain', value: '3' }],
    };
    await recordAll(patient, [entryAt(app.clock.now(), { answers })]);
    await runAt(at(10, '09:00'));
    await retire(browsers.surgeon, await askPlan());
    await runAt(at(11, '09:00'));
    await askPlan();
    await app.sql(`update message set status = 'FAILED'`);
    await runAt(at(23, '09:00'));
    expect(await texts()).toEqual(Array(3).fill(expect.stringMatching(/^Your exercises for today are ready\. /)));
  });
});

describe('a reminder that waits is not sent', () => {
  beforeEach(async () => {
    await setReminders(patient, '06:30', ALL);
    await runAt(at(10, '06:30'));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['after the consent was taken back', () => setConsent(patient, false)],
    ['after something was entered', enter],
    ['after a danger sign', () => recordAll(patient, [entryAt(app.clock.now(), { sign: { sign: 'calf' } })])],
    ['after the plan ended', () => app.sql(`update recovery_plan set status = 'STOPPED' where id = $1`, [planId])],
  ])('%s', async (_why, arrange) => {
    await arrange();
    app.clock.set(at(10, '08:00'));
    await send();
    expect(await made()).toMatchObject([{ status: 'SKIPPED' }]);
  });

  it('on another day, such as after an outage', async () => {
    app.clock.set(at(11, '08:00'));
    await send();
    expect(await made()).toMatchObject([{ status: 'SKIPPED' }]);
  });
});

it('more patients than fit in one transaction are reminded', async () => {
  await insertOthers(250);
  await runAt(at(10, '09:00'));
  const [found] = await app.sql<{ count: number }>(
    `select count(distinct subject_id)::int from message where kind = 'CHECK_IN'`,
  );
  expect(found?.count).toBe(251);
});

/** Further patients with a plan and the consent, as the first one has them. */
async function insertOthers(count: number): Promise<void> {
  await app.sql(
    `with users as (
       insert into app_user (id, user_type, phone, created_at)
       select gen_random_uuid(), 'patient', '+917' || lpad(n::text, 9, '0'), $2 from generate_series(1, $3::int) n returning id
     ), records as (
       insert into patient (id, user_id, created_at) select gen_random_uuid(), id, $2 from users returning id, user_id
     ), consents as (
       insert into consent (id, account_id, purpose, given, text_version, language, at)
       select gen_random_uuid(), id, 'REMINDERS', true, 1, 'EN', $2 from users
     ), settings as (
       insert into reminder_setting (account_id, weekdays, changed_at) select id, $4::text[], $2 from users
     )
     insert into recovery_plan (id, patient_id, protocol_version_id, surgery_date, side, physiotherapist_id, doctor_id, created_at)
     select gen_random_uuid(), c.id, protocol_version_id, surgery_date, side, physiotherapist_id, doctor_id, $2
     from recovery_plan r cross join records c where r.id = $1`,
    [planId, at(9, '18:00'), count, ALL],
  );
}
