import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatientWithAccount, insertPayment } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { onceBegun } from '../../../test/once-begun.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let record: { id: string; reference: string };
let another: { id: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const made = await insertPatientWithAccount(app.sql);
  record = made.record;
  patient = await app.signIn(made.user.phone);
  another = (await insertPatientWithAccount(app.sql)).record;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('delete from charge');
  await app.sql('delete from payment');
});

interface Charge {
  id: string;
  text: string;
  amount: number;
  day: string;
  appointmentId: string | null;
  canceledReason: string | null;
}
interface Answer {
  done?: Charge;
  error?: { code: string; fields?: Record<string, string> };
}
async function call(query: string, variables: object, browser = admin): Promise<Answer> {
  const { body } = await browser.graphql<{ done: Charge }>(query, variables);
  return { ...(body.data && { done: body.data.done }), ...(body.errors?.[0] && { error: body.errors[0].extensions }) };
}

const FIELDS = 'id text amount day appointmentId canceledReason';
let keys = 0;
const add = (fields: object = {}, key = `key-of-charge-${++keys}`) =>
  call(
    `mutation ($input: ChargeInput!, $key: String!) { done: addCharge(input: $input, idempotencyKey: $key) { ${FIELDS} } }`,
    {
      input: { patientId: record.reference, text: 'Ten sessions', amount: 900_000, ...fields },
      key,
    },
  );
const cancel = (id: string, reason = 'Entered twice') =>
  call(`mutation ($id: ID!, $reason: String!) { done: cancelCharge(id: $id, reason: $reason) { ${FIELDS} } }`, {
    id,
    reason,
  });
const complete = (id: string) => call('mutation ($id: ID!) { done: completeAppointment(id: $id) { id } }', { id });
const completeOnceBegun = (id: string) => onceBegun(app, () => complete(id));
const chargesOf = async (browser = admin, patientId: string | null = record.id) => {
  const { body } = await browser.graphql<{ charges: Charge[] }>(
    `query ($patientId: ID) { charges(patientId: $patientId) { ${FIELDS} } }`,
    { patientId },
  );
  return body.data?.charges ?? body.errors?.[0]?.extensions.code;
};
const balance = async () => {
  const [own, seen] = await Promise.all([
    patient.graphql<{ myBalance: object }>('{ myBalance { charged paid refunded due } }'),
    admin.graphql<{ patientOverview: { balance: object } }>(
      `{ patientOverview(id: "${record.id}") { balance { charged paid refunded due } } }`,
    ),
  ]);
  expect(seen.body.data?.patientOverview.balance).toEqual(own.body.data?.myBalance);
  return own.body.data?.myBalance;
};

describe('a session that took place (clinic §8)', () => {
  const session = async (columns = {}) =>
    (await insertAppointment(app.sql, record.id, { status: 'scheduled', price: 80_000, ...columns })).id;

  it('is charged at its price, once, however many complete it at once', async () => {
    const id = await session({ starts_at: new Date('2026-03-10T20:00:00Z') });
    await app.sql(`update clinic_settings set offers = '[]'`);
    const answers = await onceBegun(app, () => Promise.all(Array.from({ length: 12 }, () => complete(id))));
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(await chargesOf()).toEqual([
      {
        id: expect.any(String),
        text: 'Session of 11 Mar 2026',
        amount: 80_000,
        day: '2026-03-11',
        appointmentId: id,
        canceledReason: null,
      },
    ]);
  });

  it('is charged when it comes in as completed', async () => {
    await session({ status: 'completed' });
    expect(await chargesOf()).toMatchObject([{ amount: 80_000 }]);
  });

  it.each([null, 0])('is not charged at the price %s', async (price) => {
    await completeOnceBegun(await session({ price }));
    expect(await chargesOf()).toEqual([]);
  });

  it('is charged no more once it was corrected, and again, at its price, once it took place after all', async () => {
    const id = await session();
    await completeOnceBegun(id);
    await app.sql("update appointment set status = 'missed' where id = $1", [id]);
    expect(await chargesOf()).toMatchObject([{ canceledReason: 'The session was corrected' }]);
    expect(await balance()).toMatchObject({ charged: 0, due: 0 });
    await app.sql("update appointment set status = 'completed', price = 70000 where id = $1", [id]);
    expect(await chargesOf()).toMatchObject([{ amount: 70_000, canceledReason: null }]);
  });

  it('keeps its charge when the price changes later', async () => {
    const id = await session();
    await completeOnceBegun(id);
    await app.sql('update appointment set price = 90000 where id = $1', [id]);
    expect(await chargesOf()).toMatchObject([{ amount: 80_000 }]);
  });
});

