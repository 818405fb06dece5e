import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import type { TestClient } from '../../../test/test-client.js';

/** Two processes of one installation. */
let app: TestApp;
let second: TestApp;
let patient: TestClient;
let record: string;
let kavita: string;
let farah: string;
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ database: app.database });
});
beforeEach(async () => {
  await openWith(app);
  await app.sql('update physiotherapist set deleted_at = now()');
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
  farah = (await insertPhysiotherapist(app.sql, { name: 'Farah' })).id;
  const own = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(own.user.phone);
  record = own.record.id;
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const REQUEST = `mutation ($input: RequestAppointmentInput!) {
  requestAppointment(input: $input) { id status appointmentDate durationMinutes price physiotherapist { name } }
}`;
interface Asked {
  id: string;
  status: string;
  durationMinutes: number;
  price: number | null;
  physiotherapist: { name: string } | null;
}

async function ask(browser: TestClient, appointmentDate: string, more: object = {}) {
  const input = { appointmentDate, sessionType: 'CLINIC', ...more };
  const { body } = await browser.graphql<{ requestAppointment: Asked }>(REQUEST, { input });
  return { done: body.data?.requestAppointment, error: body.errors?.[0] };
}
const endingOf = ({ error }: Awaited<ReturnType<typeof ask>>) => error?.extensions.code ?? 'done';

const at = (time: string, day = '2026-03-12') => new Date(`${day}T${time}:00+05:30`);
/** Somebody else's scheduled session. */
const take = async (physiotherapist: string, time: string, columns: object = {}) =>
  insertAppointment(app.sql, (await insertPatient(app.sql, { name: 'Mohan Lal' })).id, {
    physiotherapist_id: physiotherapist,
    starts_at: at(time),
    status: 'scheduled',
    ...columns,
  });

describe('what a patient picks in an open clinic', () => {
  it('may be any time that is free, also between those that are offered, and waits for the clinic', async () => {
    const { done } = await ask(patient, '2026-03-12T10:10');
    expect(done).toMatchObject({ status: 'PENDING', durationMinutes: 45, price: null, physiotherapist: null });
  });

  it('takes as long and costs as much as it was offered for, and keeps that', async () => {
    const offers = (price: number) =>
      JSON.stringify([{ sessionType: 'Home', enabled: true, durationMinutes: 60, price }]);
    await openWith(app, { offers: offers(150_000) });
    const { done } = await ask(patient, '2026-03-12T10:00', { sessionType: 'HOME' });
    await openWith(app, { offers: offers(200_000) });
    expect(done).toMatchObject({ durationMinutes: 60, price: 150_000 });
    const { body } = await patient.graphql(
      '{ appointments(first: 1) { edges { node { id price durationMinutes } } } }',
    );
    expect(body.data).toEqual({
      appointments: { edges: [{ node: { id: done?.id, price: 150_000, durationMinutes: 60 } }] },
    });
  });

  it.each([
    ['before the opening', '2026-03-12T07:59'],
    ['past the end of the day', '2026-03-12T17:16'],
    ['on a day that is closed', '2026-03-15T10:00'],
    ['on a holiday', '2026-03-13T10:00'],
  ])('is refused %s', async (_what, time) => {
    const specialDays = [{ day: '2026-03-13', name: 'Holi', hours: [] }];
    await openWith(app, { special_days: JSON.stringify(specialDays) });
    const { error } = await ask(patient, time);
    expect(error?.extensions).toMatchObject({ code: 'OUTSIDE_HOURS', fields: { appointmentDate: expect.any(String) } });
  });

  it('is refused on the way to a home visit', async () => {
    await take(kavita, '11:00', { session_type: 'Home' });
    const pick = (time: string) => ask(patient, `2026-03-12T${time}`, { physiotherapistId: kavita });
    expect(endingOf(await pick('09:46'))).toBe('OUTSIDE_HOURS');
    expect(endingOf(await pick('09:45'))).toBe('done');
  });

  it('is refused where somebody else has a session, whose name is not told', async () => {
    await take(kavita, '10:00');
    const named = await ask(patient, '2026-03-12T10:30', { physiotherapistId: kavita });
    expect(named.error?.extensions).toMatchObject({
      code: 'DOUBLE_BOOKED',
      fields: { appointmentDate: 'This time was just taken.' },
    });
    expect(JSON.stringify(named.error)).not.toMatch(/Mohan|Kavita/);
    await take(farah, '10:00');
    expect((await ask(patient, '2026-03-12T10:30')).error?.message).toBe('This time was just taken.');
  });

  it('is refused in the same words where only the database finds the other session', async () => {
    await openWith(app, { booking_mode: 'INSTANT' });
    const other = (await insertPatient(app.sql, { name: 'Mohan Lal' })).id;
    const { ownerUrl } = app.database;
    const same = `jsonb_populate_record(new, jsonb_build_object('id', gen_random_uuid(), 'patient_id', '${other}'))`;
    await runSql(
      ownerUrl,
      `create function come_between() returns trigger language plpgsql as
         $$ begin insert into appointment select (${same}).*; return new; end $$;
       create trigger come_between before insert on appointment for each row when (new.patient_id = '${record}')
         execute function come_between()`,
    );
    const { error } = await ask(patient, '2026-03-12T10:00', { physiotherapistId: kavita });
    await runSql(ownerUrl, 'drop trigger come_between on appointment; drop function come_between');
    expect(error?.extensions).toMatchObject({
      code: 'DOUBLE_BOOKED',
      fields: { appointmentDate: 'This time was just taken.' },
    });
    expect(endingOf(await ask(patient, '2026-03-12T10:00', { physiotherapistId: kavita }))).toBe('done');
  });

  it('is refused where the patient has a session, whoever treats', async () => {
    await openWith(app, { max_per_day: 2 });
    const own = { starts_at: at('10:00'), physiotherapist_id: farah, status: 'scheduled' };
    await insertAppointment(app.sql, record, own);
    const { error } = await ask(patient, '2026-03-12T10:44', { physiotherapistId: kavita });
    expect(error?.extensions.code).toBe('DOUBLE_BOOKED');
    expect(error?.message).toBe('You have another session at this time already. Please choose another time.');
    expect(endingOf(await ask(patient, '2026-03-12T10:45', { physiotherapistId: kavita }))).toBe('done');
  });

  it('is refused too soon', async () => {
    const { error } = await ask(patient, '2026-03-10T13:59');
    expect(error?.extensions.code).toBe('TOO_LATE');
    expect(error?.message).toContain('begins at 10 Mar 2026, 2:00 pm IST');
    expect(endingOf(await ask(patient, '2026-03-10T14:00'))).toBe('done');
  });

  it('is refused too far ahead, counted in days', async () => {
    await openWith(app, { horizon_days: 3 });
    expect((await ask(patient, '2026-03-14T08:00')).error?.message).toBe(
      'Sessions can be booked up to 3 days ahead. Please choose an earlier day.',
    );
    expect(endingOf(await ask(patient, '2026-03-14T08:00'))).toBe('LIMIT_REACHED');
    expect(endingOf(await ask(patient, '2026-03-13T17:15'))).toBe('done');
  });

  it('is refused on a day that holds as many of the patient’s sessions as may be, requests and completed ones too (clinic §4)', async () => {
    const done = { starts_at: at('08:00', '2026-03-11'), physiotherapist_id: farah, status: 'completed' };
    await insertAppointment(app.sql, record, done);
    expect(endingOf(await ask(patient, '2026-03-11T12:00'))).toBe('LIMIT_REACHED');
    expect(endingOf(await ask(patient, '2026-03-12T08:00'))).toBe('done');
    const { error } = await ask(patient, '2026-03-12T12:00');
    expect(error?.extensions.code).toBe('LIMIT_REACHED');
    expect(error?.message).toContain('You have a session on this day already.');
    expect(endingOf(await ask(patient, '2026-03-13T08:00'))).toBe('done');
    await app.sql("update appointment set status = 'canceled' where patient_id = $1", [record]);
    expect(endingOf(await ask(patient, '2026-03-12T12:00'))).toBe('done');
  });

  it('is refused while as many requests wait as the settings allow, whatever the environment says', async () => {
    await openWith(app, { max_open_requests: 2 });
    for (const day of ['16', '17']) expect(endingOf(await ask(patient, `2026-03-${day}T10:00`))).toBe('done');
    const { error } = await ask(patient, '2026-03-18T10:00');
    expect(error?.extensions.code).toBe('LIMIT_REACHED');
    expect(error?.message).toContain('2 requests of yours wait');
    await openWith(app, { max_open_requests: 7 });
    for (const day of ['18', '19', '20', '23', '24'])
      expect(endingOf(await ask(patient, `2026-03-${day}T10:00`))).toBe('done');
  });

  it('is refused for a kind that is not offered', async () => {
    const offers = [{ sessionType: 'Home', enabled: false, durationMinutes: 45, price: null }];
    await openWith(app, { offers: JSON.stringify(offers) });
    for (const sessionType of ['HOME', 'TELE'])
      expect((await ask(patient, '2026-03-12T10:00', { sessionType })).error?.extensions).toMatchObject({
        code: 'WRONG_STATE',
        fields: { sessionType: expect.any(String) },
      });
  });

  it('names nobody where the clinic chooses, and nobody who is gone', async () => {
    await app.sql('update physiotherapist set deleted_at = now() where id = $1', [farah]);
    expect(endingOf(await ask(patient, '2026-03-12T10:00', { physiotherapistId: farah }))).toBe('NOT_FOUND');
    await openWith(app, { choose_physiotherapist: false });
    expect((await ask(patient, '2026-03-12T10:00', { physiotherapistId: kavita })).error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { physiotherapistId: 'The clinic chooses who treats you' },
    });
    expect(endingOf(await ask(patient, '2026-03-12T10:00'))).toBe('done');
  });

  it('goes by the clinic’s hours alone while nobody treats', async () => {
    await app.sql('update physiotherapist set deleted_at = now()');
    await openWith(app, { booking_mode: 'INSTANT' });
    expect(endingOf(await ask(patient, '2026-03-15T10:00'))).toBe('OUTSIDE_HOURS');
    expect((await ask(patient, '2026-03-12T10:00')).done?.status).toBe('PENDING');
  });
});

describe('who treats', () => {
  it('is the one who was named, else who treats the patient, as long as they are free', async () => {
    await app.sql('update patient set physiotherapist_id = $1 where id = $2', [kavita, record]);
    const who = async (time: string, more: object = {}) => (await ask(patient, time, more)).done?.physiotherapist;
    expect(await who('2026-03-12T10:00', { physiotherapistId: farah })).toEqual({ name: 'Farah' });
    expect(await who('2026-03-13T10:00')).toEqual({ name: 'Kavita' });
    await take(kavita, '10:00', { starts_at: at('10:00', '2026-03-16') });
    expect(await who('2026-03-16T10:00')).toBeNull();
  });

  it('is with INSTANT the own one if free, else who has the fewest sessions that day', async () => {
    await openWith(app, { booking_mode: 'INSTANT' });
    await app.sql('update patient set physiotherapist_id = $1 where id = $2', [kavita, record]);
    await take(kavita, '15:00');
    const first = await ask(patient, '2026-03-12T10:00');
    expect(first.done).toMatchObject({ status: 'SCHEDULED', physiotherapist: { name: 'Kavita' } });
    const anil = await insertPhysiotherapist(app.sql, { name: 'Anil' });
    const later = (time: string) => ({ starts_at: at(time, '2026-03-13') });
    await take(kavita, '', later('10:00'));
    await take(farah, '', later('15:00'));
    await take(anil.id, '', later('15:00'));
    await take(anil.id, '', later('16:00'));
    expect((await ask(patient, '2026-03-13T10:00')).done?.physiotherapist).toEqual({ name: 'Farah' });
  });
});

describe('the last free time', () => {
  const short = { hours: JSON.stringify([{ weekday: 'THURSDAY', hours: [{ opens: '10:00', closes: '10:45' }] }]) };

  it('that fifty pick at once, in two processes, is one patient’s, and the others hear no name', async () => {
    await openWith(app, { ...short, booking_mode: 'INSTANT' });
    await take(kavita, '10:00');
    const browsers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        (index % 2 ? second : app).signIn((await insertPatientWithAccount(app.sql)).user.phone),
      ),
    );
    const answers = await Promise.all(browsers.map((browser) => ask(browser, '2026-03-12T10:00')));
    expect(answers.filter(({ done }) => done?.status === 'SCHEDULED')).toHaveLength(1);
    const losers = answers.flatMap(({ error }) => (error ? [`${error.extensions.code} ${error.message}`] : []));
    expect(losers).toEqual(Array.from({ length: 49 }, () => 'DOUBLE_BOOKED This time was just taken.'));
    const held = await app.sql("select from appointment where physiotherapist_id = $1 and status = 'scheduled'", [
      farah,
    ]);
    expect(held).toHaveLength(1);
  });

  it('beside a home visit that is picked at once leaves the way between them', async () => {
    await app.sql('update physiotherapist set deleted_at = now() where id = $1', [farah]);
    for (let round = 0; round < 5; round++) {
      const day = `2026-03-${16 + round}`;
      await openWith(app, { booking_mode: 'INSTANT' });
      const other = await insertPatientWithAccount(app.sql);
      const browser = await second.signIn(other.user.phone);
      const [mine, theirs] = await Promise.all([
        ask(patient, `${day}T10:00`, { sessionType: 'HOME' }),
        ask(browser, `${day}T11:00`),
      ]);
      expect([endingOf(mine), endingOf(theirs)].toSorted()).toEqual(['OUTSIDE_HOURS', 'done']);
    }
  });
});

it('before the clinic is open any time to come is asked for, as before, of any kind and length of day', async () => {
  await setBackSettings(app);
  await take(kavita, '03:00', { starts_at: at('03:00', '2026-03-15') });
  const { done } = await ask(patient, '2026-03-15T03:00', { physiotherapistId: kavita });
  expect(done).toMatchObject({
    status: 'PENDING',
    durationMinutes: 45,
    price: null,
    physiotherapist: { name: 'Kavita' },
  });
  expect(endingOf(await ask(patient, '2026-03-15T04:00'))).toBe('done');
  expect(endingOf(await ask(patient, '2027-03-15T04:00'))).toBe('done');
});
