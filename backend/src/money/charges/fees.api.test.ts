import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertCharge,
  insertDayClose,
  insertPatientWithAccount,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { brokenLaws, moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let admin: ReturnType<typeof moneyCalls>;
let reception: ReturnType<typeof moneyCalls>;
let physio: ReturnType<typeof moneyCalls>;
let own: ReturnType<typeof moneyCalls>;
let treats: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = moneyCalls(await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
  reception = moneyCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
  const { user, physiotherapistId } = await insertStaff(app.sql);
  physio = moneyCalls(await app.signIn(user.phone, 'staff'));
  treats = physiotherapistId;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await policy({});
  const { record, user } = await insertPatientWithAccount(app.sql);
  id = record.id;
  own = moneyCalls(await app.signIn(user.phone));
});

const FIXED = { basis: 'AMOUNT', amount: 30_000 };
const HALF = { basis: 'PERCENT', percent: 50 };
/** Opens the clinic with a policy: fixed fees, of which none is free. */
const policy = (fields: object, columns: object = {}) =>
  openWith(app, {
    fees: JSON.stringify({ lateCancel: FIXED, noShow: FIXED, firstFree: 0, ...fields }),
    notice_hours: 24,
    ...columns,
  });

const DAY_MS = 86_400_000;
/** A scheduled session so many hours from now, of ₹800.01 unless told otherwise. */
const session = async (hours: number, columns: object = {}) =>
  (
    await insertAppointment(app.sql, id, {
      status: 'scheduled',
      price: 80_001,
      starts_at: new Date(app.clock.now().getTime() + hours * 3_600_000),
      ...columns,
    })
  ).id;
/** Misses a session that has begun. */
const missed = async (hours = -2, columns: object = {}) => {
  const session_ = await session(hours, columns);
  expect((await admin.miss(session_)).error).toBeUndefined();
  return session_;
};
const charges = async () => (await admin.charges(id)).done ?? [];
const live = async () => (await charges()).filter(({ canceledReason }) => canceledReason === null);
const one = async () => (await live())[0] ?? expect.fail('nothing is charged');

describe('no fee is charged', () => {
  it.each([
    ['before the clinic is open', { opened_at: null }, {}],
    [
      'without a policy',
      { fees: JSON.stringify({ lateCancel: { basis: 'NONE' }, noShow: { basis: 'NONE' }, firstFree: 0 }) },
      {},
    ],
    [
      'by price, without a price',
      { fees: JSON.stringify({ lateCancel: HALF, noShow: HALF, firstFree: 0 }) },
      { price: null },
    ],
    ['of less than a paisa', { fees: JSON.stringify({ lateCancel: HALF, noShow: HALF, firstFree: 0 }) }, { price: 1 }],
  ])('%s', async (_, columns, fields) => {
    await policy({}, columns);
    await missed(-2, fields);
    const late = await session(3, fields);
    expect((await admin.fees(late)).done).toEqual({ noShow: 0, lateCancel: 0 });
    expect((await admin.cancelForPatient(late)).error).toBeUndefined();
    expect(await charges()).toEqual([]);
  });

  it('of a session that is canceled before the notice, by the clinic, while it is pending, or without a notice', async () => {
    const early = await session(25);
    const [byClinic, pending] = [await session(3), await session(5, { status: 'pending' })];
    expect((await admin.fees(early)).done).toEqual({ noShow: 30_000, lateCancel: 0 });
    expect((await admin.fees(pending)).done?.lateCancel).toBe(0);
    for (const each of [early, pending]) expect((await reception.cancelForPatient(each)).error).toBeUndefined();
    await app.sql(`update appointment set status = 'canceled' where id = $1`, [byClinic]);
    expect(await charges()).toEqual([]);
    await policy({}, { notice_hours: 0 });
    const begun = await session(-1);
    expect((await admin.fees(begun)).done).toEqual({ noShow: 30_000, lateCancel: 0 });
    expect((await admin.cancelForPatient(begun)).error).toBeUndefined();
    expect(await charges()).toEqual([]);
    const by = await app.sql(
      'select canceled_by, canceled_late from appointment where patient_id = $1 order by starts_at',
      [id],
    );
    expect(by).toEqual([
      { canceled_by: 'PATIENT', canceled_late: false },
      { canceled_by: 'CLINIC', canceled_late: false },
      { canceled_by: 'PATIENT', canceled_late: false },
      { canceled_by: 'PATIENT', canceled_late: false },
    ]);
  });
});

