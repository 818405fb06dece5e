/** First and last day, YYYY-MM-DD, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** Presets of days, beside the current month. */
export const periodLabels = {
  'last-month': 'Last month',
  'this-year': 'This financial year',
  'last-year': 'Last financial year',
} as const;
export type ReportPeriod = keyof typeof periodLabels;

const lastOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

function month(year: number, number: number): Days {
  const until = lastOfMonth(year, number);
  return { from: `${until.slice(0, 8)}01`, until };
}

/** The financial year of India begins on 1 April. */
const financialYear = (year: number): Days => ({ from: `${year}-04-01`, until: `${year + 1}-03-31` });

/**
 * Returns the days of a preset; '' is the current month.
 * @param today clinic day, YYYY-MM-DD
 */
export function daysOf(period: ReportPeriod | '', today: string): Days {
  const [year = 0, number = 0] = today.split('-').map(Number);
  const begun = number >= 4 ? year : year - 1;
  if (period === 'last-month') return month(year, number - 1);
  if (period === 'this-year') return financialYear(begun);
  if (period === 'last-year') return financialYear(begun - 1);
  return month(year, number);
}
