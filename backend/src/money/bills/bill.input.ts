import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';

const ID = validationMessage('REQUIRED', { input: 'ID' });
const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const CHARGES = validationMessage('BILL_CHARGES', { most: 100 });
const TWICE = validationMessage('BILL_CHARGE_TWICE');
const DIAGNOSIS = validationMessage('BILL_DIAGNOSIS');

/** Input of a bill: the record, its charges, and whether the diagnosis is printed. */
export const issueBillInput = z.object({
  patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
  chargeIds: z
    .array(z.string(ID).pipe(rowId), CHARGES)
    .min(1, CHARGES)
    .max(100, CHARGES)
    .refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, TWICE),
  withDiagnosis: z
    .boolean(DIAGNOSIS)
    .nullish()
    .transform((asked) => asked ?? false),
  idempotencyKey,
});

/** Input of the cancellation of a bill: the reason. */
export const cancelBillInput = z.object({
  id: z.string(ID).pipe(rowId),
  reason: line.between('CANCEL_REASON', 3, 200),
});

/** Input of a slice of bills by cursor. */
export const billsInput = z.object({
  patientId: z.string(NO_PATIENT).nullish(),
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
});
