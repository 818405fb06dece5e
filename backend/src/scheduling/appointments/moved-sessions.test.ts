import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let program: TestClient;
let patient: TestClient;
let record: string;
let kavita: string;
let farah: string;
beforeAll(async () => {
  app = await createTestApp();
  const account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
  program = app.client((await insertApiKey(app.sql, account.id, { scopes: ['appointments:write'] })).text);
});
beforeEach(async () => {
  await openWith(app, { phones: ['+91 522 400 1234'] });
  await app.sql('update physiotherapist set deleted_at = now()');
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
  farah = (await insertPhysiotherapist(app.sql, { name: 'Farah' })).id;
  const own = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(own.user.phone);
  record = own.record.id;
});
afterAll(() => app.close());

const at = (time: string, day = '2026-03-12') => new Date(`${day}T${time}:00+05:30`);
const session = async (columns: object = {}, patientId = record) =>
  (
    await insertAppointment(app.sql, patientId, {
      physiotherapist_id: kavita,
      starts_at: at('10:00'),
      status: 'scheduled',
      price: 80_000,
      ...columns,
    })
  ).id;
const others = async (columns: object = {}) =>
  session(columns, (await insertPatient(app.sql, { name: 'Mohan Lal' })).id);

interface Moved {
  status: string;
  appointmentDate: string;
  durationMinutes: number;
  price: number;
  outsideHours: boolean;
  version: number;
  physiotherapist: { name: string } | null;
}
async function move(browser: TestClient, id: string, time: string, more: object = {}, version?: number) {
  const { body } = await browser.graphql<{ done: Moved }>(
    `mutation ($id: ID!, $input: MoveAppointmentInput!, $version: Int) { done: moveAppointment(id: $id, input: $input, version: $version) {
      status appointmentDate durationMinutes price outsideHours version physiotherapist { name } } }`,
    { id, input: { appointmentDate: time.includes('T') ? time : `2026-03-12T${time}`, ...more }, version },
  );
  return { done: body.data?.done, error: body.errors?.[0] };
}
const codeOf = async (...asked: Parameters<typeof move>) => (await move(...asked)).error?.extensions.code ?? 'done';
const look = async (id: string) => ({
  row: (await app.sql('select * from appointment where id = $1', [id]))[0],
  lines: await app.sql(
    "select verb, changed_fields, details from audit_event where subject_id = $1 and outcome = 'done' order by id",
    [id],
  ),
});

describe('whoever moves a session', () => {
  it.each(['pending', 'scheduled'])(
    'finds it %s as before, as long and at its price, with a line on record',
    async (status) => {
      const id = await session({ status, duration_minutes: 50 });
      const { row } = await look(id);
      const { done } = await move(program, id, '14:10', { physiotherapistId: farah }, 1);
      expect(done).toEqual({
        status: status.toUpperCase(),
        appointmentDate: at('14:10').toJSON(),
        durationMinutes: 50,
        price: 80_000,
        outsideHours: false,
        version: 2,
        physiotherapist: { name: 'Farah' },
      });
      const after = await look(id);
      expect(after.row).toEqual({
        ...row,
        starts_at: at('14:10'),
        physiotherapist_id: farah,
        version: 2,
        revision: 2,
        updated_at: expect.any(Date),
      });
      const fields = ['startsAt', 'physiotherapist'];
      expect(after.lines).toEqual([
        { verb: 'appointment.move', changed_fields: expect.arrayContaining(fields), details: null },
      ]);
    },
  );

  it('moves it also onto a part of its own time, and nearer to itself than the way to a home', async () => {
    const id = await session({ session_type: 'Home' });
    expect(await codeOf(admin, id, '10:20')).toBe('done');
    expect(await codeOf(patient, id, '10:50')).toBe('done');
  });

  it('changes nothing where it stands already', async () => {
    const id = await session({ starts_at: at('07:00'), outside_hours: true, override_reason: 'Her son drives' });
    const before = await look(id);
    for (const browser of [admin, patient])
      expect((await move(browser, id, '07:00', { physiotherapistId: kavita })).done?.version).toBe(1);
    expect(await look(id)).toEqual(before);
  });

  it.each(['completed', 'missed', 'canceled'])('moves none that is %s', async (status) => {
    const id = await session({ status });
    const before = await look(id);
    for (const browser of [admin, patient]) expect(await codeOf(browser, id, '14:00')).toBe('WRONG_STATE');
    expect(await look(id)).toEqual(before);
  });

  it('moves none into the past, to nobody, or that changed meanwhile', async () => {
    const id = await session({ version: 3 });
    const before = await look(id);
    const gone = (await insertPhysiotherapist(app.sql, { deleted_at: app.clock.now() })).id;
    for (const browser of [admin, patient]) {
      expect(await codeOf(browser, id, '2026-03-10T11:59')).toBe('BAD_INPUT');
      expect(await codeOf(browser, id, 'tomorrow T')).toBe('BAD_INPUT');
      expect(await codeOf(browser, id, '14:00', {}, 2)).toBe('CHANGED_MEANWHILE');
      expect(await codeOf(browser, id, '14:00', { physiotherapistId: gone })).toBe('NOT_FOUND');
    }
    expect(await look(id)).toEqual(before);
  });
});