describe('a session is not canceled for its patient', () => {
  it('by others, with another version, or twice', async () => {
    const [of, others] = [await session(3, { physiotherapist_id: treats }), await session(5)];
    expect((await own.cancelForPatient(of)).error?.code).toBe('FORBIDDEN');
    expect((await own.fees(of)).error?.code).toBe('FORBIDDEN');
    expect((await physio.fees(of)).error?.code).toBe('FORBIDDEN');
    expect((await physio.cancelForPatient(others)).error?.code).toBe('NOT_FOUND');
    expect((await admin.cancelForPatient('nothing')).error?.code).toBe('NOT_FOUND');
    expect((await admin.fees('nothing')).error?.code).toBe('NOT_FOUND');
    expect((await admin.cancelForPatient(of, 7)).error?.code).toBe('CHANGED_MEANWHILE');
    expect((await physio.cancelForPatient(of)).done).toMatchObject({ status: 'CANCELED' });
    expect((await admin.cancelForPatient(of)).error?.code).toBe('WRONG_STATE');
    expect(await live()).toHaveLength(1);
  });
});

describe('the fee', () => {
  it('of a missed session has its day, by price it is rounded down to the paisa', async () => {
    await policy({ noShow: HALF });
    await missed(-50);
    expect(await charges()).toMatchObject([
      { kind: 'NO_SHOW', amount: 40_000, open: 40_000, text: 'Missed session of 8 Mar 2026', canceledReason: null },
    ]);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('of a late cancellation is of today, and begins with the notice to the minute', async () => {
    const [at, before] = [await session(24), await session(25)];
    expect((await reception.fees(at)).done).toEqual({ noShow: 30_000, lateCancel: 30_000 });
    expect((await reception.cancelForPatient(at)).error).toBeUndefined();
    expect((await reception.cancelForPatient(before)).error).toBeUndefined();
    expect(await charges()).toMatchObject([
      { kind: 'LATE_CANCEL', amount: 30_000, text: 'Late cancellation of the session of 11 Mar 2026' },
    ]);
    expect(await app.sql('select day::text from charge where patient_id = $1', [id])).toEqual([{ day: '2026-03-10' }]);
  });

  it('is charged once under eight parallel calls, and the free one is given once', async () => {
    await policy({ firstFree: 1 });
    const sessions = await Promise.all(Array.from({ length: 4 }, (_, at) => session(-2 - 2 * at)));
    const answers = await Promise.all([...sessions, ...sessions].map((each) => admin.miss(each)));
    expect(answers.filter(({ error }) => !error)).toHaveLength(4);
    expect(await live()).toHaveLength(3);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('is free of the first within 365 days of the clinic, also from before the policy', async () => {
    const ago = (days: number, minutes = 0) => ({
      starts_at: new Date(new Date('2026-03-10T00:00:00+05:30').getTime() - days * DAY_MS + minutes * 60_000),
    });
    await policy({ firstFree: 1, noShow: { basis: 'NONE' } });
    // The last minute of the day that is 365 days back counts no more.
    await missed(-2, ago(364, -1));
    await policy({ firstFree: 1 });
    await missed();
    expect(await live()).toEqual([]);
    // From its first minute on, the next day counts.
    const { record } = await insertPatientWithAccount(app.sql);
    id = record.id;
    await policy({ firstFree: 1, noShow: { basis: 'NONE' } });
    await missed(-2, ago(364));
    await policy({ firstFree: 1 });
    const next = await session(-2);
    expect((await admin.fees(next)).done?.noShow).toBe(30_000);
    expect((await admin.miss(next)).error).toBeUndefined();
    expect(await live()).toMatchObject([{ kind: 'NO_SHOW', amount: 30_000 }]);
  });

  it('counts missed and late canceled sessions together, in whatever order they are marked', async () => {
    await policy({ firstFree: 2 });
    expect((await admin.cancelForPatient(await session(3))).error).toBeUndefined();
    await missed(-2);
    expect(await live()).toEqual([]);
    await missed(-200);
    expect(await live()).toMatchObject([{ kind: 'NO_SHOW', text: 'Missed session of 2 Mar 2026' }]);
  });

  it('is taken back by a correction, and comes back with the next one', async () => {
    const id_ = await missed();
    await admin.correct(id_, 'COMPLETED');
    expect(await live()).toMatchObject([{ kind: 'SESSION', amount: 80_001 }]);
    await admin.correct(id_, 'MISSED');
    expect(await live()).toMatchObject([{ kind: 'NO_SHOW', amount: 30_000 }]);
    await admin.correct(id_, 'CANCELED');
    expect(await live()).toEqual([]);
    const late = await session(3);
    await admin.cancelForPatient(late);
    expect(await live()).toMatchObject([{ kind: 'LATE_CANCEL' }]);
    await admin.correct(late, 'SCHEDULED');
    expect(await live()).toEqual([]);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('that an admin waived stays waived, however the session is corrected', async () => {
    const id_ = await missed();
    const { id: fee } = await one();
    expect((await reception.cancelCharge(fee)).error?.code).toBe('FORBIDDEN');
    expect((await admin.cancelCharge(fee)).done?.canceledReason).toBe('Entered twice');
    await admin.correct(id_, 'COMPLETED');
    await admin.correct(id_, 'MISSED');
    expect(await live()).toEqual([]);
  });

  it('of a closed day or on a bill is credited by a correction', async () => {
    const id_ = await missed(-26);
    const { id: fee } = await one();
    await insertDayClose(app.sql, '2026-03-09');
    await admin.correct(id_, 'COMPLETED');
    const given = (await charges()).find((each) => each.id === fee);
    expect(given).toMatchObject({ canceledReason: null, open: 0, credits: [{ kind: 'CANCELLATION', amount: 30_000 }] });
    await admin.correct(id_, 'MISSED');
    expect((await charges()).find((each) => each.id === fee)).toMatchObject({ open: 30_000, credits: [] });
    // What is marked later of a closed day is booked on today.
    await missed(-50);
    expect(
      await app.sql('select day::text from charge where patient_id = $1 order by created_at', [id]),
    ).toContainEqual({
      day: '2026-03-10',
    });
    await app.sql('delete from day_close');
    const billed = await missed(-2);
    const [charge] = (await live()).filter(({ text }) => text === 'Missed session of 10 Mar 2026');
    expect((await admin.bill(id, [charge?.id ?? ''])).error).toBeUndefined();
    await admin.correct(billed, 'COMPLETED');
    const [note] = (await charges()).find((each) => each.id === charge?.id)?.credits ?? [];
    expect(note).toMatchObject({ kind: 'CANCELLATION', number: expect.stringMatching(/^CN\//) });
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('of a session that a package covers is by its agreed price; nothing of the package is used', async () => {
    await policy({ noShow: HALF });
    const sale = { patientId: id, name: 'Ten sessions', sessions: 10, price: 500_000, validUntil: '2026-12-31' };
    expect((await admin.sell(sale)).error).toBeUndefined();
    await missed();
    expect((await admin.wallet(id)).done?.packages).toMatchObject([{ used: 0, left: 10 }]);
    expect((await live()).filter(({ kind }) => kind === 'NO_SHOW')).toMatchObject([{ amount: 40_000 }]);
  });

  it('is paid by an advance, like any charge, and the patient reads what it is for', async () => {
    await admin.pay(id, 50_000);
    await missed();
    expect(await one()).toMatchObject({ open: 0, paidBy: [{ amount: 30_000 }] });
    expect((await own.charges()).done).toMatchObject([{ kind: 'NO_SHOW', text: 'Missed session of 10 Mar 2026' }]);
    expect((await admin.balance(id)).done?.balance).toMatchObject({ charged: 30_000, due: -20_000 });
  });

  it('leaves a charge of the same session that staff made alone', async () => {
    await insertCharge(app.sql, id, { amount_paise: 5_000 });
    await missed();
    expect((await live()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([5_000, 30_000]);
  });
});
