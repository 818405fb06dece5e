/** A point of the chart. */
export interface WeeklyPoint {
  /** W1 to W7. */
  readonly week: string;
  /** 0 to 100. */
  readonly value: number;
}

/** At most seven weeks. */
const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'] as const;

/** Assigns the scores to W1 to W7, sorted ascending. Only the demo sorts them. */
export function weeklyPoints(values: readonly number[]): WeeklyPoint[] {
  const sorted = values.toSorted((a, b) => a - b);
  return weeks.slice(0, sorted.length).map((week, index) => ({ week, value: sorted[index] ?? 0 }));
}
