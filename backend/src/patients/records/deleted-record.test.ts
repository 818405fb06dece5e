import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPatientWithAccount,
  insertPayment,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const remove = async (id: string) => expect((await admin.rest('DELETE', `/admin/patients/${id}`)).status).toBe(200);
const restore = async (id: string) => (await admin.graphql(`mutation { restorePatient(id: "${id}") { id } }`)).body;
const appointmentsOf = (patientId: string) =>
  app.sql('select * from appointment where patient_id = $1 order by id', [patientId]);

async function pendingIds(): Promise<string[]> {
  const { body } = await admin.rest<{ data: { docs: { _id: string }[] } }>('GET', '/appointments/admin/pending');
  return body.data.docs.map(({ _id }) => _id);
}

describe('deleting a record (readings 37, 47)', () => {
  it('takes its appointments out of every list, and they can be changed no more', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    const pending = await insertAppointment(app.sql, record.id);
    await insertAppointment(app.sql, record.id, { status: 'completed' });
    const other = await insertAppointment(app.sql, (await insertPatient(app.sql)).id);
    const browser = await app.signIn(user.phone);
    await remove(record.id);
    expect(await pendingIds()).toEqual([other.id]);
    for (const who of [admin, browser]) {
      const { body } = await who.graphql<{ appointments: { edges: { node: { patient: { id: string } } }[] } }>(
        '{ appointments(first: 100) { edges { node { patient { id } } } } }',
      );
      expect(body.data?.appointments.edges.map(({ node }) => node.patient.id)).not.toContain(record.id);
    }
    expect((await admin.rest('PATCH', `/appointments/admin/${pending.id}`, { status: 'scheduled' })).status).toBe(404);
    expect((await browser.graphql('{ me { sessionsCompleted } }')).body.data).toEqual({ me: { sessionsCompleted: 0 } });
  });

  it('keeps its payments, without a name; restoring brings the name back', async () => {
    const { id } = await insertPatient(app.sql);
    const payment = await insertPayment(app.sql, id, { created_at: new Date('2020-01-01T00:00:00Z') });
    const list = async () =>
      (await admin.rest<{ data: { docs: unknown[] } }>('GET', '/payments/all?endDate=2020-01-31')).body.data.docs;
    await remove(id);
    expect(await list()).toMatchObject([{ _id: payment.id, patientId: null, amount: 1500, status: 'Paid' }]);
    await restore(id);
    expect(await list()).toMatchObject([{ _id: payment.id, patientId: { _id: id, name: 'Sunita Yadav' } }]);
  });
});

