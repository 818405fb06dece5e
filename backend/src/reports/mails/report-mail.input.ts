import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { MEASURES } from '../../recovery/index.js';
import { kindOf, REPORT_KIND_NAMES } from '../kinds/report-kinds.js';
import { MAIL_EVERY, type MailPart } from './report-mail.entity.js';

const ID = validationMessage('REQUIRED', { input: 'ID' });
const KIND = validationMessage('ONE_OF', {
  input: 'REPORT_KIND',
  choices: REPORT_KIND_NAMES.map((name) => name.toLowerCase()).join(', '),
});
const GROUP = validationMessage('REQUIRED', { input: 'REPORT_GROUP' });
const MEASURE = validationMessage('REPORT_WHICH_MEASURE', { choices: MEASURES.join(', ') });
const EVERY = validationMessage('EITHER', { input: 'MAIL_EVERY', choices: MAIL_EVERY.join(', ') });
const PARTS = validationMessage('REPORT_MAIL_PARTS', { least: 1, most: 9 });
const RECIPIENTS = validationMessage('REPORT_MAIL_RECIPIENTS', { least: 1, most: 10 });

const groupingsOf = (kind: MailPart['kind']) => kindOf(kind).groupings.filter((name) => name !== 'PATIENT');

const part = z
  .object({
    kind: z.enum(REPORT_KIND_NAMES, KIND),
    groupBy: z.string(GROUP).nullish(),
    measure: z.enum(MEASURES, MEASURE).nullish(),
  })
  .superRefine(({ kind, groupBy, measure }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', message, path: [field] });
    const groupings = groupingsOf(kind);
    if (groupBy && !groupings.some((name) => name === groupBy))
      refuse('groupBy', validationMessage('ONE_OF', { input: 'REPORT_GROUP', choices: groupings.join(', ') }));
    const { isOfMeasure } = kindOf(kind);
    if (isOfMeasure && !measure) refuse('measure', MEASURE);
    if (measure && !isOfMeasure) refuse('measure', validationMessage('REPORT_MEASURE'));
  })
  .transform(({ kind, groupBy, measure }): MailPart => {
    const groupings = groupingsOf(kind);
    const chosen = groupings.find((name) => name === groupBy) ?? groupings[0] ?? 'MONTH';
    return { kind, groupBy: chosen, ...(measure && { measure }) };
  });

/** A mail to make or change. */
export const reportMailInput = z.object({
  id: z.string(ID).pipe(rowId).nullish(),
  version: rowReference.shape.version,
  name: line.required('REPORT_MAIL_NAME', 80),
  reports: z.array(part, PARTS).min(1, PARTS).max(9, PARTS),
  recipientIds: z
    .array(z.string(ID).pipe(rowId), RECIPIENTS)
    .min(1, RECIPIENTS)
    .max(10, RECIPIENTS)
    .refine((ids) => new Set(ids).size === ids.length, RECIPIENTS),
  every: z.enum(MAIL_EVERY, EVERY),
});
