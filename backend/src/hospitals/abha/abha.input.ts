import { z } from 'zod';
import { reasonFor } from '../../platform/errors/reason.js';
import { badInput } from '../../platform/errors/errors.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { hasAbhaCheckDigit, toAbhaAddress, toAbhaNumber } from './abha.js';

const NUMBER = validationMessage('ABHA_NUMBER', { example: '91-7507-6821-7770' });
const ADDRESS = validationMessage('ABHA_ADDRESS', { example: 'name@abdm' });

/** Input of an ABHA as it is read from a card: an absent field stays, null takes it away. */
export const setAbhaInput = z.object({
  patientId: z.string(validationMessage('REQUIRED', { input: 'ID' })),
  number: z.string(NUMBER).max(100, NUMBER).transform(toAbhaNumber).pipe(z.string(NUMBER)).nullish(),
  address: z.string(ADDRESS).max(200, ADDRESS).transform(toAbhaAddress).pipe(z.string(ADDRESS)).nullish(),
  isCompared: z.boolean(validationMessage('YES_OR_NO', { input: 'ABHA_COMPARED' })).default(false),
});

/** Input of the pairs of records: the record that they are asked of. */
export const possibleDuplicatesInput = z.object({
  patientId: z.string(validationMessage('REQUIRED', { input: 'ID' })).nullish(),
});

/** Requires a fitting check digit of a typed number, unless the card was compared. @throws AppError BAD_INPUT */
export function requireCheckDigit({ number, isCompared }: z.output<typeof setAbhaInput>): void {
  if (number && !isCompared && !hasAbhaCheckDigit(number)) throw badInput({ number: reasonFor('ABHA_CHECK_DIGIT') });
}
