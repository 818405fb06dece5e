import { z } from 'zod';
import type { InputName } from '../../platform/errors/inputs.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { lines } from '../../platform/inputs/text-input.js';

const BOTH = validationMessage('TEXT_IN_BOTH_LANGUAGES');
const REVISION = validationMessage('WHOLE_NUMBER', { input: 'VERSION' });

/** Text in both languages. */
export const both = (text: z.ZodType<string, string>) => z.object({ en: text, hi: text }, BOTH);

/** One of several values. */
export const oneOf = <const Choices extends readonly string[]>(input: InputName, choices: Choices) =>
  z.enum(choices, validationMessage('ONE_OF', { input, choices: choices.join(', ') }));

/** List of different values. */
export function listOf<Each extends z.ZodType>(each: Each, least: number, most: number) {
  const said = validationMessage('ENTRIES_BETWEEN', { least, most });
  return z
    .array(each, said)
    .min(least, said)
    .max(most, said)
    .transform((values) => [...new Set(values)]);
}

/** The revision that somebody has read and changes; 0: none. */
export const readRevision = z.int(REVISION).min(0, REVISION).nullish();

/** The review of a revision. */
export const reviewFields = { revision: z.int(REVISION), statement: lines.between('STATEMENT', 10, 500) };

/** A key or slug to find an entry by; an invalid one answers like an unknown one. */
export const foundBy = (shape: RegExp) =>
  z.string(validationMessage('REQUIRED', { input: 'ID' })).transform((found) => (shape.test(found) ? found : ''));
