import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../../platform/db/tables.js';
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

async function findNames(tx: EntityManager, { id }: Payment): Promise<Pick<PrintedReceipt, 'patient' | 'session'>> {
  const found = await tx
    .getKysely<Tables>()
    .selectFrom('payment as y')
    .leftJoin('patient as p', (join) => join.onRef('p.id', '=', 'y.patient_id').on('p.deleted_at', 'is', null))
    .leftJoin('appointment as a', (join) => join.onRef('a.id', '=', 'y.appointment_id').on('a.deleted_at', 'is', null))
    .leftJoin('physiotherapist as t', 't.id', 'a.physiotherapist_id')
    .select(['p.name', 'p.number', 'a.starts_at as startsAt', 't.name as physiotherapist'])
    .select('t.registration_number as registrationNumber')
    .where('y.id', '=', id)
    .executeTakeFirst();
  const { name, number, startsAt, physiotherapist = null, registrationNumber = null } = found ?? {};
  return {
    patient: number ? { name: name ?? '', reference: formatRecordNumber(number) } : null,
    session: startsAt ? { day: clinicDay(new Date(startsAt)), physiotherapist, registrationNumber } : null,
  };
}
