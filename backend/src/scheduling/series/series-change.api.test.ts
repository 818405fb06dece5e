import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
} from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { bookSeries, cancelSeries, changeSeries, type Series } from '../../../test/series.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patientId: string;
let physiotherapistId: string;
let series: Series;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
});
// It is noon of Tuesday, 10 March 2026.
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app);
  patientId = (await insertPatient(app.sql)).id;
  physiotherapistId = (await insertPhysiotherapist(app.sql)).id;
  series = await booked();
});
afterAll(() => app.close());

const at = (text: string) => new Date(`2026-${text.replace(' ', 'T')}:00+05:30`).toISOString();
const TIMES = ['2026-03-11T10:00', '2026-03-13T10:00', '2026-03-16T10:00', '2026-03-18T10:00'];
async function booked(input: object = {}): Promise<Series> {
  const { done } = await bookSeries(admin, { patientId, physiotherapistId, startsAt: TIMES, ...input });
  if (!done) throw new Error('the series was not booked');
  return done;
}
const idOf = (index: number) => series.sessions[index]?.id ?? '';
const change = (input: object, from = 0, browser = admin) => changeSeries(browser, series.id, idOf(from), input);
const cancel = (from = 0, browser = admin) => cancelSeries(browser, series.id, idOf(from));
const stored = async () =>
  (
    await app.sql<{ starts_at: Date; status: string; physiotherapist_id: string }>(
      'select starts_at, status, physiotherapist_id from appointment where series_id = $1 order by id',
      [series.id],
    )
  ).map((row) => [row.starts_at.toISOString(), row.status, row.physiotherapist_id === physiotherapistId]);
const times = (...texts: string[]) => texts.map((text) => [at(text), 'scheduled', true]);

describe('changeSeries', () => {
  it('gives this session and those that follow another time of the same days, with one audit row', async () => {
    const { done } = await change({ time: '11:30' }, 1);
    expect(done?.sessions.map((one) => one.appointmentDate)).toEqual(
      ['03-13', '03-16', '03-18'].map((day) => at(`${day} 11:30`)),
    );
    expect(await stored()).toEqual(times('03-11 10:00', '03-13 11:30', '03-16 11:30', '03-18 11:30'));
    const lines = await app.sql(
      "select changed_fields, details from audit_event where subject_id = $1 and verb = 'series.change'",
      [series.id],
    );
    expect(lines).toEqual([
      {
        changed_fields: ['appointment.startsAt'],
        details: { changed: [1, 2, 3].map(idOf), skipped: 0 },
      },
    ]);
  });

  it('gives them to another physiotherapist, and both at once', async () => {
    const { id } = await insertPhysiotherapist(app.sql);
    expect((await change({ physiotherapistId: id }, 2)).done?.sessions.map((one) => one.physiotherapist?.id)).toEqual([
      id,
      id,
    ]);
    expect((await change({ physiotherapistId: id, time: '16:00' })).done?.sessions).toHaveLength(4);
    expect((await stored()).map(([start, , isFirst]) => [start, isFirst])).toEqual(
      ['03-11', '03-13', '03-16', '03-18'].map((day) => [at(`${day} 16:00`), false]),
    );
  });

  it('REFUSE changes none where one is taken; SKIP leaves those that cannot change as they are (law 5)', async () => {
    const other = (await insertPatient(app.sql)).id;
    await insertAppointment(app.sql, other, {
      status: 'scheduled',
      physiotherapist_id: physiotherapistId,
      starts_at: at('03-13 11:00'),
    });
    await insertLeave(app.sql, physiotherapistId, { starts_at: at('03-16 11:00'), ends_at: at('03-16 13:00') });
    expect((await change({ time: '11:00' })).code).toBe('DOUBLE_BOOKED');
    expect(await stored()).toEqual(times('03-11 10:00', '03-13 10:00', '03-16 10:00', '03-18 10:00'));
    const { done } = await change({ time: '11:00', whenTaken: 'SKIP' });
    expect(done?.sessions.map((one) => one.appointmentDate)).toEqual([at('03-11 11:00'), at('03-18 11:00')]);
    expect(done?.skipped.map(({ startsAt, code }) => [startsAt, code])).toEqual([
      [at('03-13 11:00'), 'DOUBLE_BOOKED'],
      [at('03-16 11:00'), 'OUTSIDE_HOURS'],
    ]);
    expect(await stored()).toEqual(times('03-11 11:00', '03-13 10:00', '03-16 10:00', '03-18 11:00'));
  });

  it('its own present time does not stand in its way, and what is so already counts as changed', async () => {
    expect((await change({ time: '10:20' })).done?.sessions).toHaveLength(4);
    expect((await change({ time: '10:20' })).done?.sessions).toHaveLength(4);
    const lines = await app.sql("select id from audit_event where subject_id = $1 and verb = 'series.change'", [
      series.id,
    ]);
    expect(lines).toHaveLength(1);
  });

  it('outside the hours needs a reason', async () => {
    expect((await change({ time: '21:00' })).code).toBe('OUTSIDE_HOURS');
    const { done } = await change({ time: '21:00', overrideReason: 'After her work' });
    expect(done?.sessions.map((one) => one.outsideHours)).toEqual([true, true, true, true]);
  });

  it('leaves alone what has begun, is canceled or completed; where none is ahead it is WRONG_STATE', async () => {
    await app.sql("update appointment set status = 'canceled' where id = $1", [idOf(2)]);
    app.clock.set(new Date(at('03-11 10:30')));
    expect((await change({ time: '12:00' })).done?.sessions.map(({ id }) => id)).toEqual([idOf(1), idOf(3)]);
    app.clock.set(new Date(at('03-20 10:30')));
    expect((await change({ time: '12:00' }, 1)).code).toBe('WRONG_STATE');
    expect((await cancel(1)).code).toBe('WRONG_STATE');
  });

  it('to a time of today that has passed is refused', async () => {
    app.clock.set(new Date(at('03-11 09:30')));
    expect((await change({ time: '09:00' })).code).toBe('OUTSIDE_HOURS');
  });

  it.each<[what: string, input: object, code: string]>([
    ['nothing to change', {}, 'BAD_INPUT'],
    ['no time of a day', { time: '25:00' }, 'BAD_INPUT'],
    ['a physiotherapist that is not there', { physiotherapistId: '00000000-0000-4000-8000-000000000000' }, 'NOT_FOUND'],
  ])('refuses %s', async (_what, input, code) => {
    expect((await change(input)).code).toBe(code);
  });

  it('of an unknown series, or from a session of another one, is NOT_FOUND', async () => {
    const [own, first] = [series, idOf(0)];
    const other = await booked({ startsAt: ['2026-03-20T10:00'] });
    expect((await changeSeries(admin, other.id, first, { time: '12:00' })).code).toBe('NOT_FOUND');
    expect((await changeSeries(admin, own.sessions[0]?.id ?? '', first, { time: '12:00' })).code).toBe('NOT_FOUND');
  });
});

