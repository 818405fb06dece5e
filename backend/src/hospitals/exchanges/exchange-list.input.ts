import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { EXCHANGE_OUTCOMES } from './exchange-log.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const OUTCOME = validationMessage('ONE_OF', { input: 'AUDIT_OUTCOME', choices: EXCHANGE_OUTCOMES.join(', ') });
const ID = validationMessage('REQUIRED', { input: 'ID' });

/** Filter of exchanges; all given fields must match. An unknown id matches nothing. */
const filter = z.object({
  clientId: z.string(ID).pipe(rowId).nullish(),
  patientId: z.string(ID).nullish(),
  outcome: z.enum(EXCHANGE_OUTCOMES, OUTCOME).nullish(),
});

/** A slice of exchanges. */
export const exchangeListInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  filter: filter.nullish(),
});
