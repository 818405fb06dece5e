import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { isNamed, parsePatientReference } from '../../patients/index.js';
import { endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import { likePattern } from '../../platform/lists/like-pattern.js';
import type { PaymentFilter } from './payment-list.input.js';
import { PAYMENT_SOURCE, toRow, whole, type PaymentRow, type ReadPayment } from './payment.queries.js';

/** A payment of a list, with the time of its cursor. */
export type ListedRow = PaymentRow & { at: string };

/** Filter of payments; excludes records deleted before `since`. */
export type PaymentQuery = PaymentFilter & { since: Date };

/** SQL conditions on `payment y`. Conditions on records are subqueries, so that they use their indexes. */
function conditionsOf(question: PaymentQuery): RawBuilder<unknown>[] {
  const { from, until, patientId, status, method, search, updatedSince, since } = question;
  const conditions = [sql`true`];
  if (from) conditions.push(sql`y.created_at >= ${startOfDay(from)}`);
  if (until) conditions.push(sql`y.created_at <= ${endOfDay(until)}`);
  if (patientId) conditions.push(ofPatient(patientId));
  if (status) conditions.push(sql`y.status = ${status}`);
  if (method) conditions.push(sql`y.method = ${method}`);
  if (search) conditions.push(matching(search, since));
  if (updatedSince) conditions.push(sql`y.updated_at >= ${updatedSince}`);
  return conditions;
}

function ofPatient(reference: string): RawBuilder<unknown> {
  const named = parsePatientReference(reference);
  if (!named) return sql`false`;
  return sql`y.patient_id in (select p.id from patient p where p.deleted_at is null and ${isNamed(named)})`;
}

/**
 * SQL condition: matches part of the name, a PT- number, digits of the phone number, a receipt number or part of the
 * reference. Includes deleted records that can be restored, like the search of the console.
 */
function matching(text: string, since: Date): RawBuilder<unknown> {
  const pattern = likePattern(text);
  const named = parsePatientReference(text.trim());
  const digits = text.replaceAll(/[\s+-]/g, '');
  const ofRecord = [sql`p.name_folded like ${pattern}`];
  if (named) ofRecord.push(isNamed(named));
  if (/^\d{4,12}$/.test(digits)) {
    const dialed = `%${digits}%`;
    ofRecord.push(sql`p.contact_phone like ${dialed}`);
    ofRecord.push(
      sql`p.user_id in (select u.id from app_user u where u.deleted_at is null and u.phone like ${dialed})`,
    );
  }
  return sql`(y.patient_id in (select p.id from patient p
      where (p.deleted_at is null or p.deleted_at >= ${since}) and (${sql.join(ofRecord, sql` or `)}))
    or y.id in (select payment_id from receipt where lower(number) like ${pattern}) or lower(y.reference) like ${pattern})`;
}

/** Returns the FROM and WHERE clauses of a filter, with the payments' records. */
export function paymentsOf(question: PaymentQuery): RawBuilder<unknown> {
  return sql`${sql.raw(PAYMENT_SOURCE)} where ${sql.join(conditionsOf(question), sql` and `)}`;
}

/** Counts the payments of a filter. */
export async function countPayments(em: EntityManager, question: PaymentQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from payment y where ${sql.join(conditionsOf(question), sql` and `)}`.execute(
    em.getKysely(),
  );
  return rows[0]?.total ?? 0;
}

/** Finds a slice of the payments of a filter, newest first, then by id. */
export async function listPayments(
  em: EntityManager,
  question: PaymentQuery,
  limit: number,
  after?: ListPosition,
): Promise<ListedRow[]> {
  const isBehind = after ? sql`and (y.created_at, y.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ReadPayment & { at: string }>`
    select ${whole}, to_char(y.created_at at time zone 'UTC', ${CURSOR_FORMAT}) as "at"
    from ${paymentsOf(question)} ${isBehind}
    order by y.created_at desc, y.id desc limit ${limit}`.execute(em.getKysely());
  return rows.map((row) => ({ ...toRow(row), at: row.at }));
}
