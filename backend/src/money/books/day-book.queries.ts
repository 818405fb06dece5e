import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { PaymentMethod } from '../payments/payment.entity.js';

/** A payment or refund of a day. */
export interface DayBookLineRow {
  id: string;
  kind: 'PAYMENT' | 'REFUND';
  at: Date;
  /** Number of the receipt or refund. */
  number: string | null;
  /** Null after the record's deletion, like the number and the name. */
  patientId: string | null;
  patientNumber: number | null;
  patientName: string | null;
  method: PaymentMethod;
  /** In paise; below 0 it was refunded. */
  amountPaise: number;
  enteredBy: string | null;
}

/** Cash of the days since the last close, in paise. */
export interface CashRow {
  openingPaise: number;
  receivedPaise: number;
  refundedPaise: number;
}

/** A close of a day, with the name of who closed it. */
export interface DayCloseRow extends CashRow {
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  countedPaise: number;
  bankedPaise: number;
  note: string | null;
  closedBy: string;
  closedAt: Date;
}

/** Books of a day. */
export interface DayBookRow {
  day: string;
  /** In the order in which they were entered. */
  lines: DayBookLineRow[];
  chargedPaise: number;
  creditedPaise: number;
  cash: CashRow;
  /** The first close of this day or a later one; null while the day is open. */
  close: DayCloseRow | null;
}

/** Returns the cash that the drawer should contain, in paise. */
export const expectedCash = ({ openingPaise, receivedPaise, refundedPaise }: CashRow): number =>
  openingPaise + receivedPaise - refundedPaise;

const CLOSE_COLUMNS = sql<DayCloseRow>`d.id, d.day::text, d.opening_paise::float8 as "openingPaise",
  d.received_paise::float8 as "receivedPaise", d.refunded_paise::float8 as "refundedPaise", d.counted_paise::float8 as "countedPaise",
  d.banked_paise::float8 as "bankedPaise", d.note, coalesce(nullif(u.full_name, ''), 'N/A') as "closedBy", d.closed_at as "closedAt"`;
const CLOSES = sql`day_close d join app_user u on u.id = d.closed_by`;

const LINES = (day: string) => sql`
  select y.id, 'PAYMENT' as kind, coalesce(y.taken_at, y.created_at) as at,
    (select r.number from receipt r where r.payment_id = y.id) as number, y.patient_id, y.method, y.amount_paise, y.taken_by as entered_by
  from payment y where y.received_on = ${day}::date
  union all
  select r.id, 'REFUND', r.created_at, r.number, y.patient_id, r.method, -r.amount_paise, r.entered_by
  from refund r join payment y on y.id = r.payment_id where r.refunded_on = ${day}::date`;

/** A book as JSON holds it. */
type StoredBook = Pick<DayBookRow, 'chargedPaise' | 'creditedPaise'> & {
  lines: (Omit<DayBookLineRow, 'at'> & { at: string })[];
  close: StoredClose | null;
  /** The last close before the day. */
  former: StoredClose | null;
  receivedPaise: number;
  refundedPaise: number;
};
type StoredClose = Omit<DayCloseRow, 'closedAt'> & { closedAt: string };

/** Reads the books of a day, in one statement, for a consistent snapshot. */
export async function readDayBook(em: EntityManager, day: string): Promise<DayBookRow> {
  const { rows } = await sql<StoredBook>`
    with former as (select ${CLOSE_COLUMNS} from ${CLOSES} where d.day < ${day}::date order by d.day desc limit 1),
      closing as (select ${CLOSE_COLUMNS} from ${CLOSES} where d.day >= ${day}::date order by d.day limit 1),
      since as (select coalesce((select f.day::date from former f), '-infinity') as day)
    select
      (select coalesce(json_agg(json_build_object('id', l.id, 'kind', l.kind, 'at', l.at, 'number', l.number, 'patientId', p.id,
          'patientNumber', p.number, 'patientName', p.name, 'method', l.method, 'amountPaise', l.amount_paise,
          'enteredBy', nullif(u.full_name, '')) order by l.at, l.id), '[]')
        from (${LINES(day)}) l left join patient p on p.id = l.patient_id and p.deleted_at is null
          left join app_user u on u.id = l.entered_by) as lines,
      (select coalesce(sum(amount_paise), 0)::float8 from charge where day = ${day}::date and canceled_reason is null) as "chargedPaise",
      (select coalesce(sum(amount_paise), 0)::float8 from credit where day = ${day}::date and canceled_reason is null) as "creditedPaise",
      (select to_json(c) from closing c) as close, (select to_json(f) from former f) as former,
      (select coalesce(sum(amount_paise), 0)::float8 from payment
        where method = 'Cash' and received_on > (select day from since) and received_on <= ${day}::date) as "receivedPaise",
      (select coalesce(sum(amount_paise), 0)::float8 from refund
        where method = 'Cash' and refunded_on > (select day from since) and refunded_on <= ${day}::date) as "refundedPaise"`.execute(
    em.getKysely(),
  );
  const [book] = rows;
  if (!book) throw new Error('The day book has no row.');
  const { chargedPaise, creditedPaise } = book;
  const lines = book.lines.map((line) => ({ ...line, at: new Date(line.at) }));
  return { day, lines, chargedPaise, creditedPaise, cash: cashOf(book), close: revived(book.close) };
}

/**
 * Returns the cash of a day: what the last close left and what came and went since. Before the first close, the drawer's opening is known
 * once that close was made.
 */
function cashOf({ former, close, receivedPaise, refundedPaise }: StoredBook): CashRow {
  const openingPaise = former ? former.countedPaise - former.bankedPaise : (close?.openingPaise ?? 0);
  return { openingPaise, receivedPaise, refundedPaise };
}

const revived = (close: StoredClose | null): DayCloseRow | null =>
  close && { ...close, closedAt: new Date(close.closedAt) };

/** Finds closes before a day, or all, newest first, at most `limit`. */
export async function findCloses(
  em: EntityManager,
  { before, limit }: { before?: string | null | undefined; limit: number },
): Promise<DayCloseRow[]> {
  const { rows } = await sql<DayCloseRow>`
    select ${CLOSE_COLUMNS} from ${CLOSES} where d.day < ${before ?? 'infinity'}::date order by d.day desc limit ${limit}`.execute(
    em.getKysely(),
  );
  return rows;
}

/** Waits for all writers of the books, and makes later ones wait until the transaction ends. Call it before the cash is added up. */
export async function lockDayClose(tx: EntityManager): Promise<void> {
  await sql`select lock_day_close()`.execute(tx.getKysely());
}
