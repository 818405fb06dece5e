import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** A session of a record, in any state. */
export interface RecordSession {
  at: Date;
  type: string;
  status: string;
  minutes: number;
  physiotherapist: string | null;
  missedReason: string | null;
}

/** A payment with what was refunded of it. */
export interface RecordPayment {
  /** YYYY-MM-DD. */
  day: string;
  amountPaise: number;
  refundedPaise: number;
  method: string;
  status: string;
  reference: string | null;
  receipt: string | null;
}

/** A charge; one that was canceled has a reason. */
export interface RecordCharge {
  /** YYYY-MM-DD. */
  day: string;
  text: string;
  amountPaise: number;
  canceledReason: string | null;
}

/** A recovery plan or a programme. */
export interface RecordPlan {
  id: string;
  kind: 'PROTOCOL' | 'PROGRAMME';
  /** Name of the protocol; null of a programme. */
  protocol: string | null;
  /** Day of the operation of a protocol, YYYY-MM-DD. */
  surgeryDate: string;
  side: string;
  status: string;
  physiotherapist: string;
  doctor: string | null;
  startedAt: Date;
}

/** Finds the sessions of a live record, oldest first. */
export async function findRecordSessions(em: EntityManager, patientId: string): Promise<RecordSession[]> {
  const { rows } = await sql<Omit<RecordSession, 'at'> & { at: string }>`
    select a.starts_at as at, a.session_type as type, a.status, a.duration_minutes as minutes, t.name as physiotherapist,
      a.missed_reason as "missedReason"
    from appointment a left join physiotherapist t on t.id = a.physiotherapist_id
    where a.patient_id = ${patientId}::uuid and a.deleted_at is null order by a.starts_at, a.id`.execute(
    em.getKysely(),
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** Finds the payments of a record, oldest first. */
export async function findRecordPayments(em: EntityManager, patientId: string): Promise<RecordPayment[]> {
  const { rows } = await sql<RecordPayment>`
    select coalesce(y.received_on, (y.created_at at time zone 'Asia/Kolkata')::date)::text as day, y.amount_paise as "amountPaise",
      y.refunded_paise as "refundedPaise", y.method, y.status, y.reference, r.number as receipt
    from payment y left join receipt r on r.payment_id = y.id
    where y.patient_id = ${patientId}::uuid order by 1, y.created_at, y.id`.execute(em.getKysely());
  return rows;
}

/** Finds the charges of a record, oldest first. */
export async function findRecordCharges(em: EntityManager, patientId: string): Promise<RecordCharge[]> {
  const { rows } = await sql<RecordCharge>`
    select c.day::text as day, c.text, c.amount_paise as "amountPaise", c.canceled_reason as "canceledReason"
    from charge c where c.patient_id = ${patientId}::uuid order by c.day, c.created_at, c.id`.execute(em.getKysely());
  return rows;
}

/** A package of sessions with how many of them were used. */
export interface RecordPackage {
  name: string;
  /** Null: any number of sessions within the days. */
  sessions: number | null;
  used: number;
  pricePaise: number;
  discountPaise: number;
  /** YYYY-MM-DD, as `validFrom` and `validUntil`. */
  soldOn: string;
  validFrom: string;
  validUntil: string;
  closedReason: string | null;
}

/** A bill; one that was canceled has a reason. */
export interface RecordBill {
  number: string;
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  totalPaise: number;
  canceledReason: string | null;
}

/** Finds the packages of a record, oldest first. */
export async function findRecordPackages(em: EntityManager, patientId: string): Promise<RecordPackage[]> {
  const { rows } = await sql<RecordPackage>`
    select g.name, g.sessions, (select count(*)::int from package_use u where u.package_id = g.id and u.returned_at is null) as used,
      g.price_paise as "pricePaise", g.discount_paise as "discountPaise", (g.sold_at at time zone 'Asia/Kolkata')::date::text as "soldOn",
      g.valid_from::text as "validFrom", g.valid_until::text as "validUntil", g.closed_reason as "closedReason"
    from package g where g.patient_id = ${patientId}::uuid order by g.sold_at, g.id`.execute(em.getKysely());
  return rows;
}

/** Finds the bills of a record, oldest first. */
export async function findRecordBills(em: EntityManager, patientId: string): Promise<RecordBill[]> {
  const { rows } = await sql<RecordBill>`
    select b.number, b.day::text as day, b.title, b.total_paise::float8 as "totalPaise", b.canceled_reason as "canceledReason"
    from bill b where b.patient_id = ${patientId}::uuid order by b.day, b.created_at, b.id`.execute(em.getKysely());
  return rows;
}

/** Finds the plans and programmes of a record, oldest first. */
export async function findRecordPlans(em: EntityManager, patientId: string): Promise<RecordPlan[]> {
  const { rows } = await sql<Omit<RecordPlan, 'startedAt'> & { startedAt: string }>`
    select r.id, r.kind, l.name as protocol, r.surgery_date::text as "surgeryDate", r.side, r.status, t.name as physiotherapist,
      d.name as doctor, r.created_at as "startedAt"
    from recovery_plan r join physiotherapist t on t.id = r.physiotherapist_id left join doctor d on d.id = r.doctor_id
      left join protocol_version v on v.id = r.protocol_version_id left join protocol l on l.id = v.protocol_id
    where r.patient_id = ${patientId}::uuid order by r.created_at, r.id`.execute(em.getKysely());
  return rows.map(({ startedAt, ...row }) => ({ ...row, startedAt: new Date(startedAt) }));
}
