import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patientId: string;
let physioId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  patientId = (await insertPatient(app.sql)).id;
  physioId = (await insertPhysiotherapist(app.sql)).id;
});
afterAll(() => app.close());

const UNKNOWN = '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d';

const patch = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  admin.rest<{ message: string; code?: string; fields?: object; data?: object }>(
    'PATCH',
    `/appointments/admin/${id}`,
    body,
    headers,
  );

async function look(id: string) {
  const [row] = await app.sql('select * from appointment where id = $1', [id]);
  const audit = await app.sql<{ verb: string; changed_fields: string[] }>(
    'select verb, changed_fields from audit_event where subject_id = $1 order by id',
    [id],
  );
  return { row, audit };
}

/** A change that must be refused leaves the row and the audit trail as they were. */
async function expectRefused(body: unknown, status: number, answer: object): Promise<void> {
  const { id } = await insertAppointment(app.sql, patientId);
  const before = await look(id);
  expect(await patch(id, body)).toMatchObject({ status, body: answer });
  expect(await look(id)).toEqual(before);
}

describe('a PATCH holds exactly one of status, appointmentDate and physioId (reading 42)', () => {
  it.each([
    ['nothing', {}],
    ['only a version', { version: 1 }],
    ['something else', { sessionType: 'Home', patientId: UNKNOWN }],
    ['status and date', { status: 'scheduled', appointmentDate: '2026-03-12T10:00' }],
    ['date and physiotherapist', { appointmentDate: '2026-03-12T10:00', physioId: UNKNOWN }],
    ['status and physiotherapist', { status: 'canceled', physioId: UNKNOWN }],
    ['all three', { status: 'scheduled', appointmentDate: '2026-03-12T10:00', physioId: UNKNOWN }],
    ['no body', undefined],
  ])('so %s is refused', async (_what, body) => {
    await expectRefused(body, 400, {
      code: 'BAD_INPUT',
      message: 'Please send exactly one of status, appointmentDate and physioId',
    });
  });

  it.each(['pending', 'completed', 'missed', 'cancelled', 'Scheduled', '', null, 1, ['scheduled']])(
    'and no status but scheduled and canceled: not %j',
    async (status) => {
      await expectRefused({ status }, 400, {
        code: 'BAD_INPUT',
        fields: { status: 'The status can become scheduled or canceled' },
      });
    },
  );
});

describe('Reschedule', () => {
  it.each([
    '',
    'tomorrow',
    '2026-03-12',
    '2026-03-12 10:00',
    '12-03-2026T10:00',
    '2026-02-30T10:00',
    '2026-03-12T25:00',
    '2026-03-12T10:00 IST',
    '9999-12-31T23:59-12:00',
    1_773_300_000,
    null,
  ])('refuses %j with a sentence (reading 43)', async (appointmentDate) => {
    await expectRefused({ appointmentDate }, 400, {
      code: 'BAD_INPUT',
      message: 'The date and time must look like 2026-11-21T16:30',
      fields: { appointmentDate: 'The date and time must look like 2026-11-21T16:30' },
    });
  });

  it.each([
    ['a year ago', '2025-03-10T12:00'],
    ['a minute ago', '2026-03-10T11:59'],
    ['this very minute', '2026-03-10T12:00'],
    ['noon in London of the day before', '2026-03-09T12:00Z'],
  ])('refuses the past: %s', async (_what, appointmentDate) => {
    await expectRefused({ appointmentDate }, 400, {
      fields: { appointmentDate: 'Please choose a time in the future' },
    });
  });

  it.each([
    ['2026-03-10T12:01', '2026-03-10T06:31:00.000Z'],
    ['2026-03-12T16:30', '2026-03-12T11:00:00.000Z'],
    ['2026-03-12T00:15', '2026-03-11T18:45:00.000Z'],
    ['2026-03-12T16:30:00+05:30', '2026-03-12T11:00:00.000Z'],
    ['2026-03-12T16:30:00.000Z', '2026-03-12T16:30:00.000Z'],
  ])('reads %s as clinic time unless it names a zone, and changes the date alone', async (typed, moment) => {
    const { id } = await insertAppointment(app.sql, patientId, { physiotherapist_id: physioId });
    const { row } = await look(id);
    const answer = await patch(id, { appointmentDate: typed });
    expect(answer).toMatchObject({ status: 200, body: { data: { appointmentDate: moment, status: 'pending' } } });
    expect(await look(id)).toEqual({
      row: { ...row, starts_at: new Date(moment), version: 2, revision: 2, updated_at: expect.any(Date) },
      audit: [{ verb: 'appointment.reschedule', changed_fields: ['startsAt'] }],
    });
  });

  it('reads the same words at the other door', async () => {
    const { id } = await insertAppointment(app.sql, patientId);
    const to = (date: string) =>
      admin.graphql(
        'mutation ($id: ID!, $d: String!) { rescheduleAppointment(id: $id, appointmentDate: $d) { appointmentDate } }',
        {
          id,
          d: date,
        },
      );
    expect((await to('12 March')).body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await to('2026-03-12T16:30')).body.data).toEqual({
      rescheduleAppointment: { appointmentDate: '2026-03-12T11:00:00.000Z' },
    });
  });
});

