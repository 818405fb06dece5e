import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.js';
import type { ClinicSettings } from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Payment, PaymentMethod } from '../payments/payment.entity.js';
import type { NamedCharge } from '../papers/charge-text.js';
import { printedClinic, type PrintedClinic } from '../papers/letterhead.js';
import { settleNow } from './ledger.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Content of a receipt, without number and day. */
export interface PrintedReceipt {
  clinic: PrintedClinic;
  /** Null if the record was deleted before the issue. */
  patient: { name: string; reference: string } | null;
  amountPaise: number;
  method: PaymentMethod;
  receivedOn: string;
  reference: string | null;
  /** Session that the payment is for, if known. */
  session: { day: string; physiotherapist: string | null; registrationNumber: string | null } | null;
  /** Charges that the payment paid at the issue, and amounts in paise; what is left is an advance. Absent in receipts from before bills. */
  pays?: { charge: NamedCharge; amount: number }[];
  /** Absent in receipts from before bills. */
  isDeposit?: boolean;
}

/** Collects the content of a payment's receipt, with the current names. Allocates the payment first, to say what it paid. */
export async function printedReceipt(
  tx: EntityManager,
  settings: ClinicSettings,
  payment: Payment,
): Promise<PrintedReceipt> {
  const { amountPaise, method, receivedOn, reference, createdAt, isDeposit } = payment;
  if (payment.patient) await settleNow(tx, payment.patient.id);
  return {
    clinic: printedClinic(settings),
    ...(await findNames(tx, payment)),
    amountPaise,
    method,
    receivedOn: receivedOn ?? clinicDay(createdAt),
    reference: reference ?? null,
    pays: await findPaidCharges(tx, payment),
    isDeposit,
  };
}

async function findPaidCharges(tx: EntityManager, { id }: Payment): Promise<PrintedReceipt['pays']> {
  const { rows } = await sql<NamedCharge & { amount: number }>`
    select c.kind, c.text, c.day::text, a.amount::int as amount from allocated a join charge c on c.id = a.charge_id
    where a.payment_id = ${id} order by c.day, c.created_at, c.id`.execute(tx.getKysely());
  return rows.map(({ amount, ...charge }) => ({ charge, amount }));
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
