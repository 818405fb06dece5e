import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertCover,
  insertLeave,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { Listener, toldTo } from '../../../test/listener.js';
import { insertDoctor } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const DAY = '2026-11-27';
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00+05:30`);

let app: TestApp;
let admin: TestClient;
let desk: TestClient;
let own: { id: string; userId: string; browser: TestClient };
let doctor: TestClient;
let patient: string;
let other: string;
const listening: Listener[] = [];

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  const { user, physiotherapistId } = await insertStaff(app.sql);
  own = { id: physiotherapistId, userId: user.id, browser: await app.signIn(user.phone, 'staff') };
  doctor = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
  patient = (await insertPatient(app.sql, { name: 'Kavya Rao' })).id;
  other = (await insertPhysiotherapist(app.sql, { name: 'Zoya' })).id;
});
afterEach(async () => {
  await Promise.all(listening.splice(0).map((listener) => listener.leave()));
  await app.sql('delete from appointment');
  await app.sql('update cover set ended_at = now() where ended_at is null');
});
afterAll(() => app.close());

async function listen(...browsers: TestClient[]): Promise<Listener[]> {
  const opened: Listener[] = [];
  for (const browser of browsers) opened.push(await Listener.open(browser));
  listening.push(...opened);
  return opened;
}

const session = async (time: string, columns: object = {}) =>
  (
    await insertAppointment(app.sql, patient, {
      physiotherapist_id: own.id,
      status: 'scheduled',
      starts_at: at(time),
      ...columns,
    })
  ).id;

/** Another app of the same installation. */
const secondApp = () => createTestApp({ database: app.database });

const begin = async (): Promise<Client> => {
  const client = new Client(app.database.appUrl);
  await client.connect();
  await client.query('begin');
  return client;
};

describe('who listens (bench §5)', () => {
  it('refuses visitors, patients and API keys', async () => {
    const key = await insertApiKey(app.sql, (await insertAdmin(app.sql)).id);
    const { user } = await insertPatientWithAccount(app.sql);
    const callers = [app.client(), await app.signIn(user.phone), app.client(key.text)];
    const answers = await Promise.all(callers.map((caller) => caller.rest('GET', '/events')));
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [401, 'UNAUTHENTICATED'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
    ]);
  });

  it('answers server-sent events that nothing may keep, change or hold back', async () => {
    const response = await admin.send('/api/v1/events', { headers: { 'accept-encoding': 'gzip, br' } });
    const names = ['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding', 'content-length'];
    await response.body?.cancel();
    expect(names.map((name) => response.headers.get(name))).toEqual([
      'text/event-stream',
      'no-store',
      'no',
      null,
      null,
    ]);
  });

  it('answers HEAD at once', async () => {
    const response = await admin.send('/api/v1/events', { method: 'HEAD' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('takes six streams of a session, and another once one is closed', async () => {
    const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const [first] = await listen(...Array.from({ length: 6 }, () => browser));
    const refused = await browser.rest('GET', '/events');
    expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '60',
    ]);
    await listen(admin);
    await first?.leave();
    await expect.poll(async () => (await browser.rest('GET', '/events')).status).toBe(200);
  });
});

describe('what is told (bench §5)', () => {
  it('tells a day to the desk and to whose column it is, and only once', async () => {
    const [asAdmin, atDesk, physio, asDoctor] = await listenAll();
    await session('10:00');
    expect(await toldTo(app, asAdmin, atDesk, physio, asDoctor)).toEqual([
      [`calendar:${DAY}`],
      [`calendar:${DAY}`],
      [`calendar:${DAY}`],
      [],
    ]);
    expect(await toldTo(app, asAdmin, atDesk, physio, asDoctor)).toEqual([[], [], [], []]);
  });

  it("tells nobody of another's column but the desk, nor of sessions without a physiotherapist", async () => {
    const [, atDesk, physio] = await listenAll();
    await session('10:00', { physiotherapist_id: other });
    await session('11:00', { physiotherapist_id: null, starts_at: at('11:00', '2026-11-30') });
    expect(await toldTo(app, atDesk, physio)).toEqual([[`calendar:${DAY}`, 'calendar:2026-11-30'], []]);
  });

  it('tells of a covered column, and of none once the cover has ended', async () => {
    const { id } = await insertCover(app.sql, other, own.id, { first_day: '2026-03-10', last_day: '2026-03-10' });
    const [, , physio] = await listenAll();
    await session('10:00', { physiotherapist_id: other });
    expect(await toldTo(app, physio)).toEqual([[`calendar:${DAY}`]]);
    await app.sql('update cover set ended_at = now() where id = $1', [id]);
    // The days of the cover itself change in the own calendar, too.
    expect(await toldTo(app, physio)).toEqual([['calendar:2026-03-10']]);
    await app.sql('update appointment set duration_minutes = 30');
    expect(await toldTo(app, physio)).toEqual([[]]);
  });

  it('tells the day and the column that a session leaves, and those that it comes to', async () => {
    const id = await session('10:00');
    const [, atDesk, physio] = await listenAll();
    await app.sql('update appointment set starts_at = $2, physiotherapist_id = $3 where id = $1', [
      id,
      at('00:30', '2026-11-30'),
      other,
    ]);
    expect(await toldTo(app, atDesk, physio)).toEqual([
      [`calendar:${DAY}`, 'calendar:2026-11-30'],
      [`calendar:${DAY}`],
    ]);
  });

  it('tells the desk of requests, also of one that is answered', async () => {
    const [, atDesk, physio, asDoctor] = await listenAll();
    const id = await session('10:00', { status: 'pending' });
    const told = [[`calendar:${DAY}`, 'requests'], [`calendar:${DAY}`], []];
    expect(await toldTo(app, atDesk, physio, asDoctor)).toEqual(told);
    await app.sql("update appointment set status = 'scheduled' where id = $1", [id]);
    expect(await toldTo(app, atDesk, physio, asDoctor)).toEqual(told);
  });

  it('tells the desk of messages in the inbox', async () => {
    const [asAdmin, atDesk, physio, asDoctor] = await listenAll();
    await app.sql(
      `insert into contact_message (id, form, name, phone, subject, message, status, received_at, token_id, body_hash)
       values (gen_random_uuid(), 'CONTACT', 'Asha', '+919876543210', 'Knee', 'A question', 'NEW', now(), 'token', 'hash')`,
    );
    expect(await toldTo(app, asAdmin, atDesk, physio, asDoctor)).toEqual([['inbox'], ['inbox'], [], []]);
  });

  it('tells the days of a leave, and every day for a long one or other hours of the clinic', async () => {
    const [, atDesk, physio] = await listenAll();
    await insertLeave(app.sql, own.id, { starts_at: at('10:00', '2026-12-01'), ends_at: at('10:00', '2026-12-02') });
    const days = ['calendar:2026-12-01', 'calendar:2026-12-02'];
    expect(await toldTo(app, atDesk, physio)).toEqual([days, days]);
    await insertLeave(app.sql, other, { starts_at: at('10:00', '2027-01-01'), ends_at: at('10:00', '2027-06-01') });
    expect(await toldTo(app, atDesk, physio)).toEqual([['calendar'], []]);
    await app.sql('update clinic_settings set slot_minutes = 20');
    expect(await toldTo(app, atDesk, physio)).toEqual([['calendar'], ['calendar']]);
  });

  it('tells the days of the sessions to come of a patient with another name', async () => {
    const [{ day } = { day: '' }] = await app.sql<{ day: string }>('select (current_date + 3)::text as day');
    await session('10:00', { starts_at: at('10:00', day) });
    const [, atDesk] = await listenAll();
    await app.sql("update patient set name = 'Kavya Rao Shetty' where id = $1", [patient]);
    expect(await toldTo(app, atDesk)).toEqual([[`calendar:${day}`]]);
  });

  it('tells a change of another process', async () => {
    const second = await secondApp();
    const [here] = await listenAll();
    const there = await Listener.open(await second.signIn((await insertAdmin(app.sql)).phone, 'admin'));
    await desk.graphql('mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id: await session('10:00') });
    expect([await toldTo(app, here), await toldTo(second, there)]).toEqual([
      [[`calendar:${DAY}`]],
      [[`calendar:${DAY}`]],
    ]);
    await there.leave();
    await second.close();
  });

  it('tells what commits late, whatever was told meanwhile, each once', async () => {
    const late = await begin();
    const id = await session('09:00');
    await late.query('update appointment set duration_minutes = 30 where id = $1', [id]);
    const [, atDesk] = await listenAll();
    await session('10:00', { starts_at: at('10:00', '2026-11-30') });
    expect(await toldTo(app, atDesk)).toEqual([['calendar:2026-11-30']]);
    expect(await toldTo(app, atDesk)).toEqual([[]]);
    await late.query('commit');
    await late.end();
    expect(await toldTo(app, atDesk)).toEqual([[`calendar:${DAY}`]]);
    expect(await toldTo(app, atDesk)).toEqual([[]]);
  });

  it('tells nothing of what is taken back', async () => {
    const taken = await begin();
    const id = await session('09:00');
    const [, atDesk] = await listenAll();
    await taken.query('update appointment set duration_minutes = 30 where id = $1', [id]);
    await taken.query('rollback');
    await taken.end();
    expect(await toldTo(app, atDesk)).toEqual([[]]);
  });
});

async function listenAll(): Promise<[Listener, Listener, Listener, Listener]> {
  return (await listen(admin, desk, own.browser, doctor)) as [Listener, Listener, Listener, Listener];
}
