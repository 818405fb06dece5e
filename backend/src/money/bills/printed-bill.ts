import type { ClinicSettings } from '../../clinic/index.js';
import type { Patient } from '../../patients/index.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { taxOf, type Tax } from '../charges/tax.js';
import { printedClinic, type PrintedClinic } from '../papers/letterhead.js';
import type { NamedCharge } from '../papers/charge-text.js';
import type { ChargeToBill } from './billed-charges.js';

/** A line of a bill. Amounts are in paise. */
export interface PrintedLine extends NamedCharge, Tax {
  chargeId: string;
  /** Before the discount, tax included. */
  gross: number;
  discount: number;
  amount: number;
  /** In hundredths of a per cent. */
  gstRate: number;
  hsn: string | null;
  physiotherapist: string | null;
  registrationNumber: string | null;
}

/** Content of a bill, without number, day, title and sums. */
export interface PrintedBill {
  clinic: PrintedClinic;
  patient: {
    name: string;
    reference: string;
    /** In years on the day of issue. */
    age: number | null;
    gender: Patient['gender'];
    referringDoctor: string | null;
    /** Null unless it was asked for. */
    diagnosis: string | null;
  };
  lines: PrintedLine[];
  /** What credits took off the charges before the issue. */
  credited: number;
  /** What payments had paid of the charges at the issue. */
  paid: number;
}

/** Collects the content of a bill, with the current names. */
export function printBill(
  settings: ClinicSettings,
  patient: Patient,
  charges: readonly ChargeToBill[],
  { day, withDiagnosis }: { day: string; withDiagnosis: boolean },
): PrintedBill {
  const { name, number, gender, referringDoctor, diagnosis } = patient;
  return {
    clinic: printedClinic(settings),
    patient: {
      name,
      reference: formatRecordNumber(number),
      age: patient.age(day) ?? null,
      gender: gender ?? null,
      referringDoctor: referringDoctor ?? null,
      diagnosis: withDiagnosis ? (diagnosis ?? null) : null,
    },
    lines: charges.map((charge) => printLine(charge)),
    credited: charges.reduce((sum, { creditedPaise }) => sum + creditedPaise, 0),
    paid: charges.reduce((sum, { paidPaise }) => sum + paidPaise, 0),
  };
}

function printLine(charge: ChargeToBill): PrintedLine {
  const { id: chargeId, kind, text, day, amountPaise: amount, discountPaise: discount, gstRate, hsn } = charge;
  const { physiotherapist, registrationNumber } = charge;
  return {
    chargeId,
    kind,
    text,
    day,
    gross: amount + discount,
    discount,
    amount,
    gstRate,
    hsn,
    ...taxOf(amount, gstRate),
    physiotherapist,
    registrationNumber,
  };
}
