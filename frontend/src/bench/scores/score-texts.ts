import type { InstrumentFragment, ScoreFragment } from './gql/generated';

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Returns a score with the end of its range, such as "46 of 100". */
export const scoreText = ({ score }: ScoreFragment, { high }: InstrumentFragment) =>
  `${numbers.format(score)} of ${numbers.format(high)}`;

/** Returns the difference to the first score, in words; undefined for the first one, and if it was taken back. */
export function changeText(
  { sinceFirst }: ScoreFragment,
  { higherIsBetter, importantDifference }: InstrumentFragment,
): string | undefined {
  if (sinceFirst === null) return undefined;
  if (sinceFirst === 0) return 'As at first';
  const direction = sinceFirst > 0 === higherIsBetter ? 'better' : 'worse';
  const size = Math.abs(sinceFirst);
  const matters = importantDifference !== null && size >= importantDifference ? ', which matters to patients' : '';
  return `${numbers.format(size)} ${direction} than at first${matters}`;
}

/** Returns the activities of a score, such as "Climbing stairs 4, Squatting 2". */
export const activitiesText = ({ activities }: ScoreFragment) =>
  activities.map(({ name, score }) => `${name} ${score}`).join(', ');
