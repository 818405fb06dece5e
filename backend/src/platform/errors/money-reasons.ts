const inIndia = (count: number) => count.toLocaleString('en-IN');

/** Reasons of packages, credits, allocations and reports. */
export const moneyReasons = {
  ALLOCATED_TOO_MUCH: () => 'The parts are more than the payment',
  ALLOCATED_CHARGE_UNKNOWN: () => 'Please choose charges of this patient',
  ALLOCATED_NOT_OPEN: () => 'A part is more than what is open of its charge',
  ALLOCATED_TWICE: () => 'Each charge may be named once',
  ALLOCATED_PARTS: ({ most }: { most: number }) => `Please name up to ${most} charges with an amount each`,
  ALLOCATED_NOT_PAID: () => 'Only a payment that was received pays charges: leave the parts out, or record it as paid',
  ALLOCATED_ALONE: () => 'Parts cannot be given together with a package or for a deposit',
  PAYMENT_PACKAGE_UNKNOWN: () => 'Please choose a package of this patient',
  PAYMENT_PAYS_NOTHING: () => 'Only a paid payment that is no deposit, and was not refunded, can pay charges.',
  NO_DEPOSIT: () => 'This payment is no deposit that is held.',
  CHARGE_OF_PACKAGE: () => 'This charge is of a package. Close the package instead.',
  CHARGE_NOT_OPEN: () => 'Nothing is open of this charge.',
  CREDIT_TOO_MUCH: ({ rupees }: { rupees: string }) => `At most ₹${rupees} can be taken off this charge`,
  CREDIT_NOT_FOUND: () => 'There is no credit with this id.',
  CREDIT_CANCELED: () => 'This credit was canceled already.',
  CREDIT_STAYS: () => 'Only a write-off or a discount can be canceled.',
  PACKAGE_NOT_FOUND: () => 'There is no package with this id.',
  PACKAGE_NOT_OPEN: () => 'Only a package that is active or used up can be closed.',
  PACKAGE_FROM: ({ days }: { days: number }) => `The first day must be today or a day up to ${days} days back`,
  PACKAGE_UNTIL: () => 'The last day must be today or later',
  PACKAGE_TOO_LONG: ({ days }: { days: number }) => `The last day must be at most ${days} days after the first`,
  PACKAGE_TYPES: () => 'Please choose the kinds of sessions that the package covers, each once',
  DISCOUNT_BELOW_PRICE: () => 'The discount must be below the price',
  DISCOUNT_REASON: ({ least, most }: { least: number; most: number }) =>
    `Please give the reason of the discount, ${least} to ${most} characters`,
  REPORT_DAYS_ORDER: () => 'The first day must not be after the last',
  REPORT_TOO_LONG: ({ most }: { most: number }) => `The first day must be at most ${most} days before the last`,
  REPORT_TOO_FAR: ({ most }: { most: number }) => `The last day must be at most ${most} days ahead`,
  REPORT_NOT_OF_ONE: () => 'This report is not of one physiotherapist: leave the id out',
  REPORT_MEASURE: () => 'This report has no measure: leave it out',
  REPORT_COLUMN_NOT_FOUND: () => 'This report has no such column.',
  REPORT_ROW_NOT_FOUND: () => 'This report has no such row.',
  REPORT_TOO_MANY_LINES: ({ most, total }: { most: number; total: number }) =>
    `An export holds at most ${inIndia(most)} lines and this one has ${inIndia(total)}. Please choose fewer days.`,
};
