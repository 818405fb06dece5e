import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from './appointment.entity.js';
import { mayBecome } from './appointment-status.js';

let app: TestApp;
let admin: TestClient;
let patientId: string;
let physiotherapistId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  patientId = (await insertPatient(app.sql)).id;
  physiotherapistId = (await insertPhysiotherapist(app.sql)).id;
});
afterAll(() => app.close());

/** What each status may become (spec §4, readings 42 and 45), back to pending by an approval that is taken back; else it is refused. */
const ALLOWED: Record<AppointmentStatus, AppointmentStatus[]> = {
  pending: ['scheduled', 'canceled'],
  scheduled: ['completed', 'missed', 'canceled', 'pending'],
  canceled: [],
  completed: [],
  missed: [],
};

const everyPair = APPOINTMENT_STATUSES.flatMap((from) =>
  APPOINTMENT_STATUSES.map((to) => [from, to, ALLOWED[from].includes(to)] as const),
);

/** The operation that leads to a status. */
const OPERATIONS: Partial<Record<AppointmentStatus, (id: string) => string>> = {
  scheduled: (id) => `approveAppointment(id: "${id}")`,
  canceled: (id) => `cancelAppointment(id: "${id}")`,
  completed: (id) => `completeAppointment(id: "${id}")`,
  missed: (id) => `markAppointmentMissed(id: "${id}", reason: "Rain")`,
};

/** The slots of the cells never touch. */
let days = 0;
const insert = (status: AppointmentStatus) =>
  insertAppointment(app.sql, patientId, { status, starts_at: new Date(Date.UTC(2026, 2, -++days)) });

/** The whole row and how often it was audited. */
async function look(id: string) {
  const [row] = await app.sql('select * from appointment where id = $1', [id]);
  const audit = await app.sql<{ verb: string; changed_fields: string[] }>(
    'select verb, changed_fields from audit_event where subject_id = $1 order by id',
    [id],
  );
  return { row, audit };
}

it.each(everyPair)('the table says of %s to %s: %s', (from, to, allowed) => {
  expect(mayBecome(from, to)).toBe(allowed);
});

it('has an operation for every status but the one that an appointment begins with', () => {
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(
    APPOINTMENT_STATUSES.filter((status) => status !== 'pending').toSorted(),
  );
});

describe('GraphQL', () => {
  const pairs = everyPair.filter(([, to]) => to !== 'pending');

  it.each(pairs.filter(([, , allowed]) => !allowed))('refuses %s to %s and writes nothing', async (from, to) => {
    const { id } = await insert(from);
    const before = await look(id);
    const { body } = await admin.graphql(`mutation { ${OPERATIONS[to]?.(id)} { id } }`);
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining(from),
      extensions: { code: 'WRONG_STATE' },
    });
    expect(await look(id)).toEqual(before);
  });

  it.each(pairs.filter(([, , allowed]) => allowed))(
    'leads from %s to %s and changes nothing else',
    async (from, to) => {
      const { id } = await insert(from);
      const before = await look(id);
      const { body } = await admin.graphql(`mutation { ${OPERATIONS[to]?.(id)} { id status version } }`);
      expect(body).toEqual({
        data: { [OPERATIONS[to]?.(id).replace(/\(.*/, '') ?? '']: { id, status: to.toUpperCase(), version: 2 } },
      });
      const { row, audit } = await look(id);
      expect(row).toEqual({
        ...before.row,
        status: to,
        version: 2,
        revision: 2,
        updated_at: expect.any(Date),
        ...(to === 'missed' && { missed_reason: 'Rain' }),
        ...(to === 'scheduled' && { approved_at: expect.any(Date) }),
        ...(to === 'canceled' && { canceled_at: expect.any(Date), canceled_by: 'CLINIC' }),
      });
      expect(audit).toHaveLength(1);
      expect(audit[0]?.changed_fields).toContain('status');
    },
  );
});

it.each(['completed', 'missed'] as const)('a session that has not begun is not marked as %s', async (to) => {
  const starts = new Date(NOON.getTime() + (to === 'missed' ? 86_400_000 : 1));
  const { id } = await insertAppointment(app.sql, patientId, { status: 'scheduled', starts_at: starts });
  const before = await look(id);
  const { body } = await admin.graphql(`mutation { ${OPERATIONS[to]?.(id)} { id } }`);
  expect(body.errors?.[0]).toMatchObject({
    message: expect.stringContaining('It can be marked once it has begun'),
    extensions: { code: 'WRONG_STATE' },
  });
  expect(await look(id)).toEqual(before);
});

