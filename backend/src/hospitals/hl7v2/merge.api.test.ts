import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertPatientWithAccount } from '../../../test/builders.js';
import { insertSource, message, pid, send, type TestSource } from '../../../test/hl7.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

/** How long this machine may take over anything, in milliseconds. */
const PATIENCE = { timeout: 20_000 };

let app: TestApp;
let source: TestSource;
let count = 0;
/** The number of the record that stays, and of the one that goes, at the hospital. */
let stays: string;
let goes: string;
beforeAll(async () => {
  app = await createTestApp();
  source = await insertSource(app.sql);
});
beforeEach(() => {
  [stays, goes] = [`S-${++count}`, `G-${count}`];
});
afterAll(() => app.close());

interface Record {
  id: string;
  number: number;
}
async function identified(value: string, columns = {}, system = source.system): Promise<Record> {
  const { id } = await insertPatient(app.sql, columns);
  return name(id, value, system);
}
async function name(id: string, value: string, system = source.system): Promise<Record> {
  await app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [id, system, value]);
  const [row] = await app.sql<Record>('select id, number from patient where id = $1', [id]);
  if (!row) throw new Error('there is no such record');
  return row;
}
const waiting = async () =>
  (await app.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .length;
const merging = (segments?: string[], header = {}, by = source) =>
  message(by, 'A40', segments ?? [pid({ 3: `${stays}^^^CITY^MR`, 5: 'Other^Name' }), `MRG|${goes}^^^CITY^MR`], header);
const merge = (segments?: string[], header = {}) => send(app, merging(segments, header));
const stateOf = async ({ id }: Record) =>
  (
    await app.sql<{ name: string; isGone: boolean; merged_into: string | null; version: number }>(
      'select name, deleted_at is not null as "isGone", merged_into, version from patient where id = $1',
      [id],
    )
  )[0];

describe('a message of two records of one patient (A40, hospital §7)', () => {
  it.each<[string, () => string[], string, string]>([
    ['without the one that goes', () => [pid({ 3: stays })], '101', 'MRG-1'],
    ['with an empty one that goes', () => [pid({ 3: stays }), 'MRG|^^^CITY^MR'], '101', 'MRG-1'],
    ['without the one that stays', () => ['PID|1', `MRG|${goes}`], '101', 'PID-3'],
    ['with several that go', () => [pid({ 3: stays }), `MRG|${goes}^^^CITY^MR~X^^^CITY^MR`], '102', 'MRG-1'],
    ['with several that go, of no type', () => [pid({ 3: stays }), `MRG|${goes}~X`], '102', 'MRG-1'],
    ['of several pairs', () => [pid({ 3: stays }), `MRG|${goes}`, pid({ 3: 'X' }), 'MRG|Y'], '102', 'MRG-1'],
    ['of a patient merged into several', () => [pid({ 3: stays }), pid({ 3: 'X' }), `MRG|${goes}`], '102', 'MRG-1'],
    ['of one that nobody here knows', () => [pid({ 3: stays }), 'MRG|nobody'], '204', 'MRG-1'],
    ['into one that nobody here knows', () => [pid({ 3: 'nobody' }), `MRG|${goes}`], '204', 'PID-3'],
    ['into itself', () => [pid({ 3: stays }), `MRG|${stays}`], '205', 'MRG-1'],
  ])('is not applied %s', async (_what, segments, error, place) => {
    const [into, from] = [await identified(stays), await identified(goes)];
    const answer = await merge(segments());
    expect(answer).toMatchObject({ code: 'AE', error, place });
    expect(answer.sentence).toMatch(/^[A-Z]/);
    for (const record of [into, from]) expect(await stateOf(record)).toMatchObject({ isGone: false, version: 1 });
  });

  it('is not applied to records that another hospital calls so', async () => {
    const other = await insertSource(app.sql);
    const from = await identified(goes, {}, other.system);
    await identified(stays);
    expect(await merge()).toMatchObject({ code: 'AE', error: '204', place: 'MRG-1' });
    expect(await stateOf(from)).toMatchObject({ isGone: false });
  });

  it('is not applied while somebody has to decide between two accounts, two plans, or two sessions at one time', async () => {
    const accounts = await Promise.all([insertPatientWithAccount(app.sql), insertPatientWithAccount(app.sql)]);
    for (const [at, value] of [stays, goes].entries()) await name(accounts[at]?.record.id ?? '', value);
    expect(await merge()).toMatchObject({ code: 'AE', error: '205', sentence: expect.stringContaining('account') });

    [stays, goes] = [`${stays}p`, `${goes}p`];
    const planned = [await identified(stays), await identified(goes)];
    for (const { id } of planned) await insertPlan(app, id);
    expect(await merge()).toMatchObject({ code: 'AE', error: '205', sentence: expect.stringContaining('plan') });

    [stays, goes] = [`${stays}s`, `${goes}s`];
    const busy = [await identified(stays), await identified(goes)];
    for (const [at, { id }] of busy.entries())
      await insertAppointment(app.sql, id, {
        status: 'scheduled',
        starts_at: new Date(NOON.getTime() + at * 600_000),
      });
    expect(await merge()).toMatchObject({ code: 'AE', error: '205', sentence: expect.stringContaining('same time') });
    for (const record of [...planned, ...busy]) expect(await stateOf(record)).toMatchObject({ isGone: false });
  });

  it('deletes the one, which leads on, and changes nothing of the other that it has itself', async () => {
    const into = await identified(stays, { name: 'Sunita Yadav', address: 'Her own' });
    const from = await identified(goes, { name: 'S. Yadav', address: 'Another' });
    expect(await merge()).toMatchObject({ code: 'AA' });
    expect(await stateOf(into)).toMatchObject({ name: 'Sunita Yadav', isGone: false, version: 2 });
    expect(await stateOf(from)).toMatchObject({ isGone: true, merged_into: into.id });
    const [row] = await app.sql('select address from patient where id = $1', [into.id]);
    expect(row).toEqual({ address: 'Her own' });
  });

  it('fills in what the other lacks, its account with it', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql, {
      diagnosis: 'Knee',
      old_number: 'A-7',
      blood_group: 'B+',
      referring_doctor: 'Dr Rao',
    });
    await name(record.id, goes);
    await send(app, message(source, 'A04', [pid({ 3: stays, 5: 'Yadav^Sunita', 8: 'F' })]));
    expect(await merge()).toMatchObject({ code: 'AA' });
    const [row] = await app.sql(
      `select p.name, p.diagnosis, p.user_id, p.old_number, p.blood_group, p.referring_doctor, p.gender, p.is_complete, p.deleted_at
       from patient p
       join patient_identifier i on i.patient_id = p.id where i.system = $1 and i.value = $2`,
      [source.system, stays],
    );
    expect(row).toMatchObject({
      name: 'Sunita Yadav',
      diagnosis: 'Knee',
      user_id: user.id,
      old_number: 'A-7',
      blood_group: 'B+',
      referring_doctor: 'Dr Rao',
      deleted_at: null,
      gender: 'female',
      is_complete: true,
    });
  });

  it('is applied once, however often it comes, and answered as it was', async () => {
    const [into, from] = [await identified(stays), await identified(goes)];
    const text = merging([pid({ 3: stays }), `MRG|${goes}`]);
    const first = await send(app, text);
    expect((await send(app, text)).text).toBe(first.text);
    expect(await stateOf(into)).toMatchObject({ version: 2 });
    expect(await stateOf(from)).toMatchObject({ merged_into: into.id });
    expect(await merge()).toMatchObject({ code: 'AE', error: '205' });
  });

  it('lets later messages reach the record that stays by both numbers, and leads on from one merge to the next', async () => {
    const [into, from] = [await identified(stays), await identified(goes)];
    await merge();
    await send(app, message(source, 'A08', [pid({ 3: goes, 5: 'Yadav^Asha' })]));
    expect(await stateOf(into)).toMatchObject({ name: 'Asha Yadav' });
    const last = await identified(`${stays}x`);
    expect(await merge([pid({ 3: `${stays}x` }), `MRG|${goes}`])).toMatchObject({ code: 'AA' });
    for (const record of [into, from]) expect(await stateOf(record)).toMatchObject({ merged_into: last.id });
  });

  it.each([
    ['A03', ''],
    ['A08', ''],
    ['A08', 'Yadav^Sunita'],
  ])(
    'holds up a message of the record that goes (%s, named "%s"), which then reaches the other one',
    async (event, named) => {
      const [into, from] = [await identified(stays), await identified(goes)];
      const holder = new Client(app.database.appUrl);
      await holder.connect();
      await holder.query('begin');
      await holder.query('select from patient where id = $1 for update', [from.id]);
      const merged = merge();
      await expect.poll(waiting, PATIENCE).toBe(1);
      const told = send(app, message(source, event, [pid({ 3: `${goes}^^^CITY^MR`, 5: named, 11: 'Mall Road' })]));
      await expect.poll(waiting, PATIENCE).toBe(2);
      await holder.query('commit');
      await holder.end();
      expect([(await merged).code, (await told).code]).toEqual(['AA', 'AA']);
      const kept = await app.sql('select patient_id from hl7_message where event = $1 and patient_id = $2', [
        event,
        into.id,
      ]);
      expect(kept).toHaveLength(1);
    },
  );

  it('leaves a line in the trail of both, which names the fields and the source, and no value', async () => {
    const into = await identified(stays, { name: 'Sunita Yadav', address: null });
    const from = await identified(goes, { name: 'Sunita Yadav', address: '12 Mall Road' });
    await merge();
    const lines = await app.sql<{ verb: string; source_id: string; changed_fields: string[]; line: string }>(
      `select verb, source_id, changed_fields, row_to_json(e)::text as line from audit_event e
       where subject_type = 'patient' and subject_id = $1`,
      [into.id],
    );
    expect(lines).toMatchObject([{ verb: 'hl7.merge', source_id: source.id }]);
    expect(lines[0]?.changed_fields).toEqual(
      expect.arrayContaining(['address', 'patient.deletedAt', 'patient.mergedInto']),
    );
    expect(lines[0]?.line).toContain(from.id);
    expect(lines[0]?.line).not.toMatch(/Sunita|Mall/);
  });
});
