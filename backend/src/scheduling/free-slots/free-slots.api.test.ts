import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertUser,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { watchStatements } from '../../../test/watched-statements.js';

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let record: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const own = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(own.user.phone);
  record = own.record.id;
});
beforeEach(async () => {
  await app.sql("update appointment set status = 'canceled'");
  await app.sql('update physiotherapist set deleted_at = now()');
  await openWith(app);
});
afterAll(() => app.close());

const QUERY = `query ($input: FreeSlotsInput!) {
  freeSlots(input: $input) { startsAt endsAt physiotherapist { id name } requested }
}`;
interface Slot {
  startsAt: string;
  endsAt: string;
  physiotherapist: { id: string; name: string };
  requested: boolean;
}

async function look(browser: TestClient, changes: object = {}) {
  const input = { from: '2026-03-12', until: '2026-03-12', sessionType: 'CLINIC', ...changes };
  const { body } = await browser.graphql<{ freeSlots: Slot[] }>(QUERY, { input });
  return { slots: body.data?.freeSlots ?? [], error: body.errors?.[0] };
}
const slotsOf = async (browser: TestClient, changes: object = {}) => (await look(browser, changes)).slots;

/** When slots begin, in clinic time, and with whom. */
const said = (slots: Slot[]) =>
  slots.map(({ startsAt, physiotherapist: { name } }) => {
    const clock = new Date(Date.parse(startsAt) + 330 * 60_000).toISOString();
    return `${clock.slice(8, 16)} ${name}`;
  });
const short = { hours: JSON.stringify([{ weekday: 'THURSDAY', hours: [{ opens: '10:00', closes: '11:15' }] }]) };
const at = (time: string) => new Date(`2026-03-12T${time}:00+05:30`);

