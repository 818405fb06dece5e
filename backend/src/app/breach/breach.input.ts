import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { pageInput } from '../../platform/inputs/page-input.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { parseClinicTime, DAY_MS } from '../../platform/time/clinic-time.js';

/** Longest span of a report, in days. */
const MOST_DAYS = 92;

const MOMENT = validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' });
const ID = validationMessage('REQUIRED', { input: 'ID' });
const SPAN = validationMessage('BREACH_SPAN', { days: MOST_DAYS });
const ONE = validationMessage('BREACH_WHOSE');
const moment = z.union([z.date(), z.string().transform(parseClinicTime).pipe(z.date(MOMENT))], MOMENT);
const id = z
  .string(ID)
  .nullish()
  .transform((text) => text || undefined);

/** Fields of the question: a span, and whose accesses. */
export const questionFields = z.object({
  from: moment,
  until: moment,
  accountId: id.pipe(rowId.optional()),
  apiKeyId: id,
  clientId: id.pipe(rowId.optional()),
  sourceId: id.pipe(rowId.optional()),
});
type Fields = z.output<typeof questionFields>;

const isSpan = ({ from, until }: Fields) => until > from && until.getTime() - from.getTime() <= MOST_DAYS * DAY_MS;
const namesOne = ({ accountId, apiKeyId, clientId, sourceId }: Fields) =>
  [accountId, apiKeyId, clientId, sourceId].filter((given) => given !== undefined).length === 1;

/** A span of time, and one account, API key, client or source. */
const question = questionFields
  .refine(isSpan, { error: SPAN, path: ['until'] })
  .refine(namesOne, { error: ONE, path: ['accountId'] });
export type BreachQuestion = z.output<typeof question>;

/** Input of a page of the report. */
export const breachInput = z.object({ question, ...pageInput });

const FORMATS = ['xlsx', 'csv'] as const;

/** File format of the report. */
export const breachFormat = z
  .enum(FORMATS, validationMessage('ONE_OF', { input: 'EXPORT_FORMAT', choices: FORMATS.join(', ') }))
  .default('xlsx');

/** Input of the report as a file. */
export const breachFileInput = z.object({ question, format: breachFormat });
