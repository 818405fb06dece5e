import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertLeave,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertUser,
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
beforeAll(async () => {
  app = await createTestApp();
  const account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
  program = app.client((await insertApiKey(app.sql, account.id, { scopes: ['appointments:write'] })).text);
});
beforeEach(async () => {
  await openWith(app);
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
  const own = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(own.user.phone);
  record = own.record.id;
});
afterAll(() => app.close());

const SUNDAY = '2026-03-15T10:00';
const reason = 'The only day her son can drive';
const ROW = 'id status appointmentDate durationMinutes price outsideHours overrideReason version';
interface Row {
  id: string;
  outsideHours: boolean;
  overrideReason: string | null;
}

async function call(browser: TestClient, document: string, variables: object = {}) {
  const { body } = await browser.graphql<{ done: Row }>(document, variables);
  return { done: body.data?.done, error: body.errors?.[0] };
}
const book = (appointmentDate: string, more: object = {}, browser = admin) =>
  call(browser, `mutation ($input: BookAppointmentInput!) { done: bookAppointment(input: $input) { ${ROW} } }`, {
    input: { patientId: record, physiotherapistId: kavita, appointmentDate, sessionType: 'CLINIC', ...more },
  });
const patch = (id: string, body: object, browser = admin) =>
  browser.rest<{ code?: string; fields?: object }>('PATCH', `/appointments/admin/${id}`, body);
const requested = async (columns: object = {}) =>
  (
    await insertAppointment(app.sql, record, {
      physiotherapist_id: kavita,
      starts_at: new Date('2026-03-12T10:00:00+05:30'),
      ...columns,
    })
  ).id;
const stored = async (id: string) =>
  (
    await app.sql<{ outside_hours: boolean; override_reason: string | null }>(
      'select outside_hours, override_reason from appointment where id = $1',
      [id],
    )
  )[0];
const lineOf = async (id: string) =>
  (
    await app.sql<{ changed_fields: string[]; details: object | null }>(
      "select changed_fields, details from audit_event where subject_id = $1 and outcome = 'done' order by id desc limit 1",
      [id],
    )
  )[0];

describe('a booking in an open clinic', () => {
  it('takes as long and costs what the kind is offered for, unless another length is said', async () => {
    await openWith(app, {
      offers: JSON.stringify([{ sessionType: 'Home', enabled: false, durationMinutes: 60, price: 150_000 }]),
    });
    const home = { sessionType: 'HOME' };
    expect((await book('2026-03-12T10:00', home)).done).toMatchObject({ durationMinutes: 60, price: 150_000 });
    expect((await book('2026-03-12T14:00', { ...home, durationMinutes: 90 })).done).toMatchObject({
      durationMinutes: 90,
      price: 150_000,
    });
    expect((await book('2026-03-13T14:00')).done).toMatchObject({ durationMinutes: 45, price: null });
  });

  it.each([
    ['an admin', () => admin],
    ['a program', () => program],
  ])('outside the hours takes a reason, which is kept and audited, of %s', async (_who, browser) => {
    const refused = await book(SUNDAY, {}, browser());
    expect(refused.error?.extensions).toMatchObject({
      code: 'OUTSIDE_HOURS',
      fields: { overrideReason: expect.stringContaining('give a reason') },
    });
    const { done } = await book(SUNDAY, { overrideReason: `  ${reason} ` }, browser());
    expect(done).toMatchObject({ status: 'SCHEDULED', outsideHours: true, overrideReason: reason });
    const line = await lineOf(done?.id ?? '');
    expect(line?.changed_fields).toEqual(expect.arrayContaining(['outsideHours', 'overrideReason']));
    expect(line?.details).toEqual({ overrideReason: reason });
  });

  it('within the hours keeps no reason', async () => {
    const { done } = await book('2026-03-12T10:10', { overrideReason: reason });
    expect(done).toMatchObject({ outsideHours: false, overrideReason: null });
    expect((await lineOf(done?.id ?? ''))?.details).toBeNull();
  });

  it.each(['ab', 'x'.repeat(201)])('takes no reason of a wrong length: %s', async (overrideReason) => {
    const { error } = await book(SUNDAY, { overrideReason });
    expect(error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { overrideReason: 'The reason must have 3 to 200 characters' },
    });
  });

  it('never lies onto another session, whatever the reason', async () => {
    await book(SUNDAY, { overrideReason: reason });
    const other = await insertPatientWithAccount(app.sql);
    const { error } = await book(SUNDAY, { overrideReason: reason, patientId: other.record.id });
    expect(error?.extensions.code).toBe('DOUBLE_BOOKED');
  });

  it('on the way to a home visit takes a reason', async () => {
    await book('2026-03-12T11:00', { sessionType: 'HOME' });
    expect((await book('2026-03-12T10:00')).error?.extensions.code).toBe('OUTSIDE_HOURS');
    expect((await book('2026-03-12T10:00', { overrideReason: reason })).done?.outsideHours).toBe(true);
  });

  it('goes by the leave, the own hours and the way of somebody whose account is switched off', async () => {
    const { id } = await insertUser(app.sql, { user_type: 'physiotherapist', disabled_at: app.clock.now() });
    const own = JSON.stringify([{ weekday: 'FRIDAY', hours: [{ opens: '10:00', closes: '14:00' }] }]);
    await app.sql('update physiotherapist set user_id = $1, working_hours = $2 where id = $3', [id, own, kavita]);
    await insertLeave(app.sql, kavita, {
      starts_at: new Date('2026-03-20T00:00:00+05:30'),
      ends_at: new Date('2026-03-21T00:00:00+05:30'),
    });
    expect((await book('2026-03-13T12:00', { sessionType: 'HOME' })).done?.outsideHours).toBe(false);
    for (const time of ['12T11:00', '13T11:00', '20T11:00'])
      expect((await book(`2026-03-${time}`)).error?.extensions.code).toBe('OUTSIDE_HOURS');
    const asked = await requested({ starts_at: new Date('2026-03-20T10:00:00+05:30') });
    expect((await patch(asked, { status: 'scheduled' })).status).toBe(200);
    expect(await stored(asked)).toEqual({ outside_hours: true, override_reason: null });
  });

  it('without anybody to treat goes by the clinic’s hours alone', async () => {
    const nobody = { physiotherapistId: null };
    expect((await book(SUNDAY, nobody)).error?.extensions.code).toBe('OUTSIDE_HOURS');
    expect((await book('2026-03-12T10:00', nobody)).done?.outsideHours).toBe(false);
  });

  it('is told to its patient without the reason', async () => {
    await book(SUNDAY, { overrideReason: reason });
    const { body } = await patient.graphql(
      '{ appointments(first: 1) { edges { node { outsideHours overrideReason } } } }',
    );
    expect(body.data).toEqual({
      appointments: { edges: [{ node: { outsideHours: true, overrideReason: null } }] },
    });
  });
});

