import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { checkItems } from './content-rules.js';

/** Largest number of items, groups and displays included. */
const MOST_ITEMS = 60;
const MOST_CHOICES = 20;
const MOST_CONDITIONS = 10;

export const ITEM_TYPES = ['group', 'display', 'boolean', 'choice', 'integer', 'decimal', 'text'] as const;
export const OPERATORS = ['exists', '=', '!=', '>', '>=', '<', '<='] as const;

const EXTENSIONS = 'http://hl7.org/fhir/StructureDefinition/';
export const TRANSLATION = `${EXTENSIONS}translation`;
export const MIN_VALUE = `${EXTENSIONS}minValue`;
export const MAX_VALUE = `${EXTENSIONS}maxValue`;

const PART = validationMessage('QUESTIONNAIRE_PART');
const HINDI = validationMessage('QUESTIONNAIRE_HINDI');

/** Object schema that rejects unknown elements, because nobody would see them. */
const objectOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape, missing = PART) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? validationMessage('QUESTIONNAIRE_ELEMENT') : missing),
  });

const said = (most: number) => line.required('PROTOCOL_TEXT', most);
const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, validationMessage('ONE_OF', { input: 'VALUE', choices: choices.join(', ') }));
const isTrue = z.boolean(validationMessage('YES_OR_NO', { input: 'VALUE' }));
const number = z
  .number(PART)
  .min(-1_000_000, PART)
  .max(1_000_000, PART)
  .refine((value) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-6, PART);
const integer = number.refine((value) => Number.isInteger(value), PART);
const code = z.string(PART).regex(/^[A-Za-z0-9.+_-]{1,40}$/, PART);
const linkId = z.string(PART).regex(/^[A-Za-z0-9._/-]{1,40}$/, PART);

const language = objectOf({ url: z.literal('lang', HINDI), valueCode: z.literal('hi', HINDI) }, HINDI);
const content = (most: number) => objectOf({ url: z.literal('content', HINDI), valueString: said(most) }, HINDI);

/** The Hindi translation of a text, as FHIR's extension has it. */
const translation = (most: number) =>
  objectOf(
    {
      extension: z.tuple(
        [
          objectOf(
            {
              url: z.literal(TRANSLATION, HINDI),
              extension: z.union(
                [z.tuple([language, content(most)], HINDI), z.tuple([content(most), language], HINDI)],
                HINDI,
              ),
            },
            HINDI,
          ),
        ],
        HINDI,
      ),
    },
    HINDI,
  );
export type Translation = z.output<ReturnType<typeof translation>>;

const coding = objectOf({
  system: z.string(PART).max(300, PART).optional(),
  code,
  display: said(200),
  _display: translation(200),
});

const condition = objectOf({
  question: linkId,
  operator: oneOf(OPERATORS),
  answerBoolean: isTrue.optional(),
  answerInteger: integer.optional(),
  answerDecimal: number.optional(),
  answerString: said(500).optional(),
  answerCoding: objectOf({
    system: z.string(PART).max(300, PART).optional(),
    code,
    display: said(200).optional(),
  }).optional(),
});
export type Condition = z.output<typeof condition>;

const bound = z.union(
  [
    objectOf({ url: z.enum([MIN_VALUE, MAX_VALUE], PART), valueInteger: integer }),
    objectOf({ url: z.enum([MIN_VALUE, MAX_VALUE], PART), valueDecimal: number }),
  ],
  PART,
);

const listOf = <Each extends z.ZodType>(each: Each, most: number) => {
  const message = validationMessage('ENTRIES_BETWEEN', { least: 1, most });
  return z.array(each, message).min(1, message).max(most, message);
};

const fields = {
  linkId,
  type: oneOf(ITEM_TYPES),
  text: said(500).optional(),
  _text: translation(500).optional(),
  required: isTrue.optional(),
  repeats: isTrue.optional(),
  answerOption: listOf(objectOf({ valueCoding: coding }), MOST_CHOICES).optional(),
  extension: listOf(bound, 2).optional(),
  enableWhen: listOf(condition, MOST_CONDITIONS).optional(),
  enableBehavior: z.literal('all', validationMessage('ONE_OF', { input: 'VALUE', choices: 'all' })).optional(),
};
const inner = objectOf(fields);
const outer = objectOf({ ...fields, item: listOf(inner, MOST_ITEMS).optional() });

/** An item of a questionnaire; only those of the first level have items. */
export type Item = z.output<typeof outer>;

/** Schema of a FHIR R4 Questionnaire in the subset of docs/questionnaires.md; errors name the path. */
export const questionnaireContent = objectOf({
  resourceType: z.literal('Questionnaire', PART),
  // FHIR requires a status; the clinic's own stands beside the content.
  status: oneOf(['draft', 'active', 'retired', 'unknown']).optional(),
  url: z
    .string(PART)
    .regex(/^[a-z][a-z0-9+.-]*:\S{1,300}$/i, PART)
    .optional(),
  version: said(40).optional(),
  title: said(100),
  _title: translation(100),
  copyright: lines.optional('PROTOCOL_TEXT', 2_000, { missing: validationMessage('COPYRIGHT_MISSING') }),
  item: listOf(outer, MOST_ITEMS),
}).superRefine(({ item }, context) => {
  for (const { path, fault } of checkItems(item, MOST_ITEMS))
    context.addIssue({ code: 'custom', path: ['item', ...path], message: fault });
});

/** Content of a questionnaire. */
export type QuestionnaireContent = z.output<typeof questionnaireContent>;
