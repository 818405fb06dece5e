import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { visiblePayments } from '../payments/payment-scope.js';
import type { BillTitle } from './bill-title.js';
import type { PrintedBill } from './printed-bill.js';

/** A bill as returned to clients. */
export interface BillRow {
  id: string;
  number: string;
  /** YYYY-MM-DD. */
  day: string;
  title: BillTitle;
  /** Null after the record's deletion, which keeps its bills. */
  patientId: string | null;
  patientNumber: number | null;
  patientName: string | null;
  /** In the order of their days. */
  chargeIds: string[];
  totalPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  withDiagnosis: boolean;
  canceledReason: string | null;
  /** Time of issue, for a cursor. */
  at: string;
}

/** A bill with what its document says. */
export type IssuedBill = BillRow & { printed: PrintedBill };

const COLUMNS = sql`b.id, b.number, b.day::text, b.title, p.id as "patientId", p.number as "patientNumber", p.name as "patientName",
  array(select line->>'chargeId' from jsonb_array_elements(b.printed->'lines') line) as "chargeIds",
  b.total_paise::float8 as "totalPaise", b.taxable_paise::float8 as "taxablePaise", b.cgst_paise::float8 as "cgstPaise",
  b.sgst_paise::float8 as "sgstPaise", b.with_diagnosis as "withDiagnosis", b.canceled_reason as "canceledReason",
  to_char(b.created_at at time zone 'UTC', ${sql.lit(CURSOR_FORMAT)}) as at`;
const SOURCE = sql`bill b left join patient p on p.id = b.patient_id and p.deleted_at is null`;

/** Finds a bill that the actor may see, with its content. */
export async function findBill(em: EntityManager, to: VisibleTo, id: string): Promise<IssuedBill | undefined> {
  const { rows } = await sql<IssuedBill>`
    select ${COLUMNS}, b.printed from ${SOURCE} where b.id = ${id} and ${visiblePayments(to)}`.execute(em.getKysely());
  return rows[0];
}

/** Finds bills of a record, or of all, newest first, from a position on. */
export async function listBills(
  em: EntityManager,
  patientId: string | undefined,
  first: number,
  after: ListPosition | undefined,
): Promise<BillRow[]> {
  const behind = after ? sql`(b.created_at, b.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<BillRow>`
    select ${COLUMNS} from ${SOURCE} where ${ofRecord(patientId)} and ${behind}
    order by b.created_at desc, b.id desc limit ${first}`.execute(em.getKysely());
  return rows;
}

/** Counts the bills of a record, or of all. */
export async function countBills(em: EntityManager, patientId: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from bill b where ${ofRecord(patientId)}`.execute(em.getKysely());
  return rows[0]?.total ?? 0;
}

const ofRecord = (patientId: string | undefined): RawBuilder<unknown> =>
  patientId === undefined ? sql`true` : sql`b.patient_id = ${patientId}`;

/** Sessions of a package that a bill sold, as of now. */
export interface AttendedSessions {
  chargeId: string;
  /** YYYY-MM-DD, oldest first, with who treated. */
  sessions: { day: string; physiotherapist: string | null; registrationNumber: string | null }[];
}

/** Finds the sessions that took place of the packages which charges sold. */
export async function findAttended(em: EntityManager, chargeIds: readonly string[]): Promise<AttendedSessions[]> {
  const { rows } = await sql<AttendedSessions>`
    select g.charge_id as "chargeId", coalesce(json_agg(json_build_object('day', u.day, 'physiotherapist', t.name,
        'registrationNumber', t.registration_number) order by u.day, u.id) filter (where u.id is not null), '[]') as sessions
    from package g left join package_use u on u.package_id = g.id and u.returned_at is null
      left join appointment a on a.id = u.appointment_id left join physiotherapist t on t.id = a.physiotherapist_id
    where g.charge_id = any(${chargeIds}::uuid[]) group by g.id`.execute(em.getKysely());
  return rows;
}
