import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '../../../test/test-database.js';
import { entities } from '../entities.js';
import { createLogger } from '../../platform/logger.js';
import { openDatabase, type Database } from '../../platform/db/database.js';
import { expectSoundCounters } from '../../../test/sound-counters.js';
import { expectSoundBooks } from '../../../test/sound-books.js';
import { inDataTransaction } from './data-transaction.js';
import { loadSampleData } from './load.js';

/** Everything that was loaded, in one number. */
const FINGERPRINT = `select md5(string_agg(line, '' order by line)) as fingerprint from (
  select r::text line from app_user r union all
  select (to_jsonb(r) - 'updated_at')::text from physiotherapist r union all
  select (to_jsonb(r) - 'updated_at')::text from medical_history_entry r union all
  select (to_jsonb(r) - 'updated_at')::text from progress_report r union all
  select (to_jsonb(r) - 'updated_at')::text from patient r union all
  select (to_jsonb(r) - 'updated_at')::text from appointment r union all
  select r::text from measurement r union all
  select r::text from treatment_note r union all
  select r::text from charge r union all
  select r::text from credit r union all
  select r::text from bill r union all
  select r::text from message r union all
  select (to_jsonb(r) - 'updated_at')::text from payment r) lines`; // the database notes when these were written

describe('loading the sample clinic', () => {
  const clock = { now: () => new Date('2026-05-13T11:20:00+05:30') };
  const opened: { database: Database; testDatabase: TestDatabase }[] = [];
  const open = async (testDatabase: TestDatabase) => {
    const database = await openDatabase(testDatabase.appUrl, entities, createLogger('silent'));
    opened.push({ database, testDatabase });
    return database;
  };
  const fingerprint = async ({ pool }: Database) => (await pool.query<{ fingerprint: string }>(FINGERPRINT)).rows[0];

  afterAll(async () => {
    await Promise.all(opened.map(({ database }) => database.close()));
    await Promise.all([...new Set(opened.map(({ testDatabase }) => testDatabase))].map((one) => one.drop()));
  });

  it('gives the same rows for the same moment', async () => {
    const [one, other] = [await open(await createTestDatabase()), await open(await createTestDatabase())];
    await loadSampleData(one, clock);
    await loadSampleData(other, clock);
    expect(await fingerprint(one)).toEqual(await fingerprint(other));
  });

  it('has signed notes of completed sessions, one that is locked, and a draft of a call (bench §3)', async () => {
    const database = await open(await createTestDatabase());
    await loadSampleData(database, clock);
    const { rows } = await database.pool.query<{ state: string; notes: number }>(
      `select n.status || case when n.locks_at <= $1 and n.status = 'DRAFT' then ', locked' else '' end || ', ' ||
         coalesce(a.status, 'call') as state, count(*)::int as notes
       from treatment_note n left join appointment a on a.id = n.appointment_id group by 1 order by 1`,
      [clock.now()],
    );
    expect(rows).toEqual([
      { state: 'DRAFT, call', notes: 1 },
      { state: 'DRAFT, locked, completed', notes: 1 },
      { state: 'SIGNED, completed', notes: 8 },
    ]);
  });

  it('has packages, sessions that are charged, and dues of all ages, which add up (money §1, §6)', async () => {
    const database = await open(await createTestDatabase());
    await loadSampleData(database, clock);
    const { rows: dues } = await database.pool.query<{ age: string; patients: number }>(
      `select case when $1::date - day <= 30 then '0-30' when $1::date - day <= 60 then '31-60' when $1::date - day <= 90 then '61-90' else '91+' end as age,
         count(distinct patient_id)::int as patients from open_charge group by 1 order by 1`,
      ['2026-05-13'],
    );
    expect(dues.map(({ age }) => age)).toEqual(['0-30', '31-60', '61-90', '91+']);
    const { rows: packages } = await database.pool.query<{ used: number }>(
      `select (select count(*)::int from package_use u where u.package_id = p.id) as used from package p order by 1`,
    );
    expect(packages.map(({ used }) => used)).toEqual(expect.arrayContaining([3, 10]));
    const { rows: kinds } = await database.pool.query<{ kind: string }>(
      `select kind from charge union select kind from credit union select 'item ' || name from price_item union select channel from message
       union select 'bill' from bill union select 'message ' || status from message order by 1`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'DISCOUNT',
      'ITEM',
      'NO_SHOW',
      'PACKAGE',
      'SESSION',
      'SMS',
      'WRITE_OFF',
      'bill',
      'item Hot and cold pack',
      'item Resistance band',
      'item Walking stick',
      'message DELIVERED',
      'message FAILED',
      'message SENT',
    ]);
    await expectSoundBooks(database, clock.now());
  });

  it('has two pictures of the sample patient, whose bytes have their hash (bench §11)', async () => {
    const database = await open(await createTestDatabase());
    const stored = new Map<string, Buffer>();
    const storage = { put: async (key: string, bytes: Buffer) => void stored.set(key, bytes) } as FileStorage;
    await loadSampleData(database, clock, storage);
    const { rows } = await database.pool.query<{ hash: string; key: string; small: string; phone: string }>(
      `select f.hash, f.file_key as key, f.thumbnail_key as small, p.contact_phone as phone
       from clinical_file f join patient p on p.id = f.patient_id`,
    );
    expect(rows).toHaveLength(2);
    for (const { hash, key, small, phone } of rows) {
      expect(phone).toBe('+919000000101');
      expect(
        createHash('sha256')
          .update(stored.get(key) ?? '')
          .digest('hex'),
      ).toBe(hash);
      expect((await sharp(stored.get(small)).metadata()).width).toBe(320);
    }
  });

  it('leaves the clinic closed, with its settings as the migrations made them (clinic §3)', async () => {
    const database = await open(await createTestDatabase());
    const settings = async () => (await database.pool.query('select * from clinic_settings')).rows;
    const before = await settings();
    await loadSampleData(database, clock);
    expect(await settings()).toEqual(before);
    expect(before).toMatchObject([{ id: 'clinic', opened_at: null, version: 1 }]);
  });

  it('changes nothing the second time, nor in a database with any account', async () => {
    const database = await open(await createTestDatabase());
    await database.pool.query(`insert into app_user (id, user_type, phone, created_at)
      values ('01970000-0000-7000-8000-000000000000', 'patient', '+919876543210', now())`);
    const before = await fingerprint(database);
    await loadSampleData(database, clock);
    expect(await fingerprint(database)).toEqual(before);
    await database.pool.query('delete from app_user');
    await loadSampleData(database, clock);
    const loaded = await fingerprint(database);
    await loadSampleData(database, { now: () => new Date('2026-05-14T11:20:00+05:30') });
    expect(await fingerprint(database)).toEqual(loaded);
  });

  it('happens once when two processes start at once', async () => {
    const testDatabase = await createTestDatabase();
    const [one, other] = [await open(testDatabase), await open(testDatabase)];
    await Promise.all([loadSampleData(one, clock), loadSampleData(other, clock)]);
    await expectSoundCounters(testDatabase);
    expect((await one.pool.query('select from patient')).rowCount).toBe(64);
  });

  it('does not wait for another loader where there are accounts', async () => {
    const database = await open(await createTestDatabase());
    await loadSampleData(database, clock);
    await inDataTransaction(database, () => loadSampleData(database, clock));
  });

  it('leaves nothing behind when it fails half-way', async () => {
    const testDatabase = await createTestDatabase();
    const database = await open(testDatabase);
    await runSql(testDatabase.ownerUrl, 'alter table payment add constraint never check (amount_paise < 0)');
    await expect(loadSampleData(database, clock)).rejects.toThrow('never');
    expect((await database.pool.query('select from app_user')).rowCount).toBe(0);
  });
});
