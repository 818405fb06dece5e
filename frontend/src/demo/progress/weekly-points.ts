/** A point of the chart. */
export interface WeeklyPoint {
  /** W1 to W7. */
  readonly week: string;
  /** 0 to 100. */
  readonly value: number;
}

/** Seven weeks at most (spec §9). */
const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'] as const;

/** The scores under W1 to W7, from the lowest to the highest: so the demo shows them, and the demo alone (spec §2, reading 54). */
export function weeklyPoints(values: readonly number[]): WeeklyPoint[] {
  const sorted = values.toSorted((a, b) => a - b);
  return weeks.slice(0, sorted.length).map((week, index) => ({ week, value: sorted[index] ?? 0 }));
}