describe('a charge that staff add', () => {
  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 100_000_001 }, 'amount'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(201) }, 'text'],
    [{ day: '2026-03-11' }, 'day'],
    [{ patientId: 'PT-999999' }, 'patientId'],
  ])('is refused as %j', async (fields, field) => {
    expect((await add(fields)).error?.fields).toHaveProperty(field);
    expect(await chargesOf()).toEqual([]);
  });

  it('is there once for each key, on its day, for the patient too', async () => {
    const key = 'one-key-of-both';
    const [one, two] = await Promise.all([add({ day: '2026-03-01' }, key), add({ day: '2026-03-01' }, key)]);
    expect(one.done).toEqual(two.done);
    expect((await add({ amount: 1 }, key)).error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await chargesOf()).toEqual([one.done]);
    expect(await chargesOf(patient, null)).toEqual([one.done]);
    expect(one.done).toMatchObject({ text: 'Ten sessions', amount: 900_000, day: '2026-03-01', appointmentId: null });
  });

  it('is taken back once, for a reason that its patient does not read', async () => {
    const { done } = await add();
    expect((await cancel(done?.id ?? '', 'no')).error?.fields).toHaveProperty('reason');
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(done?.id ?? '')));
    expect(answers.map(({ error }) => error?.code ?? 'done').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'done',
      ...Array.from({ length: 7 }, () => 'WRONG_STATE'),
    ]);
    expect(await chargesOf()).toMatchObject([{ canceledReason: 'Entered twice' }]);
    expect(await chargesOf(patient, null)).toMatchObject([{ canceledReason: '' }]);
    expect((await cancel('01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d')).error?.code).toBe('NOT_FOUND');
  });

  it("is nobody else's: another's record is answered like none", async () => {
    await add({ patientId: another.id });
    expect(await chargesOf(patient, another.id)).toBe('NOT_FOUND');
    expect(await chargesOf(patient, record.id)).toEqual([]);
    expect(await chargesOf(patient, null)).toEqual([]);
  });
});

it('those of a record that was deleted are there beside its balance, as long as it can be brought back', async () => {
  const { id, reference } = (await insertPatientWithAccount(app.sql)).record;
  const { done } = await add({ patientId: id });
  const deletedDaysAgo = (days: number) =>
    app.sql('update patient set deleted_at = $2 where id = $1', [
      id,
      new Date(app.clock.now().getTime() - days * 86_400_000),
    ]);
  await deletedDaysAgo(31);
  expect(await chargesOf(admin, id)).toBe('NOT_FOUND');
  await deletedDaysAgo(29);
  expect(await chargesOf(admin, id)).toEqual([done]);
  expect(await chargesOf(admin, reference)).toEqual([done]);
});

describe('the balance (law 6)', () => {
  it('is what was charged, less what was paid and not paid back, of what counts alone', async () => {
    const { done } = await add();
    await add({ amount: 50_000 });
    await cancel(done?.id ?? '');
    for (const status of ['Pending', 'Failed']) await insertPayment(app.sql, record.id, { status });
    await insertPayment(app.sql, record.id, { amount_paise: 120_000, refunded_paise: 20_000 });
    await insertPayment(app.sql, record.id, { amount_paise: 30_000, refunded_paise: 30_000, status: 'Refunded' });
    await insertPayment(app.sql, another.id);
    await add({ patientId: another.id });
    expect(await balance()).toEqual({ charged: 50_000, paid: 150_000, refunded: 50_000, due: -50_000 });
  });

  it('holds whatever is written at once, to the paisa', async () => {
    const session = async (at: number) =>
      (
        await insertAppointment(app.sql, record.id, {
          status: 'scheduled',
          price: 70_001,
          starts_at: new Date(Date.UTC(2026, 2, at + 1, 5)),
        })
      ).id;
    const sessions = await Promise.all(Array.from({ length: 10 }, (_, at) => session(at)));
    const pay = (at: number) =>
      call(
        'mutation ($input: RecordPaymentInput!, $key: String!) { done: recordPayment(input: $input, idempotencyKey: $key) { id } }',
        { input: { patientId: record.id, amount: 33_333, method: 'UPI' }, key: `key-of-balance-${at}` },
      );
    await Promise.all([
      ...sessions.flatMap((id) => [complete(id), complete(id)]),
      ...Array.from({ length: 12 }, (_, at) => pay(at % 6)),
      ...Array.from({ length: 8 }, (_, at) => add({ amount: 101 }, `key-of-extra-${at % 4}`)),
    ]);
    const expected = { charged: 10 * 70_001 + 4 * 101, paid: 6 * 33_333, refunded: 0 };
    expect(await balance()).toEqual({ ...expected, due: expected.charged - expected.paid });
  });
});
