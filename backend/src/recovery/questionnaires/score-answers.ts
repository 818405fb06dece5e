import { itemsIn, rangeOf } from './items.js';
import type { Answer } from './enabled.js';
import type { Item, QuestionnaireContent } from './questionnaire-content.js';
import type { ScoreDefinition } from './score-definition.js';

export const SCORE_CHANGES = ['BETTER', 'SAME', 'WORSE'] as const;
/** Difference of a score to another one. */
export type ScoreChange = (typeof SCORE_CHANGES)[number];

/** A score with its value. */
export interface ScoreValue extends Pick<ScoreDefinition, 'key' | 'name' | 'higherIsBetter' | 'importantDifference'> {
  /** With one decimal. */
  value: number;
}

/** Calculates the scores of answers; a score with too few answers is left out. */
export function scoreAnswers(
  content: QuestionnaireContent,
  definitions: readonly ScoreDefinition[],
  answers: readonly Answer[],
): ScoreValue[] {
  const items = new Map(itemsIn(content).map(({ item }) => [item.linkId, item]));
  return definitions.flatMap(({ key, name, higherIsBetter, importantDifference, ...how }) => {
    const value = valueOf(how, items, answers);
    return value === undefined ? [] : [{ key, name, higherIsBetter, importantDifference, value: oneDecimal(value) }];
  });
}

function valueOf(
  { method, items: counted, leastAnswers }: Pick<ScoreDefinition, 'method' | 'items' | 'leastAnswers'>,
  items: ReadonlyMap<string, Item>,
  answers: readonly Answer[],
): number | undefined {
  const given = answers.flatMap(({ linkId, value }) => {
    const item = items.get(linkId);
    return item && counted.includes(linkId) ? [{ item, figure: figureOf(item, value) }] : [];
  });
  if (given.length === 0 || given.length < leastAnswers) return undefined;
  const sum = given.reduce((total, { figure }) => total + figure, 0);
  if (method === 'SUM') return sum;
  if (method === 'MEAN') return sum / given.length;
  const ranges = given.flatMap(({ item }) => rangeOf(item) ?? []);
  const low = ranges.reduce((total, range) => total + range.low, 0);
  const high = ranges.reduce((total, range) => total + range.high, 0);
  return high > low ? (100 * (sum - low)) / (high - low) : undefined;
}

const figureOf = ({ type }: Item, value: string): number =>
  type === 'boolean' ? Number(value === 'true') : Number(value);

/** Rounds to one decimal, halves away from zero. */
function oneDecimal(value: number): number {
  // Seven digits of a sum are exact; what follows is the error of binary fractions.
  const tenths = Math.round(Number((Math.abs(value) * 10).toPrecision(12)));
  return tenths === 0 ? 0 : (Math.sign(value) * tenths) / 10;
}

/** Compares a score with another one: by the important difference, which counts itself. Null without one. */
export function changeOf(
  { value, importantDifference, higherIsBetter }: Pick<ScoreValue, 'value' | 'importantDifference' | 'higherIsBetter'>,
  against: number,
): ScoreChange | null {
  if (importantDifference === null) return null;
  const better = Number(((higherIsBetter ? 1 : -1) * (value - against)).toFixed(6));
  if (better >= importantDifference) return 'BETTER';
  return -better >= importantDifference ? 'WORSE' : 'SAME';
}