describe('a request in an open clinic', () => {
  it('moves outside the hours for a reason, through both doors, and back without', async () => {
    const id = await requested();
    const late = { appointmentDate: SUNDAY };
    expect(await patch(id, late)).toMatchObject({
      status: 409,
      body: { code: 'OUTSIDE_HOURS', fields: { overrideReason: expect.any(String) } },
    });
    expect((await patch(id, { ...late, overrideReason: reason }, program)).status).toBe(200);
    expect(await stored(id)).toEqual({ outside_hours: true, override_reason: reason });
    expect((await lineOf(id))?.details).toEqual({ overrideReason: reason });
    const move = `mutation ($at: String!, $why: String) {
      done: rescheduleAppointment(id: "${id}", appointmentDate: $at, overrideReason: $why) { ${ROW} } }`;
    expect((await call(admin, move, { at: '2026-03-15T12:00' })).error?.extensions.code).toBe('OUTSIDE_HOURS');
    expect((await call(admin, move, { at: '2026-03-12T12:00' })).done).toMatchObject({
      outsideHours: false,
      overrideReason: null,
    });
  });

  it('moves onto nobody’s session', async () => {
    const other = await insertPatientWithAccount(app.sql);
    const taken = { physiotherapist_id: kavita, starts_at: new Date('2026-03-13T10:00:00+05:30'), status: 'scheduled' };
    await insertAppointment(app.sql, other.record.id, taken);
    const id = await requested();
    expect(await patch(id, { appointmentDate: '2026-03-13T10:30', overrideReason: reason })).toMatchObject({
      status: 409,
      body: { code: 'DOUBLE_BOOKED' },
    });
  });

  it('is assigned outside the hours for a reason, through both doors', async () => {
    const id = await requested({ physiotherapist_id: null, starts_at: new Date(`${SUNDAY}:00+05:30`) });
    expect((await patch(id, { physioId: kavita })).body.code).toBe('OUTSIDE_HOURS');
    const assign = `mutation ($why: String) {
      done: assignPhysiotherapist(id: "${id}", physiotherapistId: "${kavita}", overrideReason: $why) { ${ROW} } }`;
    expect((await call(admin, assign)).error?.extensions.code).toBe('OUTSIDE_HOURS');
    expect((await call(admin, assign, { why: reason })).done).toMatchObject({ outsideHours: true });
    expect((await patch(id, { physioId: kavita, overrideReason: 'Again' })).status).toBe(200);
    expect(await stored(id)).toEqual({ outside_hours: true, override_reason: 'Again' });
  });

  it('is not assigned to whoever has another session then, through both doors', async () => {
    const other = await insertPatientWithAccount(app.sql);
    const taken = { status: 'scheduled', physiotherapist_id: kavita, starts_at: new Date('2026-03-13T10:45:00+05:30') };
    await insertAppointment(app.sql, other.record.id, taken);
    const id = await requested({ physiotherapist_id: null, starts_at: new Date('2026-03-13T10:30:00+05:30') });
    expect(await patch(id, { physioId: kavita, overrideReason: reason })).toMatchObject({
      status: 409,
      body: { code: 'DOUBLE_BOOKED' },
    });
    const assign = `mutation { done: assignPhysiotherapist(id: "${id}", physiotherapistId: "${kavita}") { ${ROW} } }`;
    expect((await call(admin, assign)).error?.extensions.code).toBe('DOUBLE_BOOKED');
  });

  it('is approved without being asked again, and marked', async () => {
    const id = await requested({ starts_at: new Date(`${SUNDAY}:00+05:30`) });
    expect((await patch(id, { status: 'scheduled' })).status).toBe(200);
    expect(await stored(id)).toEqual({ outside_hours: true, override_reason: null });
  });
});

it('before the clinic is open every time will do, and nothing is marked', async () => {
  await setBackSettings(app);
  const { done } = await book(SUNDAY, { overrideReason: reason });
  expect(done).toMatchObject({ outsideHours: false, overrideReason: null, price: null, durationMinutes: 45 });
  const id = await requested({ starts_at: new Date('2026-03-12T03:00:00+05:30') });
  expect((await patch(id, { appointmentDate: '2026-03-15T04:00' })).status).toBe(200);
  expect((await patch(id, { physioId: kavita })).status).toBe(200);
  expect((await patch(id, { status: 'scheduled' })).status).toBe(200);
  expect(await stored(id)).toEqual({ outside_hours: false, override_reason: null });
});
