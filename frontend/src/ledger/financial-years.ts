/** First and last day, YYYY-MM-DD. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** Returns the Indian financial year of a day, April to March, or one before it. */
export function financialYear(day: string, yearsBack = 0): Days {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = (month >= 4 ? year : year - 1) - yearsBack;
  return { from: `${first}-04-01`, until: `${first + 1}-03-31` };
}
