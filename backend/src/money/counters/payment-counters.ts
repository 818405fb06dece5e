import type { Counter } from '../../platform/counters/counter.js';

/** Counter of payments and their sums, by day of creation and status. */
export const PAYMENT_COUNTERS: readonly Counter[] = [
  {
    name: 'payment_days',
    what: 'payments by day and status',
    truth: `select day_slot(created_at) as slot, status as part, count(*) as n, sum(amount_paise) as paise
      from payment group by 1, 2`,
  },
];
