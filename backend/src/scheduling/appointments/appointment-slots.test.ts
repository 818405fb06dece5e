import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

/** Two patients and two physiotherapists, made anew for every sentence. */
let sunita: string;
let mohan: string;
let kavita: string;
let farah: string;
beforeEach(async () => {
  sunita = (await insertPatient(app.sql, { name: 'Sunita Yadav' })).id;
  mohan = (await insertPatient(app.sql, { name: 'Mohan Lal' })).id;
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Dr Kavita Singh' })).id;
  farah = (await insertPhysiotherapist(app.sql, { name: 'Farah Khan' })).id;
});

/** An hour of 12 March in clinic time, as the database holds it. */
const at = (time: string) => new Date(`2026-03-12T${time}:00+05:30`);

const insert = (patient: string, physiotherapist: string | null, time: string, columns: object = {}) =>
  insertAppointment(app.sql, patient, { physiotherapist_id: physiotherapist, starts_at: at(time), ...columns });
const scheduled = { status: 'scheduled' };

const approve = (id: string) =>
  admin.rest<{ code?: string; message: string }>('PATCH', `/appointments/admin/${id}`, { status: 'scheduled' });

async function look(id: string) {
  const [row] = await app.sql('select * from appointment where id = $1', [id]);
  const audit = await app.sql('select verb from audit_event where subject_id = $1', [id]);
  return { row, audit };
}

/** Approve is where a clash shows: 409 with the one in the way, and the request waits on, untouched. */
async function expectClash(id: string, message: string): Promise<void> {
  const before = await look(id);
  expect(before.row).toMatchObject({ status: 'pending' });
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'DOUBLE_BOOKED', message } });
  expect(await look(id)).toEqual(before);
}

describe('requests', () => {
  it('may overlap while they are pending (reading 74)', async () => {
    const first = await insert(sunita, kavita, '10:00');
    const second = await insert(mohan, kavita, '10:15');
    const third = await insert(sunita, farah, '10:30');
    const { body } = await admin.rest<{ data: { docs: { _id: string }[] } }>('GET', '/appointments/admin/pending');
    const listed = body.data.docs.map(({ _id }) => _id);
    expect(listed).toEqual(expect.arrayContaining([first.id, second.id, third.id]));
  });

  it('can be moved onto a taken slot, where approving them is refused', async () => {
    await insert(mohan, kavita, '10:00', scheduled);
    const { id } = await insert(sunita, kavita, '15:00');
    const moved = await admin.rest('PATCH', `/appointments/admin/${id}`, { appointmentDate: '2026-03-12T10:30' });
    expect(moved.status).toBe(200);
    await expectClash(
      id,
      'Dr Kavita Singh already has a session then: Mohan Lal with Dr Kavita Singh, 12 Mar 2026, 10:00 am IST, 45 minutes. Please choose another time or physiotherapist.',
    );
  });

  it('are approved without a physiotherapist, two at the same time for two patients', async () => {
    for (const patient of [sunita, mohan]) {
      const { id } = await insert(patient, null, '10:00');
      expect(await approve(id)).toMatchObject({ status: 200, body: { data: { status: 'scheduled', physio: null } } });
    }
  });
});

