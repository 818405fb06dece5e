export const BILL_TITLES = ['BILL', 'BILL_OF_SUPPLY', 'TAX_INVOICE', 'INVOICE_CUM_BILL_OF_SUPPLY'] as const;
/** Title of a bill by law. */
export type BillTitle = (typeof BILL_TITLES)[number];

/**
 * Returns the title of a bill by the clinic's GST number and the rates of its lines.
 * @param rates in hundredths of a per cent, one for each line
 */
export function billTitle(gstin: string | null, rates: readonly number[]): BillTitle {
  if (gstin === null) return 'BILL';
  const taxed = rates.filter((rate) => rate > 0).length;
  if (taxed === 0) return 'BILL_OF_SUPPLY';
  return taxed === rates.length ? 'TAX_INVOICE' : 'INVOICE_CUM_BILL_OF_SUPPLY';
}
