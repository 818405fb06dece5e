import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertPatientWithAccount,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { bookSeries, changeSeries } from '../../../test/series.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let program: TestClient;
let patient: TestClient;
let record: string;
let kavita: string;
let farah: string;
beforeAll(async () => {
  app = await createTestApp();
  const account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
  program = app.client((await insertApiKey(app.sql, account.id, { scopes: ['appointments:write'] })).text);
});
beforeEach(async () => {
  await openWith(app, { phones: ['+91 522 400 1234'] });
  await app.sql('update physiotherapist set deleted_at = now()');
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
  farah = (await insertPhysiotherapist(app.sql, { name: 'Farah' })).id;
  const own = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(own.user.phone);
  record = own.record.id;
});
afterAll(() => app.close());

const at = (time: string) => new Date(`2026-03-12T${time}:00+05:30`);
const livesAt = (address: string | null) => app.sql('update patient set address = $2 where id = $1', [record, address]);
/** A home visit of tomorrow at ten. */
const visit = async (columns: object = {}) =>
  (
    await insertAppointment(app.sql, record, {
      physiotherapist_id: kavita,
      starts_at: at('10:00'),
      status: 'scheduled',
      session_type: 'Home',
      ...columns,
    })
  ).id;

async function call(browser: TestClient, mutation: string) {
  const { body } = await browser.graphql<{ done: object }>(`mutation { done: ${mutation} { id } }`);
  const [error] = body.errors ?? [];
  return error ? `${error.extensions.code}: ${error.message}` : 'done';
}
const move = (id: string, time = '12:00') =>
  `moveAppointment(id: "${id}", input: { appointmentDate: "2026-03-12T${time}" })`;
const MISSING = 'WRONG_STATE: A home visit needs the address: please add it to the record first';
const OWN = 'WRONG_STATE: A visit at home needs your address. Add it to your profile, then ask again.';

describe('a home visit of a record without an address gets no time (bench §1)', () => {
  it.each<[string, object, (id: string) => string]>([
    ['approved', { status: 'pending' }, (id) => `approveAppointment(id: "${id}")`],
    [
      'moved while it is pending',
      { status: 'pending' },
      (id) => `rescheduleAppointment(id: "${id}", appointmentDate: "2026-03-12T12:00")`,
    ],
    ['moved', {}, (id) => move(id)],
    [
      'scheduled again',
      { status: 'canceled' },
      (id) => `correctAppointment(id: "${id}", to: SCHEDULED, reason: "canceled by mistake")`,
    ],
  ])('is not %s by staff, and is once the address is known', async (_what, columns, mutation) => {
    const id = await visit(columns);
    const before = await app.sql('select starts_at, status from appointment where id = $1', [id]);
    for (const address of [null, '']) {
      await livesAt(address);
      expect(await call(admin, mutation(id))).toBe(MISSING);
    }
    expect(await app.sql('select starts_at, status from appointment where id = $1', [id])).toEqual(before);
    await livesAt('7 Lake View');
    expect(await call(admin, mutation(id))).toBe('done');
  });

  it('is moved by no program and by no patient, who is told what to do', async () => {
    await livesAt(null);
    const id = await visit();
    expect(await call(program, move(id))).toBe(MISSING);
    expect(await call(patient, move(id))).toBe(OWN);
    await livesAt('7 Lake View');
    expect(await call(patient, move(id))).toBe('done');
    expect(await call(program, move(id, '15:00'))).toBe('done');
  });

  it('is not booked in a series, and no session of one is moved', async () => {
    const series = { patientId: record, physiotherapistId: kavita, sessionType: 'HOME' };
    const startsAt = ['2026-03-12T10:00', '2026-03-13T10:00'];
    const { done } = await bookSeries(admin, { ...series, startsAt });
    await livesAt(null);
    expect((await bookSeries(admin, { ...series, startsAt: ['2026-03-16T10:00'] })).done).toBeFalsy();
    const [first] = done?.sessions ?? [];
    const changed = await changeSeries(admin, done?.id ?? '', first?.id ?? '', { time: '12:00' });
    expect(changed.code).toBe('WRONG_STATE');
    await livesAt('7 Lake View');
    const { done: moved } = await changeSeries(admin, done?.id ?? '', first?.id ?? '', { time: '12:00' });
    expect(moved?.sessions).toHaveLength(2);
  });

  it('is given to another physiotherapist, canceled and completed all the same', async () => {
    await livesAt(null);
    const assigned = await visit({ status: 'pending' });
    expect(await call(admin, `assignPhysiotherapist(id: "${assigned}", physiotherapistId: "${farah}")`)).toBe('done');
    expect(await call(patient, `cancelAppointment(id: "${assigned}")`)).toBe('done');
    const begun = await visit({ starts_at: new Date(app.clock.now().getTime() - 3_600_000) });
    expect(await call(admin, `completeAppointment(id: "${begun}")`)).toBe('done');
  });

  it('in the clinic and by video needs none', async () => {
    await livesAt(null);
    expect(await call(admin, move(await visit({ session_type: 'Tele' })))).toBe('done');
  });
});
