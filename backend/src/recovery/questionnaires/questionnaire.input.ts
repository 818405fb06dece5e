import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';
import { answerIn } from '../ledger/plan.input.js';
import { QUESTIONNAIRE_OCCASIONS } from './occasions.js';
import { questionnaireContent } from './questionnaire-content.js';
import { checkScores, scoreDefinition } from './score-definition.js';

/** Largest number of questionnaires of a protocol. */
export const MOST_OF_PROTOCOL = 4;

const SLUG = validationMessage('PROTOCOL_SLUG');
const SLUG_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SCORES = validationMessage('ENTRIES_BETWEEN', { least: 0, most: 10 });
const OCCASIONS = validationMessage('ENTRIES_BETWEEN', { least: 1, most: QUESTIONNAIRE_OCCASIONS.length });
const VERSION = validationMessage('WHOLE_NUMBER', { input: 'VERSION' });
const ID = validationMessage('REQUIRED', { input: 'ID' });
const SLUGS = validationMessage('QUESTIONNAIRES_OF_PROTOCOL', { most: MOST_OF_PROTOCOL });

const occasion = z.enum(
  QUESTIONNAIRE_OCCASIONS,
  validationMessage('ONE_OF', { input: 'VALUE', choices: QUESTIONNAIRE_OCCASIONS.join(', ') }),
);

/** Optional hash of the version that the caller has read. */
const read = z.string(validationMessage('NOT_TEXT', { input: 'VALUE' })).optional();

/** A questionnaire to save. */
export const saveQuestionnaireInput = z
  .object({
    slug: z.string(SLUG).max(60, SLUG).regex(SLUG_SHAPE, SLUG),
    content: questionnaireContent,
    scores: z.array(scoreDefinition, SCORES).max(10, SCORES),
    occasions: z
      .array(occasion, OCCASIONS)
      .min(1, OCCASIONS)
      .max(100, OCCASIONS)
      .transform((given) => QUESTIONNAIRE_OCCASIONS.filter((one) => given.includes(one))),
    read,
  })
  .superRefine(({ content, scores }, context) => {
    for (const { path, fault } of checkScores(content, scores))
      context.addIssue({ code: 'custom', path: ['scores', ...path], message: fault });
  });

/** A slug to find a questionnaire by; an invalid one answers like an unknown one. */
const foundSlug = z.string(ID).transform((slug) => (SLUG_SHAPE.test(slug) ? slug : ''));

/** The questionnaire to retire. */
export const questionnaireNamedInput = z.object({ slug: foundSlug });

/** A draft to activate. */
export const activateQuestionnaireInput = z.object({
  slug: foundSlug,
  version: z.int(VERSION),
  statement: lines.between('STATEMENT', 10, 500),
  read,
});

/** The questionnaires of a protocol. */
export const protocolQuestionnairesInput = z.object({
  protocolId: z.string(ID).pipe(rowId),
  slugs: z
    .array(foundSlug, SLUGS)
    .max(100, SLUGS)
    .transform((slugs) => [...new Set(slugs)])
    .refine((slugs) => slugs.length <= MOST_OF_PROTOCOL, SLUGS),
});

/** The patient's own questionnaire to answer. */
export const questionnaireFormInput = z.object({ slug: foundSlug, language: answerIn });

/** The plan whose scores are listed. */
export const scoresInput = z.object({ planId: z.string(ID).pipe(rowId), language: answerIn });
