import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount, type PatientRow, type UserRow } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { flagsOf, painAt, recordAll, seeFlag } from '../../../test/day-calls.js';
import { approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { setConsent } from '../../../test/reminder-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { CheckIns } from './check-ins.js';

/** A time of day at the clinic in March 2026; the 10th is a Tuesday. */
const at = (day: number, time: string) => new Date(`2026-03-${String(day).padStart(2, '0')}T${time}:00+05:30`);

let app: TestApp;
let doctor: { user: { phone: string }; doctorId: string };
beforeAll(async () => {
  app = await createTestApp();
  await approvedVersion(app);
  doctor = await insertDoctor(app.sql);
});
afterAll(() => app.close());

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
const send = () => app.application.sendMessages(app.clock.now());
const enter = () => recordAll(patient, [painAt(app.clock.now(), 2)]);

describe('three reminders without an answer', () => {
  const surgeon = () => app.signIn(doctor.user.phone, 'staff');
  const flags = async () => flagsOf(await surgeon(), planId);
  const remind = async (...days: number[]) => {
    for (const day of days) {
      await runAt(at(day, '09:00'));
      await send();
    }
  };

  it('are the last: a person calls instead', async () => {
    await remind(10, 11, 12);
    expect(await made()).toHaveLength(3);
    expect(await flags()).toEqual([]);
    await remind(13, 14);
    expect(await made()).toHaveLength(3);
    expect(await flags()).toMatchObject([{ kind: 'QUIET', times: 1 }]);
  });

  it('are waited for until the next reminder would come: the third itself raises no flag, whoever looks again that day', async () => {
    await remind(10, 11, 12);
    await runAt(new Date(at(12, '09:00').getTime() + 30_000));
    checkIns = process(app);
    await runAt(at(12, '11:00'));
    expect(await flags()).toEqual([]);
    await remind(13);
    expect(await flags()).toMatchObject([{ kind: 'QUIET' }]);
  });

  it('raise one flag for one silence, also on few weekdays, and after it was seen', async () => {
    await remind(10, 11, 12, 13);
    const [flag] = await flags();
    await seeFlag(await surgeon(), flag?.id ?? '');
    await remind(14, 15);
    expect(await flags()).toEqual([]);
  });

  it('begin anew after an entry, and after the consent was given again', async () => {
    await remind(10, 11);
    app.clock.set(at(11, '20:00'));
    await enter();
    await remind(12, 13, 14);
    expect(await made()).toHaveLength(5);
    await remind(15);
    expect(await made()).toHaveLength(5);
    app.clock.set(at(15, '10:00'));
    await setConsent(patient, false);
    await setConsent(patient, true);
    await remind(16);
    expect(await made()).toHaveLength(6);
  });

  it('count only those that were sent', async () => {
    await remind(10, 11);
    await app.sql(`update message set status = 'SKIPPED' where patient_id = $1`, [record.id]);
    await remind(12, 13, 14);
    expect(await made()).toHaveLength(5);
  });
});
