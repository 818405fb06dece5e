import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookCalls, closedSums } from '../../../test/book-calls.js';
import { insertAdmin, insertAppointment, insertPatientWithAccount } from '../../../test/builders.js';
import { brokenLaws, moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let books: ReturnType<typeof bookCalls>;
let money: ReturnType<typeof moneyCalls>;
beforeAll(async () => {
  app = await createTestApp();
  const client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  [books, money] = [bookCalls(client), moneyCalls(client)];
});
afterAll(() => app.close());

/** Cash of all days up to one, as its rows add up. */
const cashUntil = async (day: string) => {
  const [sum] = await app.sql<{ cash: number }>(
    `select (coalesce((select sum(amount_paise) from payment where method = 'Cash' and received_on <= $1), 0)
      - coalesce((select sum(amount_paise) from refund where method = 'Cash' and refunded_on <= $1), 0))::float8 as cash`,
    [day],
  );
  return sum?.cash;
};

it('the ledger of closed days stays as it was, whatever eight writers do, also while a day is closed', async () => {
  let seed = 20_260_310;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  let day = 10;
  const dayOf = (back = 0) => `2026-03-${String(day - back).padStart(2, '0')}`;
  const clock = () => app.clock.set(`${dayOf()}T06:30:00Z`);
  const patients = await Promise.all(
    Array.from({ length: 3 }, async () => (await insertPatientWithAccount(app.sql)).record.id),
  );
  const [payments, charges, sessions, packages] = [[], [], [], []] as string[][] as [
    string[],
    string[],
    string[],
    string[],
  ];
  const keep = (list: string[], answer: Awaited<ReturnType<typeof money.charge | typeof money.pay>>) => {
    if (answer.done) list.push(answer.done.id);
    return answer;
  };
  const someone = () => pick(patients) ?? '';
  const method = () => pick(['CASH', 'CASH', 'UPI']);
  const moves = [
    async () => keep(charges, await money.charge(someone(), 1_000 + random(50_000), { day: dayOf(random(3)) })),
    async () => keep(payments, await money.pay(someone(), 1_000 + random(60_000), { method: method() })),
    async () => keep(payments, await money.pay(someone(), 1_000 + random(60_000), { receivedOn: dayOf(random(3)) })),
    async () => keep(payments, await money.pay(someone(), 1_000 + random(9_000), { isDeposit: true })),
    async () => keep(payments, await money.pay(someone(), 1_000 + random(9_000), { status: 'PENDING' })),
    async () => money.settle(pick(payments) ?? '', { receivedOn: dayOf(random(2)) }),
    async () =>
      money.refund(pick(payments) ?? '', 500 + random(20_000), { refundedOn: dayOf(random(2)), method: method() }),
    async () => money.release(pick(payments) ?? ''),
    async () => money.discount(pick(charges) ?? '', 500 + random(10_000)),
    async () => money.writeOff(pick(charges) ?? ''),
    async () => money.cancelCharge(pick(charges) ?? ''),
    async () => money.allocate(pick(payments) ?? '', [{ chargeId: pick(charges) ?? '', amount: 1 + random(5_000) }]),
    async () => {
      const credits = (await money.credits(someone())).done ?? [];
      return money.cancelCredit(pick(credits)?.id ?? '');
    },
    async () => {
      const sale = { name: 'Two', sessions: 2, price: 10_000 + random(30_000), validUntil: '2026-12-31' };
      const answer = await money.sell({ patientId: someone(), ...sale });
      if (answer.done) packages.push(answer.done.id);
      return answer;
    },
    async () => money.close(pick(packages) ?? ''),
    async () => {
      const starts_at = new Date(
        `${dayOf(1 + random(3))}T${String(3 + random(9)).padStart(2, '0')}:${10 + random(49)}:00Z`,
      );
      const { id } = await insertAppointment(app.sql, someone(), { status: 'scheduled', price: 60_000, starts_at });
      sessions.push(id);
      return money.complete(id);
    },
    async () => money.correct(pick(sessions) ?? '', pick(['COMPLETED', 'MISSED'] as const) ?? 'MISSED'),
  ];
  const refused: string[] = [];
  /** Sums of the closed days by the last of them, as they were when it was closed. */
  const closed = new Map<string, { sums: unknown[]; expected: number; book: unknown }>();
  for (let round = 0; round < 24; round++) {
    clock();
    // A close of yesterday or, each fourth, of today, amid the movements.
    const closing = round % 3 === 2 ? dayOf(round % 4 === 0 ? 0 : 1) : undefined;
    const storm = Array.from({ length: 8 }, async () => {
      for (let move = 0; move < 2; move++) {
        const { error } = (await pick(moves)?.()) ?? {};
        if (error) refused.push(error.code);
      }
    });
    const close = closing ? books.close(closing, 0) : undefined;
    await Promise.all(storm);
    const made = (await close)?.done;
    if (made) {
      const { done: book } = await books.book(made.day);
      closed.set(made.day, { sums: await closedSums(app.sql, made.day), expected: made.expected, book });
    }
    if (round % 3 === 2) day++;
    for (const patient of patients) expect(await brokenLaws(app.sql, patient)).toEqual([]);
  }
  expect(closed.size).toBeGreaterThanOrEqual(6);
  for (const [until, { sums, expected, book }] of closed) {
    expect(await closedSums(app.sql, until)).toEqual(sums);
    expect((await books.book(until)).done).toEqual(book);
    expect(sums.length).toBeGreaterThan(0);
    // Each close counted 0, so that what it expected is the cash since the one before.
    const former = [...closed.keys()]
      .filter((each) => each < until)
      .toSorted()
      .at(-1);
    expect(expected).toBe(((await cashUntil(until)) ?? 0) - (former ? ((await cashUntil(former)) ?? 0) : 0));
  }
  // Refused are movements that make no sense or are of a closed day, and nothing else fails.
  expect(refused.filter((code) => !['BAD_INPUT', 'WRONG_STATE', 'NOT_FOUND', 'DOUBLE_BOOKED'].includes(code))).toEqual(
    [],
  );
  expect(charges.length + payments.length + sessions.length).toBeGreaterThan(60);
}, 180_000);