describe('restoring a record', () => {
  it('brings the appointments back as they were, and not those that had gone before', async () => {
    const { id } = await insertPatient(app.sql);
    await insertAppointment(app.sql, id);
    await insertAppointment(app.sql, id, { status: 'scheduled' });
    await insertAppointment(app.sql, id, { status: 'missed', missed_reason: 'Rain' });
    await insertAppointment(app.sql, id, { deleted_at: new Date(NOON.getTime() - 1) });
    const before = await appointmentsOf(id);
    await remove(id);
    expect((await appointmentsOf(id)).filter(({ deleted_at }) => deleted_at === null)).toEqual([]);
    expect((await restore(id)).data).toEqual({ restorePatient: { id } });
    // Deleting and restoring are changes of theirs, as whoever read them before is told.
    const restored = before.map((row) =>
      row['deleted_at'] === null ? { ...row, version: 3, revision: 3, updated_at: expect.any(Date) } : row,
    );
    expect(await appointmentsOf(id)).toEqual(restored);
  });

  it('is refused whole when a slot was given to somebody else meanwhile, and possible when it is free again', async () => {
    const { id } = await insertPatient(app.sql);
    const { id: physiotherapist_id } = await insertPhysiotherapist(app.sql);
    const slot = { physiotherapist_id, status: 'scheduled' };
    await insertAppointment(app.sql, id, slot);
    await insertAppointment(app.sql, id);
    await remove(id);
    const taken = await insertAppointment(app.sql, (await insertPatient(app.sql)).id, slot);
    const before = await appointmentsOf(id);
    expect((await restore(id)).errors?.[0]).toMatchObject({
      message: 'The time of one of its sessions was given to another patient meanwhile.',
      extensions: { code: 'DOUBLE_BOOKED' },
    });
    expect(await appointmentsOf(id)).toEqual(before);
    expect(await app.sql('select deleted_at from patient where id = $1', [id])).toEqual([{ deleted_at: NOON }]);
    await admin.graphql(`mutation { cancelAppointment(id: "${taken.id}") { id } }`);
    expect((await restore(id)).data).toEqual({ restorePatient: { id } });
  });

  it('is refused while another record has the number that a hospital gave it', async () => {
    const { id } = await insertPatient(app.sql);
    const give = (patientId: string) =>
      app.sql(
        "insert into patient_identifier (patient_id, system, value) values ($1, 'https://city.example/mrn', '77')",
        [patientId],
      );
    await give(id);
    await remove(id);
    const { id: other } = await insertPatient(app.sql);
    await give(other);
    expect((await restore(id)).errors?.[0]).toMatchObject({
      message: 'Another record has the number by now that a hospital gave this one.',
      extensions: { code: 'ALREADY_EXISTS' },
    });
    await remove(other);
    expect((await restore(id)).data).toEqual({ restorePatient: { id } });
  });

  it('leaves no session with somebody who has left by then, and marks those outside the hours, in a leave or on the way', async () => {
    await openWith(app);
    const { id } = await insertPatient(app.sql);
    const [leaves, away] = [await insertPhysiotherapist(app.sql), await insertPhysiotherapist(app.sql)];
    const session = async (time: string, columns: object = {}) =>
      (
        await insertAppointment(app.sql, id, {
          physiotherapist_id: away.id,
          starts_at: new Date(`2026-03-${time}:00+05:30`),
          status: 'scheduled',
          ...columns,
        })
      ).id;
    const ids = [
      await session('12T10:00', { physiotherapist_id: leaves.id }),
      await session('13T10:00', { physiotherapist_id: leaves.id }),
      await session('16T10:00', { physiotherapist_id: leaves.id, status: 'pending' }),
      await session('12T12:00'),
      await session('12T14:00', { status: 'pending' }),
      await session('13T10:00', { status: 'canceled' }),
      await session('16T12:00'),
      await session('17T12:00'),
      await session('15T12:00', { physiotherapist_id: null }),
      await session('09T06:00'),
    ];
    await remove(id);
    await app.sql("update physiotherapist set last_day = '2026-03-12' where id = $1", [leaves.id]);
    await insertLeave(app.sql, away.id);
    const home = { physiotherapist_id: away.id, session_type: 'Home', status: 'scheduled' };
    const near = { ...home, starts_at: new Date('2026-03-16T13:00:00+05:30') };
    await insertAppointment(app.sql, (await insertPatient(app.sql)).id, near);
    expect((await restore(id)).data).toEqual({ restorePatient: { id } });
    const rows = await appointmentsOf(id);
    const row = (one: string) => rows.find((found) => found['id'] === one);
    const as = (who: string | null, needs: boolean, outside: boolean) => ({
      physiotherapist_id: who,
      needs_physiotherapist: needs,
      outside_hours: outside,
      deleted_at: null,
      version: 3,
    });
    expect(ids.map(row)).toMatchObject([
      as(leaves.id, false, false),
      as(null, true, false),
      as(null, true, false),
      as(away.id, false, true),
      as(away.id, false, true),
      as(away.id, false, false),
      as(away.id, false, true),
      as(away.id, false, false),
      as(null, false, true),
      as(away.id, false, false),
    ]);
    await setBackSettings(app);
  });

  it('waits for a leave that is entered at that moment', async () => {
    await openWith(app);
    const { id } = await insertPatient(app.sql);
    const { id: physiotherapist_id } = await insertPhysiotherapist(app.sql);
    const starts_at = new Date('2026-03-12T10:00:00+05:30');
    await insertAppointment(app.sql, id, { physiotherapist_id, starts_at, status: 'scheduled' });
    await remove(id);
    const holder = new Client(app.database.appUrl);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from physiotherapist where id = $1 for no key update', [physiotherapist_id]);
    const going = restore(id);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await app.sql(waiting)).length, { timeout: 15_000 }).toBe(1);
    // The patient comes after those who treat, as for everybody.
    await holder.query('select from patient where id = $1 for update nowait', [id]);
    await insertLeave(async (text, values) => (await holder.query(text, values)).rows, physiotherapist_id);
    await holder.query('commit');
    await holder.end();
    expect((await going).data).toEqual({ restorePatient: { id } });
    expect(await appointmentsOf(id)).toMatchObject([{ outside_hours: true, deleted_at: null }]);
    await setBackSettings(app);
  });
});
