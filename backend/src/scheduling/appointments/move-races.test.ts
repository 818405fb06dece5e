import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

/** Two processes of one installation. */
let app: TestApp;
let second: TestApp;
let admins: [TestClient, TestClient];
let kavita: string;
let farah: string;
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ database: app.database });
  const { phone } = await insertAdmin(app.sql);
  admins = [await app.signIn(phone, 'admin'), await second.signIn(phone, 'admin')];
  await openWith(app, { booking_mode: 'INSTANT' });
});
beforeEach(async () => {
  await app.sql('update physiotherapist set deleted_at = now()');
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
  farah = (await insertPhysiotherapist(app.sql, { name: 'Farah' })).id;
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const at = (time: string) => new Date(`2026-03-12T${time}:00+05:30`);

/** A scheduled session of a patient of its own, who is signed in. */
async function agreed(physiotherapist: string, time: string, process: TestApp, columns: object = {}) {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const { id } = await insertAppointment(app.sql, record.id, {
    physiotherapist_id: physiotherapist,
    starts_at: at(time),
    status: 'scheduled',
    ...columns,
  });
  return { id, browser: await process.signIn(user.phone) };
}

async function ending(browser: TestClient, mutation: string): Promise<string> {
  const { body } = await browser.graphql(`mutation { ${mutation} { id } }`);
  return body.errors?.[0]?.extensions.code ?? 'done';
}
const move = (browser: TestClient, id: string, time: string, physiotherapist: string) =>
  ending(
    browser,
    `moveAppointment(id: "${id}", input: { appointmentDate: "2026-03-12T${time}", physiotherapistId: "${physiotherapist}" })`,
  );

/** Scheduled sessions that overlap at whoever treats. */
const overlaps = () =>
  app.sql(`select a.id from appointment a join appointment b on a.id < b.id and a.physiotherapist_id = b.physiotherapist_id
    and a.status = 'scheduled' and b.status = 'scheduled'
    and appointment_span(a.starts_at, a.duration_minutes) && appointment_span(b.starts_at, b.duration_minutes)`);

it('the last free time that twenty-five move to and twenty-five ask for at once is one patient’s', async () => {
  const comers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const process = index % 2 ? second : app;
      if (index < 25) {
        // On another day each, with nobody: it is not they who take the times of those who treat.
        const starts_at = new Date(at('10:00').getTime() + (1 + index) * 86_400_000);
        const { id, browser } = await agreed(farah, '10:00', process, { starts_at, physiotherapist_id: null });
        return () => move(browser, id, '16:00', kavita);
      }
      const browser = await process.signIn((await insertPatientWithAccount(app.sql)).user.phone);
      const input = `{ appointmentDate: "2026-03-12T16:00", sessionType: CLINIC, physiotherapistId: "${kavita}" }`;
      return () => ending(browser, `requestAppointment(input: ${input})`);
    }),
  );
  const endings = await Promise.all(comers.map((come) => come()));
  expect(endings.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'DOUBLE_BOOKED'), 'done']);
  expect(await overlaps()).toEqual([]);
});

it('two moves of each other’s times end, as does each with a third, without an overlap and without a failure of ours', async () => {
  for (let round = 0; round < 4; round++) {
    const one = await agreed(kavita, '10:00', app);
    const other = await agreed(farah, '10:00', second);
    const third = await agreed(kavita, '12:00', app);
    const endings = await Promise.all([
      move(one.browser, one.id, '10:00', farah),
      move(other.browser, other.id, '10:00', kavita),
      move(admins[0], third.id, '10:30', farah),
      move(admins[1], one.id, '12:30', kavita),
      move(third.browser, third.id, '11:00', kavita),
    ]);
    for (const one of endings) expect(['done', 'DOUBLE_BOOKED']).toContain(one);
    expect(await overlaps()).toEqual([]);
    await app.sql("update appointment set status = 'canceled'");
  }
});

it('a move beside a home visit that is booked at once leaves the way between them', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, browser } = await agreed(farah, '15:00', second);
    const visit = `{ patientId: "${(await insertPatient(app.sql)).id}", physiotherapistId: "${kavita}", appointmentDate: "2026-03-12T10:00", sessionType: HOME }`;
    const endings = await Promise.all([
      move(browser, id, '11:00', kavita),
      ending(admins[0], `bookAppointment(input: ${visit})`),
    ]);
    expect(endings.toSorted()).toEqual(['OUTSIDE_HOURS', 'done']);
    await app.sql("update appointment set status = 'canceled'");
  }
});

it.each([
  ['move', 'scheduled', (id: string) => `moveAppointment(id: "${id}", input: { appointmentDate: "2026-03-12T14:00" })`],
  ['approval', 'pending', (id: string) => `approveAppointment(id: "${id}")`],
  [
    'rescheduling',
    'pending',
    (id: string) => `rescheduleAppointment(id: "${id}", appointmentDate: "2026-03-12T14:00")`,
  ],
])(
  'a session that is given to somebody else while its %s waits is not judged by the times of the former',
  async (_what, status, mutation) => {
    const { id } = await agreed(kavita, '10:00', app, { status });
    const holder = new Client(app.database.appUrl);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from physiotherapist where id = $1 for no key update', [kavita]);
    const going = ending(admins[0], mutation(id));
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await app.sql(waiting)).length, { timeout: 15_000 }).toBe(1);
    await holder.query('update appointment set physiotherapist_id = $1 where id = $2', [farah, id]);
    await holder.query('commit');
    await holder.end();
    expect(await going).toBe('CHANGED_MEANWHILE');
  },
);
