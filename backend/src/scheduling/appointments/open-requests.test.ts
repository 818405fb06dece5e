import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAppointment, insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

/** Two processes of one installation. */
let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ database: app.database });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

async function ask(browser: TestClient, minute: number): Promise<string> {
  const at = `2026-03-12T10:${String(minute).padStart(2, '0')}`;
  const { body } = await browser.graphql(
    `mutation { requestAppointment(input: { appointmentDate: "${at}", sessionType: HOME }) { id } }`,
  );
  return body.errors?.[0]?.extensions.code ?? 'asked';
}

const pendingOf = (patientId: string) =>
  app.sql<{ id: string }>("select id from appointment where patient_id = $1 and status = 'pending'", [patientId]);

it('five requests of a patient wait for the clinic at a time, however many come at once, to whichever process', async () => {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const browsers = [await app.signIn(user.phone), await second.signIn(user.phone)] as const;
  const endings = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(browsers[at % 2 ? 1 : 0], at)));
  expect(endings.toSorted()).toEqual([
    ...Array.from({ length: 15 }, () => 'LIMIT_REACHED'),
    ...Array.from({ length: 5 }, () => 'asked'),
  ]);
  expect(await pendingOf(record.id)).toHaveLength(5);
});

it('a request that the clinic has decided, or that was deleted, makes room; those of other patients take none', async () => {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const other = await insertPatientWithAccount(app.sql);
  for (let at = 0; at < 5; at++) await insertAppointment(app.sql, other.record.id);
  const browser = await app.signIn(user.phone);
  for (let at = 0; at < 5; at++) expect(await ask(browser, at)).toBe('asked');
  expect(await ask(browser, 5)).toBe('LIMIT_REACHED');
  const [first, next] = await pendingOf(record.id);
  await app.sql("update appointment set status = 'scheduled' where id = $1", [first?.id]);
  expect([await ask(browser, 5), await ask(browser, 6)]).toEqual(['asked', 'LIMIT_REACHED']);
  await app.sql('update appointment set deleted_at = now() where id = $1', [next?.id]);
  expect([await ask(browser, 6), await ask(browser, 7)]).toEqual(['asked', 'LIMIT_REACHED']);
});

it('requests that nobody answered in time take no room, before the clinic is open and after', async () => {
  const { user, record } = await insertPatientWithAccount(app.sql);
  for (let at = 1; at <= 6; at++)
    await insertAppointment(app.sql, record.id, { starts_at: new Date(NOON.getTime() - at * 3_600_000) });
  const browser = await app.signIn(user.phone);
  expect(await ask(browser, 20)).toBe('asked');
  await openWith(app, { max_per_day: 1, max_open_requests: 1 });
  const sessions = async () =>
    browser.graphql<{ requestAppointment: { id: string } }>(
      'mutation { requestAppointment(input: { appointmentDate: "2026-03-10T16:00", sessionType: CLINIC }) { id } }',
    );
  await app.sql(`update appointment set status = 'canceled' where patient_id = $1 and starts_at > $2`, [
    record.id,
    NOON,
  ]);
  // Not for the limit of the day, on which they lie, either.
  expect((await sessions()).body.errors).toBeUndefined();
  expect((await sessions()).body.errors?.[0]?.extensions.code).toBe('ALREADY_EXISTS');
  await setBackSettings(app);
});

it('the refusal says what to do, with the number of the setting', async () => {
  const one = await createTestApp({ database: app.database, limits: { openRequestsPerPatient: 1 } });
  try {
    const { user } = await insertPatientWithAccount(app.sql);
    const browser = await one.signIn(user.phone);
    expect(await ask(browser, 1)).toBe('asked');
    const { body } = await browser.graphql(
      'mutation { requestAppointment(input: { appointmentDate: "2026-03-13T10:00", sessionType: TELE }) { id } }',
    );
    expect(body.errors).toMatchObject([
      {
        message: 'A request of yours waits for the clinic already. Please wait for its answer, or call us.',
        extensions: { code: 'LIMIT_REACHED' },
      },
    ]);
  } finally {
    await one.close();
  }
});

it('a request waits for whoever treats the patient before it holds the patient, as everybody does', async () => {
  const { id } = await insertPhysiotherapist(app.sql);
  const { user, record } = await insertPatientWithAccount(app.sql, { physiotherapist_id: id });
  const browser = await app.signIn(user.phone);
  const holder = new Client(app.database.appUrl);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from physiotherapist where id = $1 for no key update', [id]);
  const going = ask(browser, 1);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await app.sql(waiting)).length, { timeout: 15_000 }).toBe(1);
  const free = await app.sql('select from patient where id = $1 for no key update skip locked', [record.id]);
  await holder.query("update physiotherapist set last_day = '2026-03-11' where id = $1", [id]);
  await holder.query('commit');
  await holder.end();
  expect(free).toHaveLength(1);
  expect(await going).toBe('asked');
  expect(await app.sql('select physiotherapist_id from appointment where patient_id = $1', [record.id])).toEqual([
    { physiotherapist_id: null },
  ]);
});
