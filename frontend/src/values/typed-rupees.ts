/** Plain digits, or with Indian or western grouping, with up to two decimals. */
const typedRupees = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/**
 * Parses an amount in rupees, with or without ₹, commas and decimals, to paise; null if it is invalid. It joins digits, because a fraction
 * times 100 is not always whole.
 */
export function paiseOf(typed: string): number | null {
  const match = typedRupees.exec(typed.replaceAll(/[\s₹]/g, ''));
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
}
