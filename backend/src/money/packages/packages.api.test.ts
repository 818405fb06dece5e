import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { brokenLaws, moneyCalls, type SoldPackage } from '../../../test/money-calls.js';
import { onceBegun } from '../../../test/once-begun.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let admin: ReturnType<typeof moneyCalls>;
let reception: ReturnType<typeof moneyCalls>;
beforeAll(async () => {
  app = await createTestApp();
  admin = moneyCalls(await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
  reception = moneyCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
});
afterAll(() => app.close());

/** A patient with an account, and the calls of the account. */
async function patient() {
  const { record, user } = await insertPatientWithAccount(app.sql);
  return { ...record, own: moneyCalls(await app.signIn(user.phone)) };
}

const TEN = { name: 'Ten sessions', sessions: 10, price: 500_000, validUntil: '2026-12-31' };
const sold = async (patientId: string, fields: object = {}): Promise<SoldPackage> => {
  const { done, error } = await admin.sell({ patientId, ...TEN, ...fields });
  expect(error).toBeUndefined();
  return done as SoldPackage;
};
const session = async (patientId: string, columns = {}) =>
  (await insertAppointment(app.sql, patientId, { status: 'scheduled', price: 60_000, ...columns })).id;
/** Completes a session of the past days. */
const done = async (patientId: string, columns = {}) => {
  const id = await session(patientId, columns);
  expect((await onceBegun(app, () => admin.complete(id))).error).toBeUndefined();
  return id;
};
const only = async (patientId: string) => (await admin.wallet(patientId)).done?.packages[0];

describe('a package is refused', () => {
  it.each([
    [{ name: ' ' }, 'name'],
    [{ sessions: 0 }, 'sessions'],
    [{ sessions: 201 }, 'sessions'],
    [{ price: 0 }, 'price'],
    [{ price: 100_000_001 }, 'price'],
    [{ validUntil: '2026-03-09' }, 'validUntil'],
    [{ validUntil: '2029-03-12' }, 'validUntil'],
    [{ sessions: null, validUntil: '2027-03-12' }, 'validUntil'],
    [{ validFrom: '2026-03-11' }, 'validFrom'],
    [{ validFrom: '2025-03-09' }, 'validFrom'],
    [{ sessionTypes: [] }, 'sessionTypes'],
    [{ sessionTypes: ['HOME', 'HOME'] }, 'sessionTypes'],
    [{ discount: 500_000, discountReason: 'A regular' }, 'discount'],
    [{ discount: 100 }, 'discountReason'],
    [{ patientId: 'PT-999999' }, 'patientId'],
  ])('as %j', async (fields, field) => {
    const { id } = await patient();
    expect((await admin.sell({ patientId: id, ...TEN, ...fields })).error?.fields).toHaveProperty(field);
    expect((await admin.wallet(id)).done?.packages).toEqual([]);
    expect((await admin.charges(id)).done).toEqual([]);
  });

  it('with a discount from the front desk, which sells without one', async () => {
    const { id } = await patient();
    const discounted = { patientId: id, ...TEN, discount: 100, discountReason: 'A regular' };
    expect((await reception.sell(discounted)).error?.code).toBe('FORBIDDEN');
    expect((await reception.sell({ patientId: id, ...TEN })).done).toMatchObject({ status: 'ACTIVE', due: 500_000 });
  });

  it('by a patient, who reads the own packages alone', async () => {
    const [one, other] = [await patient(), await patient()];
    await sold(one.id);
    expect((await one.own.sell({ patientId: one.id, ...TEN })).error?.code).toBe('FORBIDDEN');
    expect((await one.own.wallet()).done).toMatchObject({ sessionsLeft: 10, due: 500_000 });
    expect((await other.own.wallet(one.id)).error?.code).toBe('NOT_FOUND');
    expect((await other.own.wallet()).done?.packages).toEqual([]);
  });
});

describe('a package is sold', () => {
  it('once per key, with a charge of its day, less the discount', async () => {
    const { id } = await patient();
    const input = { patientId: id, ...TEN, discount: 50_000, discountReason: 'A regular' };
    const [first, again] = [await admin.sell(input, 'key-of-sale'), await admin.sell(input, 'key-of-sale')];
    expect(again.done).toEqual(first.done);
    expect((await admin.sell({ ...input, price: 1 }, 'key-of-sale')).error?.code).toBe('BAD_INPUT');
    expect((await admin.sell({ ...input, price: 400_000 }, 'key-of-sale')).error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await admin.charges(id)).done).toMatchObject([
      { id: first.done?.chargeId, kind: 'PACKAGE', text: 'Ten sessions', amount: 450_000, open: 450_000 },
    ]);
    expect((await admin.wallet(id)).done).toMatchObject({ due: 450_000, sessionsLeft: 10, uncovered: 0 });
  });
});

