import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';

const YEAR = validationMessage('BIRTH_YEAR_FORMAT');
const ID = validationMessage('REQUIRED', { input: 'ID' });

/** Input of confirmBirthYear. */
export const birthYearInput = z.object({ year: z.int(YEAR).min(1900, YEAR).max(2100, YEAR) });

/** The record whose account is asked about. */
export const checkedPatientInput = z.object({ patientId: z.string(ID).pipe(rowId) });

/** The account whose check is lifted. */
export const liftedAccountInput = z.object({ userId: z.string(ID).pipe(rowId) });
