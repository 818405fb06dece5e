import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { likePattern } from '../../platform/lists/like-pattern.js';
import type { AccountFilter } from './account-list.input.js';
import { hasLeft } from './account-status.js';
import type { UserType } from '../../platform/access/actor.js';

/** Account as admins see it. */
export interface AccountRow {
  id: string;
  fullName: string;
  /** E.164. */
  mobileNumber: string;
  userType: UserType;
  disabled: boolean;
  lastLogin: Date | null;
  birthYearDueSince: Date | null;
  createdAt: Date;
  patientId: string | null;
  patientNumber: number | null;
  liveSessions: number;
}

/** Filter of accounts, and the clinic day that decides whether a last day has passed. */
export interface AccountQuery {
  filter: AccountFilter;
  today: string;
}

/** Matches a search for a phone number; any other text searches names. */
const NUMBER = /^[+\d][\d\s()-]*$/;

function found(search: string): RawBuilder<unknown> {
  if (!NUMBER.test(search)) return sql`lower(u.full_name) like ${likePattern(search)}`;
  // A leading 0 is dialled but not stored.
  return sql`u.phone like ${likePattern(search.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, ''))}`;
}

/** Staff is never asked for the year. The partial index has the first part. */
const BIRTH_YEAR_DUE = sql`u.birth_year_due_since is not null and u.user_type in ('user', 'patient')`;

/** Raw SQL: sessions are not mapped, and the last day is compared. */
function conditionsOf({
  filter: { search, userType, disabled, birthYearDue },
  today,
}: AccountQuery): RawBuilder<unknown> {
  const conditions = [sql`u.deleted_at is null`];
  if (search) conditions.push(found(search));
  if (userType) conditions.push(sql`u.user_type = ${userType}`);
  // Matches the condition of the partial index.
  if (disabled === true)
    conditions.push(sql`(u.disabled_at is not null or u.last_day is not null) and ${isOff(today)}`);
  if (disabled === false) conditions.push(sql`not ${isOff(today)}`);
  if (birthYearDue === true) conditions.push(BIRTH_YEAR_DUE);
  if (birthYearDue === false) conditions.push(sql`not (${BIRTH_YEAR_DUE})`);
  return sql.join(conditions, sql` and `);
}

const isOff = (today: string) => sql`(u.disabled_at is not null or ${hasLeft('u', today)})`;

/** Returns the number of matching accounts. */
export async function countAccounts(em: EntityManager, question: AccountQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from app_user u where ${conditionsOf(question)}`.execute(em.getKysely());
  return rows[0]?.total ?? 0;
}

/** Returns a page of accounts, newest first, then by id. */
export async function findAccounts(
  em: EntityManager,
  question: AccountQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<AccountRow[]> {
  // Selects the page first, so that related data is read only for its accounts.
  const { rows } = await sql<AccountRow>`
    select u.id, u.full_name as "fullName", u.phone as "mobileNumber", u.user_type as "userType",
      ${isOff(question.today)} as disabled, u.last_login_at as "lastLogin",
      case when ${BIRTH_YEAR_DUE} then u.birth_year_due_since end as "birthYearDueSince", u.created_at as "createdAt", p.id as "patientId",
      p.number as "patientNumber",
      (select count(*)::int from session s where s.user_id = u.id and s.expire > now() at time zone 'UTC') as "liveSessions"
    from (
      select u.* from app_user u where ${conditionsOf(question)}
      order by u.created_at desc, u.id desc limit ${limit} offset ${offset}
    ) u left join patient p on p.user_id = u.id and p.deleted_at is null
    order by u.created_at desc, u.id desc`.execute(em.getKysely());
  // Raw statements return timestamps as text.
  return rows.map((row) => ({
    ...row,
    lastLogin: row.lastLogin && new Date(row.lastLogin),
    birthYearDueSince: row.birthYearDueSince && new Date(row.birthYearDueSince),
    createdAt: new Date(row.createdAt),
  }));
}