describe('Assign', () => {
  it.each(['', 'Dr Singh', '1', null, 1, [UNKNOWN], { $ne: null }])(
    'refuses what is no id: %j',
    async (physioIdSent) => {
      await expectRefused({ physioId: physioIdSent }, 400, {
        fields: { physioId: 'Please choose a physiotherapist of the list' },
      });
    },
  );

  it('does not find a physiotherapist who is unknown, or has left', async () => {
    const { id: left } = await insertPhysiotherapist(app.sql, { deleted_at: app.clock.now() });
    for (const gone of [UNKNOWN, left]) {
      await expectRefused({ physioId: gone }, 404, {
        code: 'NOT_FOUND',
        message: 'There is no physiotherapist with this id.',
      });
    }
  });

  it('changes the physiotherapist alone, and may change them again', async () => {
    const { id } = await insertAppointment(app.sql, patientId);
    const { row } = await look(id);
    const answer = await patch(id, { physioId });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { physio: { _id: physioId, name: 'Dr Kavita Singh' } } },
    });
    expect(await look(id)).toEqual({
      row: { ...row, physiotherapist_id: physioId, version: 2, revision: 2, updated_at: expect.any(Date) },
      audit: [{ verb: 'appointment.assign', changed_fields: ['physiotherapist'] }],
    });
    const { id: another } = await insertPhysiotherapist(app.sql, { name: 'Farah Khan' });
    const { body } = await admin.graphql(
      `mutation { assignPhysiotherapist(id: "${id}", physiotherapistId: "${another}") { status physiotherapist { name } } }`,
    );
    expect(body.data).toEqual({
      assignPhysiotherapist: { status: 'PENDING', physiotherapist: { name: 'Farah Khan' } },
    });
  });
});

describe('which appointment', () => {
  it.each(['1', 'PT-000001', '%00', "' or true --", UNKNOWN])('is not found: %s', async (id) => {
    const answer = await patch(encodeURIComponent(id).replace('%25', '%'), { status: 'scheduled' });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'There is no appointment with this id.' },
    });
  });

  it('is not found either when its record was deleted', async () => {
    const { id } = await insertAppointment(app.sql, patientId, { deleted_at: app.clock.now() });
    expect((await patch(id, { status: 'scheduled' })).status).toBe(404);
    expect((await look(id)).row).toMatchObject({ status: 'pending', version: 1 });
  });
});

describe('the version that the sender has read (OL-1)', () => {
  it.each([
    ['of If-Match', {}, { 'If-Match': '"1"' }],
    ['of a weak If-Match', {}, { 'If-Match': 'W/"1"' }],
    ['of the body', { version: 1 }, {}],
  ])('%s refuses a change of what changed meanwhile, and lets the newest pass', async (_where, extra, headers) => {
    const { id } = await insertAppointment(app.sql, (await insertPatient(app.sql)).id);
    const first = await patch(id, { status: 'scheduled', ...extra }, headers);
    expect(first).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    expect(first.headers.get('etag')).toBe('"2"');
    const before = await look(id);
    const second = await patch(id, { status: 'canceled', ...extra }, headers);
    expect(second).toMatchObject({ status: 412, body: { code: 'CHANGED_MEANWHILE' } });
    expect(await look(id)).toEqual(before);
  });

  it('is checked at the other door', async () => {
    const { id } = await insertAppointment(app.sql, patientId);
    const cancel = (version: number) =>
      admin.graphql(`mutation { cancelAppointment(id: "${id}", version: ${version}) { version } }`);
    expect((await cancel(2)).body.errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
    expect((await cancel(1)).body.data).toEqual({ cancelAppointment: { version: 2 } });
  });

  it.each([
    ['words', { version: 'one' }],
    ['a fraction', { version: 1.5 }],
    ['zero', { version: 0 }],
  ])('is a whole number: %s is refused', async (_what, extra) => {
    const { id } = await insertAppointment(app.sql, patientId);
    const answer = await patch(id, { status: 'scheduled', ...extra });
    expect(answer).toMatchObject({ status: 400, body: { fields: { version: 'The version must be a whole number' } } });
    expect((await look(id)).row).toMatchObject({ status: 'pending', version: 1 });
  });

  it('is refused as an ETag of something else', async () => {
    const { id } = await insertAppointment(app.sql, patientId);
    const answer = await patch(id, { status: 'scheduled' }, { 'If-Match': '"abc"' });
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'If-Match': expect.stringContaining('ETag') } } });
    expect((await look(id)).row).toMatchObject({ status: 'pending', version: 1 });
  });
});