describe('cancelSeries', () => {
  it('calls off this session and those that follow, with one audit row', async () => {
    const { done } = await cancel(1);
    expect(done?.map(({ id, status }) => [id, status])).toEqual([1, 2, 3].map((index) => [idOf(index), 'CANCELED']));
    expect((await stored()).map(([, status]) => status)).toEqual(['scheduled', 'canceled', 'canceled', 'canceled']);
    const lines = await app.sql(
      "select changed_fields from audit_event where subject_id = $1 and verb = 'series.cancel'",
      [series.id],
    );
    expect(lines).toEqual([{ changed_fields: ['appointment.status'] }]);
  });

  it('gives the sessions back to the plan', async () => {
    const plan = await insertPlan(app, patientId);
    const own = await booked({ startsAt: ['2026-03-12T10:00', '2026-03-14T10:00'] });
    const held = async () =>
      (await app.sql('select number from plan_session where plan_id = $1 and appointment_id is not null', [plan.id]))
        .length;
    expect(await held()).toBe(6);
    expect((await cancelSeries(admin, own.id, own.sessions[0]?.id ?? '')).done).toHaveLength(2);
    expect(await held()).toBe(4);
  });
});

describe('a physiotherapist', () => {
  async function neha(): Promise<{ browser: TestClient; id: string }> {
    const { user, physiotherapistId: id } = await insertStaff(app.sql);
    return { browser: await app.signIn(user.phone, 'staff'), id };
  }

  it('changes and ends their own sessions of a series alone', async () => {
    const { browser, id } = await neha();
    expect((await change({ time: '12:00' }, 0, browser)).code).toBe('NOT_FOUND');
    await change({ physiotherapistId: id }, 2);
    expect((await change({ time: '12:00' }, 0, browser)).code).toBe('NOT_FOUND');
    expect((await change({ time: '12:00' }, 2, browser)).done?.sessions).toHaveLength(2);
    expect((await change({ physiotherapistId }, 2, browser)).code).toBe('NOT_FOUND');
    expect((await cancel(2, browser)).done).toHaveLength(2);
    expect((await stored()).map(([start, status]) => [start, status])).toEqual([
      [at('03-11 10:00'), 'scheduled'],
      [at('03-13 10:00'), 'scheduled'],
      [at('03-16 12:00'), 'canceled'],
      [at('03-18 12:00'), 'canceled'],
    ]);
  });
});
