import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { expectSoundCounters } from '../../../test/sound-counters.js';
import { expectSoundBooks } from '../../../test/sound-books.js';
import { sayAmount, sayWhen } from '../../clinic/index.js';
import { entities } from '../entities.js';
import { createLogger } from '../../platform/logger.js';
import { toE164 } from '../../platform/inputs/phone-number.js';
import { openDatabase, type Database } from '../../platform/db/database.js';
import { generatePatients, type Added } from './generate.js';
import { addSampleProtocols, sampleIds } from '../../recovery/protocols/sample-protocols.js';
import { CAPACITY, generatedPhone } from './generated-patient.js';

const COUNT = 800;
const now = new Date('2026-05-13T11:20:00+05:30');
const clock = { now: () => now };

describe('generating patients', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let added: Added;

  const count = async (condition: string) => {
    const sql = `select count(*)::int as count from ${condition.replaceAll(':now', `'${now.toISOString()}'::timestamptz`)}`;
    return (await database.pool.query<{ count: number }>(sql)).rows[0]?.count;
  };
  const none = async (condition: string) => expect(await count(condition), condition).toBe(0);
  const generate = (patients: number, plans?: number) =>
    generatePatients({ database, ownerUrl: testDatabase.ownerUrl }, clock, patients, plans);
  const signSample = async () => {
    await addSampleProtocols(database.pool);
    await database.pool.query(`insert into doctor (id, name, specialization, created_at)
      values ('01970000-0000-7000-8000-00000000000d', 'Dr Meera Sethi', 'Knees', now())`);
    await database.pool.query(`update protocol_version set status = 'APPROVED' where id = $1`, [
      sampleIds('knee-replacement').version,
    ]);
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = await openDatabase(testDatabase.appUrl, entities, createLogger('silent'));
    added = await generate(COUNT);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it('adds as many as were asked for, and says how many rows', async () => {
    expect(added.patients).toBe(COUNT);
    expect(added).toEqual({
      patients: await count('patient'),
      accounts: await count('app_user'),
      appointments: await count('appointment'),
      payments: await count('payment'),
      plans: 0,
      packages: await count('package'),
      charges: await count('charge'),
      bills: await count('bill'),
      credits: await count('credit'),
      messages: await count('message'),
    });
    for (const rows of ['packages', 'bills', 'credits'] as const) expect(added[rows]).toBeGreaterThan(0.02 * COUNT);
    for (const rows of ['charges', 'messages'] as const) expect(added[rows]).toBeGreaterThan(0.5 * COUNT);
    expect(added.accounts).toBeGreaterThan(0.85 * COUNT);
    expect(added.accounts).toBeLessThan(COUNT);
    expect(added.appointments).toBeGreaterThan(COUNT);
    expect(added.payments).toBeGreaterThan(0.5 * COUNT);
  });

  it('makes about three of four complete', async () => {
    const complete = await count('patient where is_complete');
    expect(complete).toBeGreaterThan(0.7 * COUNT);
    expect(complete).toBeLessThan(0.8 * COUNT);
  });

  it('makes names that contain an, some that contain sharma, and some in Devanagari', async () => {
    expect(await count(`patient where name ilike '%an%'`)).toBeGreaterThan(0.2 * COUNT);
    expect(await count(`patient where name ilike '%sharma%'`)).toBeGreaterThan(0.03 * COUNT);
    expect(await count(`patient where name ~ '[ऀ-ॿ]'`)).toBeGreaterThan(0);
  });

  it('spreads them over three years in the order of their numbers, the logins over the time since', async () => {
    for (let year = 0; year < 3; year++) {
      const inYear = `created_at > :now - interval '${365 * (year + 1)} days' and created_at <= :now - interval '${365 * year} days'`;
      expect(await count(`patient where ${inYear}`)).toBeCloseTo(COUNT / 3, -1);
    }
    await none(`(select created_at < lag(created_at) over (order by number) as earlier from patient) p where earlier`);
    await none('app_user where last_login_at < created_at or last_login_at > :now or created_at > :now');
    expect(await count('app_user where last_login_at is null')).toBeGreaterThan(0.04 * COUNT);
    expect(await count(`app_user where last_login_at >= :now - interval '720 hours'`)).toBeGreaterThan(0.3 * COUNT);
  });

  it('gives everybody an Indian mobile number of their own', async () => {
    await none(`(select phone from (select phone from app_user union all
      select contact_phone from patient where user_id is null) taken group by phone having count(*) > 1) twice`);
    await none('patient where user_id is null and contact_phone is null');
    await none('patient p join app_user u on u.id = p.user_id where p.contact_phone <> u.phone');
    const { rows } = await database.pool.query<{ phone: string }>(`select phone from app_user
      union select contact_phone from patient where contact_phone is not null
      union select emergency_phone from patient where emergency_phone is not null`);
    for (const { phone } of rows) expect(toE164(phone)).toBe(phone);
    for (let index = 0; index < CAPACITY + 10_000_000; index += 250_007)
      expect(toE164(generatedPhone(index))).toBe(generatedPhone(index));
  });

  it('ties every row to what it belongs to', async () => {
    await none(
      `app_user u where has_record <> exists (select from patient p where p.user_id = u.id and p.deleted_at is null)`,
    );
    await none('app_user u where not exists (select from patient where user_id = u.id and name = u.full_name)');
    await none('patient p where is_complete and physiotherapist_id is null');
    await none('appointment a where not exists (select from patient where id = a.patient_id and is_complete)');
    await none(
      'payment a where not exists (select from patient where id = a.patient_id and created_at <= a.created_at)',
    );
    expect(await count('physiotherapist')).toBe(6);
  });

  it('keeps the laws of the ledger for each record, with allocated payments, fees, items and used packages (money §1)', async () => {
    await expectSoundBooks(database, now);
    expect(await count('allocation')).toBeGreaterThan(0.2 * COUNT);
    expect(await count('package_use')).toBeGreaterThan(added.packages);
    for (const kind of ['SESSION', 'PACKAGE', 'ITEM', 'NO_SHOW'])
      expect(await count(`charge where kind = '${kind}'`)).toBeGreaterThan(5);
    expect(await count('credit where number is not null')).toBeGreaterThan(0);
  });

  it('words messages as the product does, and keeps no number or text of one that is older than 180 days (clinic §5)', async () => {
    await none(
      `message where (recipient = '') <> (created_at < :now - interval '180 days') or (recipient = '') <> (text = '')`,
    );
    await none(`message where status = 'QUEUED' or send_after > :now`);
    const { rows } = await database.pool.query<{ text: string; startsAt: Date; who: string }>(
      `select m.text, m.session_start as "startsAt", t.name as who from message m join appointment a on a.id = m.subject_id
         join physiotherapist t on t.id = a.physiotherapist_id where m.kind = 'SESSION_BOOKED' and m.text <> ''`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { text, startsAt, who } of rows)
      expect(text).toContain(`is booked for ${sayWhen(startsAt, 'EN')} with ${who}. To change it`);
    const paid = await database.pool.query<{ text: string; amount: number }>(
      `select m.text, y.amount_paise as amount from message m join payment y on y.id = m.subject_id where m.text <> ''`,
    );
    for (const { text, amount } of paid.rows) expect(text).toContain(sayAmount(amount, 'EN'));
  });

  it('leaves no outcome before its time, and opens the clinic from Monday to Saturday, 8 AM to 6 PM', async () => {
    await none(`appointment where status in ('completed', 'missed', 'canceled') and starts_at > :now`);
    await none(`appointment where status in ('pending', 'scheduled') and starts_at < :now`);
    await none(`appointment where created_at > least(starts_at, :now)`);
    await none(`appointment where extract(dow from starts_at at time zone 'Asia/Kolkata') = 0
      or extract(hour from starts_at at time zone 'Asia/Kolkata') not between 8 and 17`);
    await none('payment where created_at > :now');
    expect(await count(`appointment where status = 'pending'`)).toBeGreaterThan(0);
    expect(await count(`appointment where status = 'scheduled'`)).toBeGreaterThan(0);
  });

  it('lets PostgreSQL look at the tables', async () => {
    const { rows } = await database.pool.query(`select reltuples::int from pg_class where relname = 'patient'`);
    expect(rows).toEqual([{ reltuples: COUNT }]);
  });

  it('adds others the second time, beside the physiotherapists who are there', async () => {
    await database.pool.query(`update app_user set deleted_at = now() where phone = '${generatedPhone(COUNT - 1)}'`);
    await generate(50);
    expect(await count('patient')).toBe(COUNT + 50);
    expect(await count('physiotherapist')).toBe(6);
    expect(await count(`patient where number > ${COUNT}`)).toBe(50);
    await none(`app_user u join app_user v on v.phone = u.phone and v.id <> u.id`);
  });

  it('goes on after the number of somebody who has signed up', async () => {
    await database.pool.query(`insert into app_user (id, user_type, phone, created_at)
      values ('01970000-0000-7000-8000-000000000000', 'patient', '${generatedPhone(5_000)}', now())`);
    await generate(20);
    expect(
      await count(`app_user where phone > '${generatedPhone(5_000)}' and phone <= '${generatedPhone(5_020)}'`),
    ).toBeGreaterThan(10);
  });

  it('gives the newest complete records a plan, once a doctor has signed a protocol, with a ledger that adds up', async () => {
    expect((await generate(20, 20)).plans).toBe(0);
    await signSample();
    expect((await generate(200, 40)).plans).toBe(40);
    expect(await count(`recovery_plan where status = 'ACTIVE'`)).toBe(40);
    // Else they could not be asked for by their ids.
    await none(`recovery_plan where id::text !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-'`);
    await none(`recovery_plan r where (select count(*) from plan_session where plan_id = r.id) <> 25`);
    await none(`recovery_plan r join patient p on p.id = r.patient_id where not p.is_complete or p.user_id is null`);
    await none(`recovery_plan r join appointment a on a.patient_id = r.patient_id left join plan_session s on s.appointment_id = a.id
      where a.status in ('completed', 'missed', 'scheduled') and (s.plan_id is distinct from r.id
        or s.state <> case a.status when 'completed' then 'DONE' when 'missed' then 'MISSED' else 'AHEAD' end)`);
    await none(`recovery_plan r where (select count(*) from session_event where plan_id = r.id and kind = 'DONE') >= 2
      and not exists (select from gate_passage where plan_id = r.id)`);
    expect(await count(`plan_session where state = 'DONE'`)).toBeGreaterThan(20);
    expect((await generate(100)).plans).toBe(5);
  });

  it('refuses when the numbers do not suffice, and adds nothing', async () => {
    await database.pool.query(
      `update app_user set phone = '${generatedPhone(CAPACITY - 5)}' where phone = '${generatedPhone(5_000)}'`,
    );
    const before = await count('patient');
    await expect(generate(10)).rejects.toThrow('There are not enough telephone numbers left for so many patients.');
    expect(await count('patient')).toBe(before);
  });

  it('leaves counters that fit', () => expectSoundCounters(testDatabase));
});
