import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrangeAbsence, proposeAbsence } from '../../../test/absence-calls.js';
import {
  insertAppointment,
  insertCover,
  insertLeave,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let desk: TestClient;
let kavya: string;
let neha: string;
let ravi: string;
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
});
beforeEach(async () => {
  await openWith(app);
  await app.sql("update physiotherapist set last_day = '2026-03-01'");
  [kavya, neha, ravi] = [await member('Kavya'), await member('Neha'), await member('Ravi')];
});
afterAll(() => app.close());

const member = async (name: string) => (await insertPhysiotherapist(app.sql, { name })).id;
const at = (time: string) => new Date(`2026-03-${time}:00+05:30`);
const session = async (time: string, columns: object = {}) =>
  (
    await insertAppointment(app.sql, (await insertPatient(app.sql)).id, {
      physiotherapist_id: kavya,
      starts_at: at(time),
      status: 'scheduled',
      ...columns,
    })
  ).id;
const held = async (ids: string[]) => {
  const rows = await app.sql<{ id: string; who: string | null; needs: boolean; starts_at: Date }>(
    'select id, physiotherapist_id as who, needs_physiotherapist as needs, starts_at from appointment where id = any($1)',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id));
};
const leaves = async () =>
  app.sql('select from physiotherapist_leave where physiotherapist_id = $1 and deleted_at is null', [kavya]);
const to = (appointmentId: string, physiotherapistId: string, version?: number) => ({
  appointmentId,
  physiotherapistId,
  ...(version && { version }),
});

describe('the sessions of an absence', () => {
  it('are refused for wrong times, of nobody, and to whoever treats', async () => {
    expect(await proposeAbsence(desk, kavya, { until: '2026-03-12T00:00' })).toMatchObject({ fields: ['until'] });
    expect(await proposeAbsence(desk, kavya, { from: '2026-03-09T00:00', until: '2026-03-10T12:00' })).toMatchObject({
      code: 'BAD_INPUT',
      fields: ['until'],
    });
    expect((await proposeAbsence(desk, 'nobody')).code).toBe('NOT_FOUND');
    const { user } = await insertStaff(app.sql);
    expect((await proposeAbsence(await app.signIn(user.phone, 'staff'), kavya)).code).toBe('FORBIDDEN');
  });

  it('are those scheduled and pending in the time, in order, each with who is free then', async () => {
    const [noon, ten, asked] = [
      await session('12T12:00'),
      await session('12T10:00'),
      await session('12T10:30', { status: 'pending' }),
    ];
    const touching = await session('11T23:45');
    for (const status of ['canceled', 'completed', 'missed']) await session('12T14:00', { status });
    await session('13T00:00');
    await session('12T15:00', { physiotherapist_id: ravi });
    await session('12T12:15', { physiotherapist_id: neha });
    await insertLeave(app.sql, ravi, { starts_at: at('12T10:15'), ends_at: at('12T11:00') });
    const { done } = await proposeAbsence(desk, kavya);
    expect(done?.map(({ appointment, candidates }) => [appointment.id, candidates.map(({ name }) => name)])).toEqual([
      // The clinic is closed at a quarter to twelve at night.
      [touching, []],
      [ten, ['Neha']],
      [asked, ['Neha']],
      [noon, ['Ravi']],
    ]);
  });

  it('name first who treated the patient before, then who has the fewest sessions that day', async () => {
    const patient = (await insertPatient(app.sql)).id;
    const asha = await member('Asha');
    await session('12T15:00', { physiotherapist_id: neha });
    await session('12T16:00', { physiotherapist_id: ravi });
    await session('12T17:00', { physiotherapist_id: ravi });
    // One of another day, and one that only was asked for, do not count.
    await session('13T15:00', { physiotherapist_id: asha });
    await session('12T15:00', { physiotherapist_id: asha, status: 'pending' });
    await insertAppointment(app.sql, patient, {
      physiotherapist_id: ravi,
      starts_at: at('02T10:00'),
      status: 'completed',
    });
    await insertAppointment(app.sql, patient, {
      physiotherapist_id: neha,
      starts_at: at('03T10:00'),
      status: 'missed',
    });
    const id = (
      await insertAppointment(app.sql, patient, {
        physiotherapist_id: kavya,
        starts_at: at('12T10:00'),
        status: 'scheduled',
      })
    ).id;
    const { done } = await proposeAbsence(desk, kavya);
    expect(done?.map(({ appointment }) => appointment.id)).toEqual([id]);
    expect(done?.[0]?.candidates.map(({ name }) => name)).toEqual(['Ravi', 'Asha', 'Neha']);
  });

  it('name nobody who left, is switched off or is on the way to a home visit', async () => {
    await session('12T10:00');
    await session('12T11:00', { physiotherapist_id: neha, session_type: 'Home' });
    const { user } = await insertStaff(app.sql, { full_name: 'Asha' });
    await app.sql('update app_user set disabled_at = now() where id = $1', [user.id]);
    await app.sql("update physiotherapist set last_day = '2026-03-11' where id = $1", [ravi]);
    const { done } = await proposeAbsence(desk, kavya);
    expect(done?.[0]?.candidates).toEqual([]);
  });

  it('are at most 200', async () => {
    const patient = (await insertPatient(app.sql)).id;
    await app.sql(
      `insert into appointment (id, patient_id, physiotherapist_id, starts_at, session_type, status, created_at)
       select gen_random_uuid(), $1, $2, timestamptz '2026-03-12T08:00+05:30' + n * interval '2 minutes', 'Clinic', 'pending', now()
       from generate_series(1, 201) n`,
      [patient, kavya],
    );
    expect((await proposeAbsence(desk, kavya)).done).toHaveLength(200);
  });
});

