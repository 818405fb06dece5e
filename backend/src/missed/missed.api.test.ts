import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertLeave,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertStaff,
} from '../../test/builders.js';
import { openWith, setBackSettings } from '../../test/clinic-calls.js';
import { codesOf, insertSession, planCalls } from '../../test/plan-calls.js';
import { insertPlan } from '../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../test/test-app.js';
import type { TestClient } from '../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
const { reopen, stop } = planCalls(() => admin);
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterEach(async () => {
  app.clock.set(NOON);
  await setBackSettings(app);
});
afterAll(() => app.close());

/** A patient whose first session was missed, with whoever treats. */
async function whoMissed(count = 1) {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const { user: treats, physiotherapistId } = await insertStaff(app.sql);
  const plan = await insertPlan(app, record.id, { physiotherapist_id: physiotherapistId });
  const missed: string[] = [];
  for (let at = 0; at < count; at++)
    missed.push(await insertSession(app, record.id, 'missed', { session_type: 'Home' }));
  return { id: record.id, user, treats, physiotherapistId, plan: plan.id, missed };
}

interface Offer {
  id: string;
  slots: string[];
  expiresAt: string;
}
async function offer(planId: string, number = 1, browser = admin) {
  const { body } = await browser.graphql<{ offerSlots: Offer }>(
    `mutation { offerSlots(planId: "${planId}", number: ${number}) { id planId number slots expiresAt } }`,
  );
  const made = body.data?.offerSlots;
  return { made, id: made?.id ?? '', slots: made?.slots ?? [], code: body.errors?.[0]?.extensions.code };
}
async function accept(offerId: string, startsAt: string | undefined, browser = admin) {
  const { body } = await browser.graphql<{ acceptSlot: { id: string } }>(
    `mutation { acceptSlot(offerId: "${offerId}", startsAt: "${startsAt}") {
       id status appointmentDate sessionType durationMinutes price physiotherapist { id } } }`,
  );
  const [error] = body.errors ?? [];
  return { session: body.data?.acceptSlot, code: error?.extensions.code, fields: error?.extensions.fields };
}
const missedBy = async (browser: TestClient) => {
  const { body } = await browser.graphql<{ missedSessions: { planId: string }[] }>(
    '{ missedSessions { planId number missedAt reason patient { patientId name } } }',
  );
  return body.data?.missedSessions ?? [];
};
const ownOffers = async (browser: TestClient) => {
  const { body } = await browser.graphql<{ slotOffers: Offer[] }>('{ slotOffers { id slots expiresAt } }');
  return body.data?.slotOffers;
};
const sessionsOf = (planId: string) =>
  app.sql('select number, state, appointment_id from plan_session where plan_id = $1 order by number', [planId]);

describe('missedSessions', () => {
  it('lists what was missed and not made up, the oldest first, to admins all and to those who treat their own', async () => {
    const one = await whoMissed(2);
    const other = await whoMissed();
    const own = await missedBy(await app.signIn(one.treats.phone, 'staff'));
    expect(own).toMatchObject([
      { planId: one.plan, number: 1, reason: 'Fever', patient: { patientId: null, name: 'Sunita Yadav' } },
      { planId: one.plan, number: 2 },
    ]);
    expect((await missedBy(admin)).map(({ planId }) => planId)).toEqual([one.plan, one.plan, other.plan]);
    await reopen(one.plan, 1);
    await stop(other.plan);
    expect(await missedBy(admin)).toMatchObject([{ planId: one.plan, number: 2, patient: { patientId: /^PT-/ } }]);
    await stop(one.plan);
    expect(await missedBy(admin)).toEqual([]);
  });
});

