import { clinicDay } from '../../platform/time/clinic-time.js';
import { monthStart, weekStart } from './clinic-calendar.js';
import type { PaymentRow } from './rows.js';
import type { SamplePatient } from './sample-patients.js';
import type { SeededRandom } from './seeded-random.js';
import { spreadMoments } from './spread-moments.js';

const THIS_MONTH = 40;
/** Minimum number in this week, of this month's payments. */
const THIS_WEEK = 9;
const LAST_MONTH = 26;

/** Prices in paise: an assessment, three session types, five sessions, a plan of 25. */
const PRICES = [80_000, 60_000, 90_000, 120_000, 350_000, 1_800_000] as const;
const METHODS = ['UPI', 'UPI', 'Card', 'Cash', 'UPI', 'Net Banking'] as const;
const STATUSES = ['Paid', 'Paid', 'Paid', 'Pending', 'Paid', 'Failed', 'Paid', 'Paid', 'Paid', 'Refunded'] as const;

/**
 * Generates 40 payments of this month, at least 9 of them in this week and none in the future, and 26 of last month.
 */
export function samplePayments(patients: readonly SamplePatient[], now: Date, random: SeededRandom): PaymentRow[] {
  const begin = monthStart(clinicDay(now));
  const monday = weekStart(clinicDay(now));
  const thisWeek = spreadMoments(THIS_WEEK, monday > begin ? monday : begin, now);
  const thisMonth = spreadMoments(THIS_MONTH - THIS_WEEK, begin, now);
  const lastMonth = spreadMoments(LAST_MONTH, monthStart(clinicDay(new Date(begin.getTime() - 1))), begin);
  const payers = patients.filter(({ cohort, account }) => cohort.record === 'complete' && account.lastLoginAt);
  return [...lastMonth, ...thisMonth, ...thisWeek].map((createdAt, position) => {
    const known = payers.filter(({ record }) => record.createdAt < createdAt);
    return {
      id: random.uuid(createdAt),
      patientId: known[(position * 5) % known.length]?.record.id ?? null,
      amountPaise: random.pick(PRICES),
      method: METHODS[position % METHODS.length] ?? 'UPI',
      status: STATUSES[position % STATUSES.length] ?? 'Paid',
      createdAt,
    };
  });
}
