import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { ALL_ROWS, recordFilter } from '../../platform/access/visible-to.js';
import type { PatientSort } from './patient.input.js';
import { columns, findPatientRows, matching, toRow, type ListedRecords, type PatientRow } from './patient.queries.js';

/** Filter and slice of a list. */
interface Page {
  filter: ListedRecords;
  now: Date;
  offset: number;
  limit: number;
}

/** Orders of `patient p` and its account `u`, as the indexes define them. Records without a name come last. */
const ORDERS = {
  name: sql`(p.name_folded = ''), p.name_folded, p.id`,
  number: sql`p.number`,
  last_login: sql`u.last_login_at desc, u.id, p.id`,
  newest: sql`p.created_at desc, p.id desc`,
};

/** Orders of a whole list: records whose account never signed in come last, the newest first. */
const IN_ONE = {
  ...ORDERS,
  last_login: sql`u.last_login_at desc nulls last, case when u.last_login_at is not null then u.id end,
    case when u.last_login_at is null then p.created_at end desc, case when u.last_login_at is null then p.id end desc, p.id`,
};

/** Returns the ORDER BY of a file export, for `patient p` and its account `u`. */
export function orderOfFile(em: EntityManager, sort: PatientSort): string {
  return IN_ONE[sort].compile(em.getKysely()).sql;
}

/** Finds a page of the list in an order. Selects the keys first, so that skipped rows are read from the index only. */
export async function findSortedRows(em: EntityManager, sort: PatientSort, page: Page): Promise<PatientRow[]> {
  const { filter, now, offset, limit } = page;
  if (sort === 'newest') return findPatientRows(em, filter, now, { offset }, limit);
  if (sort === 'last_login') return findByLogin(em, page);
  const keys = sql`select p.id from patient p where ${matching(filter, now)}
    order by ${ORDERS[sort]} limit ${limit} offset ${offset}`;
  return rowsOf(em, keys, ORDERS[sort]);
}

async function rowsOf(em: EntityManager, keys: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<PatientRow[]> {
  const { rows } = await sql<PatientRow>`
    select ${columns} from (${keys}) page join patient p using (id) left join app_user u on u.id = p.user_id
    order by ${order}`.execute(em.getKysely());
  return rows.map(toRow);
}

/**
 * Finds a page by last sign-in, the latest first; records that never signed in come last. Queries two lists, each with
 * its own index, and counts the first only for a page beyond it.
 */
async function findByLogin(em: EntityManager, page: Page): Promise<PatientRow[]> {
  const { filter, now, offset, limit } = page;
  const stretch = sql`limit ${limit} offset ${offset}`;
  const keys = isFiltered(page)
    ? sql`select p.id ${signedIn(page)} order by ${ORDERS.last_login} ${stretch}`
    : sql`select p.id from (select u.id ${signedIn(page)} order by u.last_login_at desc, u.id ${stretch}) k
        join patient p on p.user_id = k.id and p.deleted_at is null`;
  const first = await rowsOf(em, keys, ORDERS.last_login);
  if (first.length === limit) return first;
  // A sign-in between the two queries may raise the count above the offset.
  const skipped = first.length > 0 ? 0 : Math.max(0, offset - (await countSignedIn(em, page)));
  const others = sql`select p.id from patient p where ${matching(filter, now)}
    and not exists (select from app_user where id = p.user_id and last_login_at is not null)
    order by ${ORDERS.newest} limit ${limit - first.length} offset ${skipped}`;
  return [...first, ...(await rowsOf(em, others, ORDERS.newest))];
}

async function countSignedIn(em: EntityManager, page: Page): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${signedIn(page)}`.execute(
    em.getKysely(),
  );
  return rows[0]?.total ?? 0;
}

/** Whether the filter has conditions. */
const isFiltered = ({ filter: { visibleTo, ...filter } }: Page) =>
  recordFilter(visibleTo) !== ALL_ROWS || Object.values(filter).some((value) => (value ?? null) !== null);

/**
 * SQL source of the records whose account has signed in. Without a filter it reads only the accounts that have a live
 * record.
 */
function signedIn(page: Page): RawBuilder<unknown> {
  if (!isFiltered(page)) return sql`from app_user u where u.has_record and u.last_login_at is not null`;
  const { filter, now } = page;
  return sql`from app_user u join patient p on p.user_id = u.id and ${matching(filter, now)}
    where u.last_login_at is not null ${filter.withDeleted ? sql`` : sql`and u.has_record`}`;
}
