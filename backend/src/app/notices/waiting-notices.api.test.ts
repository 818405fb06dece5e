import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertLeave, insertPatient, insertUser } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { insertMember, type Member } from '../../../test/notes.js';
import { readNotices } from '../../../test/notice-calls.js';
import { cancelSeries, insertSeries } from '../../../test/series.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { cancelLeave } from '../../../test/times-calls.js';
import { insertWaiting } from '../../../test/waiting-calls.js';

let app: TestApp;
let admin: TestClient;
let desk: TestClient;
let kavya: Member;
let neha: Member;
/** Whose sessions come free. */
let record: string;
/** Who waits. */
let lata: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  await openWith(app);
});
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('delete from notice');
  await app.sql("update waiting_list_entry set status = 'WITHDRAWN' where status = 'WAITING'");
  await app.sql('update appointment set deleted_at = now() where deleted_at is null');
  kavya = await insertMember(app, 'Kavya Rao');
  neha = await insertMember(app, 'Neha Kapoor');
  record = (await insertPatient(app.sql)).id;
  lata = (await insertPatient(app.sql, { name: 'Lata Iyer' })).id;
});
afterAll(() => app.close());

const session = async (time: string, columns: object = {}) =>
  (
    await insertAppointment(app.sql, record, {
      physiotherapist_id: kavya.id,
      starts_at: new Date(`2026-03-${time}:00+05:30`),
      status: 'scheduled',
      ...columns,
    })
  ).id;
/** All of a day of Kavya's but what a test lets free, so that nobody who waits has room. */
const fill = (day: string, ...free: string[]) =>
  Promise.all(
    Array.from({ length: 12 }, (_, hours) => `${String(8 + hours).padStart(2, '0')}:00`)
      .filter((time) => !free.includes(time))
      .map(async (time) => {
        const { id } = await insertPatient(app.sql);
        return insertAppointment(app.sql, id, {
          physiotherapist_id: kavya.id,
          starts_at: new Date(`2026-03-${day}T${time}:00+05:30`),
          status: 'scheduled',
          duration_minutes: 60,
        });
      }),
  );
