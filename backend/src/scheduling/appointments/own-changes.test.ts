import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatientWithAccount } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let record: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
beforeEach(async () => {
  await openWith(app, { phones: ['+91 522 400 1234', '9812345670'] });
  const own = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(own.user.phone);
  record = own.record.id;
});
afterAll(() => app.close());

const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000);
const session = async (status: string, at: Date, columns: object = {}) =>
  (await insertAppointment(app.sql, record, { status, starts_at: at, ...columns })).id;

async function cancel(id: string, browser = patient, version?: number) {
  const { body } = await browser.graphql<{ done: { status: string; changeableUntil: string | null } }>(
    'mutation ($id: ID!, $version: Int) { done: cancelAppointment(id: $id, version: $version) { status changeableUntil } }',
    { id, version },
  );
  return { done: body.data?.done, error: body.errors?.[0] };
}
const codeOf = async (...asked: Parameters<typeof cancel>) => (await cancel(...asked)).error?.extensions.code ?? 'done';
const stateOf = async (id: string) => (await app.sql('select status, version from appointment where id = $1', [id]))[0];

/** Until when the patient may change a session, as lists say. */
async function untilOf(browser: TestClient, id: string): Promise<string | null | undefined> {
  const query = `{ appointments(first: 100, filter: { patientId: "${record}" }) { edges { node { id changeableUntil } } } }`;
  const { body } = await browser.graphql<{
    appointments: { edges: { node: { id: string; changeableUntil: string | null } }[] };
  }>(query);
  return body.data?.appointments.edges.find(({ node }) => node.id === id)?.node.changeableUntil;
}

describe('a patient cancels their own session in an open clinic', () => {
  it.each([
    ['a request, up to its beginning', 'pending', 0.02, 0.02],
    ['an agreed one, up to the notice', 'scheduled', 24.02, 0.02],
  ])('%s', async (_what, status, begins, ends) => {
    const id = await session(status, hours(begins));
    expect(await untilOf(patient, id)).toBe(hours(ends).toJSON());
    expect(await untilOf(admin, id)).toBe(hours(ends).toJSON());
    expect((await cancel(id)).done).toEqual({ status: 'CANCELED', changeableUntil: null });
    const [line] = await app.sql('select verb, actor_role, changed_fields from audit_event where subject_id = $1', [
      id,
    ]);
    expect(line).toEqual({ verb: 'appointment.cancel', actor_role: 'patient', changed_fields: ['status'] });
  });

  it('and a request whose time has passed without an answer', async () => {
    const id = await session('pending', hours(0));
    expect(await untilOf(patient, id)).toBeNull();
    expect((await cancel(id)).error).toBeUndefined();
    expect(await stateOf(id)).toEqual({ status: 'canceled', version: 2 });
  });

  it.each([
    ['an agreed one within the notice', 'scheduled', 24, '10 Mar 2026, 12:00 pm IST'],
    ['one that is over and not marked', 'scheduled', -30, '8 Mar 2026, 6:00 am IST'],
  ])('but not %s: they call', async (_what, status, begins, until) => {
    const id = await session(status, hours(begins));
    expect(await untilOf(patient, id)).toBeNull();
    const { error } = await cancel(id);
    expect(error?.extensions.code).toBe('TOO_LATE');
    expect(error?.message).toBe(
      `This session could be canceled or moved here until ${until}. Please call us on +91 522 400 1234.`,
    );
    expect(await stateOf(id)).toEqual({ status, version: 1 });
    expect(await codeOf(id, admin)).toBe('done');
  });

  it('goes by the notice as it stands now', async () => {
    const id = await session('scheduled', hours(3));
    expect(await codeOf(id)).toBe('TOO_LATE');
    await openWith(app, { notice_hours: 0 });
    expect(await untilOf(patient, id)).toBe(hours(3).toJSON());
    expect(await codeOf(id)).toBe('done');
  });

  it.each(['completed', 'missed', 'canceled'])('but not one that is %s', async (status) => {
    const id = await session(status, hours(48));
    expect(await untilOf(patient, id)).toBeNull();
    expect(await codeOf(id)).toBe('WRONG_STATE');
  });

  it('and not another’s, nor one of a record that is gone, nor what changed meanwhile', async () => {
    const other = await insertPatientWithAccount(app.sql);
    const theirs = (await insertAppointment(app.sql, other.record.id, { starts_at: hours(48) })).id;
    expect(await codeOf(theirs)).toBe('NOT_FOUND');
    const mine = await session('pending', hours(48), { version: 3 });
    expect(await codeOf(mine, patient, 2)).toBe('CHANGED_MEANWHILE');
    await app.sql('update patient set deleted_at = now() where id = $1', [record]);
    expect(await codeOf(mine)).toBe('NOT_FOUND');
    expect(await stateOf(mine)).toEqual({ status: 'pending', version: 3 });
  });
});

it('before the clinic is open patients call: nothing can be changed, and the refusal is on record', async () => {
  await setBackSettings(app);
  const id = await session('pending', hours(48));
  expect(await untilOf(patient, id)).toBeNull();
  const refused = "select from audit_event where verb = 'appointment.cancel' and outcome = 'refused'";
  const before = (await app.sql(refused)).length;
  expect(await codeOf(id)).toBe('FORBIDDEN');
  expect(await app.sql(refused)).toHaveLength(before + 1);
  expect(await stateOf(id)).toEqual({ status: 'pending', version: 1 });
});