describe('staff', () => {
  it('move outside the hours for a reason, which is kept and on record, and inside again without', async () => {
    const id = await session();
    const sunday = '2026-03-15T10:00';
    expect((await move(admin, id, sunday)).error?.extensions).toMatchObject({
      code: 'OUTSIDE_HOURS',
      fields: { overrideReason: expect.any(String) },
    });
    expect((await move(admin, id, sunday, { overrideReason: 'Her son drives' })).done?.outsideHours).toBe(true);
    const { row, lines } = await look(id);
    expect(row).toMatchObject({ outside_hours: true, override_reason: 'Her son drives' });
    expect(lines.at(-1)).toMatchObject({ details: { overrideReason: 'Her son drives' } });
    expect((await move(admin, id, '14:00')).done?.outsideHours).toBe(false);
    expect((await look(id)).row).toMatchObject({ outside_hours: false, override_reason: null });
  });

  it.each(['pending', 'scheduled'])(
    'never move a %s one onto another session, whose patient they hear of',
    async (status) => {
      await others({ starts_at: at('14:00') });
      const id = await session({ status });
      const { error } = await move(admin, id, '14:44', { overrideReason: 'Her son drives' });
      expect(error?.extensions.code).toBe('DOUBLE_BOOKED');
      expect(error?.message).toContain('Kavita already has a session then: Mohan Lal');
      expect(await codeOf(admin, id, '14:45')).toBe('done');
    },
  );

  it('move before the clinic is open to any time to come, a scheduled one never onto another', async () => {
    await setBackSettings(app);
    await others({ starts_at: at('14:00') });
    expect(await codeOf(admin, await session({ status: 'pending' }), '14:00')).toBe('done');
    const id = await session();
    expect(await codeOf(admin, id, '14:00')).toBe('DOUBLE_BOOKED');
    expect(await codeOf(admin, id, '2026-03-15T03:00')).toBe('done');
  });

  it('do not take back as an approval what was booked at once, also when it was moved since', async () => {
    const id = await session();
    expect(await codeOf(admin, id, '14:00')).toBe('done');
    const { body } = await admin.graphql(`mutation { undoApproval(id: "${id}", version: 2) { status } }`);
    expect(body.errors?.[0]?.message).toBe('This session was booked, not asked for. Cancel it instead.');
  });
});

