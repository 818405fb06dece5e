/** Highest tax rate, in hundredths of a per cent (schema/price.graphql). */
const mostRate = 4_000;

/** Formats a tax rate for its input, in per cent; empty for 0. */
export function typedRate(rate: number): string {
  return rate === 0 ? '' : String(rate / 100);
}

/** Parses a tax rate in per cent to hundredths of a per cent: 0 if it is empty, null if it is invalid. */
export function rateOf(typed: string | undefined): number | null {
  const digits = typed?.trim() ?? '';
  if (digits === '') return 0;
  const [, whole = '', part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === '') return null;
  const rate = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return rate <= mostRate ? rate : null;
}
