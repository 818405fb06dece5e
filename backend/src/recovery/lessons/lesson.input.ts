import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { answerIn } from '../ledger/plan.input.js';
import { both, foundBy, listOf, oneOf, readRevision, reviewFields } from '../reviewed-entries/entry.input.js';
import { LESSON_TOPICS } from './topics.js';

const SLUG = validationMessage('LESSON_SLUG');
const SLUG_SHAPE = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const PROTOCOL = validationMessage('PROTOCOL_SLUG');

/** Content of a lesson. */
const content = {
  topic: oneOf('LESSON_TOPIC', LESSON_TOPICS),
  title: both(line.between('LESSON_TITLE', 1, 100)),
  body: both(lines.between('LESSON_BODY', 20, 4_000)),
  protocols: listOf(z.string(PROTOCOL).regex(SLUG_SHAPE, PROTOCOL), 0, 20),
  fromPhase: wholeNumber('FROM_PHASE', 1, 20).default(1),
};

/** A lesson to save. */
export const saveLessonInput = z.object({
  slug: z.string(SLUG).regex(SLUG_SHAPE, SLUG),
  ...content,
  revision: readRevision,
});

/** Content of a revision as it is stored. */
export type LessonContent = z.output<z.ZodObject<typeof content>>;

const foundSlug = foundBy(SLUG_SHAPE);

/** The review of a revision. */
export const reviewLessonInput = z.object({ slug: foundSlug, ...reviewFields });

/** The lesson to retire, or to show again. */
export const retireLessonInput = z.object({
  slug: foundSlug,
  retired: z.boolean(validationMessage('YES_OR_NO', { input: 'LESSON_RETIRED' })),
});

/** The lesson that a patient reads. */
export const readLessonInput = z.object({ slug: foundSlug, language: answerIn });
