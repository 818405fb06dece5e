import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertLeave,
  insertPatientWithAccount,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { missedCalls, whoMissed } from '../../../test/missed-calls.js';
import { codesOf, insertSession, planCalls } from '../../../test/plan-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
const { reopen } = planCalls(() => admin);
const { offer, accept, ownOffers } = missedCalls(() => admin);
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterEach(async () => {
  app.clock.set(NOON);
  await setBackSettings(app);
});
afterAll(() => app.close());

const sessionsOf = (planId: string) =>
  app.sql('select number, state, appointment_id from plan_session where plan_id = $1 order by number', [planId]);

describe('acceptSlot (recovery §6)', () => {
  it('opens the session again and books it then, with the kind and length of the missed one', async () => {
    const { plan, user, physiotherapistId, missed } = await whoMissed(app, 2);
    await reopen(plan, 1); // open and lower: the session of the offer is booked all the same
    const { id, slots } = await offer(plan, 2);
    const own = await app.signIn(user.phone);
    expect(await ownOffers(own)).toMatchObject([{ id, slots }]);
    const { session } = await accept(id, slots[1], own);
    expect(session).toMatchObject({
      status: 'SCHEDULED',
      appointmentDate: slots[1],
      sessionType: 'HOME',
      durationMinutes: 45,
      physiotherapist: { id: physiotherapistId },
    });
    expect((await sessionsOf(plan)).slice(0, 2)).toEqual([
      { number: 1, state: 'AHEAD', appointment_id: null },
      { number: 2, state: 'AHEAD', appointment_id: session?.id },
    ]);
    expect(await app.sql('select status from appointment where id = $1', [missed[1]])).toEqual([{ status: 'missed' }]);
    const kinds = await app.sql(
      `select kind, entered_as from session_event where plan_id = $1 and number = 2 order by id`,
      [plan],
    );
    expect(kinds.slice(-2)).toEqual([
      { kind: 'REOPENED', entered_as: 'PATIENT' },
      { kind: 'BOOKED', entered_as: 'PATIENT' },
    ]);
    expect(await ownOffers(own)).toEqual([]);
    expect((await accept(id, slots[0], own)).code).toBe('NOT_FOUND');
  });

  it('books no home visit of a record without an address (bench §1)', async () => {
    const { id: patientId, plan, user } = await whoMissed(app);
    const { id, slots } = await offer(plan, 1);
    await app.sql('update patient set address = null where id = $1', [patientId]);
    const own = await app.signIn(user.phone);
    const said = expect.stringContaining('A visit at home needs your address') as string;
    expect(await accept(id, slots[0], own)).toMatchObject({ code: 'WRONG_STATE', said });
    expect((await sessionsOf(plan))[0]).toMatchObject({ state: 'MISSED' });
    await app.sql("update patient set address = '7 Lake View' where id = $1", [patientId]);
    expect((await accept(id, slots[0], own)).session).toMatchObject({ status: 'SCHEDULED' });
  });

  it('is refused once it was accepted, also when the session was missed again within its 48 hours', async () => {
    const { plan, id: patient, missed, user } = await whoMissed(app);
    const { id, slots } = await offer(plan);
    const own = await app.signIn(user.phone);
    const { session } = await accept(id, slots[0], own);
    app.clock.set(new Date(Date.parse(slots[0] ?? '') + 3_600_000));
    expect(app.clock.now().getTime()).toBeLessThan(NOON.getTime() + 48 * 3_600_000);
    const again = await admin.graphql(
      `mutation { markAppointmentMissed(id: "${session?.id}", reason: "Fever again") { status } }`,
    );
    expect(again.body.data).toEqual({ markAppointmentMissed: { status: 'MISSED' } });
    const before = await sessionsOf(plan);
    expect(before[0]).toEqual({ number: 1, state: 'MISSED', appointment_id: session?.id });
    expect(await ownOffers(own)).toEqual([]);
    expect((await accept(id, slots[1], own)).code).toBe('NOT_FOUND');
    expect((await accept(id, slots[1])).code).toBe('NOT_FOUND');
    expect(await sessionsOf(plan)).toEqual(before);
    const held = await app.sql('select id from appointment where patient_id = $1', [patient]);
    expect(new Set(held.map((one) => one['id']))).toEqual(new Set([...missed, session?.id]));
    expect((await accept((await offer(plan)).id, slots[1])).session).toMatchObject({ status: 'SCHEDULED' });
  });

  it('is refused when it is over, not of the offer, or taken meanwhile, and then nothing is changed', async () => {
    const { plan, id: patient, physiotherapistId, treats } = await whoMissed(app);
    const { id, slots } = await offer(plan);
    const before = await sessionsOf(plan);
    expect(await accept(id, '2026-03-20T05:00:00.000Z')).toMatchObject({
      code: 'BAD_INPUT',
      fields: { startsAt: expect.any(String) },
    });
    const taken = { physiotherapist_id: physiotherapistId, status: 'scheduled', starts_at: new Date(slots[0] ?? '') };
    await insertAppointment(app.sql, (await insertPatientWithAccount(app.sql)).record.id, taken);
    expect(await accept(id, slots[0], await app.signIn(treats.phone, 'staff'))).toMatchObject({
      code: 'DOUBLE_BOOKED',
      said: 'This time was just taken.',
    });
    const { id: other } = await insertPhysiotherapist(app.sql);
    await insertAppointment(app.sql, (await insertPatientWithAccount(app.sql)).record.id, {
      ...taken,
      physiotherapist_id: other,
    });
    const someone = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    expect((await accept(id, slots[1], someone)).code).toBe('NOT_FOUND');
    app.clock.set(new Date(NOON.getTime() + 48 * 3_600_000));
    expect((await accept(id, slots[2])).code).toBe('NOT_FOUND');
    expect(await sessionsOf(plan)).toEqual(before);
    app.clock.set(NOON);
    await reopen(plan, 1);
    expect((await accept(id, slots[2])).code).toBe('NOT_FOUND');
    expect(await app.sql(`select from appointment where patient_id = $1 and status = 'scheduled'`, [patient])).toEqual(
      [],
    );
  });

  it('lets one of many at once have it: of one offer, and of two patients who are offered the same time', async () => {
    const one = await whoMissed(app);
    const { id, slots } = await offer(one.plan);
    const codes = await codesOf(Array.from({ length: 6 }, (_, at) => accept(id, slots[at % 3])));
    expect(codes).toEqual([...Array<string>(5).fill('NOT_FOUND'), 'done']);
    const shared = { physiotherapist_id: one.physiotherapistId };
    const pair = await Promise.all(
      [1, 2].map(async () => {
        const { record } = await insertPatientWithAccount(app.sql);
        const plan = await insertPlan(app, record.id, shared);
        await insertSession(app, record.id, 'missed');
        return offer(plan.id);
      }),
    );
    expect(pair[0]?.slots).toEqual(pair[1]?.slots);
    expect(await codesOf(pair.map((made) => accept(made.id, made.slots[0])))).toEqual(['DOUBLE_BOOKED', 'done']);
  });

  it.each<[string, (treats: string, startsAt: Date) => Promise<unknown>]>([
    [
      'a leave was entered over it',
      (treats, startsAt) =>
        insertLeave(app.sql, treats, { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 3_600_000) }),
    ],
    [
      'the way to a home session leaves no time for it',
      async (treats, startsAt) =>
        insertAppointment(app.sql, (await insertPatientWithAccount(app.sql)).record.id, {
          physiotherapist_id: treats,
          status: 'scheduled',
          session_type: 'Home',
          starts_at: new Date(startsAt.getTime() + 50 * 60_000), // the session itself is over after 45
        }),
    ],
    [
      'whoever treats left',
      (treats) => app.sql(`update physiotherapist set last_day = '2026-03-09' where id = $1`, [treats]),
    ],
  ])('is refused when %s meanwhile: the sentence says that it was taken', async (_what, happens) => {
    const { plan, physiotherapistId } = await whoMissed(app);
    const { id, slots } = await offer(plan);
    const before = await sessionsOf(plan);
    await happens(physiotherapistId, new Date(slots[0] ?? ''));
    expect(await accept(id, slots[0])).toMatchObject({ code: 'DOUBLE_BOOKED', said: 'This time was just taken.' });
    expect(await sessionsOf(plan)).toEqual(before);
  });

  it('keeps the time before the earliest session of an open clinic for patients, and not for the desk', async () => {
    await openWith(app, { lead_minutes: 120 });
    const { plan, user } = await whoMissed(app);
    const { id, slots } = await offer(plan);
    const own = await app.signIn(user.phone);
    app.clock.set(new Date(Date.parse(slots[0] ?? '') - 119 * 60_000));
    expect(await accept(id, slots[0], own)).toMatchObject({
      code: 'TOO_LATE',
      fields: { startsAt: expect.any(String) },
      said: expect.stringContaining('earliest session'),
    });
    expect((await accept(id, slots[0])).session).toMatchObject({ status: 'SCHEDULED', appointmentDate: slots[0] });
  });

  it.each([
    ['too soon for a patient of an open clinic', 120, true],
    ['over before the clinic is open', 0, false],
  ])('shows the patient no time that is %s, and no offer without one', async (_when, minutesBefore, isOpen) => {
    if (isOpen) await openWith(app, { lead_minutes: 120 });
    const { plan, user } = await whoMissed(app);
    const { id, slots } = await offer(plan);
    const own = await app.signIn(user.phone);
    const at = (slot: string | undefined, after = 0) =>
      app.clock.set(new Date(Date.parse(slot ?? '') - minutesBefore * 60_000 + after));
    at(slots[0], -1);
    expect(await ownOffers(own)).toMatchObject([{ id, slots }]);
    at(slots[0], 1);
    expect(await ownOffers(own)).toMatchObject([{ id, slots: slots.slice(1) }]);
    await app.sql(`update slot_offer set expires_at = expires_at + interval '30 days' where id = $1`, [id]);
    at(slots[2], 1);
    expect(await ownOffers(own)).toEqual([]);
  });

  it.each([
    ['at the earliest moment of an open clinic', 120, true],
    ['until it begins before the clinic is open', 1, false],
  ])('is open to patients %s', async (_when, minutesBefore, isOpen) => {
    if (isOpen) await openWith(app, { lead_minutes: 120 });
    const { plan, user } = await whoMissed(app);
    const { id, slots } = await offer(plan);
    const own = await app.signIn(user.phone);
    app.clock.set(new Date(Date.parse(slots[0] ?? '') - minutesBefore * 60_000));
    expect((await accept(id, slots[0], own)).session).toMatchObject({ appointmentDate: slots[0] });
  });
});
