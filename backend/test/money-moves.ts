import { insertAppointment } from './builders.js';
import type { moneyCalls } from './money-calls.js';
import { onceBegun } from './once-begun.js';
import { NOON, type TestApp } from './test-app.js';

/** Numbers from 0 to below a bound, the same ones in each run. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Whose money moves, and among what a movement chooses. */
interface Moved {
  random: (below: number) => number;
  /** Records, one of which each movement is of. */
  patients: readonly string[];
  /** Days on which charges, credits and payments are dated; today, where there are none. */
  days?: readonly string[];
}

/** Movements of money: charges, payments, deposits, refunds, releases, discounts, write-offs, cancellations, allocations and packages. */
export function moneyMoves(admin: ReturnType<typeof moneyCalls>, { random, patients, days = [] }: Moved) {
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  const payments: string[] = [];
  const charges: string[] = [];
  const patient = () => pick(patients) ?? '';
  const on = (name: string) => (days.length > 0 ? { [name]: pick(days) } : {});
  const method = () => pick(['CASH', 'UPI', 'CARD', 'NET_BANKING']);
  const moves = [
    async () => charges.push((await admin.charge(patient(), 1_000 + random(50_000), on('day'))).done?.id ?? ''),
    async () => {
      const fields = { method: method(), ...on('receivedOn') };
      payments.push((await admin.pay(patient(), 1_000 + random(60_000), fields)).done?.id ?? '');
    },
    async () => payments.push((await admin.pay(patient(), 1_000 + random(30_000), { isDeposit: true })).done?.id ?? ''),
    async () => admin.refund(pick(payments) ?? '', 500 + random(20_000)),
    async () => admin.release(pick(payments) ?? ''),
    async () => admin.discount(pick(charges) ?? '', 500 + random(10_000)),
    async () => admin.writeOff(pick(charges) ?? ''),
    async () => admin.cancelCharge(pick(charges) ?? ''),
    async () => admin.allocate(pick(payments) ?? '', [{ chargeId: pick(charges) ?? '', amount: 1 + random(5_000) }]),
    async () => {
      const sale = { patientId: patient(), name: 'Two', sessions: 2, price: 10_000 + random(30_000) };
      const { done } = await admin.sell({ ...sale, validUntil: '2026-12-31' });
      if (done && random(2)) await admin.close(done.id);
    },
  ];
  return { charges, move: async () => pick(moves)?.() };
}

/** Completes sessions with prices on these days, of physiotherapists and kinds in turn; the first one of nobody. */
export async function completedSessions(
  app: Pick<TestApp, 'sql' | 'clock'>,
  admin: ReturnType<typeof moneyCalls>,
  {
    patients,
    physiotherapists,
    days,
  }: { patients: readonly string[]; physiotherapists: readonly string[]; days: readonly string[] },
): Promise<void> {
  const types = ['Clinic', 'Home', 'Tele'] as const;
  for (const [at, day] of days.entries()) {
    const starts = new Date(`${day}T04:30:00Z`);
    const { id } = await insertAppointment(app.sql, patients[at % patients.length] ?? '', {
      status: 'scheduled',
      price: 40_000 + 1_000 * at,
      starts_at: starts,
      session_type: types[at % types.length],
      physiotherapist_id: physiotherapists[at % (physiotherapists.length + 1)] ?? null,
      created_at: NOON,
    });
    await onceBegun(app, () => admin.complete(id));
  }
}
