import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { toE164 } from '../../platform/inputs/phone-number.js';
import { entities } from '../entities.js';
import { createLogger } from '../../platform/logger.js';
import { openDatabase, type Database } from '../../platform/db/database.js';
import { loadSampleData, SAMPLE_ACCOUNTS } from './load.js';

// In the clinic's time, on the days and at the hours at which reckoning in days, weeks and months goes wrong.
const CLOCKS = [
  ['an ordinary day', '2026-05-13T11:20:00+05:30'],
  ['the first of a month, half an hour old', '2026-07-01T00:30:00+05:30'],
  ['the first moment of a month', '2026-10-01T00:00:00+05:30'],
  ['a Monday, five minutes old', '2026-06-15T00:05:00+05:30'],
  ['a Monday that is the first, five minutes old', '2026-06-01T00:05:00+05:30'],
  ['the 31st, a Saturday, after hours', '2026-10-31T18:40:00+05:30'],
  ['the 31st, a Sunday, before midnight', '2026-05-31T23:59:00+05:30'],
  ['a leap day', '2028-02-29T09:15:00+05:30'],
] as const;

describe.each(CLOCKS)('the sample clinic on %s', (_, moment) => {
  const now = new Date(moment);
  let testDatabase: TestDatabase;
  let database: Database;

  const rows = async (sql: string) =>
    (await database.pool.query<Record<string, unknown>>(sql.replaceAll(':now', `'${moment}'::timestamptz`))).rows;
  const one = async (sql: string) => (await rows(sql))[0];
  const count = async (condition: string) => (await one(`select count(*)::int from ${condition}`))?.['count'];
  const none = async (condition: string) => expect(await count(condition), condition).toBe(0);

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = await openDatabase(testDatabase.appUrl, entities, createLogger('silent'));
    await loadSampleData(database, { now: () => now });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it('has the accounts that the start prints', async () => {
    const account = `select user_type, profile_completed, (select is_complete from patient where user_id = u.id) as complete
      from app_user u where phone = '+91`;
    expect(await one(`${account}9000000001'`)).toEqual({ user_type: 'admin', profile_completed: true, complete: null });
    expect(await one(`${account}9000000101'`)).toMatchObject({ user_type: 'patient', complete: true });
    const unfinished = { user_type: 'patient', profile_completed: false, complete: false };
    expect(await one(`${account}9000000102'`)).toEqual(unfinished);
    expect(await one(`${account}9000000011'`)).toMatchObject({ user_type: 'physiotherapist', complete: null });
    expect(await one(`${account}9000000021'`)).toMatchObject({ user_type: 'doctor', complete: null });
    expect(await one(`${account}9000000031'`)).toMatchObject({ user_type: 'reception', complete: null });
    expect(await one(`${account}9000000103'`)).toMatchObject({ user_type: 'user', complete: null });
    expect(SAMPLE_ACCOUNTS.join().match(/\d{10}/g)).toEqual([
      '9000000001',
      '9000000011',
      '9000000021',
      '9000000031',
      '9000000101',
      '9000000102',
      '9000000103',
    ]);
  });

  it('has 64 patients, 16 of them incomplete, 10 that never logged in, 4 of whom are incomplete', async () => {
    expect(await count('patient')).toBe(64);
    expect(await count('patient where not is_complete')).toBe(16);
    const never = 'patient p join app_user u on u.id = p.user_id where u.last_login_at is null';
    expect(await count(never)).toBe(10);
    expect(await count(`${never} and not p.is_complete`)).toBe(4);
  });

  it('has 36 active and 28 inactive patients by the 720-hour rule, and for ten days more', async () => {
    const active = (at: string) =>
      count(`patient p join app_user u on u.id = p.user_id where u.last_login_at >= ${at} - interval '720 hours'`);
    expect(await active(':now')).toBe(36);
    expect(await active(`:now + interval '10 days'`)).toBe(36);
  });

  it('has one patient, with a date of birth, whose sign-in waits for the year of birth', async () => {
    expect(
      await rows(`select u.phone, u.created_at < u.last_login_at as opened, p.birth_date is not null as born
        from app_user u join patient p on p.user_id = u.id where birth_year_due_since is not null`),
    ).toEqual([{ phone: '+919000000144', opened: true, born: true }]);
  });

  it('gives each patient an account with a valid number of its own from 9000000101 on', async () => {
    const phones = (await rows(`select phone from app_user where user_type = 'patient' order by phone`)).map((row) =>
      String(row['phone']),
    );
    const expected = Array.from({ length: 65 }, (_, at) => `+91${9_000_000_101 + at}`);
    expect(phones).toEqual(expected.filter((phone) => phone !== '+919000000103'));
    const all =
      await rows(`select phone from app_user union select contact_phone from patient where contact_phone is not null
      union select emergency_phone from patient where emergency_phone is not null union select phone from physiotherapist`);
    for (const { phone } of all) expect(toE164(String(phone))).toBe(phone);
    await none('patient where user_id is null');
    await none('patient p join app_user u on u.id = p.user_id where p.contact_phone <> u.phone');
  });

  it('gives 9000000101 a plan under way: 11 sessions completed, 2 missed with a reason, 4 to come', async () => {
    const own = `from appointment where patient_id = (select id from patient where contact_phone = '+919000000101')`;
    const sessions = await rows(
      `select status, count(*)::int, count(missed_reason)::int as reasons, min(starts_at) > :now as ahead ${own} group by status order by status`,
    );
    expect(sessions).toEqual([
      { status: 'completed', count: 11, reasons: 0, ahead: false },
      { status: 'missed', count: 2, reasons: 2, ahead: false },
      { status: 'scheduled', count: 4, reasons: 0, ahead: true },
    ]);
    const record = await one(`select planned_sessions, birth_date, referring_doctor is not null as doctor,
      physiotherapist_id is not null as physiotherapist,
      (select count(*)::int from medical_history_entry where patient_id = p.id) as history,
      (select count(*)::int from progress_report where patient_id = p.id) as reports
      from patient p where contact_phone = '+919000000101'`);
    expect(record).toMatchObject({ planned_sessions: 25, doctor: true, physiotherapist: true, history: 2, reports: 3 });
  });

  it('gives 9000000101 the knee plan in phase 2, of which the counts are those of the sessions (recovery §1)', async () => {
    const plan = `from recovery_plan r where patient_id = (select id from patient where contact_phone = '+919000000101')`;
    expect(
      await one(`select status, (select count(*)::int from gate_passage where plan_id = r.id) as passages ${plan}`),
    ).toEqual({
      status: 'ACTIVE',
      passages: 1,
    });
    const states = `select state, phase, count(*)::int, count(appointment_id)::int as held from plan_session s
      where plan_id = (select id ${plan}) group by state, phase order by phase, state`;
    expect(await rows(states)).toEqual([
      { state: 'DONE', phase: 1, count: 5, held: 5 },
      { state: 'DONE', phase: 2, count: 6, held: 6 },
      { state: 'AHEAD', phase: 3, count: 6, held: 4 },
      { state: 'AHEAD', phase: 4, count: 5, held: 0 },
      { state: 'AHEAD', phase: 5, count: 3, held: 0 },
    ]);
    const counts = `select planned, done, missed_in_all from session_counts where patient_id = (select patient_id ${plan})`;
    expect(await one(counts)).toEqual({ planned: 25, done: 11, missed_in_all: 2 });
    await none(`session_event where at > :now`);
    expect(
      await count(`protocol_approval a join protocol_version v on v.id = a.protocol_version_id
      and v.status = 'APPROVED' and v.content_hash = a.content_hash and statement like '%no clinician has signed%'`),
    ).toBe(5);
  });

  it('has measured 9000000101 at each session that took place, enough for the phase that was left and not yet for the next one', async () => {
    expect(await one(`select count(*)::int from measurement`)).toEqual({ count: 44 });
    await none(`measurement where taken_at > :now`);
    const bend = `from measurement m where measure = 'KNEE_FLEXION' and side = 'RIGHT' and mode = 'ACTIVE'`;
    const confirmed = `(select confirmed_at from gate_passage where plan_id = m.plan_id)`;
    expect(await one(`select max(value)::float as bend ${bend} and taken_at < ${confirmed}`)).toEqual({ bend: 81 });
    expect(await one(`select value::float as bend ${bend} order by taken_at desc limit 1`)).toEqual({ bend: 88 });
  });

  it('has a series, an absence that somebody covers, an entry of the waiting list, a programme, a consent and scores', async () => {
    expect(
      await rows(`select count(*)::int, count(distinct patient_id)::int as patients, min(starts_at) > :now as ahead
        from appointment where series_id is not null`),
    ).toEqual([{ count: 4, patients: 1, ahead: true }]);
    expect(
      await one(`select count(*)::int from cover c join physiotherapist_leave l on l.physiotherapist_id = c.absent_id
        where (l.starts_at at time zone 'Asia/Kolkata')::date = c.first_day and l.ends_at - l.starts_at = interval '2 days'`),
    ).toEqual({ count: 1 });
    await none(`appointment a join physiotherapist_leave l using (physiotherapist_id)
      where a.status = 'scheduled' and a.starts_at between l.starts_at and l.ends_at`);
    expect(await count(`waiting_list_entry where status = 'WAITING'`)).toBe(1);
    expect(await count(`recovery_plan where kind = 'PROGRAMME' and status = 'ACTIVE'`)).toBe(1);
    expect(await count(`treatment_consent where withdrawn_at is null and signed_at < :now`)).toBe(1);
    expect(await count('outcome_score where taken_at < :now')).toBe(4);
  });

  it('leaves the record of 9000000102 as a sign-up leaves it', async () => {
    const record =
      await one(`select p.name, p.diagnosis, p.address, p.gender, p.birth_date, p.contact_phone, p.emergency_phone
      from patient p join app_user u on u.id = p.user_id where u.phone = '+919000000102'`);
    expect(Object.values(record ?? { none: 'there' }).filter(Boolean)).toEqual([]);
  });

  it('numbers the patients in the order in which they came, at moments of their own, before their first sign-in', async () => {
    const patients = await rows('select number, created_at from patient order by created_at');
    expect(patients.map(({ number }) => number)).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
    expect(new Set(patients.map((row) => String(row['created_at']))).size).toBe(64);
    await none('app_user where last_login_at < created_at or created_at > :now or last_login_at > :now');
  });

  it('has recovery in each band of the filter', async () => {
    const bands =
      await rows(`select width_bucket(least(100, round(100.0 * done / planned_sessions)), array[0, 26, 51, 76]) as band,
      count(*)::int from (select planned_sessions, count(a.id) as done from patient p
      left join appointment a on a.patient_id = p.id and a.status = 'completed' where is_complete group by p.id) recovery group by 1`);
    expect(bands).toHaveLength(4);
    for (const band of bands) expect(band['count']).toBeGreaterThan(2);
  });

  it('has 6 physiotherapists and 12 pending appointments: 1 past, 3 within 24 hours for two hours yet, 8 later', async () => {
    expect(await count('physiotherapist')).toBe(6);
    const pending = `appointment where status = 'pending'`;
    expect(await count(pending)).toBe(12);
    expect(await count(`${pending} and starts_at < :now`)).toBe(1);
    for (const at of [':now', `:now + interval '119 minutes'`])
      expect(await count(`${pending} and starts_at between ${at} and ${at} + interval '24 hours'`)).toBe(3);
    expect(await count(`${pending} and starts_at > :now + interval '48 hours'`)).toBe(8);
    expect(await count(`${pending} and physiotherapist_id is null`)).toBe(6);
    await none(`${pending} and created_at > least(:now, starts_at)`);
  });

  it('could approve each pending appointment as it stands', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(`update appointment set status = 'scheduled' where status = 'pending'`);
    await client.query('rollback');
    client.release();
  });

  it('keeps scheduled, completed and missed sessions in clinic hours and apart from each other', async () => {
    const planned = `appointment a where status in ('scheduled', 'completed', 'missed')`;
    expect(await count(`${planned} and status = 'scheduled'`)).toBeGreaterThan(50);
    const local = `a.starts_at at time zone 'Asia/Kolkata'`;
    await none(`${planned} and extract(dow from ${local}) = 0`);
    await none(
      `${planned} and not (${local})::time between '08:00' and time '18:00' - make_interval(mins => duration_minutes)`,
    );
    for (const whose of ['patient_id', 'physiotherapist_id']) {
      const previousEnd = `lag(starts_at + make_interval(mins => duration_minutes)) over (partition by ${whose} order by starts_at)`;
      await none(
        `(select starts_at, ${previousEnd} as previous_end from ${planned}) sessions where starts_at < previous_end`,
      );
    }
  });

  it('has no scheduled session in the past and no completed or missed one ahead', async () => {
    await none(`appointment where status = 'scheduled' and starts_at <= :now`);
    await none(`appointment where status in ('completed', 'missed') and
        (starts_at + make_interval(mins => duration_minutes) > :now or created_at > starts_at)`);
  });

  it('has 40 payments of this month, 9 or more of this week, and 26 of last month, of known patients', async () => {
    const local = `(created_at at time zone 'Asia/Kolkata')`;
    const today = `(:now at time zone 'Asia/Kolkata')`;
    expect(await count('payment')).toBe(66);
    await none('payment where created_at > :now');
    expect(await count(`payment where date_trunc('month', ${local}) = date_trunc('month', ${today})`)).toBe(40);
    expect(
      await count(`payment where date_trunc('month', ${local} + interval '1 month') = date_trunc('month', ${today})`),
    ).toBe(26);
    const thisWeek = `date_trunc('week', ${local}) = date_trunc('week', ${today})`; // Monday to Sunday in PostgreSQL too
    expect(
      await count(`payment where ${thisWeek} and date_trunc('month', ${local}) = date_trunc('month', ${today})`),
    ).toBeGreaterThanOrEqual(9);
    await none(
      `payment p where not exists (select from patient where id = p.patient_id and created_at < p.created_at)`,
    );
  });

  it('has events of a payment gateway: two booked, one told twice, one of money that nothing asked for', async () => {
    expect(await rows('select status, count(*)::int from gateway_event group by status order by status')).toEqual([
      { status: 'APPLIED', count: 2 },
      { status: 'IGNORED', count: 1 },
      { status: 'UNMATCHED', count: 1 },
    ]);
    await none(`gateway_event e where payment_id is not null and not exists (select from payment where id = e.payment_id
      and gateway_payment_id = e.gateway_payment_id and status = 'Paid' and amount_paise = e.amount_paise)`);
  });

  it('has payments of each method and status this month, from ₹600 to ₹25,000', async () => {
    const seen = await one(`select count(distinct method)::int as methods, count(distinct status)::int as statuses,
      min(amount_paise), max(amount_paise) from payment
      where created_at >= date_trunc('month', :now at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`);
    expect(seen).toMatchObject({ methods: 4, statuses: 4 });
    expect(seen?.['min']).toBeGreaterThanOrEqual(60_000);
    expect(seen?.['max']).toBeLessThanOrEqual(2_500_000);
  });

  it('reads like Lucknow, partly in Devanagari, with a long name and a diagnosis of 40 characters', async () => {
    await none(`patient where is_complete and address !~ 'Lucknow|लखनऊ'`);
    expect(await count(`patient where name ~ '[ऀ-ॿ]'`)).toBeGreaterThanOrEqual(4);
    expect(await count(`patient where diagnosis ~ '[ऀ-ॿ]'`)).toBeGreaterThanOrEqual(2);
    expect(await count(`patient where length(name) between 60 and 120`)).toBe(1);
    expect(await count(`patient where length(diagnosis) = 40`)).toBeGreaterThanOrEqual(1);
    expect(await count(`patient where name ilike '%sharma%'`)).toBeGreaterThanOrEqual(3);
  });
});
