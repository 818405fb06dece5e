import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { entryAt, flagsOf, painAt, recordAll, seeFlag } from '../../../test/day-calls.js';
import { approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { QuietPlans } from './quiet-plans.js';

let app: TestApp;
let doctor: { user: { phone: string }; doctorId: string };
beforeAll(async () => {
  app = await createTestApp();
  await approvedVersion(app);
  doctor = await insertDoctor(app.sql);
});
afterAll(() => app.close());

let patient: TestClient;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(user.phone);
  planId = (await insertPlan(app, record.id, { doctor_id: doctor.doctorId })).id;
});

const DAY = 24 * 60 * 60_000;
const days = (count: number, hours = 0) => app.clock.set(new Date(NOON.getTime() + count * DAY + hours * 3_600_000));
/** A process that has not searched yet. */
const process = () => new QuietPlans({ pool: app.connections.pool, em: app.connections.orm.em, clock: app.clock });
const search = () => process().raiseWhenDue();
const surgeon = () => app.signIn(doctor.user.phone, 'staff');
const flags = async (all = false) => flagsOf(await surgeon(), planId, all);
const enter = () => recordAll(patient, [painAt(app.clock.now(), 2)]);

it('QUIET is raised after three full clinic days without an entry, and not before', async () => {
  await enter();
  days(3);
  await search();
  expect(await flags()).toEqual([]);
  // The fourth day, before two at night: 01:30 at the clinic.
  days(4, -10.5);
  await search();
  expect(await flags()).toEqual([]);
  days(4, -9.5);
  await search();
  expect(await flags()).toMatchObject([
    { kind: 'QUIET', times: 1, sentence: 'Nothing entered for 3 days, since 10 Mar 2026.' },
  ]);
});

it('is counted from the plan’s beginning where nothing was entered ever', async () => {
  days(4);
  await search();
  expect(await flags()).toHaveLength(1);
});

it('is raised once, by processes at the same time and night after night, and not again after it was seen', async () => {
  days(4);
  await Promise.all([search(), search(), search(), search()]);
  days(5);
  await Promise.all([search(), search()]);
  const [flag, ...others] = await flags();
  expect(flag).toMatchObject({ times: 1 });
  expect(others).toEqual([]);
  await seeFlag(await surgeon(), flag?.id ?? '');
  days(9);
  await search();
  expect(await flags()).toEqual([]);
});

it('is raised anew after a new silence, and says that something was entered again', async () => {
  days(4);
  await search();
  days(5);
  await enter();
  const [flag] = await flags();
  expect(flag?.sentence).toBe(
    'Nothing entered for 3 days, since 10 Mar 2026. Something was entered again on 15 Mar 2026.',
  );
  await seeFlag(await surgeon(), flag?.id ?? '');
  days(8);
  await search();
  expect(await flags()).toEqual([]);
  days(9);
  await search();
  expect(await flags()).toMatchObject([{ sentence: 'Nothing entered for 3 days, since 15 Mar 2026.' }]);
});

it('is raised again by a new silence while it is open, once', async () => {
  days(4);
  await search();
  const [first] = await flags();
  days(5);
  await enter();
  days(9);
  await Promise.all([search(), search(), search()]);
  days(10);
  await search();
  expect(await flags()).toEqual([
    {
      ...first,
      times: 2,
      raisedAt: new Date(NOON.getTime() + 9 * DAY).toISOString(),
      sentence: 'Nothing entered for 3 days, since 15 Mar 2026.',
    },
  ]);
});

it('is raised for more plans in a night than fit in one transaction', async () => {
  const others = await app.sql<{ id: string }>(
    `with records as (insert into patient (id, created_at) select gen_random_uuid(), $2 from generate_series(1, 201) returning id)
     insert into recovery_plan (id, patient_id, protocol_version_id, surgery_date, side, physiotherapist_id, doctor_id, created_at)
     select gen_random_uuid(), c.id, protocol_version_id, surgery_date, side, physiotherapist_id, $3, created_at
     from recovery_plan r cross join records c where r.id = $1 returning id`,
    [planId, NOON, (await insertDoctor(app.sql)).doctorId],
  );
  days(4);
  await search();
  const [found] = await app.sql<{ count: number }>(
    `select count(*)::int from care_flag where kind = 'QUIET' and plan_id = any($1::uuid[])`,
    [others.map(({ id }) => id)],
  );
  expect(found?.count).toBe(201);
});

it('is not raised while the plan is stopped, or after it ended; days of a stop do not count', async () => {
  await recordAll(patient, [entryAt(app.clock.now(), { sign: { sign: 'calf' } })]);
  days(6);
  await search();
  expect(await flags()).toEqual([]);
  await app.sql(
    `update care_task set status = 'RESOLVED', resolved_at = $2, note = 'Seen and harmless' where plan_id = $1`,
    [planId, app.clock.now()],
  );
  days(9);
  await search();
  expect(await flags()).toEqual([]);
  await app.sql(`update recovery_plan set status = 'STOPPED' where id = $1`, [planId]);
  days(20);
  await search();
  await app.sql(`update recovery_plan set status = 'ACTIVE' where id = $1`, [planId]);
  expect(await flags()).toEqual([]);
});

it('is not raised of a deleted record', async () => {
  const record = `update patient set deleted_at = $2 where id = (select patient_id from recovery_plan where id = $1)`;
  await app.sql(record, [planId, app.clock.now()]);
  days(4);
  await search();
  await app.sql(record, [planId, null]);
  expect(await flags()).toEqual([]);
});

it('is searched once a night by a process', async () => {
  const one = process();
  days(3);
  await one.raiseWhenDue();
  await app.sql(`update recovery_plan set created_at = created_at - interval '5 days' where id = $1`, [planId]);
  await one.raiseWhenDue();
  expect(await flags()).toEqual([]);
  days(4);
  await one.raiseWhenDue();
  expect(await flags()).toHaveLength(1);
});
