import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { foundBy } from '../../patients/index.js';
import type { ListPosition } from '../../platform/lists/list-cursor.js';

/** Amounts by age, in paise. */
export interface AgeingSums {
  days0to30: number;
  days31to60: number;
  days61to90: number;
  over90: number;
}

/** Facts that decide whether a patient can be reminded. */
export interface ReminderFacts {
  /** Null of a deleted record. */
  patientId: string | null;
  /** Number for messages: the record's, otherwise the account's. */
  phone: string | null;
  /** Language of the account; null without one. */
  language: string | null;
  /** Whether the patient wants reminders; true without an account. */
  wantsReminders: boolean;
  remindedAt: Date | null;
}

/** A patient who owes. */
export interface DueRow extends AgeingSums, ReminderFacts {
  /** Id of the record, also of a deleted one. */
  id: string;
  patientNumber: number | null;
  patientName: string | null;
  due: number;
  /** Day of the oldest open charge, YYYY-MM-DD. */
  oldestDay: string;
}

/** A slice of the patients who owe, with the sums of all of them. */
export interface DueSlice {
  rows: DueRow[];
  total: number;
  sums: AgeingSums & { due: number };
}

/** Ages by their bounds in days; a charge belongs to the first that it is young enough for. */
const age = (today: string, from: number, until?: number) => sql`coalesce(sum(o.amount_paise) filter (
  where o.day <= ${today}::date - ${from}::integer ${until === undefined ? sql`` : sql`and o.day >= ${today}::date - ${until}::integer`}), 0)`;

/** A patient's open charges are added up from `open_charge`, which has the open ones alone. No free money stands beside them. */
export function owedBy(search: string | undefined, today: string): RawBuilder<unknown> {
  const found = search
    ? sql`where o.patient_id in (select p.id from patient p where p.deleted_at is null and ${foundBy(search)})`
    : sql``;
  return sql`select o.patient_id, min(o.day) as oldest, sum(o.amount_paise) as due,
      sum(o.amount_paise) - ${age(today, 31)} as days0to30, ${age(today, 31, 60)} as days31to60,
      ${age(today, 61, 90)} as days61to90, ${age(today, 91)} as over90
    from open_charge o ${found} group by o.patient_id`;
}

/** When `w.patient_id` was last reminded. */
export const REMINDED_AT = `(select max(l.created_at) from payment y join payment_link l on l.payment_id = y.id
  where y.patient_id = w.patient_id and l.made_for = 'REMINDER')`;

const FACTS = sql.raw(`p.id as "patientId", coalesce(p.contact_phone, u.phone) as phone, u.language,
  coalesce(u.reminders, true) as "wantsReminders", ${REMINDED_AT} as "remindedAt"`);

const AGES = ['days0to30', 'days31to60', 'days61to90', 'over90'] as const;
const allSums = sql.raw(['due', ...AGES].map((name) => `coalesce(sum(${name}), 0)::text as "all_${name}"`).join(', '));
const own = sql.raw(['due', ...AGES].map((name) => `w.${name}::text as "${name}"`).join(', '));

type Sums<Prefix extends string> = Record<`${Prefix}${'due' | (typeof AGES)[number]}`, string>;
type ReadDue = Omit<DueRow, keyof AgeingSums | 'due'> & Sums<''> & Sums<'all_'> & { total: number };

/**
 * Finds a slice of the patients who owe, those with the oldest open charge first, then by id, and the sums of all of them, in one statement:
 * all open charges are read once, and the records of the slice alone.
 */
export async function findDues(
  em: EntityManager,
  { search, today }: { search: string | undefined; today: string },
  limit: number,
  after?: ListPosition,
): Promise<DueSlice> {
  const behind = after ? sql`where (oldest, patient_id) > (${after.at.slice(0, 10)}::date, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ReadDue>`
    with owed as materialized (${owedBy(search, today)}),
      sums as (select count(*)::int as total, ${allSums} from owed),
      page as (select * from owed ${behind} order by oldest, patient_id limit ${limit})
    select sums.*, w.patient_id as id, w.oldest::text as "oldestDay", ${own}, p.number as "patientNumber", p.name as "patientName", ${FACTS}
    from sums left join page w on true
      left join patient p on p.id = w.patient_id and p.deleted_at is null left join app_user u on u.id = p.user_id
    order by w.oldest, w.patient_id`.execute(em.getKysely());
  const [first] = rows;
  const sums = sumsOf((name) => first?.[`all_${name}`]);
  // A slice beyond the end yields one row with only the sums.
  return { rows: rows.filter(({ id }) => id).map(toDueRow), total: first?.total ?? 0, sums };
}

const sumsOf = (textOf: (name: 'due' | (typeof AGES)[number]) => string | undefined) => ({
  due: Number(textOf('due') ?? 0),
  days0to30: Number(textOf('days0to30') ?? 0),
  days31to60: Number(textOf('days31to60') ?? 0),
  days61to90: Number(textOf('days61to90') ?? 0),
  over90: Number(textOf('over90') ?? 0),
});

function toDueRow(row: ReadDue): DueRow {
  const { id, patientId, patientNumber, patientName, oldestDay, phone, language, wantsReminders, remindedAt } = row;
  const facts = { patientId, phone, language, wantsReminders, remindedAt: remindedAt && new Date(remindedAt) };
  return { id, patientNumber, patientName, oldestDay, ...facts, ...sumsOf((name) => row[name]) };
}

/** Finds what decides whether a patient can be reminded. The books of the record are locked. */
export async function findReminderFacts(em: EntityManager, patientId: string): Promise<ReminderFacts | undefined> {
  const { rows } = await sql<ReminderFacts>`
    select ${FACTS} from (select ${patientId}::uuid as patient_id) w
      join patient p on p.id = w.patient_id and p.deleted_at is null left join app_user u on u.id = p.user_id`.execute(
    em.getKysely(),
  );
  return rows.map((row) => ({ ...row, remindedAt: row.remindedAt && new Date(row.remindedAt) }))[0];
}
