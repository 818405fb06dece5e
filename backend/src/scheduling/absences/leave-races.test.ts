import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { leaveTeam } from '../../../test/team-calls.js';
import { addLeave } from '../../../test/times-calls.js';

/** Two processes of one installation. */
let apps: [TestApp, TestApp];
let admins: TestClient[];
beforeAll(async () => {
  const first = await createTestApp();
  apps = [first, await createTestApp({ database: first.database })];
  const { phone } = await insertAdmin(first.sql);
  admins = [await apps[0].signIn(phone, 'admin'), await apps[1].signIn(phone, 'admin')];
  await openWith(first);
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
});

const sql: TestApp['sql'] = (text, values) => apps[0].sql(text, values);
type Call = (browser: TestClient) => Promise<string>;

/** Lets calls begin together: all of them wait for those who treat before the first is done. */
async function together(those: string[], calls: Call[]): Promise<string[]> {
  const gate = new Client(apps[0].database.appUrl);
  await gate.connect();
  await gate.query('begin');
  await gate.query('select from physiotherapist where id = any($1) for no key update', [those]);
  const answers = Promise.all(calls.map((call, at) => call(admins[at % 2] ?? apps[0].client())));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await sql(waiting)).length, { timeout: 15_000 }).toBe(calls.length);
  await gate.query('commit');
  await gate.end();
  return answers;
}

const booking =
  (patientId: string, physiotherapistId: string, appointmentDate: string): Call =>
  async (browser) => {
    const { body } = await browser.graphql(
      'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }',
      {
        input: { patientId, physiotherapistId, appointmentDate, sessionType: 'CLINIC' },
      },
    );
    return body.errors?.[0]?.extensions.code ?? 'booked';
  };
const approval =
  (id: string): Call =>
  async (browser) => {
    const { body } = await browser.graphql(`mutation { approveAppointment(id: "${id}") { id } }`);
    return body.errors?.[0]?.extensions.code ?? 'approved';
  };
const departure =
  (physiotherapistId: string, successorId: string): Call =>
  async (browser) =>
    (await leaveTeam(browser, physiotherapistId, '2026-03-11', successorId)).code ?? 'left';
const leaving =
  (physiotherapistId: string, affected: string): Call =>
  async (browser) =>
    (await addLeave(browser, physiotherapistId, { affected })).code ?? 'away';

it.each(['KEEP', 'UNASSIGN'])(
  'a leave that is entered eight times over while others book and approve holds: %s',
  async (affected) => {
    const { id } = await insertPhysiotherapist(sql);
    const patients = await Promise.all(Array.from({ length: 8 }, () => insertPatient(sql)));
    const times = ['10:00', '11:00', '12:00', '13:00'].map((time) => `2026-03-12T${time}`);
    const asked = await Promise.all(
      patients.slice(4).map((patient, at) =>
        insertAppointment(sql, patient.id, {
          physiotherapist_id: id,
          starts_at: new Date(`2026-03-12T1${at + 4}:00:00+05:30`),
        }),
      ),
    );
    const calls = times.flatMap((time, at) => [
      booking(patients[at]?.id ?? '', id, time),
      leaving(id, affected),
      approval(asked[at]?.id ?? ''),
      leaving(id, affected),
    ]);
    const endings = await together([id], calls);
    expect(endings.filter((ending) => ending === 'away')).toHaveLength(1);
    expect(endings.filter((ending) => ending === 'ALREADY_EXISTS')).toHaveLength(7);
    const booked = endings.filter((ending) => ending === 'booked').length;
    expect(endings.filter((ending) => ending === 'OUTSIDE_HOURS')).toHaveLength(4 - booked);
    const held = await sql(
      "select physiotherapist_id is null as free, needs_physiotherapist as needs, outside_hours as outside from appointment where patient_id = any($1) and status = 'scheduled'",
      [patients.map((patient) => patient.id)],
    );
    expect(held).toHaveLength(booked + 4);
    for (const row of held)
      expect(row).toEqual(
        affected === 'KEEP'
          ? { free: false, needs: false, outside: true }
          : expect.objectContaining({ free: true, needs: true }),
      );
  },
);

it('a departure that is entered while others book, approve and enter a leave leaves nothing after the last day', async () => {
  const { id } = await insertPhysiotherapist(sql);
  const { id: successor } = await insertPhysiotherapist(sql);
  const patients = await Promise.all(Array.from({ length: 4 }, () => insertPatient(sql)));
  const asked = await insertAppointment(sql, patients[3]?.id ?? '', {
    physiotherapist_id: id,
    starts_at: new Date('2026-03-12T10:20:00+05:30'),
  });
  const endings = await together(
    [id, successor],
    [
      booking(patients[0]?.id ?? '', id, '2026-03-12T10:00'),
      departure(id, successor),
      booking(patients[1]?.id ?? '', id, '2026-03-12T11:00'),
      leaving(id, 'KEEP'),
      booking(patients[2]?.id ?? '', successor, '2026-03-12T10:00'),
      departure(id, successor),
      approval(asked.id),
      departure(id, successor),
    ],
  );
  expect(endings.filter((ending) => ending === 'left')).toHaveLength(1);
  expect(endings.filter((ending) => ending === 'WRONG_STATE')).toHaveLength(2);
  expect(
    await sql("select from appointment where physiotherapist_id = $1 and starts_at > '2026-03-11T23:59:59+05:30'", [
      id,
    ]),
  ).toEqual([]);
  const lost =
    'select from appointment where physiotherapist_id is null and not needs_physiotherapist and patient_id = any($1)';
  expect(await sql(lost, [patients.map((patient) => patient.id)])).toEqual([]);
});
