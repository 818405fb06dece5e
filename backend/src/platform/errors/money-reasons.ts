import { sayMoment } from '../time/clinic-time.js';

/** Reasons of packages, credits, allocations, and reminders of dues. */
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
  REMIND_HOW_MANY: ({ most }: { most: number }) => `Please choose 1 to ${most} patients`,
  REMIND_NOT_OPEN: () => 'The clinic is not open yet, so no message can be sent.',
  REMIND_DELETED: () => 'The record was deleted.',
  REMIND_NO_NUMBER: () => 'There is no mobile number to send it to.',
  REMIND_NOT_WANTED: () => 'The patient has turned reminders off.',
  REMIND_SWITCHED_OFF: () => 'Reminders of dues in this language are switched off in the settings.',
  REMIND_AGAIN: ({ moment }: { moment: string }) => `The next reminder can go on ${sayMoment(new Date(moment))}.`,
  TOO_MANY_DUES: ({ most, total }: { most: number; total: number }) =>
    `${total} patients owe, more than the ${most} that fit into a file. Please narrow the search.`,
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
};
