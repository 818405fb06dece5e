import { nationalDigits } from '#src/values/phone-number';

const digitsOf = (number: string): string => nationalDigits(number).replaceAll(/\D/g, '');

/**
 * Whether the number typed to confirm a deletion is the patient's. Only digits count, without a leading 91 or 0. A patient without a number
 * never matches, because empty input would delete the record.
 */
export function isPatientsNumber(typed: string, contactNumber: string | null): boolean {
  const expected = digitsOf(contactNumber ?? '');
  return expected !== '' && digitsOf(typed) === expected;
}
