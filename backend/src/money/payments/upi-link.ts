import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Payee of a UPI payment, and the patient's record. */
export interface UpiPayee {
  /** UPI id, such as name@bank. */
  vpa: string;
  name: string;
  /** Number of the patient's record. */
  patientNumber: number;
}

/**
 * Returns the UPI link of a payment: payee, amount in rupees, the PT- number as the note and the payment's id as the
 * reference.
 */
export function upiLink({ vpa, name, patientNumber }: UpiPayee, payment: { id: string; amountPaise: number }): string {
  const asked = {
    pn: name,
    am: (payment.amountPaise / 100).toFixed(2),
    cu: 'INR',
    tn: formatRecordNumber(patientNumber),
    tr: payment.id.replaceAll('-', ''),
  };
  const rest = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // Not encoded: UPI apps expect a literal @.
  return `upi://pay?pa=${vpa}&${rest.join('&')}`;
}
