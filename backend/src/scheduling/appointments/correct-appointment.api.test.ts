import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, insertStaff } from '../../../test/builders.js';
import { insertSession } from '../../../test/plan-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from './appointment.entity.js';
import { CORRECTIONS } from './appointment-status.js';

let app: TestApp;
let admin: TestClient;
let treats: { browser: TestClient; id: string };
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const { user, physiotherapistId } = await insertStaff(app.sql);
  treats = { browser: await app.signIn(user.phone, 'staff'), id: physiotherapistId };
});
beforeEach(async () => {
  patientId = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());

const why = 'Entered for the wrong patient';
const session = async (status: AppointmentStatus, columns: object = {}) =>
  (await insertAppointment(app.sql, patientId, { status, starts_at: NOON, price: 80_000, ...columns })).id;
async function correct(
  id: string,
  to: AppointmentStatus,
  options: { by?: TestClient; reason?: string; version?: number } = {},
) {
  const { by = admin, reason = why, version } = options;
  const { body } = await by.graphql<{ done: object }>(
    `mutation ($id: ID!, $to: AppointmentStatus!, $reason: String!, $version: Int) {
      done: correctAppointment(id: $id, to: $to, reason: $reason, version: $version) { status missedReason version } }`,
    { id, to: to.toUpperCase(), reason, version },
  );
  const [error] = body.errors ?? [];
  return {
    done: body.data?.done,
    code: error?.extensions.code,
    message: error?.message,
    fields: error?.extensions['fields'],
  };
}
const stored = async (id: string) => (await app.sql('select * from appointment where id = $1', [id]))[0];
const charges = (id: string) =>
  app.sql('select amount_paise, canceled_reason from charge where appointment_id = $1', [id]);

describe('a status that was entered wrongly', () => {
  const pairs = APPOINTMENT_STATUSES.flatMap((from) => APPOINTMENT_STATUSES.map((to) => [from, to] as const));

  it.each(pairs.filter(([from, to]) => from !== to && to !== 'pending'))(
    'is corrected from %s to %s',
    async (from, to) => {
      const id = await session(from);
      const missedReason = to === 'missed' ? why : null;
      expect((await correct(id, to)).done).toEqual({ status: to.toUpperCase(), missedReason, version: 2 });
      const lines = await app.sql('select verb, changed_fields, details from audit_event where subject_id = $1', [id]);
      expect(lines).toEqual([
        {
          verb: 'appointment.correct',
          changed_fields: expect.arrayContaining(['status']),
          details: { from, to, reason: why },
        },
      ]);
      expect(CORRECTIONS[from]).toContain(to);
    },
  );

  it.each(pairs.filter(([from, to]) => from === to || to === 'pending'))(
    'is not corrected from %s to %s',
    async (from, to) => {
      const id = await session(from);
      const before = await stored(id);
      expect((await correct(id, to)).code).toBe('WRONG_STATE');
      expect(await stored(id)).toEqual(before);
    },
  );

  it('takes its charge with it, and brings it back', async () => {
    const id = await session('scheduled');
    await admin.graphql(`mutation { completeAppointment(id: "${id}") { id } }`);
    expect(await charges(id)).toEqual([{ amount_paise: 80_000, canceled_reason: null }]);
    await correct(id, 'missed');
    expect(await charges(id)).toEqual([{ amount_paise: 80_000, canceled_reason: 'The session was corrected' }]);
    await correct(id, 'completed');
    expect(await charges(id)).toEqual([{ amount_paise: 80_000, canceled_reason: null }]);
    await correct(id, 'canceled');
    expect(await charges(id)).toMatchObject([{ canceled_reason: 'The session was corrected' }]);
  });

  it.each(['', '  ', 'no', 'x'.repeat(501)])('needs a reason: %j is refused', async (reason) => {
    const id = await session('completed');
    const before = await stored(id);
    expect(await correct(id, 'missed', { reason })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { reason: expect.any(String) },
    });
    expect(await stored(id)).toEqual(before);
  });

  it('is told of a change in between, and of an appointment that is not there', async () => {
    const id = await session('completed');
    expect((await correct(id, 'missed', { version: 9 })).code).toBe('CHANGED_MEANWHILE');
    expect((await correct('nobody', 'missed')).code).toBe('NOT_FOUND');
  });

  it('of a session that has not begun becomes neither completed nor missed', async () => {
    const id = await session('canceled', { starts_at: new Date(NOON.getTime() + 60_000) });
    for (const to of ['completed', 'missed'] as const) expect((await correct(id, to)).code).toBe('WRONG_STATE');
    expect((await correct(id, 'scheduled')).done).toMatchObject({ status: 'SCHEDULED' });
  });

  it('is not scheduled again over another session', async () => {
    const id = await session('canceled');
    await session('scheduled');
    expect((await correct(id, 'scheduled')).code).toBe('DOUBLE_BOOKED');
  });
});

describe('a physiotherapist', () => {
  const own = () => ({ physiotherapist_id: treats.id });

  it('corrects what came of their own session, and neither books nor cancels one', async () => {
    const by = treats.browser;
    expect((await correct(await session('completed', own()), 'missed', { by })).done).toMatchObject({
      status: 'MISSED',
    });
    expect((await correct(await session('pending', own()), 'scheduled', { by })).code).toBe('WRONG_STATE');
    expect((await correct(await session('scheduled', own()), 'canceled', { by })).code).toBe('WRONG_STATE');
    await app.sql(`update appointment set status = 'canceled' where physiotherapist_id = $1`, [treats.id]);
  });

  it('is told of another’s session that there is none', async () => {
    const { physiotherapistId } = await insertStaff(app.sql);
    for (const holder of [physiotherapistId, null]) {
      const id = await session('completed', { physiotherapist_id: holder });
      expect((await correct(id, 'missed', { by: treats.browser })).code).toBe('NOT_FOUND');
    }
  });
});

it('a session of a plan is corrected by correctSession alone, which the sentence names', async () => {
  await insertPlan(app, patientId);
  const id = await insertSession(app, patientId, 'completed');
  const before = await stored(id);
  expect(await correct(id, 'missed')).toMatchObject({
    code: 'WRONG_STATE',
    message: expect.stringContaining('correctSession'),
  });
  expect(await stored(id)).toEqual(before);
});
