import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertHistoryEntry, insertImport, insertPayment } from '../../../test/builders.js';
import { importCalls, newMobile } from '../../../test/import-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { expectSoundCounters } from '../../../test/sound-counters.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let imports: Awaited<ReturnType<typeof importCalls>>;
let money: ReturnType<typeof moneyCalls>;
beforeAll(async () => {
  app = await createTestApp();
  imports = await importCalls(app);
  money = moneyCalls(imports.admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('delete from patient_import');
});

const HEADINGS = 'Name,Phone,Age,Diagnosis,Address,Opening balance';
interface Record {
  id: string;
  userId: string | null;
  deleted: boolean;
}
const recordOf = async (mobile: string) => {
  const [record] = await app.sql<Record>(
    'select id, user_id as "userId", deleted_at is not null as deleted from patient where contact_phone = $1',
    [`+91${mobile}`],
  );
  if (!record) throw new Error('no record');
  return record;
};
/** Imports patients whose rows end so, and returns their numbers. */
async function bring(...ends: string[]): Promise<{ importId: string; mobiles: string[] }> {
  const mobiles = ends.map(() => newMobile());
  const done = await imports.run([HEADINGS, ...ends.map((end, at) => `Patient ${at},${mobiles[at]},${end}`)]);
  expect(done).toMatchObject({ status: 'DONE', created: ends.length });
  return { importId: done.id, mobiles };
}
/** Imports one patient without anything, and returns the record. */
async function bringOne() {
  const { importId, mobiles } = await bring(',,,');
  const mobile = mobiles[0] ?? '';
  return { importId, mobile, ...(await recordOf(mobile)), userId: (await recordOf(mobile)).userId ?? '' };
}

describe('an undo is refused', () => {
  it('of an unknown import, of a dry run, of a running one, after 30 days, and a second time', async () => {
    expect((await imports.undo('00000000-0000-7000-8000-000000000000')).error?.code).toBe('NOT_FOUND');
    expect((await imports.undo('nothing')).error?.code).toMatch(/NOT_FOUND|BAD_INPUT/);
    const [{ id: adminId } = { id: '' }] = await app.sql<{ id: string }>(
      "select id from app_user where user_type = 'admin'",
    );
    const dry = await insertImport(app.sql, adminId, { dry_run: true });
    expect((await imports.undo(dry.id)).error).toEqual({
      code: 'WRONG_STATE',
      message: 'This was a dry run, which stored nothing.',
    });
    const running = await insertImport(app.sql, adminId, { status: 'RUNNING', file: Buffer.from('x') });
    expect((await imports.undo(running.id)).error?.message).toContain('in progress');
    await app.sql('delete from patient_import');
    const { importId, mobile } = await bringOne();
    app.clock.set(new Date(new Date(NOON).getTime() + 30 * 86_400_000 + 1_000));
    expect((await imports.undo(importId)).error?.message).toBe('An import can be undone for 30 days.');
    app.clock.set(new Date(new Date(NOON).getTime() + 30 * 86_400_000 - 60_000));
    expect((await imports.undo(importId)).done).toMatchObject({ kept: 0, undone: 1, created: 1 });
    expect((await imports.undo(importId)).error).toEqual({
      code: 'WRONG_STATE',
      message: 'This import was undone already.',
    });
    expect((await recordOf(mobile)).deleted).toBe(true);
  });

  it('of an import of a former version, which did not record what it created; that is no record of fewer', async () => {
    const [{ id: adminId } = { id: '' }] = await app.sql<{ id: string }>(
      "select id from app_user where user_type = 'admin'",
    );
    const { id } = await insertImport(app.sql, adminId, { created: 3 });
    expect(await imports.look(id)).toMatchObject({ isRecorded: false });
    expect((await imports.undo(id)).error).toEqual({
      code: 'WRONG_STATE',
      message: 'It is not on record which patients this import brought, so it cannot be undone.',
    });
    expect(await imports.look(id)).toMatchObject({ undoneAt: null, kept: 0 });
    const nothing = await insertImport(app.sql, adminId, { created: 0 });
    expect((await imports.undo(nothing.id)).done).toMatchObject({ kept: 0, undone: 0 });
    const { importId } = await bringOne();
    await app.sql('update patient_import set created = 3 where id = $1', [importId]);
    expect(await imports.look(importId)).toMatchObject({ isRecorded: true });
    expect((await imports.undo(importId)).done).toMatchObject({ kept: 2, undone: 1 });
  });

  it.each([
    ['edited the record', async ({ id }) => app.sql('update patient set address = $2 where id = $1', [id, 'Lucknow'])],
    ['booked a session', async ({ id }) => insertAppointment(app.sql, id)],
    ['took a payment', async ({ id }) => insertPayment(app.sql, id)],
    ['wrote history', async ({ id }) => insertHistoryEntry(app.sql, id)],
    ['added a charge', async ({ id }) => expect((await money.charge(id, 5_000)).error).toBeUndefined()],
    [
      'sold a package',
      async ({ id }) =>
        expect(
          (
            await money.sell({
              patientId: id,
              name: 'Ten',
              sessions: 10,
              price: 5_000,
              validUntil: '2026-12-31',
            })
          ).error,
        ).toBeUndefined(),
    ],
    ['signed in', async ({ userId }) => app.sql('update app_user set last_login_at = now() where id = $1', [userId])],
    ['changed the account', async ({ userId }) => app.sql('update app_user set version = 2 where id = $1', [userId])],
    [
      'invited the patient',
      async ({ id, userId }) =>
        app.sql(
          `insert into message (id, kind, language, recipient, text, dedup_key, send_after, created_at, patient_id)
       values (gen_random_uuid(), 'PATIENT_INVITED', 'EN', (select phone from app_user where id = $2), 'x', gen_random_uuid(), now(), now(), $1)`,
          [id, userId],
        ),
    ],
  ] as [string, (record: { id: string; userId: string }) => Promise<unknown>][])(
    'for a record of which somebody %s, which is counted',
    async (_, change) => {
      const record = await bringOne();
      await change(record);
      expect((await imports.undo(record.importId)).done).toMatchObject({ kept: 1 });
      expect((await recordOf(record.mobile)).deleted).toBe(false);
      expect(await app.sql('select deleted_at from app_user where id = $1', [record.userId])).toEqual([
        { deleted_at: null },
      ]);
    },
  );

  it('for a record that a later import completed, and for one whose opening balance was written off', async () => {
    const { importId, mobiles } = await bring(',,,', ',,,500');
    const [one = '', two = ''] = mobiles;
    expect(await imports.run([HEADINGS, `Patient 0,${one},61,,,`])).toMatchObject({ completed: 1 });
    const charge = (await money.charges((await recordOf(two)).id)).done?.[0];
    expect((await money.writeOff(charge?.id ?? '')).error).toBeUndefined();
    expect((await imports.undo(importId)).done).toMatchObject({ kept: 2 });
  });
});

describe('an undone import', () => {
  it('leaves nothing: its file can be imported again, and the numbers sign in to the new records', async () => {
    const { importId, mobiles } = await bring('61,Knee,Lucknow,500', ',,,');
    const former = await recordOf(mobiles[0] ?? '');
    expect((await imports.undo(importId)).done).toMatchObject({ kept: 0, undoneAt: expect.any(String) });
    for (const mobile of mobiles) expect(await recordOf(mobile)).toMatchObject({ deleted: true, userId: null });
    const again = await imports.run([HEADINGS, `Patient 0,${mobiles[0]},61,Knee,Lucknow,400`]);
    expect(again).toMatchObject({ created: 1, openingDue: 40_000 });
    const patient = await app.signIn(mobiles[0] ?? '');
    expect((await patient.rest<{ data: { id: string } }>('GET', '/users/me')).status).toBe(200);
    const live = await app.sql<{ id: string }>(
      'select id from patient where contact_phone = $1 and deleted_at is null',
      [`+91${mobiles[0]}`],
    );
    expect(live).toHaveLength(1);
    expect(live[0]?.id).not.toBe(former.id);
  });

  it('is on record: the undo, and each record that it deleted', async () => {
    const { importId } = await bring(',,,', ',,,');
    await imports.undo(importId);
    const lines = await app.sql(
      `select subject_type as type, count(*)::int as n from audit_event where verb = 'patient.undoImport' and outcome = 'done'
       and (subject_id = $1 or details->>'importId' = $1) group by 1 order by 1`,
      [importId],
    );
    expect(lines).toEqual([
      { type: 'patient', n: 2 },
      { type: 'patientImport', n: 1 },
    ]);
  });

  it('stands in the list, newest first, with what was imported', async () => {
    const [one, two] = [await bringOne(), await bringOne()];
    await imports.undo(one.importId);
    expect((await imports.list())?.map(({ id }) => id)).toEqual([two.importId, one.importId]);
    expect(await imports.look(one.importId)).toMatchObject({ undoneAt: expect.any(String), created: 1 });
  });

  it('waits for somebody who edits, and then leaves the record; who comes later does not find it', async () => {
    const [edited, untouched] = [await bringOne(), await bringOne()];
    const editing = new Client({ connectionString: app.database.ownerUrl });
    await editing.connect();
    await editing.query('begin');
    await editing.query('update patient set address = $2 where id = $1', [edited.id, 'Lucknow']);
    const undoing = imports.undo(edited.importId);
    await expect
      .poll(() =>
        app.sql("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"),
      )
      .toHaveLength(1);
    await editing.query('commit');
    await editing.end();
    expect((await undoing).done).toMatchObject({ kept: 1 });
    const both = await Promise.all([imports.undo(untouched.importId), money.charge(untouched.id, 5_000)]);
    const { deleted } = await recordOf(untouched.mobile);
    expect(both[0].done?.kept).toBe(deleted ? 0 : 1);
    expect(both[1].error === undefined).toBe(!deleted);
  });
});

describe('a corrected file', () => {
  it('fills the gaps of what an earlier import left, and overwrites nothing; it can be undone by itself', async () => {
    const { importId, mobiles } = await bring(',Knee,,', ',,,');
    const [one = '', two = ''] = mobiles;
    const file = [
      HEADINGS,
      `Patient 0,${one},61,Knee,Lucknow,-300`,
      `Patient 1,${two},,Hip,,`,
      `Patient 1,${two},,Knee,,`,
    ];
    expect(await imports.run(file, { dryRun: 'true' })).toMatchObject({
      created: 0,
      completed: 2,
      failed: 1,
      openingAdvance: 30_000,
    });
    const done = await imports.run(file);
    expect(done).toMatchObject({ created: 0, completed: 2, unchanged: 0, failed: 1, openingAdvance: 30_000 });
    const shown = () =>
      app.sql('select diagnosis, address, birth_date_exact as exact, revision from patient where contact_phone = $1', [
        `+91${one}`,
      ]);
    expect(await shown()).toEqual([{ diagnosis: 'Knee', address: 'Lucknow', exact: false, revision: 2 }]);
    expect(await imports.run(file)).toMatchObject({ completed: 0, unchanged: 2, failed: 1 });
    const { id } = await recordOf(one);
    expect((await imports.undo(done.id)).done).toMatchObject({ kept: 0 });
    expect(await shown()).toEqual([{ diagnosis: 'Knee', address: 'Lucknow', exact: false, revision: 2 }]);
    expect((await money.balance(id)).done?.balance.due).toBe(0);
    expect(await imports.run([HEADINGS, `Patient 0,${one},,,,200`])).toMatchObject({
      completed: 1,
      openingDue: 20_000,
    });
    expect((await imports.undo(importId)).done).toMatchObject({ kept: 2 });
  });

  it('leaves records that were touched, or that no import made', async () => {
    const { mobile, id } = await bringOne();
    await insertAppointment(app.sql, id);
    expect(await imports.run([HEADINGS, `Patient 0,${mobile},,Knee,,`])).toMatchObject({ completed: 0, failed: 1 });
    expect(await app.sql('select diagnosis from patient where id = $1', [id])).toEqual([{ diagnosis: null }]);
  });
});

it('the counters fit what imports and their undoing left', () => expectSoundCounters(app.database));
