import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ClinicSettings } from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Payment, PaymentMethod } from '../payments/payment.entity.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Content of a receipt, without number and day. */
export interface PrintedReceipt {
  clinic: {
    name: string;
    legalName: string | null;
    address: string;
    phones: string[];
    email: string;
    gstin: string | null;
    header: string | null;
  };
  /** Null if the record was deleted before the issue. */
  patient: { name: string; reference: string } | null;
  amountPaise: number;
  method: PaymentMethod;
  receivedOn: string;
  reference: string | null;
  /** Session that the payment is for, if known. */
  session: { day: string; physiotherapist: string | null; registrationNumber: string | null } | null;
}

/** Collects the content of a payment's receipt, with the current names. */
export async function printedReceipt(
  tx: EntityManager,
  settings: ClinicSettings,
  payment: Payment,
): Promise<PrintedReceipt> {
  const { name, legalName, street, city, region, postalCode, phones, email, gstin, receiptHeader } = settings;
  const { amountPaise, method, receivedOn, reference, createdAt } = payment;
  return {
    clinic: {
      name,
      legalName: legalName ?? null,
      address: [street, [city, postalCode].filter(Boolean).join(' '), region].join(', '),
      phones,
      email,
      gstin: gstin ?? null,
      header: receiptHeader ?? null,
    },
    ...(await findNames(tx, payment)),
    amountPaise,
    method,
    receivedOn: receivedOn ?? clinicDay(createdAt),
    reference: reference ?? null,
  };
}

interface Found {
  name: string | null;
  number: number | null;
  startsAt: string | null;
  physiotherapist: string | null;
  registrationNumber: string | null;
}

async function findNames(tx: EntityManager, { id }: Payment): Promise<Pick<PrintedReceipt, 'patient' | 'session'>> {
  // Raw SQL: names of four tables in one statement.
  const { rows } = await sql<Found>`
    select p.name, p.number, a.starts_at as "startsAt", t.name as physiotherapist,
      t.registration_number as "registrationNumber"
    from payment y left join patient p on p.id = y.patient_id and p.deleted_at is null
      left join appointment a on a.id = y.appointment_id and a.deleted_at is null
      left join physiotherapist t on t.id = a.physiotherapist_id
    where y.id = ${id}`.execute(tx.getKysely());
  const { name, number, startsAt, physiotherapist = null, registrationNumber = null } = rows[0] ?? {};
  return {
    patient: number ? { name: name ?? '', reference: formatRecordNumber(number) } : null,
    session: startsAt ? { day: clinicDay(new Date(startsAt)), physiotherapist, registrationNumber } : null,
  };
}
