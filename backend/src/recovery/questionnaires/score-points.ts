import type { WorseScore } from '../flags/review-scores.js';
import { QUESTIONNAIRE_OCCASIONS } from './occasions.js';
import type { ScoreRow } from './response.queries.js';
import { changeOf, type ScoreChange } from './score-answers.js';

/** A score, compared with that of the baseline. */
export interface ScorePoint extends ScoreRow {
  /** Null of the baseline, without one, and without an important difference. */
  change: ScoreChange | null;
  /** The band around the baseline within which a difference does not matter. */
  sameFrom: number | null;
  sameUntil: number | null;
}

const isSame = (a: ScoreRow, b: ScoreRow) => a.slug === b.slug && a.key === b.key;

/** Compares scores with the baseline of the same questionnaire. */
export function scorePoints(rows: readonly ScoreRow[]): ScorePoint[] {
  return rows.map((row) => {
    const baseline = rows.find((one) => isSame(one, row) && one.occasion === 'BASELINE');
    const { importantDifference } = row;
    const band = (sign: 1 | -1) =>
      baseline && importantDifference !== null ? rounded(baseline.value + sign * importantDifference) : null;
    const change = baseline && baseline !== row ? changeOf(row, baseline.value) : null;
    return { ...row, change, sameFrom: band(-1), sameUntil: band(1) };
  });
}

const rounded = (value: number) => Number(value.toFixed(6));

/** Returns the scores that are worse than the one of the occasion before, by the important difference. */
export function worseScores(rows: readonly ScoreRow[]): WorseScore[] {
  const place = ({ occasion }: ScoreRow) => QUESTIONNAIRE_OCCASIONS.indexOf(occasion);
  return rows.flatMap((row) => {
    const [before] = rows
      .filter((one) => isSame(one, row) && place(one) < place(row))
      .toSorted((a, b) => place(b) - place(a));
    if (!before || changeOf(row, before.value) !== 'WORSE') return [];
    const { responseId, name, value, answeredAt } = row;
    return [{ responseId, name: name.en, value, before: before.value, answeredAt }];
  });
}
