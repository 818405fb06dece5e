import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Payee of a UPI payment, and the patient's record. */
export interface UpiPayee {
  /** UPI id, such as name@bank. */
  vpa: string;
  name: string;
  /** Number of the patient's record. */
  patientNumber: number;
}

/** Returns a link that opens a UPI app with a payee, an amount in rupees, a note and a reference. */
function linkTo(
  { vpa, name }: Pick<UpiPayee, 'vpa' | 'name'>,
  { id, amountPaise, note }: { id: string; amountPaise: number; note: string },
): string {
  const asked = {
    pn: name,
    am: (amountPaise / 100).toFixed(2),
    cu: 'INR',
    tn: note,
    tr: id.replaceAll('-', ''),
  };
  const rest = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // Not encoded: UPI apps expect a literal @.
  return `upi://pay?pa=${vpa}&${rest.join('&')}`;
}

/**
 * Returns the UPI link of a payment: payee, amount in rupees, the PT- number as the note and the payment's id as the
 * reference.
 */
export function upiLink({ patientNumber, ...payee }: UpiPayee, payment: { id: string; amountPaise: number }): string {
  return linkTo(payee, { ...payment, note: formatRecordNumber(patientNumber) });
}

/** Returns the UPI link of a page that names nobody: the note is the end of the payment's id, by which staff find it. */
export function payUpiLink(
  payee: Pick<UpiPayee, 'vpa' | 'name'>,
  { reference: note, ...payment }: { id: string; amountPaise: number; reference: string },
): string {
  return linkTo(payee, { ...payment, note });
}
