import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertLeave,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let desk: TestClient;
let patient: string;
let kavya: string;
let neha: string;
let ravi: string;
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
});
beforeEach(async () => {
  await openWith(app);
  await app.sql("update physiotherapist set last_day = '2026-03-01'");
  [kavya, neha, ravi] = [await member('Kavya'), await member('Neha'), await member('Ravi')];
  patient = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());

const member = async (name: string) => (await insertPhysiotherapist(app.sql, { name })).id;
const at = (time: string) => new Date(`2026-03-${time}:00+05:30`);
/** A session of some patient at 10:00 that nobody treats yet, unless told otherwise. */
const session = async (columns: object = {}, of?: string) =>
  (
    await insertAppointment(app.sql, of ?? (await insertPatient(app.sql)).id, {
      starts_at: at('12T10:00'),
      status: 'scheduled',
      ...columns,
    })
  ).id;

async function find(id: string, browser = desk) {
  const { body } = await browser.graphql<{ freePhysiotherapists: { name: string }[] }>(
    'query ($id: ID!) { freePhysiotherapists(appointmentId: $id) { id name } }',
    { id },
  );
  return body.data?.freePhysiotherapists.map(({ name }) => name) ?? body.errors?.[0]?.extensions.code;
}

describe('who is free for a session (bench §5)', () => {
  it('is told to the desk alone, of a session that is to come', async () => {
    const waiting = await session();
    const { user } = await insertStaff(app.sql);
    expect(await find(waiting, await app.signIn(user.phone, 'staff'))).toBe('FORBIDDEN');
    for (const status of ['canceled', 'completed', 'missed'])
      expect(await find(await session({ status }))).toBe('WRONG_STATE');
    for (const id of ['nothing', patient, await session({ deleted_at: new Date() })])
      expect(await find(id)).toBe('NOT_FOUND');
    expect(await find(waiting, await app.signIn((await insertAdmin(app.sql)).phone, 'admin'))).toContain('Kavya');
    expect(await find(await session({ status: 'pending' }))).toContain('Kavya');
  });

  it('leaves out who treats another then, is on leave, on the way to a home visit, or has left', async () => {
    await session({ physiotherapist_id: kavya, starts_at: at('12T10:30') });
    await insertLeave(app.sql, ravi, { starts_at: at('12T09:00'), ends_at: at('12T10:15') });
    await app.sql('update physiotherapist set last_day = $2 where id = $1', [await member('Asha'), '2026-03-11']);
    expect(await find(await session())).toEqual(['Neha']);
    await session({ physiotherapist_id: neha, starts_at: at('12T11:00'), session_type: 'Home' });
    expect(await find(await session())).toEqual([]);
    expect(await find(await session({ starts_at: at('12T22:00') }))).toEqual([]);
  });

  it('leaves out who treats it now', async () => {
    expect(await find(await session({ physiotherapist_id: neha }))).toEqual(['Kavya', 'Ravi']);
  });

  it('names first who treated the patient before, then who has the fewest sessions that day', async () => {
    await session({ physiotherapist_id: kavya, starts_at: at('12T15:00') });
    for (const time of ['12T15:00', '12T16:00']) await session({ physiotherapist_id: ravi, starts_at: at(time) });
    expect(await find(await session({}, patient))).toEqual(['Neha', 'Kavya', 'Ravi']);
    await session({ physiotherapist_id: ravi, starts_at: at('03T10:00'), status: 'completed' }, patient);
    expect(await find(await session({ status: 'pending' }, patient))).toEqual(['Ravi', 'Neha', 'Kavya']);
  });

  it('counts every hour before the clinic opens', async () => {
    await setBackSettings(app);
    expect(await find(await session({ starts_at: at('12T22:00') }))).toEqual(['Kavya', 'Neha', 'Ravi']);
  });
});
