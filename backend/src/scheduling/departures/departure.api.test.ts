import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertStaff,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { addedMember, leaveTeam, teamOf } from '../../../test/team-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let ownId: string;
let admin: TestClient;
let neha: Awaited<ReturnType<typeof insertStaff>>;
let kavita: string;
beforeAll(async () => {
  app = await createTestApp();
  const own = await insertAdmin(app.sql);
  ownId = own.id;
  admin = await app.signIn(own.phone, 'admin');
});
beforeEach(async () => {
  await openWith(app);
  neha = await insertStaff(app.sql);
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
});
afterAll(() => app.close());

const LAST_DAY = '2026-03-11';
const at = (time: string) => new Date(`2026-03-${time}:00+05:30`);
const session = async (time: string, columns: object = {}) =>
  (
    await insertAppointment(app.sql, (await insertPatient(app.sql)).id, {
      physiotherapist_id: neha.physiotherapistId,
      starts_at: at(time),
      status: 'scheduled',
      ...columns,
    })
  ).id;
const stored = async (ids: string[]) => {
  const rows = await app.sql<{ id: string; status: string; who: string | null; needs: boolean; starts_at: Date }>(
    'select id, status, physiotherapist_id as who, needs_physiotherapist as needs, starts_at from appointment where id = any($1)',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id));
};
const codeOf = async (document: string, browser = admin) => {
  const { body } = await browser.graphql(document);
  return body.errors?.[0]?.extensions.code ?? 'done';
};