describe('an approval that was a slip', () => {
  const undo = async (id: string, version: number) =>
    (await admin.graphql(`mutation { undoApproval(id: "${id}", version: ${version}) { status version } }`)).body;
  const approved = async () => {
    const { id } = await insert('pending');
    await admin.graphql(`mutation { approveAppointment(id: "${id}") { id } }`);
    return id;
  };

  it.each(APPOINTMENT_STATUSES.filter((status) => status !== 'scheduled'))('is none of a %s one', async (status) => {
    const { id } = await insert(status);
    const before = await look(id);
    expect((await undo(id, 1)).errors?.[0]?.extensions).toMatchObject({ code: 'WRONG_STATE' });
    expect(await look(id)).toEqual(before);
  });

  it('is none of a session that was booked at once', async () => {
    const { id } = await insert('scheduled');
    const before = await look(id);
    expect((await undo(id, 1)).errors?.[0]).toMatchObject({
      message: 'This session was booked, not asked for. Cancel it instead.',
      extensions: { code: 'WRONG_STATE' },
    });
    expect(await look(id)).toEqual(before);
  });

  it('is none after its few seconds, by the clock of the database', async () => {
    const id = await approved();
    await app.sql(`update appointment set approved_at = approved_at - interval '12 seconds' where id = $1`, [id]);
    const before = await look(id);
    expect((await undo(id, 2)).errors?.[0]).toMatchObject({
      message: 'The approval can no longer be undone. Cancel the session instead; its patient is then told.',
      extensions: { code: 'WRONG_STATE' },
    });
    expect(await look(id)).toEqual(before);
  });

  it('is not taken back by a version from before it', async () => {
    const id = await approved();
    const before = await look(id);
    expect((await undo(id, 1)).errors?.[0]?.extensions).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await look(id)).toEqual(before);
  });

  it('is taken back once, and audited', async () => {
    const id = await approved();
    expect(await undo(id, 2)).toEqual({ data: { undoApproval: { status: 'PENDING', version: 3 } } });
    const { row, audit } = await look(id);
    expect(row).toMatchObject({ status: 'pending' });
    expect(audit.at(-1)).toEqual({ verb: 'appointment.undoApproval', changed_fields: ['status'] });
    expect((await undo(id, 3)).errors?.[0]?.extensions).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('REST changes pending ones alone (reading 42)', () => {
  const CHANGES = () =>
    [
      { status: 'scheduled' },
      { status: 'canceled' },
      { appointmentDate: '2026-05-01T10:00' },
      { physioId: physiotherapistId },
    ] as const;
  const decided = APPOINTMENT_STATUSES.filter((status) => status !== 'pending');

  it.each(decided.flatMap((from) => [0, 1, 2, 3].map((change) => [from, change] as const)))(
    'a %s one is refused change %i and stays as it is',
    async (from, change) => {
      const { id } = await insert(from);
      const before = await look(id);
      const answer = await admin.rest('PATCH', `/appointments/admin/${id}`, CHANGES()[change]);
      expect(answer).toMatchObject({ status: 409, body: { code: 'WRONG_STATE', message: expect.any(String) } });
      expect(await look(id)).toEqual(before);
    },
  );

  it.each([0, 1, 2, 3])('a pending one takes change %i', async (change) => {
    const { id } = await insert('pending');
    expect((await admin.rest('PATCH', `/appointments/admin/${id}`, CHANGES()[change])).status).toBe(200);
    expect((await look(id)).audit).toHaveLength(1);
  });
});

describe('a missed session', () => {
  it.each([
    ['no reason', ''],
    ['a blank reason', '   '],
    ['a reason of control characters', '\u0000'],
    ['a reason that is too long', 'x'.repeat(501)],
  ])('needs a reason: %s is refused', async (_what, reason) => {
    const { id } = await insert('scheduled');
    const before = await look(id);
    const { body } = await admin.graphql(
      'mutation ($id: ID!, $reason: String!) { markAppointmentMissed(id: $id, reason: $reason) { id } }',
      { id, reason },
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { reason: expect.stringContaining('reason') },
    });
    expect(await look(id)).toEqual(before);
  });

  it('keeps its reason as it was meant', async () => {
    const { id } = await insert('scheduled');
    const { body } = await admin.graphql(
      'mutation ($id: ID!, $reason: String!) { markAppointmentMissed(id: $id, reason: $reason) { missedReason } }',
      { id, reason: ' बारिश\u0000 ' },
    );
    expect(body.data).toEqual({ markAppointmentMissed: { missedReason: 'बारिश' } });
  });
});
