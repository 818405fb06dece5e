/** Amount without tax, and the two halves of the tax, in paise. */
export interface Tax {
  taxable: number;
  cgst: number;
  sgst: number;
}

/**
 * Divides an amount, tax included, into taxable value and tax (money §3): half = amount × rate / (10000 + rate) / 2, rounded half up;
 * cgst = sgst = half; taxable = amount - 2 half.
 * @param rate in hundredths of a per cent
 */
export function taxOf(amount: number, rate: number): Tax {
  // Whole numbers, because a fraction of floating point could round the wrong way: floor((2 n + d) / 2 d) rounds n / d half up.
  const [numerator, divisor] = [BigInt(amount) * BigInt(rate), 2n * BigInt(10_000 + rate)];
  const half = Number((2n * numerator + divisor) / (2n * divisor));
  return { taxable: amount - 2 * half, cgst: half, sgst: half };
}