describe('a completed session', () => {
  it('uses a session of the package, and is not charged', async () => {
    const { id, own } = await patient();
    await sold(id);
    const appointmentId = await done(id, { starts_at: new Date('2026-03-10T20:00:00Z') });
    expect(await only(id)).toMatchObject({ used: 1, left: 9, uses: [{ appointmentId, day: '2026-03-11' }] });
    expect((await admin.charges(id)).done).toHaveLength(1);
    expect((await own.wallet()).done).toMatchObject({ sessionsLeft: 9, uncovered: 0 });
  });

  it('uses the package that was sold first, of those that cover its kind and its day', async () => {
    const { id } = await patient();
    const home = await sold(id, { sessionTypes: ['HOME'] });
    const early = await sold(id, { validUntil: '2026-03-20' });
    const late = await sold(id);
    await done(id, { session_type: 'Clinic', starts_at: new Date('2026-03-12T06:00:00Z') });
    await done(id, { session_type: 'Clinic', starts_at: new Date('2026-03-25T06:00:00Z') });
    await done(id, { session_type: 'Home', starts_at: new Date('2026-03-26T06:00:00Z') });
    const used = (await admin.wallet(id)).done?.packages.map((each) => [each.id, each.used]);
    expect(Object.fromEntries(used ?? [])).toEqual({ [home.id]: 1, [early.id]: 1, [late.id]: 1 });
  });

  it('is charged when no package covers it, and counted as uncovered', async () => {
    const { id } = await patient();
    await sold(id, { sessions: 1 });
    await done(id);
    await done(id, { starts_at: new Date('2026-03-13T06:00:00Z') });
    expect(await only(id)).toMatchObject({ status: 'USED_UP', used: 1, left: 0 });
    expect((await admin.charges(id)).done?.map(({ kind }) => kind)).toEqual(['SESSION', 'PACKAGE']);
    expect((await admin.wallet(id)).done).toMatchObject({ uncovered: 1, sessionsLeft: 0 });
  });

  it('uses the last one once, however many are completed at once', async () => {
    const { id } = await patient();
    await sold(id, { sessions: 1 });
    const sessions = await Promise.all(
      Array.from({ length: 8 }, (_, at) => session(id, { starts_at: new Date(Date.UTC(2026, 2, 11 + at, 6)) })),
    );
    const answers = await onceBegun(app, () => Promise.all(sessions.map((each) => admin.complete(each))));
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(await only(id)).toMatchObject({ used: 1, status: 'USED_UP' });
    expect((await admin.charges(id)).done?.filter(({ kind }) => kind === 'SESSION')).toHaveLength(7);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('gives its session back when it is corrected, also of a package that was used up', async () => {
    const { id } = await patient();
    await sold(id, { sessions: 1 });
    const appointmentId = await done(id);
    expect((await onceBegun(app, () => admin.correct(appointmentId, 'MISSED'))).error).toBeUndefined();
    expect(await only(id)).toMatchObject({ status: 'ACTIVE', used: 0, left: 1, uses: [] });
    expect((await onceBegun(app, () => admin.correct(appointmentId, 'COMPLETED'))).error).toBeUndefined();
    expect(await only(id)).toMatchObject({ status: 'USED_UP', used: 1 });
    expect((await admin.charges(id)).done?.filter(({ kind }) => kind === 'SESSION')).toEqual([]);
  });
});

describe('a package is closed', () => {
  it('by admins alone, with a reason', async () => {
    const { id } = await patient();
    const { id: packageId } = await sold(id);
    expect((await reception.close(packageId)).error?.code).toBe('FORBIDDEN');
    expect((await admin.close(packageId, 'x')).error?.fields).toHaveProperty('reason');
    expect((await admin.close('8a0e7ad8-0000-4000-8000-000000000000')).error?.code).toBe('NOT_FOUND');
    expect(await only(id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('with what was not used credited, and what was paid beyond the value to be refunded', async () => {
    const { id, own } = await patient();
    const { id: packageId } = await sold(id, { sessions: 3, price: 100_000 });
    await admin.pay(id, 50_000, { packageId });
    await done(id);
    const closed = await admin.close(packageId);
    // floor(100000 × 1 / 3) = 33333.
    expect(closed.done).toMatchObject({ status: 'CLOSED', left: 0, refundDue: 16_667, paid: 33_333, due: 0 });
    expect((await admin.credits(id)).done).toMatchObject([{ kind: 'PACKAGE_CLOSED', amount: 66_667 }]);
    expect((await admin.balance(id)).done?.balance).toMatchObject({ charged: 100_000, credited: 66_667, due: -16_667 });
    expect((await admin.close(packageId)).error?.code).toBe('WRONG_STATE');
    expect((await own.wallet()).done?.packages).toMatchObject([{ closedReason: '' }]);
    expect((await own.credits()).done).toMatchObject([{ reason: '' }]);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('so that freed money pays other dues first', async () => {
    const { id } = await patient();
    const { id: packageId } = await sold(id, { sessions: 2, price: 100_000 });
    await admin.pay(id, 100_000, { packageId });
    await admin.charge(id, 30_000);
    expect((await admin.close(packageId)).done).toMatchObject({ refundDue: 100_000 });
    expect((await admin.balance(id)).done?.balance).toMatchObject({ due: -70_000 });
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('not when it has expired', async () => {
    const { id } = await patient();
    const { id: packageId } = await sold(id, { validUntil: '2026-03-10' });
    await onceBegun(app, async () => {
      expect(await only(id)).toMatchObject({ status: 'EXPIRED', left: 0 });
      expect((await admin.close(packageId)).error?.code).toBe('WRONG_STATE');
    });
  });

  it('of a period by its days', async () => {
    const { id } = await patient();
    const { id: packageId } = await sold(id, { sessions: null, price: 310_000, validUntil: '2026-04-09' });
    await done(id);
    expect(await only(id)).toMatchObject({ used: 1, left: null, status: 'ACTIVE' });
    // One day of 31 has begun.
    expect((await admin.close(packageId)).done).toMatchObject({ refundDue: 0, due: 10_000 });
  });

  it('and its charge is canceled by nothing else', async () => {
    const { id } = await patient();
    const { chargeId } = await sold(id);
    expect((await admin.cancelCharge(chargeId)).error?.code).toBe('WRONG_STATE');
  });
});
