import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let busy: string;
let free: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  busy = (await insertPhysiotherapist(app.sql, { name: 'Farah Khan', specialization: 'Sports' })).id;
  free = (await insertPhysiotherapist(app.sql, { name: 'Anil Rao', specialization: 'Neurological' })).id;
  await insertPhysiotherapist(app.sql, { name: 'Gone', deleted_at: NOON });
  const insert = async (starts_at: string, columns: object = {}) =>
    insertAppointment(app.sql, (await insertPatient(app.sql)).id, {
      physiotherapist_id: busy,
      status: 'scheduled',
      duration_minutes: 5,
      starts_at,
      ...columns,
    });
  // Today in India is 10 March: its first and its last moment, and the moments beside them.
  await insert('2026-03-09T23:50:00+05:30');
  await insert('2026-03-10T00:00:00+05:30');
  await insert('2026-03-10T23:59:59.999+05:30');
  await insert('2026-03-11T00:10:00+05:30');
  await insert('2026-03-11T10:00:00+05:30', { physiotherapist_id: null });
  await insert('2026-03-10T12:00:00+05:30', { deleted_at: NOON });
  for (const status of ['pending', 'canceled', 'completed', 'missed'])
    await insert('2026-03-10T13:00:00+05:30', { status });
});
afterAll(() => app.close());

async function loads(day?: string): Promise<unknown> {
  const { body } = await admin.graphql<{ physiotherapists: { name: string; scheduledSessions: number }[] }>(
    'query ($day: LocalDate) { physiotherapists(day: $day) { name scheduledSessions } }',
    { day },
  );
  return body.data?.physiotherapists.map(({ name, scheduledSessions }) => [name, scheduledSessions]);
}

it('lists those who treat by name, those without a session too, and nobody who has left (reading 41)', async () => {
  const { body } = await admin.graphql('{ physiotherapists { id name specialization scheduledSessions } }');
  expect(body.data).toEqual({
    physiotherapists: [
      { id: free, name: 'Anil Rao', specialization: 'Neurological', scheduledSessions: 0 },
      { id: busy, name: 'Farah Khan', specialization: 'Sports', scheduledSessions: 2 },
    ],
  });
});

it.each([
  ['2026-03-09', 1],
  ['2026-03-10', 2],
  ['2026-03-11', 1],
  ['2026-03-12', 0],
])('counts the scheduled sessions that begin on %s from midnight to midnight in India: %i', async (day, load) => {
  expect(await loads(day)).toEqual([
    ['Anil Rao', 0],
    ['Farah Khan', load],
  ]);
});

it('means the clinic’s today when no day is named, also when Greenwich is a day behind', async () => {
  for (const [now, load] of [
    ['2026-03-09T18:29:59Z', 1],
    ['2026-03-09T18:30:00Z', 2],
    ['2026-03-10T18:30:00Z', 1],
  ] as const) {
    app.clock.set(now);
    expect(await loads()).toEqual([
      ['Anil Rao', 0],
      ['Farah Khan', load],
    ]);
  }
  app.clock.set(NOON);
});

it.each(['2026-02-30', 'today', '0000-01-01'])('refuses the day %s', async (day) => {
  const { body } = await admin.graphql('query ($day: LocalDate) { physiotherapists(day: $day) { id } }', { day });
  expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
});

it.each([
  ['2026-03-15', []],
  ['2026-03-16', ['Anil Rao']],
  ['2026-03-17', ['Anil Rao']],
  ['2026-03-18', []],
])('says who is on leave on %s or a part of it: %j', async (day, away) => {
  const times = { starts_at: '2026-03-16T15:00:00+05:30', ends_at: '2026-03-18T00:00:00+05:30' };
  const { id } = await insertLeave(app.sql, free, times);
  await insertLeave(app.sql, busy, { ...times, deleted_at: NOON });
  const { body } = await admin.graphql<{ physiotherapists: { name: string; onLeave: boolean }[] }>(
    'query ($day: LocalDate) { physiotherapists(day: $day) { name onLeave } }',
    { day },
  );
  expect(body.data?.physiotherapists.filter(({ onLeave }) => onLeave).map(({ name }) => name)).toEqual(away);
  await app.sql('delete from physiotherapist_leave where id = $1', [id]);
});
