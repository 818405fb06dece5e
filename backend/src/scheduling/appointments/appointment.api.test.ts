import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertBareRecord,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertUser,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const UNKNOWN = '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d';
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);
const countRows = () => app.sql('select (select count(*) from appointment), (select count(*) from audit_event)');

describe('booking by staff', () => {
  const book = (input: object) =>
    admin.graphql<{ bookAppointment: { id: string } }>(
      `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) {
        id status appointmentDate durationMinutes sessionType missedReason version patient { id name } physiotherapist { id name } } }`,
      { input: { appointmentDate: '2026-03-20T10:00', sessionType: 'CLINIC', ...input } },
    );

  it.each([
    ['an unknown patient', { patientId: UNKNOWN }, 'NOT_FOUND', 'patientId'],
    ['a patient number that nobody has', { patientId: 'PT-999999' }, 'NOT_FOUND', 'patientId'],
    ['no id at all', { patientId: 'Sunita' }, 'NOT_FOUND', 'patientId'],
    ['an empty id', { patientId: '' }, 'BAD_INPUT', 'patientId'],
    ['an unknown physiotherapist', { physiotherapistId: UNKNOWN }, 'NOT_FOUND', 'physiotherapistId'],
    ['a malformed physiotherapist', { physiotherapistId: 'Dr Singh' }, 'BAD_INPUT', 'physiotherapistId'],
    ['the past', { appointmentDate: '2026-03-10T11:59' }, 'BAD_INPUT', 'appointmentDate'],
    ['a date that does not exist', { appointmentDate: '2026-02-30T10:00' }, 'BAD_INPUT', 'appointmentDate'],
    ['four minutes', { durationMinutes: 4 }, 'BAD_INPUT', 'durationMinutes'],
    ['more than eight hours', { durationMinutes: 481 }, 'BAD_INPUT', 'durationMinutes'],
  ])('refuses %s and writes nothing', async (_what, wrong, code, field) => {
    const { id: patientId } = await insertPatient(app.sql);
    const before = await countRows();
    const { body } = await book({ patientId, ...wrong });
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code,
      fields: { [field]: expect.stringMatching(/^[A-Z].+/) },
    });
    expect(await countRows()).toEqual(before);
  });

  it('does not find a patient whose record was deleted', async () => {
    const { id: patientId } = await insertPatient(app.sql, { deleted_at: NOON });
    expect((await book({ patientId })).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('makes a scheduled session at once, of 45 minutes unless told otherwise, for a record named either way', async () => {
    const record = await insertPatient(app.sql);
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql);
    const { body } = await book({ patientId: record.reference, physiotherapistId });
    expect(body.data).toEqual({
      bookAppointment: {
        id: expect.any(String),
        status: 'SCHEDULED',
        appointmentDate: '2026-03-20T04:30:00.000Z',
        durationMinutes: 45,
        sessionType: 'CLINIC',
        missedReason: null,
        version: 1,
        patient: { id: record.id, name: 'Sunita Yadav' },
        physiotherapist: { id: physiotherapistId, name: 'Dr Kavita Singh' },
      },
    });
    const audit = await app.sql('select verb, actor_role, outcome from audit_event where subject_id = $1', [
      body.data?.bookAppointment.id,
    ]);
    expect(audit).toEqual([{ verb: 'appointment.book', actor_role: 'admin', outcome: 'done' }]);
    const long = await book({ patientId: record.id, appointmentDate: '2026-03-20T12:00', durationMinutes: 480 });
    expect(long.body.data).toMatchObject({ bookAppointment: { durationMinutes: 480, physiotherapist: null } });
  });
});