describe('a departure', () => {
  it('gives the sessions after the last day to the successor where they are free; nothing is cancelled', async () => {
    const times = ['11T10:00', '12T10:00', '12T11:00', '12T12:00', '12T19:00', '13T10:00', '13T11:00'] as const;
    const [last, free, taken, away, late, home, near] = await Promise.all([
      ...times.slice(0, 5).map((time) => session(time)),
      session('13T10:00', { session_type: 'Home' }),
      // Too near to the home visit, which went to the successor before it.
      session('13T11:00'),
    ]);
    const [asked, gone] = [
      await session('12T10:00', { status: 'pending' }),
      await session('14T10:00', { status: 'canceled' }),
    ];
    await session('12T11:30', { physiotherapist_id: kavita });
    await insertLeave(app.sql, kavita, { starts_at: at('12T12:00'), ends_at: at('12T13:00') });
    const { done } = await leaveTeam(admin, neha.user.id, LAST_DAY, kavita);
    expect(done).toMatchObject({
      handedOver: 2,
      unassigned: 4,
      member: { lastDay: LAST_DAY, disabled: false, sessionsAhead: 1 },
    });
    const row = (who: string | null, needs: boolean, status = 'scheduled') => ({ who, needs, status });
    const ids = [last, free, taken, away, late, home, near, asked, gone].map(String);
    const rows = await stored(ids);
    expect(rows).toMatchObject([
      row(neha.physiotherapistId, false),
      row(kavita, false),
      row(null, true),
      row(null, true),
      row(null, true),
      row(kavita, false),
      row(null, true),
      row(null, true, 'pending'),
      row(neha.physiotherapistId, false, 'canceled'),
    ]);
    expect(rows.slice(0, 7).map((one) => one?.starts_at)).toEqual(times.map(at));
    const [line] = await app.sql(
      "select subject_id, changed_fields, details from audit_event where verb = 'staff.leave' order by id desc limit 1",
    );
    expect(line).toMatchObject({
      subject_id: neha.user.id,
      changed_fields: ['lastDay', 'physiotherapist.lastDay'],
      details: { handedOver: [free, home], unassigned: expect.arrayContaining([taken, away, late, near]) },
    });
    // The patients of the successor hear of it; of a session that waits for somebody, nobody hears yet.
    const told = await app.sql<{ subject_id: string; text: string }>(
      "select subject_id, text from message where kind = 'SESSION_REASSIGNED' order by id",
    );
    expect(told.map(({ subject_id }) => subject_id)).toEqual([free, home]);
    expect(told[0]?.text).toContain('is now with Kavita.');
  });

  it('before the clinic is open asks for no hours of a successor, who is in one place at a time all the same', async () => {
    await setBackSettings(app);
    const [night, taken] = [await session('15T03:00'), await session('12T11:00')];
    await session('12T11:30', { physiotherapist_id: kavita });
    const { done } = await leaveTeam(admin, neha.user.id, LAST_DAY, kavita);
    expect(done).toMatchObject({ handedOver: 1, unassigned: 1 });
    expect(await stored([night, taken])).toMatchObject([{ who: kavita }, { who: null, needs: true }]);
  });

  it('gives a successor who leaves first only what lies before that', async () => {
    const [before, after] = [await session('12T10:00'), await session('13T10:00')];
    expect((await leaveTeam(admin, kavita, '2026-03-12')).done).toMatchObject({ handedOver: 0, unassigned: 0 });
    expect((await leaveTeam(admin, neha.user.id, LAST_DAY, kavita)).done).toMatchObject({
      handedOver: 1,
      unassigned: 1,
    });
    expect(await stored([before, after])).toMatchObject([{ who: kavita }, { who: null }]);
  });

  it('is not one’s own, in the past, of nobody, entered twice, or to oneself or to somebody who treats nobody', async () => {
    const doctor = await addedMember(admin, { userType: 'DOCTOR' });
    const { id } = neha.user;
    expect((await leaveTeam(admin, ownId, LAST_DAY)).code).toBe('FORBIDDEN');
    expect((await leaveTeam(admin, id, '2026-03-09')).code).toBe('BAD_INPUT');
    expect((await leaveTeam(admin, 'nobody', LAST_DAY)).code).toBe('NOT_FOUND');
    expect((await leaveTeam(admin, id, LAST_DAY, neha.physiotherapistId)).code).toBe('BAD_INPUT');
    expect((await leaveTeam(admin, id, LAST_DAY, doctor.id)).code).toBe('NOT_FOUND');
    expect((await leaveTeam(admin, id, '2026-03-10')).code).toBeUndefined();
    expect((await leaveTeam(admin, id, LAST_DAY)).code).toBe('WRONG_STATE');
    expect((await leaveTeam(admin, neha.physiotherapistId, LAST_DAY)).code).toBe('WRONG_STATE');
  });

  it('leaves sessions that need somebody until they are moved to somebody, who is still there then', async () => {
    const id = await session('12T10:00');
    await leaveTeam(admin, neha.user.id, LAST_DAY);
    const move = async (who: string) => {
      const { body } = await admin.graphql<{ done: object }>(
        `mutation { done: moveAppointment(id: "${id}", input: { appointmentDate: "2026-03-12T10:00", physiotherapistId: "${who}" }) {
          needsPhysiotherapist physiotherapist { id } } }`,
      );
      return body.data?.done ?? body.errors?.[0]?.extensions.code;
    };
    expect(await move(neha.physiotherapistId)).toBe('NOT_FOUND');
    expect(await move(kavita)).toEqual({ needsPhysiotherapist: false, physiotherapist: { id: kavita } });
  });

  it('is taken back by switching the account on', async () => {
    await leaveTeam(admin, neha.user.id, LAST_DAY);
    await codeOf(`mutation { setAccountDisabled(userId: "${neha.user.id}", disabled: false) { id } }`);
    expect((await teamOf(admin)).find(({ id }) => id === neha.user.id)).toMatchObject({ lastDay: null });
    expect(await app.sql('select last_day from physiotherapist where id = $1', [neha.physiotherapistId])).toEqual([
      { last_day: null },
    ]);
  });
});

it('whoever left without an account is back with one', async () => {
  await leaveTeam(admin, kavita, '2026-03-10');
  app.clock.set(at('11T00:00').toJSON());
  const back = await addedMember(admin, { fullName: 'Kavita', physiotherapistId: kavita });
  expect(back).toMatchObject({ physiotherapistId: kavita, lastDay: null, disabled: false });
  expect(await app.sql('select last_day from physiotherapist where id = $1', [kavita])).toEqual([{ last_day: null }]);
  app.clock.set(NOON.toJSON());
});