const hour = { duration_minutes: 60 };
async function cancel(id: string, browser = desk): Promise<void> {
  const { body } = await browser.graphql('mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id });
  expect(body.errors).toBeUndefined();
}
async function matches(browser = desk) {
  const { notices } = await readNotices(browser);
  return notices
    .filter(({ kind }) => kind === 'WAITING_LIST_MATCH')
    .map(({ text, patient, subjectId }) => ({ text, patient: patient?.name, subjectId }));
}

describe('a time that comes free is told to the desk if somebody waits for it (bench §6)', () => {
  it('also to whoever freed it, and not to the physiotherapist', async () => {
    await fill('12', '10:00');
    const id = await session('12T10:00', hour);
    const entry = await insertWaiting(app.sql, lata, hour);
    await cancel(id);
    const told = {
      text: 'Thu 12 Mar, 10:00 am to 11:00 am with Kavya Rao is free now: one patient waits for such a time.',
      patient: 'Lata Iyer',
      subjectId: entry.id,
    };
    expect([await matches(), await matches(admin), await matches(kavya.browser)]).toEqual([[told], [told], []]);
  });

  it('names the one who is first, and how many wait', async () => {
    await fill('12', '10:00');
    const id = await session('12T10:00', hour);
    await insertWaiting(app.sql, lata, hour);
    const urgent = await insertWaiting(app.sql, (await insertPatient(app.sql, { name: 'Asha' })).id, {
      ...hour,
      is_urgent: true,
    });
    await cancel(id);
    expect(await matches()).toMatchObject([{ text: expect.stringContaining('2 patients wait'), subjectId: urgent.id }]);
  });

  it.each([
    ['an entry for somebody else', () => ({ physiotherapist_id: neha.id })],
    ['one for another day', () => ({ weekdays: ['FRIDAY'] })],
    ['one for other hours', () => ({ from_minute: 15 * 60 })],
    ['one that needs more room', () => ({ duration_minutes: 90 })],
    ['one that waits no more', () => ({ status: 'WITHDRAWN' })],
  ])('but not of %s', async (_what, columns) => {
    await fill('12', '10:00');
    const id = await session('12T10:00', hour);
    await insertWaiting(app.sql, lata, { ...hour, ...columns() });
    await cancel(id);
    expect(await matches()).toEqual([]);
  });

  it('not of a time that was free before, and of one that is long enough only now', async () => {
    const id = await session('12T10:00', hour);
    await insertWaiting(app.sql, lata, hour);
    await cancel(id);
    expect(await matches()).toEqual([]);
    await app.sql("update waiting_list_entry set status = 'WITHDRAWN'");
    await fill('13', '10:00', '11:00');
    const [first, second] = [await session('13T10:00', hour), await session('13T11:00', hour)];
    const long = { session_type: 'Tele', duration_minutes: 120, weekdays: ['FRIDAY'], physiotherapist_id: kavya.id };
    await insertWaiting(app.sql, lata, long);
    await cancel(first);
    expect(await matches()).toEqual([]);
    await cancel(second);
    expect(await matches()).toMatchObject([{ text: expect.stringMatching(/^Fri 13 Mar, 10:00 am to 12:00 pm with/) }]);
  });

  it.each([
    ['24', 1],
    ['25', 0],
  ])('within 14 days: on 2026-03-%s %i', async (day, count) => {
    await fill(day, '10:00');
    const id = await session(`${day}T10:00`, hour);
    const weekdays = [day === '24' ? 'TUESDAY' : 'WEDNESDAY'];
    await insertWaiting(app.sql, lata, { ...hour, weekdays, physiotherapist_id: kavya.id });
    await cancel(id);
    expect(await matches()).toHaveLength(count);
  });

  it('when a session goes to another time or physiotherapist, not when it is completed', async () => {
    await fill('10', '10:00', '15:00');
    await fill('12', '10:00', '11:00');
    const wanted = { ...hour, physiotherapist_id: kavya.id };
    await insertWaiting(app.sql, lata, wanted);
    const done = await session('10T10:00', hour);
    await admin.graphql(`mutation { completeAppointment(id: "${done}") { id } }`);
    expect(await matches()).toEqual([]);
    const moved = await session('12T10:00', hour);
    const other = await session('12T11:00', hour);
    const move = (id: string, input: string) =>
      desk.graphql(`mutation { moveAppointment(id: "${id}", input: { ${input} }) { id } }`);
    await move(moved, 'appointmentDate: "2026-03-10T15:00"');
    expect(await matches()).toHaveLength(1);
    await app.sql('delete from notice');
    await move(other, `appointmentDate: "2026-03-12T11:00", physiotherapistId: "${neha.id}"`);
    // 10:00 to 11:00 was free before.
    expect(await matches()).toEqual([]);
  });

  it('once of an entry that several times would suit, when sessions of a series or of a deleted record come free', async () => {
    await fill('11', '12:00');
    await fill('12', '12:00');
    const { id, appointmentIds } = await insertSeries(app.sql, record, kavya.id);
    await app.sql('update appointment set duration_minutes = 60 where series_id = $1', [id]);
    await insertWaiting(app.sql, lata, { ...hour, physiotherapist_id: kavya.id });
    await cancelSeries(desk, id, appointmentIds[0] ?? '');
    expect(await matches()).toMatchObject([{ text: expect.stringMatching(/^Wed 11 Mar, 12:00 pm/) }]);
    await app.sql('delete from notice');
    for (const day of ['11', '12']) await session(`${day}T12:00`, hour);
    await admin.graphql(`mutation { deletePatient(id: "${record}") { id } }`);
    expect(await matches()).toMatchObject([{ text: expect.stringMatching(/^Wed 11 Mar, 12:00 pm/) }]);
  });

  it('when a leave is withdrawn, and not when sessions are taken from somebody who is away', async () => {
    const { id } = await insertLeave(app.sql, kavya.id);
    await insertWaiting(app.sql, lata, { ...hour, physiotherapist_id: kavya.id, weekdays: ['THURSDAY'] });
    const away = await session('12T10:00', hour);
    await cancel(away);
    expect(await matches()).toEqual([]);
    await cancelLeave(desk, id);
    expect(await matches()).toMatchObject([
      { text: expect.stringMatching(/^Thu 12 Mar.* with Kavya Rao is free now/) },
    ]);
  });
});
