/**
 * Returns the ten national digits of an Indian number in any notation: with spaces, hyphens or brackets, with +91, 0091, 91 or 0 in front.
 * Other numbers only lose their punctuation, for the server to validate.
 */
export function nationalDigits(typed: string): string {
  const bare = typed.replaceAll(/[^\d+]/g, '');
  return /^(?:\+91|0091|91|0)(\d{10})$/.exec(bare)?.[1] ?? bare;
}

/** Formats an Indian number: +91 98765 43210; other numbers stay unchanged. */
export function formatPhone(stored: string): string {
  const digits = nationalDigits(stored);
  return /^\d{10}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : stored;
}