describe('a scheduled session occupies its slot (DB-1)', () => {
  it('for its physiotherapist', async () => {
    await insert(mohan, kavita, '10:00', { ...scheduled, duration_minutes: 60 });
    await expectClash(
      (await insert(sunita, kavita, '10:59')).id,
      'Dr Kavita Singh already has a session then: Mohan Lal with Dr Kavita Singh, 12 Mar 2026, 10:00 am IST, 60 minutes. Please choose another time or physiotherapist.',
    );
  });

  it('for its patient, whoever treats', async () => {
    await insert(sunita, kavita, '10:00', scheduled);
    const sentence = (physiotherapist: string) =>
      `The patient already has a session then: Sunita Yadav with ${physiotherapist}, 12 Mar 2026, 10:00 am IST, 45 minutes. Please choose another time or physiotherapist.`;
    await expectClash((await insert(sunita, farah, '10:30')).id, sentence('Dr Kavita Singh'));
    await expectClash((await insert(sunita, null, '09:30')).id, sentence('Dr Kavita Singh'));
  });

  it('for its patient also when nobody is assigned', async () => {
    await insert(sunita, null, '10:00', scheduled);
    await expectClash(
      (await insert(sunita, null, '10:00')).id,
      'The patient already has a session then: Sunita Yadav with nobody assigned, 12 Mar 2026, 10:00 am IST, 45 minutes. Please choose another time or physiotherapist.',
    );
  });

  it('for the whole of a long one, also when a short one lies within', async () => {
    await insert(mohan, kavita, '10:00', { ...scheduled, duration_minutes: 480 });
    const { id } = await insert(sunita, kavita, '14:00', { duration_minutes: 5 });
    expect((await approve(id)).status).toBe(409);
  });

  it('and nobody else', async () => {
    await insert(sunita, kavita, '10:00', scheduled);
    const { id } = await insert(mohan, farah, '10:00');
    expect((await approve(id)).status).toBe(200);
  });
});

describe('a slot is free', () => {
  it.each([
    ['that ends when the next begins', '09:15'],
    ['that begins when the one before ends', '10:45'],
  ])('%s: ranges touch without a clash', async (_what, time) => {
    await insert(mohan, kavita, '10:00', scheduled);
    expect((await approve((await insert(sunita, kavita, time)).id)).status).toBe(200);
    expect((await approve((await insert(mohan, farah, time)).id)).status).toBe(200);
  });

  it.each(['pending', 'canceled', 'completed', 'missed'])('that a %s one had', async (status) => {
    await insert(mohan, kavita, '10:00', { status });
    expect((await approve((await insert(sunita, kavita, '10:00')).id)).status).toBe(200);
  });

  it('that a deleted one had', async () => {
    await insert(mohan, kavita, '10:00', { ...scheduled, deleted_at: app.clock.now() });
    expect((await approve((await insert(sunita, kavita, '10:00')).id)).status).toBe(200);
  });

  it('of which only those that stand are named, not an earlier one of a deleted record', async () => {
    await insert(mohan, kavita, '09:50', { ...scheduled, deleted_at: app.clock.now() });
    await insert(mohan, kavita, '10:00', scheduled);
    await expectClash(
      (await insert(sunita, kavita, '10:15')).id,
      'Dr Kavita Singh already has a session then: Mohan Lal with Dr Kavita Singh, 12 Mar 2026, 10:00 am IST, 45 minutes. Please choose another time or physiotherapist.',
    );
  });

  it('as soon as the one in the way is canceled', async () => {
    const inTheWay = await insert(mohan, kavita, '10:00', scheduled);
    const { id } = await insert(sunita, kavita, '10:00');
    expect((await approve(id)).status).toBe(409);
    const canceled = await admin.graphql(`mutation { cancelAppointment(id: "${inTheWay.id}") { status } }`);
    expect(canceled.body.data).toEqual({ cancelAppointment: { status: 'CANCELED' } });
    expect((await approve(id)).status).toBe(200);
  });
});

describe('booking', () => {
  const book = (patientId: string, physiotherapistId: string, appointmentDate: string) =>
    admin.graphql('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id status } }', {
      input: { patientId, physiotherapistId, appointmentDate, sessionType: 'HOME' },
    });

  it('meets the same slots, and writes nothing when one is taken', async () => {
    await insert(mohan, kavita, '10:00', scheduled);
    const before = await app.sql('select count(*) from appointment union all select count(*) from audit_event');
    const { body } = await book(sunita, kavita, '2026-03-12T10:30');
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining('Mohan Lal with Dr Kavita Singh, 12 Mar 2026, 10:00 am IST, 45 minutes'),
      extensions: { code: 'DOUBLE_BOOKED' },
    });
    expect(await app.sql('select count(*) from appointment union all select count(*) from audit_event')).toEqual(
      before,
    );
    expect((await book(sunita, kavita, '2026-03-12T10:45')).body.data).toMatchObject({
      bookAppointment: { status: 'SCHEDULED' },
    });
  });
});
