import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { MEASURES } from '../../recovery/index.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { daysBetween, isDay } from '../../platform/time/clinic-time.js';
import { kindOf, REPORT_KIND_NAMES } from '../kinds/report-kinds.js';

/** Most days from the first to the last. */
const MOST_DAYS = 1_096;

const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const day = z.string(DAY).refine(isDay, { error: DAY, abort: true });
const KIND = validationMessage('ONE_OF', {
  input: 'REPORT_KIND',
  choices: REPORT_KIND_NAMES.map((name) => name.toLowerCase()).join(', '),
});
const GROUP = validationMessage('REQUIRED', { input: 'REPORT_GROUP' });
const MEASURE = validationMessage('REPORT_WHICH_MEASURE', { choices: MEASURES.join(', ') });
const ID = validationMessage('REQUIRED', { input: 'ID' });
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });

const question = z.object({
  kind: z.enum(REPORT_KIND_NAMES, KIND),
  from: day,
  until: day,
  groupBy: z.string(GROUP).nullish(),
  physiotherapistId: z.string(ID).pipe(rowId).nullish(),
  measure: z.enum(MEASURES, MEASURE).nullish(),
});
type Question = z.output<typeof question>;

/** Refuses days in the wrong order or too far apart, and what the kind does not know. */
function check({ kind, from, until, groupBy, physiotherapistId, measure }: Question, context: z.core.$RefinementCtx) {
  const { groupings, isOfPhysiotherapist, isOfMeasure } = kindOf(kind);
  const refuse = (field: keyof Question, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field] });
  if (from > until) refuse('from', validationMessage('REPORT_DAYS_ORDER'));
  else if (daysBetween(from, until) > MOST_DAYS)
    refuse('from', validationMessage('REPORT_TOO_LONG', { most: MOST_DAYS }));
  if (groupBy && !groupings.some((name) => name === groupBy))
    refuse('groupBy', validationMessage('ONE_OF', { input: 'REPORT_GROUP', choices: groupings.join(', ') }));
  if (physiotherapistId && !isOfPhysiotherapist) refuse('physiotherapistId', validationMessage('REPORT_NOT_OF_ONE'));
  if (isOfMeasure && !measure) refuse('measure', MEASURE);
  if (measure && !isOfMeasure) refuse('measure', validationMessage('REPORT_MEASURE'));
}

/** Adds the grouping that holds when none is named. */
const complete = ({ groupBy, physiotherapistId, measure, ...asked }: Question) => {
  const { groupings } = kindOf(asked.kind);
  return {
    ...asked,
    groupBy: groupings.find((name) => name === groupBy) ?? groupings[0],
    physiotherapistId: physiotherapistId ?? undefined,
    measure: measure ?? undefined,
  };
};

/** Input of a report. */
export const reportInput = question.superRefine(check).transform(complete);
export type ReportQuestion = z.output<typeof reportInput>;

const cell = {
  row: line.required('REPORT_ROW', 200),
  column: z.string(validationMessage('REQUIRED', { input: 'REPORT_COLUMN' })),
};

/** Splits the question from what is asked beside it. */
const split = <T extends Question>({ kind, from, until, groupBy, physiotherapistId, measure, ...rest }: T) => ({
  question: complete({ kind, from, until, groupBy, physiotherapistId, measure }),
  ...rest,
});

/** Input of the lines behind a figure. */
export const reportLinesInput = question
  .extend({
    ...cell,
    first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
    after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  })
  .superRefine(check)
  .transform((asked) => split(asked));

const FORMATS = ['csv', 'xlsx'] as const;
const format = z
  .enum(FORMATS, validationMessage('EITHER', { input: 'EXPORT_FORMAT', choices: FORMATS.join(', ') }))
  .default('csv');

/** Input of the file of a report. */
export const reportFileInput = question
  .extend({ format })
  .superRefine(check)
  .transform((asked) => split(asked));

/** Input of the file of the lines behind a figure. */
export const reportLinesFileInput = question
  .extend({ ...cell, format })
  .superRefine(check)
  .transform((asked) => split(asked));

/** Query parameters of the file of a report, for its description. */
export const reportFileQuery = question.omit({ kind: true }).extend({ format });

/** Query parameters of the file of lines, for its description. */
export const reportLinesFileQuery = reportFileQuery.extend(cell);
