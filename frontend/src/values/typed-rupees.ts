/** Digits alone, or in Indian or western groups, with up to two decimals. */
const typedRupees = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/**
 * The paise of an amount typed in rupees, with or without ₹, commas and decimals; put together out of digits, since a fraction times
 * 100 is not always whole. Null when it is no such amount.
 */
export function paiseOf(typed: string): number | null {
  const match = typedRupees.exec(typed.replaceAll(/[\s₹]/g, ''));
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
}