describe('an absence', () => {
  it('is refused as a whole for what cannot be meant, and nothing is written', async () => {
    const id = await session('12T10:00');
    const { user } = await insertStaff(app.sql);
    expect((await arrangeAbsence(await app.signIn(user.phone, 'staff'), kavya)).code).toBe('FORBIDDEN');
    const refused = async (input: object, code: string, who = kavya) =>
      expect((await arrangeAbsence(desk, who, input)).code).toBe(code);
    await refused({}, 'NOT_FOUND', 'nobody');
    await refused({ until: '2026-03-11T00:00' }, 'BAD_INPUT');
    await refused({ from: '2026-03-01T00:00', until: '2026-03-02T00:00' }, 'BAD_INPUT');
    await refused({ standIns: [to(id, kavya)] }, 'BAD_INPUT');
    await refused({ standIns: [to(id, neha), to(id, ravi)] }, 'BAD_INPUT');
    await refused({ standIns: [to(id, 'nobody')] }, 'NOT_FOUND');
    await refused({ standIns: [to('00000000-0000-4000-8000-000000000001', neha)] }, 'NOT_FOUND');
    await refused({ coveredBy: [kavya] }, 'BAD_INPUT');
    await refused({ coveredBy: [neha, neha] }, 'BAD_INPUT');
    await refused({ coveredBy: [neha], until: '2026-05-13T00:00' }, 'BAD_INPUT');
    await refused({ note: 'x'.repeat(201) }, 'BAD_INPUT');
    expect(await leaves()).toEqual([]);
    expect(await held([id])).toMatchObject([{ who: kavya }]);
  });

  it('gives its sessions to whom is named where that one is free; the others keep their time and wait (law 6)', async () => {
    const times = ['12T09:00', '12T10:00', '12T11:00', '12T12:00', '12T13:00'];
    const ids = await Promise.all(times.map((time) => session(time)));
    const [free = '', busy = '', away = '', outdated = '', unnamed = ''] = ids;
    const asked = await session('12T14:00', { status: 'pending' });
    await session('12T10:15', { physiotherapist_id: neha });
    await insertLeave(app.sql, ravi, { starts_at: at('12T11:00'), ends_at: at('12T12:00') });
    const elsewhere = await session('12T15:00', { physiotherapist_id: neha });
    const { done } = await arrangeAbsence(desk, kavya, {
      note: 'Ill',
      coveredBy: [neha, ravi],
      standIns: [
        to(free, neha, 1),
        to(busy, neha),
        to(away, ravi),
        to(outdated, neha, 7),
        to(asked, ravi),
        to(elsewhere, ravi),
      ],
    });
    expect(done?.leave).toMatchObject({ note: null });
    expect(done?.reassigned.map(({ id }) => id)).toEqual([free, asked]);
    expect(done?.waiting.map(({ id }) => id)).toEqual([busy, away, outdated, unnamed]);
    expect(done?.refused.map(({ appointmentId, code }) => [appointmentId, code])).toEqual([
      [elsewhere, 'CHANGED_MEANWHILE'],
      [busy, 'DOUBLE_BOOKED'],
      [away, 'OUTSIDE_HOURS'],
      [outdated, 'CHANGED_MEANWHILE'],
    ]);
    expect(done?.refused[1]?.message).toBe('Neha has another session then. This one waits for somebody.');
    const waits = { who: null, needs: true };
    expect(await held([...ids, asked, elsewhere])).toMatchObject([
      { who: neha, needs: false },
      waits,
      waits,
      waits,
      waits,
      { who: ravi, needs: false },
      { who: neha },
    ]);
    expect((await held(ids)).map((row) => row?.starts_at)).toEqual(times.map(at));
    expect(await app.sql('select note from physiotherapist_leave where physiotherapist_id = $1', [kavya])).toEqual([
      { note: 'Ill' },
    ]);
    expect(
      await app.sql(
        'select by_id as by, first_day::text as first, last_day::text as last from cover where absent_id = $1 order by 1 = 1, id',
        [kavya],
      ),
    ).toEqual([neha, ravi].map((by) => ({ by, first: '2026-03-12', last: '2026-03-12' })));
    const [line] = await app.sql(
      "select subject_id, details from audit_event where verb = 'absence.arrange' order by id desc limit 1",
    );
    expect(line).toMatchObject({
      subject_id: done?.leave.id,
      details: {
        given: [free, asked],
        waiting: expect.arrayContaining([busy, unnamed]),
        covers: [expect.any(String), expect.any(String)],
      },
    });
  });

  it('tells a patient once who treats instead, and nothing of a session that waits', async () => {
    const [taken, waits] = [await session('12T09:00'), await session('12T10:00')];
    const asked = await session('12T11:00', { status: 'pending' });
    await arrangeAbsence(desk, kavya, { standIns: [to(taken, neha), to(asked, neha)] });
    const told = await app.sql<{ subject_id: string; kind: string; text: string }>(
      "select subject_id, kind, text from message where subject_id = any($1) and kind like 'SESSION%'",
      [[taken, waits, asked]],
    );
    expect(told).toEqual([
      { subject_id: taken, kind: 'SESSION_REASSIGNED', text: expect.stringContaining('Neha') as string },
    ]);
  });

  it('counts what a stand-in takes against the next session, also the way to a home visit', async () => {
    const home = { session_type: 'Home' };
    const [first, near] = [await session('12T10:00', home), await session('12T11:00', home)];
    await app.sql('update clinic_settings set travel_minutes = 30');
    const { done } = await arrangeAbsence(desk, kavya, { standIns: [to(near, neha), to(first, neha)] });
    expect(done?.reassigned.map(({ id }) => id)).toEqual([first]);
    expect(done?.refused).toMatchObject([{ appointmentId: near, code: 'OUTSIDE_HOURS' }]);
  });

  it('before the clinic is open asks for no hours, and nobody is in two places all the same', async () => {
    await setBackSettings(app);
    const [night, taken] = [await session('12T03:00'), await session('12T11:00')];
    await session('12T11:30', { physiotherapist_id: neha });
    const { done } = await arrangeAbsence(desk, kavya, { standIns: [to(night, neha), to(taken, neha)] });
    expect([done?.reassigned.length, done?.waiting.length]).toEqual([1, 1]);
  });

  it('that is sent again answers the same and enters nothing; the key of another one is refused', async () => {
    const id = await session('12T10:00');
    const input = { standIns: [to(id, neha)], coveredBy: [neha] };
    const first = await arrangeAbsence(desk, kavya, input, 'absence-again');
    const again = await arrangeAbsence(desk, kavya, input, 'absence-again');
    expect(first.done).toBeDefined();
    expect(again.done).toEqual(first.done);
    expect(await leaves()).toHaveLength(1);
    expect((await arrangeAbsence(desk, kavya, {}, 'absence-again')).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await arrangeAbsence(desk, kavya, input)).code).toBe('ALREADY_EXISTS');
  });

  it('with a cover that exists is refused, and nothing of it stands', async () => {
    const id = await session('12T10:00');
    await insertCover(app.sql, kavya, neha);
    expect((await arrangeAbsence(desk, kavya, { standIns: [to(id, ravi)], coveredBy: [neha] })).code).toBe(
      'ALREADY_EXISTS',
    );
    expect(await leaves()).toEqual([]);
    expect(await held([id])).toMatchObject([{ who: kavya }]);
  });

  it('that runs already covers from today on, and leaves what has begun as it is', async () => {
    const begun = await session('10T09:00');
    const { done } = await arrangeAbsence(desk, kavya, {
      from: '2026-03-09T00:00',
      until: '2026-03-11T00:00',
      coveredBy: [neha],
    });
    expect(done?.waiting).toEqual([]);
    expect(await held([begun])).toMatchObject([{ who: kavya }]);
    expect(await app.sql('select first_day::text as first from cover where absent_id = $1', [kavya])).toEqual([
      { first: '2026-03-10' },
    ]);
  });
});
