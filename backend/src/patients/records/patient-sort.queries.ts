import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { PatientFilter, PatientSort } from './patient.input.js';
import { columns, findPatientRows, matching, toRow, type PatientRow } from './patient.queries.js';

/** Which records there are to choose from, and which stretch of them is asked for. */
interface Page {
  filter: PatientFilter;
  now: Date;
  offset: number;
  limit: number;
}

/** Over `patient p` and its account `u`, in the words of the indexes. Who has no name yet stands behind all who have one. */
const ORDERS = {
  name: sql`(p.name_folded = ''), p.name_folded, p.id`,
  number: sql`p.number`,
  last_login: sql`u.last_login_at desc, u.id, p.id`,
  newest: sql`p.created_at desc, p.id desc`,
};

/** The same over a whole list at once: behind those who signed in come those who never did, the newest first. */
const IN_ONE = {
  ...ORDERS,
  last_login: sql`u.last_login_at desc nulls last, case when u.last_login_at is not null then u.id end,
    case when u.last_login_at is null then p.created_at end desc, case when u.last_login_at is null then p.id end desc, p.id`,
};

/** The order of a list that is read in one go, in SQL over `patient p` and its account `u`. */
export function orderOfFile(em: EntityManager, sort: PatientSort): string {
  return IN_ONE[sort].compile(em.getKysely()).sql;
}

/** A page of the list in an order. Its keys first: what is skipped is read in the index alone. */
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
 * Those who signed in, the last first; behind them those who never did. They are two lists, each with an index of its own: how many are in
 * the first is counted only for a page that lies behind it.
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
  // Who signs in between the two questions makes the count greater than what was skipped.
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

/** Whether anything is asked of the records themselves. */
const isFiltered = ({ filter }: Page) => Object.values(filter).some((value) => (value ?? null) !== null);

/** Records whose account signed in. Where nothing is asked of the records, the accounts that have a live one say which. */
function signedIn(page: Page): RawBuilder<unknown> {
  if (!isFiltered(page)) return sql`from app_user u where u.has_record and u.last_login_at is not null`;
  const { filter, now } = page;
  return sql`from app_user u join patient p on p.user_id = u.id and ${matching(filter, now)}
    where u.last_login_at is not null ${filter.withDeleted ? sql`` : sql`and u.has_record`}`;
}
