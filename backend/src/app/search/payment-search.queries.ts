import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { PaymentMethod, PaymentStatus } from '../../money/index.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { likePattern } from '../../platform/lists/like-pattern.js';

/** A payment in search results. */
export interface FoundPayment {
  id: string;
  /** Receipt number, otherwise the reference. */
  title: string;
  /** Whether the text equals the title, not only its beginning. */
  isWhole: boolean;
  amountPaise: number;
  method: PaymentMethod;
  status: PaymentStatus;
  createdAt: Date;
  /** Number of the record, while it can be viewed. */
  patientNumber: number | null;
  patientName: string | null;
}

/** Minimum length for a search by prefix; shorter texts match exactly. */
const SHORTEST_BEGINNING = 4;

/** Normalizes a receipt number: restores omitted leading zeros. */
const receiptNumber = (text: string) => text.replace(/(?<=^\d{4}-\d{2}\/)\d{1,5}$/, (count) => count.padStart(6, '0'));

/** Finds payments by receipt number, or by reference or its prefix; exact matches first. */
export async function findPaymentsByText(
  em: EntityManager,
  text: string,
  { since, first }: { since: Date; first: number },
): Promise<FoundPayment[]> {
  const reference = likePattern(text).slice(1, text.length < SHORTEST_BEGINNING ? -1 : undefined);
  const written = sql`lower(reference) collate "C"`;
  // Raw SQL: each branch uses its own index and its own limit.
  const { rows } = await sql<FoundPayment>`
    select y.id, coalesce(r.number, y.reference) as title, f.is_whole as "isWhole", y.amount_paise as "amountPaise", y.method, y.status,
      y.created_at as "createdAt", p.number as "patientNumber", p.name as "patientName"
    from (
      (select payment_id as id, true as is_whole from receipt where number = ${receiptNumber(oneLine(text))})
      union
      (select id, ${written} = ${oneLine(text).toLowerCase()} from payment
        where reference is not null and ${written} like ${reference} order by ${written} limit ${first})
    ) f join payment y on y.id = f.id left join receipt r on r.payment_id = y.id
      left join patient p on p.id = y.patient_id and (p.deleted_at is null or p.deleted_at >= ${since})
    order by f.is_whole desc, y.created_at desc, y.id limit ${first}`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
