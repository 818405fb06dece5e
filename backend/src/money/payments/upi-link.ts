import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Where money by UPI goes, and for which record it comes. */
export interface UpiPayee {
  /** Such as name@bank. */
  vpa: string;
  name: string;
  /** The number of the patient's record. */
  patientNumber: number;
}

/** What a UPI application opens to pay so much: payee, amount in rupees, the PT- number as the note and the payment's id as the reference (clinic §8). */
export function upiLink({ vpa, name, patientNumber }: UpiPayee, payment: { id: string; amountPaise: number }): string {
  const asked = {
    pn: name,
    am: (payment.amountPaise / 100).toFixed(2),
    cu: 'INR',
    tn: formatRecordNumber(patientNumber),
    tr: payment.id.replaceAll('-', ''),
  };
  const rest = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // The address has an @, which applications expect as it is.
  return `upi://pay?pa=${vpa}&${rest.join('&')}`;
}
