import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { hasFigures, itemsIn, rangeOf } from './items.js';
import type { QuestionnaireContent } from './questionnaire-content.js';

export const SCORE_METHODS = ['SUM', 'MEAN', 'PERCENT'] as const;

const BOTH = validationMessage('TEXT_IN_BOTH_LANGUAGES');
const KEY = validationMessage('SCORE_KEY');
const ITEMS = validationMessage('ENTRIES_BETWEEN', { least: 1, most: 60 });
const FIGURE = validationMessage('BETWEEN', { input: 'FIGURE', least: -100_000, most: 100_000 });
const DIFFERENCE = validationMessage('SCORE_DIFFERENCE');

const figure = z.number(FIGURE).min(-100_000, FIGURE).max(100_000, FIGURE);
const text = line.between('PROTOCOL_TEXT', 1, 80);

/** Schema of a score of a questionnaire. */
export const scoreDefinition = z.object(
  {
    key: z.string(KEY).regex(/^[A-Za-z0-9]{1,40}$/, KEY),
    name: z.object({ en: text, hi: text }, BOTH),
    method: z.enum(SCORE_METHODS, validationMessage('ONE_OF', { input: 'VALUE', choices: SCORE_METHODS.join(', ') })),
    items: z.array(z.string(ITEMS), ITEMS).min(1, ITEMS).max(60, ITEMS),
    leastAnswers: wholeNumber('FIGURE', 1, 600),
    low: figure,
    high: figure,
    higherIsBetter: z.boolean(validationMessage('YES_OR_NO', { input: 'VALUE' })),
    importantDifference: z
      .number(DIFFERENCE)
      .positive(DIFFERENCE)
      .max(100_000, DIFFERENCE)
      .nullish()
      .transform((difference) => difference ?? null),
    source: line.between('PROTOCOL_TEXT', 3, 300),
  },
  validationMessage('QUESTIONNAIRE_PART'),
);

/** A score of a questionnaire. */
export type ScoreDefinition = z.output<typeof scoreDefinition>;

/** Returns the faults of scores against the content that they count, with their paths. */
export function checkScores(
  content: QuestionnaireContent,
  scores: readonly ScoreDefinition[],
): { path: (string | number)[]; fault: string }[] {
  const items = itemsIn(content);
  return scores.flatMap((score, at) => {
    const faults: { path: (string | number)[]; fault: string }[] = [];
    const add = (name: string, fault: string) => faults.push({ path: [at, name], fault });
    if (scores.findIndex(({ key }) => key === score.key) < at) add('key', validationMessage('KEY_TWICE'));
    if (score.low >= score.high) add('high', validationMessage('RANGE_BACKWARDS'));
    const counted = score.items.map((linkId) => items.find(({ item }) => item.linkId === linkId));
    if (new Set(score.items).size < score.items.length || counted.some((one) => !one || !hasFigures(one.item)))
      return [...faults, { path: [at, 'items'], fault: validationMessage('SCORE_ITEM') }];
    if (score.method === 'PERCENT' && counted.some((one) => one && !rangeOf(one.item)))
      add('items', validationMessage('SCORE_ITEM_RANGE'));
    // A repeating group may be answered more often than it has items.
    const isRepeating = counted.some((one) => one?.group?.repeats === true);
    if (!isRepeating && score.leastAnswers > score.items.length)
      add('leastAnswers', validationMessage('SCORE_LEAST_ANSWERS'));
    return faults;
  });
}