describe('offerSlots (recovery §6)', () => {
  it('offers three free times of the plan’s physiotherapist for 48 hours, in a closed clinic Monday to Saturday from 8 to 18', async () => {
    const { plan, physiotherapistId, treats, id } = await whoMissed();
    app.clock.set('2026-03-14T17:30:00+05:30'); // Saturday: what is left of it is too short, and Sunday is closed
    const day = { physiotherapist_id: physiotherapistId, status: 'scheduled' };
    const { id: other } = await insertPhysiotherapist(app.sql);
    await insertAppointment(app.sql, (await insertPatientWithAccount(app.sql)).record.id, {
      ...day,
      starts_at: new Date('2026-03-16T08:00:00+05:30'),
      duration_minutes: 120,
    });
    await insertAppointment(app.sql, id, {
      physiotherapist_id: other,
      status: 'scheduled',
      starts_at: new Date('2026-03-17T08:00:00+05:30'),
      duration_minutes: 300,
    });
    await insertLeave(app.sql, physiotherapistId, {
      starts_at: new Date('2026-03-18T00:00:00+05:30'),
      ends_at: new Date('2026-03-19T00:00:00+05:30'),
    });
    const { made } = await offer(plan, 1, await app.signIn(treats.phone, 'staff'));
    const days = made?.slots.map((slot) => new Date(slot).toLocaleString('sv', { timeZone: 'Asia/Kolkata' }));
    expect(days?.map((text) => text.slice(0, 10))).toEqual(['2026-03-16', '2026-03-17', '2026-03-19']);
    expect(days?.[0] && days[0] >= '2026-03-16 10:00').toBe(true);
    expect(days?.[1] && days[1] >= '2026-03-17 13:00').toBe(true);
    expect(days?.[2]).toBe('2026-03-19 08:00:00');
    expect(made).toMatchObject({ planId: plan, number: 1, expiresAt: '2026-03-16T12:00:00.000Z' });
  });

  it('is refused for what was not missed, what is not there, an ended plan and a physiotherapist without three times', async () => {
    const { plan, physiotherapistId } = await whoMissed();
    expect((await offer(plan, 2)).code).toBe('WRONG_STATE');
    expect((await offer(plan, 26)).code).toBe('NOT_FOUND');
    expect((await offer('nonsense')).code).toBe('NOT_FOUND');
    const another = await app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
    expect((await offer(plan, 1, another)).code).toBe('NOT_FOUND');
    await app.sql(`update physiotherapist set last_day = '2026-03-09' where id = $1`, [physiotherapistId]);
    expect((await offer(plan)).code).toBe('WRONG_STATE');
    await stop(plan);
    expect((await offer(plan)).code).toBe('WRONG_STATE');
    expect(await app.sql('select from slot_offer where plan_id = $1', [plan])).toEqual([]);
  });

  it('tells the patient of an open clinic, in their language, and nothing of an offer that is over', async () => {
    const { plan, user, id } = await whoMissed();
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    await offer(plan);
    expect(await app.sql('select from message where patient_id = $1', [id])).toEqual([]);
    await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
    const [former, present] = [await offer(plan), await offer(plan)];
    await app.application.sendMessages(NOON);
    const told = await app.sql(
      `select subject_id, status, language, text from message where patient_id = $1 order by id`,
      [id],
    );
    expect(told).toMatchObject([
      { subject_id: former.id, status: 'SKIPPED', language: 'HI' },
      { subject_id: present.id, status: 'SENT', language: 'HI' },
    ]);
    expect(told[1]?.['text']).toContain('+91 522 400 1234');
    expect((await ownOffers(await app.signIn(user.phone)))?.map((one) => one.id)).toEqual([present.id]);
  });
});

describe('acceptSlot (recovery §6)', () => {
  it('opens the session again and books it then, with the kind and length of the missed one', async () => {
    const { plan, user, physiotherapistId, missed } = await whoMissed(2);
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

  it('is refused once it was accepted, also when the session was missed again within its 48 hours', async () => {
    const { plan, id: patient, missed, user } = await whoMissed();
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
    const { plan, id: patient, physiotherapistId, treats } = await whoMissed();
    const { id, slots } = await offer(plan);
    const before = await sessionsOf(plan);
    expect(await accept(id, '2026-03-20T05:00:00.000Z')).toMatchObject({
      code: 'BAD_INPUT',
      fields: { startsAt: expect.any(String) },
    });
    const taken = { physiotherapist_id: physiotherapistId, status: 'scheduled', starts_at: new Date(slots[0] ?? '') };
    await insertAppointment(app.sql, (await insertPatientWithAccount(app.sql)).record.id, taken);
    expect((await accept(id, slots[0], await app.signIn(treats.phone, 'staff'))).code).toBe('DOUBLE_BOOKED');
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
    const one = await whoMissed();
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
});
