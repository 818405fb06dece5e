/** What decides which charges a payment pays. */
interface Payable {
  readonly open: number;
}

/** A charge, and the part of a payment that pays it, in paise. */
export interface PaymentPart<Charge> {
  readonly charge: Charge;
  readonly amount: number;
}

/** Returns the open ones of a patient's charges, oldest first. @param charges newest first, as the server lists them */
export function openOldestFirst<Charge extends Payable>(charges: readonly Charge[]): Charge[] {
  return charges.filter(({ open }) => open > 0).toReversed();
}

/** Sums the open amounts of charges, in paise. */
export function openAmount(charges: readonly Payable[]): number {
  return charges.reduce((sum, { open }) => sum + open, 0);
}

/**
 * Returns which charges a payment pays, as the server allocates it: the named ones, then the oldest; `rest` is an advance.
 * @param charges open ones, oldest first
 */
export function partsOf<Charge extends Payable>(
  amount: number,
  charges: readonly Charge[],
  isNamed: (charge: Charge) => boolean = () => false,
): { readonly parts: readonly PaymentPart<Charge>[]; readonly rest: number } {
  const parts: PaymentPart<Charge>[] = [];
  let rest = amount;
  for (const charge of [...charges.filter(isNamed), ...charges.filter((one) => !isNamed(one))]) {
    const part = Math.min(rest, charge.open);
    if (part > 0) parts.push({ charge, amount: part });
    rest -= part;
  }
  return { parts, rest };
}