describe('after the last day', () => {
  it('nobody is booked with them, whatever the reason; until then they are', async () => {
    await leaveTeam(admin, neha.user.id, LAST_DAY);
    const { id } = await insertPatient(app.sql);
    const book = (day: string, more = '') =>
      codeOf(`mutation { bookAppointment(input: { patientId: "${id}", physiotherapistId: "${neha.physiotherapistId}",
        appointmentDate: "${day}T10:00", sessionType: CLINIC${more} }) { id } }`);
    expect(await book('2026-03-12')).toBe('NOT_FOUND');
    expect(await book('2026-03-12', ', overrideReason: "For once"')).toBe('NOT_FOUND');
    expect(await book(LAST_DAY)).toBe('done');
    const { body } = await admin.graphql<{ freeSlots: { startsAt: string }[] }>(
      `{ freeSlots(input: { from: "2026-03-10", until: "2026-03-20", sessionType: CLINIC, physiotherapistId: "${neha.physiotherapistId}" }) { startsAt } }`,
    );
    expect(body.data?.freeSlots.at(-1)?.startsAt.slice(0, 10)).toBe(LAST_DAY);
    const names = async (day: string) => {
      const list = await admin.graphql<{ physiotherapists: { id: string }[] }>(
        `{ physiotherapists(day: "${day}") { id } }`,
      );
      return list.body.data?.physiotherapists.map((one) => one.id);
    };
    expect(await names(LAST_DAY)).toContain(neha.physiotherapistId);
    expect(await names('2026-03-12')).not.toContain(neha.physiotherapistId);
  });

  it('a patient of theirs who asks before the clinic is open waits for somebody else', async () => {
    await setBackSettings(app);
    const { user, record } = await insertPatientWithAccount(app.sql, { physiotherapist_id: neha.physiotherapistId });
    await leaveTeam(admin, neha.user.id, LAST_DAY);
    const patient = await app.signIn(user.phone);
    const ask = (date: string, more = '') =>
      codeOf(
        `mutation { requestAppointment(input: { appointmentDate: "${date}", sessionType: CLINIC${more} }) { id } }`,
        patient,
      );
    expect(await ask('2026-03-12T10:00', `, physiotherapistId: "${neha.physiotherapistId}"`)).toBe('NOT_FOUND');
    expect(await ask('2026-03-12T10:00')).toBe('done');
    expect(await ask('2026-03-11T10:00')).toBe('done');
    expect(
      await app.sql('select physiotherapist_id as who from appointment where patient_id = $1 order by starts_at', [
        record.id,
      ]),
    ).toEqual([{ who: neha.physiotherapistId }, { who: null }]);
  });

  it('they are out by the clock alone: of the team, of their sessions, of the door and of their keys', async () => {
    const other = await insertAdmin(app.sql);
    const browsers = [await app.signIn(neha.user.phone, 'staff'), await app.signIn(other.phone, 'admin')];
    const key = app.client((await insertApiKey(app.sql, other.id, { scopes: ['appointments:read'] })).text);
    const isIn = async () => {
      const answers = await Promise.all(
        browsers.map((browser) => browser.graphql<{ me: object | null }>('{ me { id } }')),
      );
      return answers
        .map(({ body }) => body.data?.me !== null)
        .concat((await codeOf('{ physiotherapists { id } }', key)) === 'done');
    };
    // Sessions and keys are judged by the database's clock.
    const leave = (day: string) =>
      app.sql(`update app_user set last_day = (now() at time zone 'Asia/Kolkata')::date ${day} where id in ($1, $2)`, [
        neha.user.id,
        other.id,
      ]);
    await leave('');
    expect(await isIn()).toEqual([true, true, true]);
    await leave('- 1');
    expect(await isIn()).toEqual([false, false, false]);
    await app.sql("update app_user set last_day = '2026-03-10' where id = $1", [neha.user.id]);
    expect((await teamOf(admin)).map(({ id }) => id)).toContain(neha.user.id);
    expect(await app.signIn(neha.user.phone, 'staff')).toBeDefined();
    app.clock.set(at('11T00:00').toJSON());
    expect((await teamOf(admin)).map(({ id }) => id)).not.toContain(neha.user.id);
    expect((await teamOf(admin, true)).find(({ id }) => id === neha.user.id)).toMatchObject({
      lastDay: '2026-03-10',
      disabled: true,
    });
    await expect(app.signIn(neha.user.phone, 'staff')).rejects.toThrow('ACCOUNT_DISABLED');
    app.clock.set(NOON.toJSON());
  });

  it('a doctor is not to choose any more', async () => {
    const doctor = await addedMember(admin, { userType: 'DOCTOR', fullName: 'Dr Rao' });
    const chosen = async () => {
      const { body } = await admin.graphql<{ doctors: { id: string }[] }>('{ doctors { id } }');
      return body.data?.doctors.map(({ id }) => id);
    };
    await leaveTeam(admin, doctor.id, '2026-03-10');
    expect(await chosen()).toContain(doctor.doctorId);
    app.clock.set(at('11T00:00').toJSON());
    expect(await chosen()).not.toContain(doctor.doctorId);
    app.clock.set(NOON.toJSON());
  });
});
