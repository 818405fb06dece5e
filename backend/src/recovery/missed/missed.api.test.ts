import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertStaff,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { missedCalls, whoMissed } from '../../../test/missed-calls.js';
import { planCalls } from '../../../test/plan-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
const { reopen, stop } = planCalls(() => admin);
const { offer, ownOffers } = missedCalls(() => admin);
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterEach(async () => {
  app.clock.set(NOON);
  await setBackSettings(app);
});
afterAll(() => app.close());

const missedBy = async (browser: TestClient) => {
  const { body } = await browser.graphql<{ missedSessions: { planId: string }[] }>(
    '{ missedSessions { planId number missedAt reason patient { patientId name } } }',
  );
  return body.data?.missedSessions ?? [];
};
describe('missedSessions', () => {
  it('lists what was missed and not made up, the oldest first, to admins all and to those who treat their own', async () => {
    const one = await whoMissed(app, 2);
    const other = await whoMissed(app);
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
    const { plan, physiotherapistId, treats, id } = await whoMissed(app);
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
    const { plan, physiotherapistId } = await whoMissed(app);
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
    const { plan, user, id } = await whoMissed(app);
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    await offer(plan);
    expect(await app.sql('select from message where patient_id = $1', [id])).toEqual([]);
    await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
    app.clock.set(new Date(NOON.getTime() + 49 * 3_600_000));
    const former = await offer(plan);
    app.clock.set(new Date(NOON.getTime() + 98 * 3_600_000));
    const present = await offer(plan);
    await app.application.sendMessages(app.clock.now());
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

  it('offers once: a second press answers what is offered, and sends no second message', async () => {
    await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
    const { plan, id, physiotherapistId } = await whoMissed(app);
    const first = await offer(plan);
    expect((await offer(plan)).made).toEqual(first.made);
    const listed = await admin.graphql<{ missedSessions: { planId: string; offer: object | null }[] }>(
      '{ missedSessions { planId offer { id planId number slots expiresAt } } }',
    );
    expect(listed.body.data?.missedSessions.find(({ planId }) => planId === plan)?.offer).toEqual(first.made);
    // A canceled session of the patient takes none of the times.
    const free = { status: 'canceled', starts_at: new Date(first.slots[0] ?? '') };
    await insertAppointment(app.sql, id, free);
    expect((await offer(plan)).made).toEqual(first.made);
    // Somebody takes one of the times.
    const { id: other } = await insertPatient(app.sql);
    const taken = {
      physiotherapist_id: physiotherapistId,
      status: 'scheduled',
      starts_at: new Date(first.slots[1] ?? ''),
    };
    await insertAppointment(app.sql, other, taken);
    const again = await offer(plan);
    expect(again.made).toMatchObject({ id: first.id, expiresAt: first.made?.expiresAt });
    expect(again.slots).toHaveLength(3);
    expect(again.slots).not.toContain(first.slots[1]);
    expect(await app.sql('select kind from message where patient_id = $1', [id])).toEqual([{ kind: 'SLOT_OFFER' }]);
    expect(await app.sql('select id from slot_offer where plan_id = $1', [plan])).toHaveLength(1);
  });
});