describe('a request by a patient', () => {
  const REQUEST =
    'mutation ($input: RequestAppointmentInput!) { requestAppointment(input: $input) { id status patient { id } physiotherapist { id } durationMinutes } }';
  const input = { appointmentDate: '2026-03-21T10:00', sessionType: 'TELE' };

  it('is refused for the past, and for somebody without a record', async () => {
    const { user } = await insertPatientWithAccount(app.sql);
    const past = await (
      await app.signIn(user.phone)
    ).graphql(REQUEST, {
      input: { ...input, appointmentDate: '2026-03-10T12:00' },
    });
    expect(past.body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const stranger = await app.signIn((await insertUser(app.sql)).phone);
    expect((await stranger.graphql(REQUEST, { input })).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('cannot name another patient', async () => {
    const { user } = await insertPatientWithAccount(app.sql);
    const browser = await app.signIn(user.phone);
    const { body } = await browser.graphql(REQUEST, { input: { ...input, patientId: UNKNOWN } });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('waits as pending for the patient, with the physiotherapist in charge, and shows in the list of the admins', async () => {
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql);
    const { user, record } = await insertPatientWithAccount(app.sql, { physiotherapist_id: physiotherapistId });
    const { body } = await (
      await app.signIn(user.phone)
    ).graphql<{ requestAppointment: { id: string } }>(REQUEST, { input });
    expect(body.data).toEqual({
      requestAppointment: {
        id: expect.any(String),
        status: 'PENDING',
        patient: { id: record.id },
        physiotherapist: { id: physiotherapistId },
        durationMinutes: 45,
      },
    });
    const { body: listed } = await admin.rest<{ data: { docs: { _id: string }[] } }>(
      'GET',
      '/appointments/admin/pending',
    );
    expect(listed.data.docs.map(({ _id }) => _id)).toContain(body.data?.requestAppointment.id);
  });

  it('is refused beside its time while one for the same time is pending', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    const browser = await app.signIn(user.phone);
    await browser.graphql(REQUEST, { input });
    const again = await browser.graphql(REQUEST, { input: { ...input, sessionType: 'HOME' } });
    const sentence = 'You have asked for a session at this time already. The clinic will confirm it.';
    const refusal = {
      message: sentence,
      extensions: { code: 'ALREADY_EXISTS', fields: { appointmentDate: sentence } },
    };
    expect(again.body.errors).toMatchObject([refusal]);
    const rows = () => app.sql('select session_type from appointment where patient_id = $1', [record.id]);
    expect(await rows()).toEqual([{ session_type: 'Tele' }]);
    // Another time is another request, and so is the same time once the clinic has canceled it.
    const later = await browser.graphql(REQUEST, { input: { ...input, appointmentDate: '2026-03-21T10:15' } });
    expect(later.body.errors).toBeUndefined();
    await app.sql("update appointment set status = 'canceled' where patient_id = $1", [record.id]);
    expect((await browser.graphql(REQUEST, { input })).body.errors).toBeUndefined();
    expect(await rows()).toHaveLength(3);
  });

  it('can be made by somebody whose record is still bare, and whose slot is taken', async () => {
    const user = await insertUser(app.sql);
    const { id } = await insertBareRecord(app.sql, user.id);
    await insertAppointment(app.sql, id, { status: 'scheduled', starts_at: new Date('2026-03-21T04:30:00Z') });
    const { body } = await (await app.signIn(user.phone)).graphql(REQUEST, { input });
    expect(body.data).toMatchObject({ requestAppointment: { status: 'PENDING', patient: { id } } });
  });
});

describe('lists', () => {
  beforeEach(() => app.sql('delete from appointment').then(() => undefined));

  const LIST = `query ($first: Int!, $after: String, $filter: AppointmentFilter, $order: AppointmentOrder) {
    appointments(first: $first, after: $after, filter: $filter, order: $order) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
  interface Listed {
    appointments: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }
  async function list(browser: TestClient, variables: object) {
    const { body } = await browser.graphql<Listed>(LIST, { first: 100, ...variables });
    return { ids: body.data?.appointments.edges.map(({ node }) => node.id), ...body.data?.appointments.pageInfo };
  }

  it('of a patient hold their own alone, whatever is asked for', async () => {
    const mine = await insertPatientWithAccount(app.sql);
    const other = await insertPatientWithAccount(app.sql);
    const { id } = await insertAppointment(app.sql, mine.record.id);
    const { id: others } = await insertAppointment(app.sql, other.record.id);
    const browser = await app.signIn(mine.user.phone);
    expect((await list(browser, {})).ids).toEqual([id]);
    expect((await list(browser, { filter: { patientId: mine.record.reference } })).ids).toEqual([id]);
    for (const patientId of [other.record.id, other.record.reference, UNKNOWN, 'PT-999999', 'nobody']) {
      expect((await list(browser, { filter: { patientId } })).ids).toEqual([]);
    }
    const cursor = Buffer.from(`2026-01-01T00:00:00.000000Z|${others}`).toString('base64url');
    expect((await list(browser, { after: cursor })).ids).toEqual([id]);
    expect((await list(admin, {})).ids?.toSorted()).toEqual([id, others].toSorted());
  });

  it('of one record are asked for by either of its names, and gone with a deleted one', async () => {
    const record = await insertPatient(app.sql);
    const { id } = await insertAppointment(app.sql, record.id);
    await insertAppointment(app.sql, (await insertPatient(app.sql)).id);
    const ofRecord = () =>
      Promise.all(
        [record.id, record.reference].map(async (patientId) => (await list(admin, { filter: { patientId } })).ids),
      );
    expect(await ofRecord()).toEqual([[id], [id]]);
    await app.sql('update patient set deleted_at = now() where id = $1', [record.id]);
    expect(await ofRecord()).toEqual([[], []]);
  });

  it('of pending ones hold no others, run earliest first, and past ones stay', async () => {
    const { id: patientId } = await insertPatient(app.sql);
    const insert = (at: number, columns: object = {}) =>
      insertAppointment(app.sql, patientId, { starts_at: hours(at), ...columns });
    const [late, past, soon] = [await insert(48), await insert(-24), await insert(2)];
    for (const status of ['scheduled', 'canceled', 'completed', 'missed']) await insert(72, { status });
    await insert(1, { deleted_at: NOON });
    const earliestFirst = [past.id, soon.id, late.id];
    const rest = await admin.rest<{ data: { docs: { _id: string }[] } }>('GET', '/appointments/admin/pending');
    expect(rest.body.data.docs.map(({ _id }) => _id)).toEqual(earliestFirst);
    const graphql = await admin.graphql<{ pendingAppointments: { id: string }[] }>('{ pendingAppointments { id } }');
    expect(graphql.body.data?.pendingAppointments.map(({ id }) => id)).toEqual(earliestFirst);
    const two = await admin.graphql('{ pendingAppointments(first: 2) { id } }');
    expect(two.body.data).toEqual({ pendingAppointments: earliestFirst.slice(0, 2).map((id) => ({ id })) });
  });

  it.each([0, -1, 101])('take first from 1 to 100, not %i', async (first) => {
    for (const query of [
      `{ pendingAppointments(first: ${first}) { id } }`,
      `{ appointments(first: ${first}) { edges { cursor } } }`,
    ]) {
      expect((await admin.graphql(query)).body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    }
  });

  it('are narrowed by clinic day, physiotherapist, patient and status', async () => {
    const { id: patientId } = await insertPatient(app.sql);
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql);
    const insert = async (starts_at: string, columns: object = {}) =>
      (await insertAppointment(app.sql, patientId, { starts_at, ...columns })).id;
    await insert('2026-03-11T23:59:59.999+05:30');
    const first = await insert('2026-03-12T00:00+05:30', { physiotherapist_id: physiotherapistId });
    const last = await insert('2026-03-12T23:59:59.999+05:30', { status: 'canceled' });
    await insert('2026-03-13T00:00+05:30');
    const other = (await insertAppointment(app.sql, (await insertPatient(app.sql)).id, { starts_at: hours(300) })).id;
    expect((await list(admin, { filter: { day: '2026-03-12' } })).ids).toEqual([first, last]);
    expect((await list(admin, { filter: { day: '2026-03-12', status: 'CANCELED' } })).ids).toEqual([last]);
    expect((await list(admin, { filter: { physiotherapistId } })).ids).toEqual([first]);
    expect((await list(admin, { filter: { patientId: null, day: null, status: null } })).ids).toHaveLength(5);
    expect((await list(admin, { filter: { patientId } })).ids).not.toContain(other);
  });

  it('hold what begins from a moment on, and before another one', async () => {
    const mine = await insertPatientWithAccount(app.sql);
    const insert = async (at: number, columns: object = {}) =>
      (await insertAppointment(app.sql, mine.record.id, { starts_at: hours(at), ...columns })).id;
    const [past, now, next] = [await insert(-1, { status: 'completed' }), await insert(0), await insert(1)];
    const other = await insertPatientWithAccount(app.sql);
    await insertAppointment(app.sql, other.record.id, { starts_at: hours(1) });
    const browser = await app.signIn(mine.user.phone);
    const at = (count: number) => hours(count).toJSON();
    expect((await list(browser, { filter: { from: at(0) } })).ids).toEqual([now, next]);
    expect((await list(browser, { filter: { before: at(0) } })).ids).toEqual([past]);
    expect((await list(browser, { filter: { from: at(-1), before: at(1) } })).ids).toEqual([past, now]);
    expect((await list(browser, { filter: { from: at(1), before: at(1) } })).ids).toEqual([]);
    expect((await list(browser, { filter: { from: null, before: null } })).ids).toEqual([past, now, next]);
    expect((await list(browser, { filter: { from: '0000-01-01T00:00:00Z' } })).ids).toHaveLength(3);
    const { body } = await browser.graphql(LIST, { first: 3, filter: { from: '2026-03-10' } });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it.each(['EARLIEST_FIRST', 'LATEST_FIRST', undefined])(
    'go on by cursor without a gap or a repetition, also where many begin at once, in the order %s',
    async (order) => {
      const ids: string[] = [];
      for (const index of [0, 1, 2, 3, 4, 5, 6]) {
        const { id: patientId } = await insertPatient(app.sql);
        ids.push((await insertAppointment(app.sql, patientId, { starts_at: hours(index < 5 ? 24 : 30) })).id);
      }
      const seen: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await list(admin, { first: 3, after, order });
        seen.push(...(page.ids ?? []));
        after = page.hasNextPage ? page.endCursor : undefined;
      } while (after);
      const earliestFirst = [...ids.slice(0, 5).toSorted(), ...ids.slice(5).toSorted()];
      expect(seen).toEqual(order === 'LATEST_FIRST' ? earliestFirst.toReversed() : earliestFirst);
    },
  );

  it('refuse a cursor that is none', async () => {
    const { body } = await admin.graphql(LIST, { first: 3, after: 'page 2' });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
