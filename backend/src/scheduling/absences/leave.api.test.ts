import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { addLeave, bookAt, cancelLeave, freeHours } from '../../../test/times-calls.js';

let app: TestApp;
let admin: TestClient;
let kavita: string;
let patient: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await openWith(app);
});
beforeEach(async () => {
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
  patient = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());

const at = (time: string) => new Date(`${time}:00+05:30`);
const session = async (time: string, columns: object = {}) =>
  (
    await insertAppointment(app.sql, patient, {
      physiotherapist_id: kavita,
      starts_at: at(time),
      status: 'scheduled',
      ...columns,
    })
  ).id;
const slots = (day?: string) => freeHours(admin, kavita, day);
const book = (appointmentDate: string, more?: object) =>
  bookAt(admin, { patientId: patient, physiotherapistId: kavita, appointmentDate, ...more });

describe('a leave', () => {
  it('takes its time off what is offered and booked, also over midnight and on a special day', async () => {
    const special = [{ day: '2026-03-13', name: 'Long day', hours: [{ opens: '06:00', closes: '10:00' }] }];
    await openWith(app, { special_days: JSON.stringify(special) });
    const { done } = await addLeave(admin, kavita, { from: '2026-03-12T17:00', until: '2026-03-13T08:00' });
    expect((await slots())?.at(-1)).toBe('16:00');
    expect(await slots('2026-03-13')).toEqual(['08:00', '08:30', '09:00']);
    expect(await book('2026-03-12T16:30')).toBe('OUTSIDE_HOURS');
    expect(await book('2026-03-12T16:30', { overrideReason: 'She stays for him' })).toEqual({ outsideHours: true });
    expect(await book('2026-03-13T08:00')).toEqual({ outsideHours: false });
    expect((await cancelLeave(admin, done?.leave.id ?? '')).done).toBe(true);
    expect((await cancelLeave(admin, done?.leave.id ?? '')).code).toBe('NOT_FOUND');
    expect(await book('2026-03-13T07:00')).toEqual({ outsideHours: false });
  });

  it('unassigns the sessions in it, unless told to keep them; each keeps its time', async () => {
    const inside = [await session('2026-03-12T10:00'), await session('2026-03-12T11:00', { status: 'pending' })];
    const beside = [await session('2026-03-11T23:00'), await session('2026-03-13T00:00')];
    const touching = await session('2026-03-11T23:45');
    const gone = [await session('2026-03-12T12:00', { status: 'canceled' })];
    const { done } = await addLeave(admin, kavita);
    const open = { physiotherapist: null, outsideHours: false, version: 2 };
    expect(done?.affected).toEqual([
      { ...open, id: touching, status: 'SCHEDULED', needsPhysiotherapist: true },
      { ...open, id: inside[0], status: 'SCHEDULED', needsPhysiotherapist: true },
      // Nobody has agreed to it yet; once it is approved it needs somebody.
      { ...open, id: inside[1], status: 'PENDING', needsPhysiotherapist: false },
    ]);
    // Nobody hears of it before somebody else is known (bench §6).
    expect(await app.sql('select id from message where subject_id = any($1)', [inside.concat(touching)])).toEqual([]);
    const kept = await app.sql('select id from appointment where physiotherapist_id = $1 order by id', [kavita]);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([...beside, ...gone]));
    await admin.graphql(`mutation { approveAppointment(id: "${inside[1]}") { id } }`);
    const waiting = async (needsPhysiotherapist: boolean) => {
      const { body } = await admin.graphql<{ appointments: { edges: { node: { id: string } }[] } }>(
        `query ($filter: AppointmentFilter) { appointments(first: 100, filter: $filter) { edges { node { id } } } }`,
        { filter: { needsPhysiotherapist, patientId: patient } },
      );
      return body.data?.appointments.edges.map(({ node }) => node.id);
    };
    expect(await waiting(true)).toEqual([touching, ...inside]);
    expect(new Set(await waiting(false))).toEqual(new Set([...beside, ...gone]));
  });

  it('marks the sessions that are kept', async () => {
    const id = await session('2026-03-12T10:00');
    const { done } = await addLeave(admin, kavita, { affected: 'KEEP', note: '  His sister’s wedding ' });
    expect(done?.affected).toEqual([
      {
        id,
        status: 'SCHEDULED',
        physiotherapist: { id: kavita },
        outsideHours: true,
        needsPhysiotherapist: false,
        version: 2,
      },
    ]);
    expect(done?.leave.note).toBe('His sister’s wedding');
    const [line] = await app.sql(
      "select subject_type, subject_id, details from audit_event where verb = 'physiotherapist.setLeave' order by id desc limit 1",
    );
    expect(line).toEqual({
      subject_type: 'leave',
      subject_id: done?.leave.id,
      details: { affected: 'KEEP', sessions: [id] },
    });
  });

  it('does not lie over another, but beside it', async () => {
    expect((await addLeave(admin, kavita)).code).toBeUndefined();
    expect((await addLeave(admin, kavita, { from: '2026-03-12T23:00', until: '2026-03-14T00:00' })).code).toBe(
      'ALREADY_EXISTS',
    );
    expect(
      (await addLeave(admin, kavita, { from: '2026-03-13T00:00', until: '2026-03-14T00:00' })).code,
    ).toBeUndefined();
  });

  it.each([
    ['until', { from: '2026-03-13T00:00', until: '2026-03-13T00:00' }],
    ['until', { from: '2026-03-12T00:00', until: '2027-03-13T00:01' }],
    ['until', { from: '2026-03-09T00:00', until: '2026-03-10T12:00' }],
    ['from', { from: '2026-03-12T24:00' }],
    ['note', { note: 'x'.repeat(201) }],
  ])('is refused for a wrong %s: %j', async (field, input) => {
    const { code, fields } = await addLeave(admin, kavita, input);
    expect([code, Object.keys(fields as object)]).toEqual(['BAD_INPUT', [field]]);
  });

  it('may last 366 days', async () => {
    expect((await addLeave(admin, kavita, { until: '2027-03-13T00:00' })).code).toBeUndefined();
  });

  it('of somebody who is not there is refused, and so is one of nobody', async () => {
    expect((await addLeave(admin, patient)).code).toBe('NOT_FOUND');
    expect((await cancelLeave(admin, kavita)).code).toBe('NOT_FOUND');
  });
});