describe('free times', () => {
  it('are none before the clinic is open', async () => {
    await insertPhysiotherapist(app.sql);
    await setBackSettings(app);
    expect(await look(patient)).toEqual({ slots: [], error: undefined });
    expect(await look(admin)).toEqual({ slots: [], error: undefined });
  });

  it('run by time, then by who treats, without the sessions that are agreed, over all days asked for', async () => {
    await openWith(app, short);
    const kavita = await insertPhysiotherapist(app.sql, { name: 'Kavita' });
    const farah = await insertPhysiotherapist(app.sql, { name: 'Farah' });
    const other = await insertPatient(app.sql);
    const taken = { physiotherapist_id: farah.id, starts_at: at('10:00'), duration_minutes: 30 };
    await insertAppointment(app.sql, other.id, { ...taken, status: 'scheduled' });
    await insertAppointment(app.sql, other.id, { ...taken, starts_at: at('10:40') });
    const slots = await slotsOf(patient, { from: '2026-03-10', until: '2026-03-25' });
    expect(said(slots)).toEqual(
      ['12T10:00 Kavita', '12T10:30 Farah', '12T10:30 Kavita'].concat(
        ['10:00 Farah', '10:00 Kavita', '10:30 Farah', '10:30 Kavita'].map((slot) => `19T${slot}`),
      ),
    );
    expect(slots.map(({ requested }) => requested)).toEqual([false, true, false, false, false, false, false]);
    expect(slots[0]).toEqual({
      startsAt: '2026-03-12T04:30:00.000Z',
      endsAt: '2026-03-12T05:15:00.000Z',
      physiotherapist: { id: kavita.id, name: 'Kavita' },
      requested: false,
    });
    expect(await slotsOf(admin, { from: '2026-03-10', until: '2026-03-25' })).toEqual(slots);
  });

  it('can be asked for with one physiotherapist, who must be there; whoever is switched off or has left has none', async () => {
    await openWith(app, short);
    const { id } = await insertPhysiotherapist(app.sql, { name: 'Kavita' });
    await insertPhysiotherapist(app.sql, { name: 'Farah' });
    expect(said(await slotsOf(patient, { physiotherapistId: id }))).toEqual(['12T10:00 Kavita', '12T10:30 Kavita']);
    const account = await insertUser(app.sql, { user_type: 'physiotherapist', disabled_at: app.clock.now() });
    await app.sql('update physiotherapist set user_id = $1 where id = $2', [account.id, id]);
    expect(await look(patient, { physiotherapistId: id })).toEqual({ slots: [], error: undefined });
    expect(said(await slotsOf(patient))).toEqual(['12T10:00 Farah', '12T10:30 Farah']);
    await app.sql("update physiotherapist set user_id = null, last_day = '2026-03-11' where id = $1", [id]);
    expect(await look(patient, { physiotherapistId: id })).toEqual({ slots: [], error: undefined });
    expect((await look(patient, { physiotherapistId: uuidv7() })).error?.extensions.code).toBe('NOT_FOUND');
    await app.sql('update physiotherapist set last_day = null, deleted_at = now() where id = $1', [id]);
    expect((await look(patient, { physiotherapistId: id })).error?.extensions.code).toBe('NOT_FOUND');
  });

  it('hold no time at which the patient has a session, whoever treats', async () => {
    await openWith(app, { ...short, max_per_day: 2 });
    await insertPhysiotherapist(app.sql, { name: 'Kavita' });
    await insertAppointment(app.sql, record, { starts_at: at('09:30'), duration_minutes: 60, status: 'scheduled' });
    expect(said(await slotsOf(patient))).toEqual(['12T10:30 Kavita']);
    expect(said(await slotsOf(admin))).toEqual(['12T10:00 Kavita', '12T10:30 Kavita']);
  });

  it('hold no day on which the patient has as many sessions as may be, and no time that they wait for', async () => {
    await openWith(app, { ...short, max_per_day: 2 });
    await insertPhysiotherapist(app.sql, { name: 'Kavita' });
    const both = { from: '2026-03-12', until: '2026-03-19' };
    const next = (time: string) => new Date(at(time).getTime() + 7 * 86_400_000);
    const asked = await insertAppointment(app.sql, record, { starts_at: at('10:00') });
    expect(said(await slotsOf(patient, both))).toEqual(['12T10:30 Kavita', '19T10:00 Kavita', '19T10:30 Kavita']);
    await insertAppointment(app.sql, record, { starts_at: at('07:00'), status: 'completed' });
    const later = await insertAppointment(app.sql, record, { starts_at: next('14:00'), status: 'scheduled' });
    expect(said(await slotsOf(patient, both))).toEqual(['19T10:00 Kavita', '19T10:30 Kavita']);
    // What is moved does not count, and may stay on a day that is full without it.
    expect(said(await slotsOf(patient, { ...both, appointmentId: asked.id }))).toHaveLength(4);
    await insertAppointment(app.sql, record, { starts_at: at('16:00'), status: 'scheduled' });
    expect(said(await slotsOf(patient, { ...both, appointmentId: asked.id }))).toHaveLength(4);
    expect(said(await slotsOf(patient, { ...both, appointmentId: later.id }))).toEqual([
      '19T10:00 Kavita',
      '19T10:30 Kavita',
    ]);
    expect(said(await slotsOf(admin, both))).toHaveLength(4);
  });

  it('hold for patients no kind of session that is not offered, and the length that is', async () => {
    const offers = [
      { sessionType: 'Home', enabled: false, durationMinutes: 60, price: null },
      { sessionType: 'Tele', enabled: true, durationMinutes: 20, price: 50_000 },
    ];
    await openWith(app, { ...short, offers: JSON.stringify(offers) });
    await insertPhysiotherapist(app.sql, { name: 'Kavita' });
    const lasting = async (browser: TestClient, changes: object) => {
      const [first] = await slotsOf(browser, changes);
      return first && (Date.parse(first.endsAt) - Date.parse(first.startsAt)) / 60_000;
    };
    expect(await lasting(patient, { sessionType: 'TELE' })).toBe(20);
    expect(await lasting(patient, { sessionType: 'HOME' })).toBeUndefined();
    expect(await lasting(patient, { sessionType: 'CLINIC' })).toBeUndefined();
    expect(await lasting(admin, { sessionType: 'HOME' })).toBe(60);
    expect(await lasting(admin, { sessionType: 'CLINIC' })).toBe(45);
    expect(await lasting(admin, { sessionType: 'TELE', durationMinutes: 75 })).toBe(75);
    const refused = await look(patient, { sessionType: 'TELE', durationMinutes: 75 });
    expect(refused.error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { durationMinutes: 'How long a session takes is for the clinic to say' },
    });
  });

  it('are the first thousand', async () => {
    await openWith(app, { slot_minutes: 5 });
    for (let count = 0; count < 2; count++) await insertPhysiotherapist(app.sql);
    const slots = await slotsOf(admin, { from: '2026-03-10', until: '2026-04-09' });
    expect(slots).toHaveLength(1_000);
    expect(slots[0]?.startsAt).toBe('2026-03-10T08:30:00.000Z');
    expect(slots.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))).toEqual(slots);
  });

  it.each([
    ['until', { from: '2026-03-13', until: '2026-03-12' }],
    ['until', { from: '2026-03-12', until: '2026-04-12' }],
    ['physiotherapistId', { physiotherapistId: 'nobody' }],
    ['durationMinutes', { durationMinutes: 4 }],
    ['durationMinutes', { durationMinutes: 481 }],
  ])('are refused for a wrong %s: %j', async (field, changes) => {
    const { error } = await look(admin, changes);
    expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
  });

  it('take as many statements for a month of twelve as for a day of one', async () => {
    await insertPhysiotherapist(app.sql);
    using statements = watchStatements();
    const asked = async (changes: object) => {
      statements.clear();
      expect((await slotsOf(admin, changes)).length).toBeGreaterThan(0);
      return statements.count();
    };
    await asked({}); // the first call of a session may write down that it is used
    const ofOne = await asked({});
    expect(ofOne).toBeGreaterThanOrEqual(3);
    for (let count = 0; count < 11; count++) await insertPhysiotherapist(app.sql);
    expect(await asked({ from: '2026-03-10', until: '2026-04-09' })).toBe(ofOne);
  });

  it('are told to a program with appointments:read', async () => {
    await openWith(app, short);
    await insertPhysiotherapist(app.sql, { name: 'Kavita' });
    const owner = await insertAdmin(app.sql);
    const reader = app.client((await insertApiKey(app.sql, owner.id, { scopes: ['appointments:read'] })).text);
    expect(said(await slotsOf(reader))).toEqual(['12T10:00 Kavita', '12T10:30 Kavita']);
  });
});
