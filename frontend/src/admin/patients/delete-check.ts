import { nationalDigits } from '../../values/phone-number';

const digitsOf = (number: string): string => nationalDigits(number).replaceAll(/\D/g, '');

/**
 * Whether the number typed to confirm a deletion is the patient's: only digits count, without a leading 91 or 0 on either side
 * (spec §5, reading 29). A patient without a number never matches, or an empty answer would delete (reading 28).
 */
export function isPatientsNumber(typed: string, contactNumber: string | null): boolean {
  const expected = digitsOf(contactNumber ?? '');
  return expected !== '' && digitsOf(typed) === expected;
}
