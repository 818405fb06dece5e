import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { AUDIT_OUTCOMES } from '../../platform/audit/audit-event.entity.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const OUTCOME = validationMessage('ONE_OF', { input: 'AUDIT_OUTCOME', choices: AUDIT_OUTCOMES.join(', ') });
const ID = validationMessage('REQUIRED', { input: 'ID' });
const moment = z.date(validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' }));

/** Filter of audit rows; all given conditions must match. An unknown permission or id matches nothing. */
const filter = z.object({
  actorId: z.string(ID).pipe(rowId).nullish(),
  verb: line.optional('AUDIT_VERB', 60).nullish(),
  outcome: z.enum(AUDIT_OUTCOMES, OUTCOME).nullish(),
  patientId: z.string(ID).nullish(),
  subjectId: line.optional('ID', 60).nullish(),
  from: moment.nullish(),
  before: moment.nullish(),
});
export type AuditFilter = z.output<typeof filter>;

/** Input of a slice of the audit trail by cursor. */
export const auditListInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  filter: filter.nullish(),
});
