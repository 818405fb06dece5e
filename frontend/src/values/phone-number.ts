/**
 * The ten national digits of an Indian number however it was typed or stored: with spaces, hyphens or brackets, with +91, 0091, 91 or 0
 * in front (readings 9 and 29). Any other number comes back without its punctuation, for the server to judge.
 */
export function nationalDigits(typed: string): string {
  const bare = typed.replaceAll(/[^\d+]/g, '');
  return /^(?:\+91|0091|91|0)(\d{10})$/.exec(bare)?.[1] ?? bare;
}

/** A number as screens show it, +91 98765 43210; what is no Indian number is shown as it came. */
export function formatPhone(stored: string): string {
  const digits = nationalDigits(stored);
  return /^\d{10}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : stored;
}