describe('a patient moves their own session', () => {
  it.each(['pending', 'scheduled'])('that is %s to a time that is free, and not another’s', async (status) => {
    const id = await session({ status, outside_hours: true, override_reason: 'Her son drives' });
    expect((await move(patient, id, '14:10')).done).toMatchObject({
      status: status.toUpperCase(),
      outsideHours: false,
    });
    expect((await look(id)).row).toMatchObject({ override_reason: null });
    expect(await codeOf(patient, await others({ status, starts_at: at('16:00') }), '15:00')).toBe('NOT_FOUND');
  });

  it.each([
    ['before the opening', '07:59', {}, 'OUTSIDE_HOURS'],
    ['on a day that is closed', '2026-03-15T10:00', {}, 'OUTSIDE_HOURS'],
    ['sooner than the clinic takes', '2026-03-10T13:59', {}, 'TOO_LATE'],
    ['further ahead than the clinic takes', '2026-06-09T10:00', {}, 'LIMIT_REACHED'],
    ['for a reason, which staff alone may give', '2026-03-15T10:00', { overrideReason: 'I drive' }, 'BAD_INPUT'],
  ])('not %s', async (_what, time, more, code) => {
    const id = await session();
    const before = await look(id);
    expect(await codeOf(patient, id, time, more)).toBe(code);
    expect(await look(id)).toEqual(before);
  });

  it('not within the notice, but to call', async () => {
    const id = await session({ starts_at: at('11:59', '2026-03-11') });
    const { error } = await move(patient, id, '14:00');
    expect(error?.extensions.code).toBe('TOO_LATE');
    expect(error?.message).toContain('Please call us on +91 522 400 1234.');
    expect(
      await codeOf(patient, await session({ status: 'pending', starts_at: at('12:01', '2026-03-10') }), '14:00'),
    ).toBe('done');
  });

  it('not onto somebody else’s, whose name is not told, nor where nobody at all is free', async () => {
    await others({ starts_at: at('14:00') });
    const id = await session();
    const { error } = await move(patient, id, '14:30');
    expect(error?.message).toBe('This time was just taken.');
    expect(JSON.stringify(error)).not.toMatch(/Mohan|Kavita/);
    const unassigned = await session({
      physiotherapist_id: null,
      status: 'pending',
      starts_at: at('10:00', '2026-03-13'),
    });
    await openWith(app, { max_per_day: 2 });
    expect((await move(patient, unassigned, '14:30')).done?.physiotherapist).toBeNull();
    await others({ starts_at: at('15:00') });
    await others({ starts_at: at('15:00'), physiotherapist_id: farah });
    expect(await codeOf(patient, unassigned, '15:00')).toBe('DOUBLE_BOOKED');
  });

  it('not onto another one of their own, nor onto a day that is full, but within such a day', async () => {
    await session({ starts_at: at('12:00', '2026-03-13'), physiotherapist_id: farah });
    const id = await session();
    expect(await codeOf(patient, id, '2026-03-13T12:30')).toBe('DOUBLE_BOOKED');
    expect(await codeOf(patient, id, '2026-03-13T15:00')).toBe('LIMIT_REACHED');
    await session({ starts_at: at('17:00'), status: 'pending' });
    expect(await codeOf(patient, id, '14:00')).toBe('done');
  });

  it('with somebody else only where the clinic lets patients choose', async () => {
    await openWith(app, { choose_physiotherapist: false });
    const id = await session();
    expect(await codeOf(patient, id, '14:00', { physiotherapistId: farah })).toBe('BAD_INPUT');
    expect(await codeOf(patient, id, '14:00', { physiotherapistId: kavita })).toBe('done');
    await openWith(app);
    expect((await move(patient, id, '14:00', { physiotherapistId: farah })).done?.physiotherapist?.name).toBe('Farah');
  });

  it('not before the clinic is open', async () => {
    const id = await session();
    await setBackSettings(app);
    expect(await codeOf(patient, id, '14:00')).toBe('FORBIDDEN');
    expect((await look(id)).lines).toEqual([]);
  });
});

describe('the free times for a session that is to be moved', () => {
  const short = { hours: JSON.stringify([{ weekday: 'THURSDAY', hours: [{ opens: '10:00', closes: '12:00' }] }]) };
  async function timesFor(browser: TestClient, input: object) {
    const { body } = await browser.graphql<{ freeSlots: { startsAt: string; endsAt: string }[] }>(
      'query ($input: FreeSlotsInput!) { freeSlots(input: $input) { startsAt endsAt } }',
      { input: { from: '2026-03-12', until: '2026-03-12', sessionType: 'TELE', physiotherapistId: kavita, ...input } },
    );
    return body.data?.freeSlots.map(({ startsAt }) => startsAt) ?? body.errors?.[0]?.extensions.code;
  }

  it('hold its own, for its own length and kind', async () => {
    await openWith(app, short);
    const id = await session({ duration_minutes: 60 });
    const all = ['10:00', '10:30', '11:00'].map((time) => at(time).toJSON());
    for (const browser of [admin, patient]) expect(await timesFor(browser, { appointmentId: id })).toEqual(all);
    expect(await timesFor(admin, { durationMinutes: 60 })).toEqual(all.slice(2));
  });

  it('are not told of another’s', async () => {
    expect(await timesFor(patient, { appointmentId: await others() })).toBe('NOT_FOUND');
    expect(await timesFor(patient, { appointmentId: 'none' })).toBe('NOT_FOUND');
  });
});
