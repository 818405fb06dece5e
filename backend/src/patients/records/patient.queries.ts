import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { countsOf, countWithStatus, RECOVERY_OF_PATIENTS } from './session-counts.js';
import { isActiveAccount, isDeep, keptActive, keptTotal, keysByWeek } from '../counters/kept-counts.js';
import { birthDatesOfAge } from './birth-date.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { ALL_ROWS, recordFilter, type VisibleTo } from '../../platform/access/visible-to.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import { likePattern } from '../../platform/lists/like-pattern.js';
import type { PatientFilter } from './patient.input.js';
import { foundBy } from './patient-search.js';
import { isNamed, type PatientReference } from './patient-reference.js';
import { recordColumns } from './record-columns.js';
import type { Patient } from './patient.entity.js';
import { REPORT_JSON, type GivenReport, type ReportView } from './sign-reports.js';

/** Entity fields that a row omits or maps. */
const NOT_AS_KEPT = [
  'user',
  'physiotherapist',
  'birthDateExact',
  'oldNumber',
  'referringDoctor',
  'plannedSessions',
  'nameFolded',
  'diagnosisFolded',
  'nameKey',
  'createdAt',
  'mergedInto',
  'updatedAt',
  'revision',
] as const satisfies (keyof Patient)[];

/** Entity fields that a row has unchanged; a new field is included without a change here. */
const kept = recordColumns(NOT_AS_KEPT);

/**
 * Fields of a row of the list, for `patient p` and its account `app_user u`. Raw SQL: four statements share them, and
 * their plans depend on the order of the parts (docs/performance.md).
 */
const fields = {
  ...kept,
  /** YYYY-MM-DD. */
  birthDate: sql<string | null>`p.birth_date::text`,
  /** E.164; the record's number, otherwise the account's. */
  contactPhone: sql<string | null>`coalesce(p.contact_phone, u.phone)`,
  userId: sql<string | null>`p.user_id`,
  lastLoginAt: sql<Date | null>`u.last_login_at`,
  /** Creation time: the time in the cursor. */
  at: sql<string>`to_char(p.created_at at time zone 'UTC', ${CURSOR_FORMAT})`,
};

/** A row of the list, selected in one statement. */
export type PatientRow = {
  [Field in keyof typeof fields]: (typeof fields)[Field] extends RawBuilder<infer Value> ? Value : never;
};

/** All fields, for a `select`. */
export const columns = sql.join(Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.ref(name)}`));

const BANDS = { '0-25': [0, 25], '26-50': [26, 50], '51-75': [51, 75], '76-100': [76, 100] } as const;

/** Filter of a list, and whose records it lists: a query without it does not compile. */
export type ListedRecords = PatientFilter & { visibleTo: VisibleTo };

/** SQL condition on `patient p` for a filter. */
export function matching(filter: ListedRecords, now: Date): RawBuilder<unknown> {
  const found = filter.withDeleted
    ? sql`(p.deleted_at is not null or (${matchingLive(filter, now)}))`
    : matchingLive(filter, now);
  const mayRead = recordFilter(filter.visibleTo, filter.withDeleted ?? false);
  const asked = mayRead === ALL_ROWS ? found : sql`${found} and ${mayRead}`;
  return filter.updatedSince ? sql`${asked} and p.updated_at >= ${filter.updatedSince}` : asked;
}

/** Uses only columns of `patient` where possible, to count without a join. */
function matchingLive(filter: PatientFilter, now: Date): RawBuilder<unknown> {
  const conditions = [sql`p.deleted_at is null`];
  if (filter.search) conditions.push(foundBy(filter.search));
  if (filter.condition) conditions.push(sql`p.diagnosis_folded like ${likePattern(filter.condition)}`);
  if (filter.status) conditions.push(sql`p.is_complete = ${filter.status === 'complete'}`);
  if (filter.activity) {
    const isActive = sql`exists (select from app_user where id = p.user_id and ${isActiveAccount(now)})`;
    conditions.push(filter.activity === 'active' ? isActive : sql`not ${isActive}`);
  }
  if (typeof filter.age === 'number') {
    const { after, until } = birthDatesOfAge(filter.age, clinicDay(now));
    conditions.push(sql`p.birth_date > ${after}::date and p.birth_date <= ${until}::date`);
  }
  if (filter.doctor) {
    const pattern = likePattern(filter.doctor);
    conditions.push(sql`(lower(p.referring_doctor) like ${pattern}
      or p.physiotherapist_id in (select id from physiotherapist where lower(name) like ${pattern}))`);
  }
  if (filter.progress) {
    const [from, to] = BANDS[filter.progress];
    // A record without completed sessions has no row in `session_counts` and belongs to the lowest band.
    const recovery = sql.raw(RECOVERY_OF_PATIENTS);
    conditions.push(
      from === 0
        ? sql`p.id not in (select patient_id from (${recovery}) r where percent > ${to})`
        : sql`p.id in (select patient_id from (${recovery}) r where percent between ${from} and ${to})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Whether an actor reads all live records, which the kept counts count. */
const readsAll = (visibleTo: VisibleTo) => recordFilter(visibleTo) === ALL_ROWS;

/** Whether a filter has no condition but some, whoever reads. */
function hasOnly(filter: ListedRecords, ...names: (keyof PatientFilter)[]): boolean {
  const allowed: readonly string[] = ['visibleTo', ...names];
  const others = Object.entries(filter).filter(([name]) => !allowed.includes(name));
  return others.every(([, value]) => (value ?? false) === false);
}

/** Counts matching records exactly; without a join unless activity is combined with other filters. */
export async function countPatients(em: EntityManager, filter: ListedRecords, now: Date): Promise<number> {
  const { activity, status, visibleTo } = filter;
  if (activity && hasOnly(filter, 'activity')) return (await patientStats(em, visibleTo, now))[activity];
  const count =
    hasOnly(filter, 'status') && readsAll(visibleTo)
      ? sql<{ total: number }>`select ${keptTotal(status)} as total`
      : sql<{ total: number }>`select count(*)::int as total from patient p where ${matching(filter, now)}`;
  const { rows } = await count.execute(em.getKysely());
  return rows[0]?.total ?? 0;
}

/** Start of a slice: an offset or a cursor. */
export type PatientStart = { offset: number } | { after: ListPosition | undefined };

/** SQL keys of a slice of the list, newest first, then by id. */
function keysOf(filter: ListedRecords, now: Date, start: PatientStart, limit: number): RawBuilder<unknown> {
  const offset = 'offset' in start ? start.offset : 0;
  if (isDeep(offset) && hasOnly(filter, 'status') && readsAll(filter.visibleTo))
    return keysByWeek(matching(filter, now), filter.status, { offset, limit });
  const after =
    'after' in start && start.after
      ? sql`and (p.created_at, p.id) < (${start.after.at}::timestamptz, ${start.after.id}::uuid)`
      : sql``;
  return sql`select p.id from patient p where ${matching(filter, now)} ${after}
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`;
}

/**
 * Finds a slice of the list, newest first, then by id. Selects the keys first, so that skipped rows are read from the
 * index only.
 */
export async function findPatientRows(
  em: EntityManager,
  filter: ListedRecords,
  now: Date,
  start: PatientStart,
  limit: number,
): Promise<PatientRow[]> {
  const { rows } = await sql<PatientRow>`
    select ${columns}
    from (${keysOf(filter, now, start, limit)}) page join patient p using (id) left join app_user u on u.id = p.user_id
    order by p.created_at desc, p.id desc`.execute(em.getKysely());
  return rows.map(toRow);
}

/** Finds a row by id, in any state. */
export async function findPatientRow(em: EntityManager, id: string): Promise<PatientRow | undefined> {
  const { rows } = await sql<PatientRow>`
    select ${columns} from patient p left join app_user u on u.id = p.user_id where p.id = ${id}`.execute(
    em.getKysely(),
  );
  return rows.map(toRow)[0];
}

/** Finds the rows of live records by id, in no order. */
export async function findPatientRowsById(em: EntityManager, ids: readonly string[]): Promise<PatientRow[]> {
  const { rows } = await sql<PatientRow>`
    select ${columns} from patient p left join app_user u on u.id = p.user_id
    where p.id = any(${[...ids]}::uuid[]) and p.deleted_at is null`.execute(em.getKysely());
  return rows.map(toRow);
}

/** A record with its history, reports and sessions, newest first. */
export interface PatientDetailsRow {
  patient: PatientRow;
  account: { id: string; fullName: string; mobileNumber: string } | null;
  /** Missing required fields, by their names in the patient form. */
  missing: string[];
  completedSessions: number;
  missedSessions: number;
  plannedSessions: number;
  referringDoctor: string | null;
  physiotherapist: { id: string; name: string } | null;
  medicalHistory: { id: string; diagnosis: string; treatment: string | null; surgeryDetails: string | null }[];
  progressReports: ReportView[];
}

/** The same as the database returns it: reports may have no document yet. */
export type GivenDetailsRow = Omit<PatientDetailsRow, 'progressReports'> & { progressReports: GivenReport[] };

/** Finds a record with its history, reports and sessions, in any state, in one statement. */
export async function findPatientDetails(
  em: EntityManager,
  named: PatientReference,
  visibleTo: VisibleTo,
): Promise<GivenDetailsRow | undefined> {
  const { rows } = await sql<PatientRow & Omit<GivenDetailsRow, 'patient'>>`
    select ${columns},
      array_remove(array[case p.name when '' then 'name' end, case when p.diagnosis is null then 'diagnosedWith' end,
        case when p.address is null then 'address' end, case when p.birth_date is null then 'age' end,
        case when p.gender is null then 'gender' end, case when p.contact_phone is null then 'contactNumber' end,
        case when p.emergency_phone is null then 'emergencyContactNumber' end], null) as missing,
      case when u.id is not null then json_build_object('id', u.id, 'fullName', u.full_name, 'mobileNumber', u.phone) end as account,
      coalesce(c.planned, p.planned_sessions) as "plannedSessions",
      coalesce(c.done, ${countWithStatus('completed')}) as "completedSessions",
      coalesce(c.missed_in_all, ${countWithStatus('missed')}) as "missedSessions",
      p.referring_doctor as "referringDoctor",
      (select json_build_object('id', id, 'name', name) from physiotherapist where id = p.physiotherapist_id) as physiotherapist,
      (select coalesce(json_agg(json_build_object('id', id, 'diagnosis', diagnosis, 'treatment', treatment,
        'surgeryDetails', surgery_details) order by created_at desc, id desc), '[]')
        from medical_history_entry where patient_id = p.id) as "medicalHistory",
      (select coalesce(json_agg(${REPORT_JSON} order by r.created_at desc, r.id desc), '[]')
        from progress_report r left join signed_document d on d.report_id = r.id where r.patient_id = p.id) as "progressReports"
    from patient p left join app_user u on u.id = p.user_id
      left join lateral (${countsOf}) c on true
    where ${isNamed(named)} and ${recordFilter(visibleTo)}`.execute(em.getKysely());
  const [row] = rows;
  return row && { ...row, patient: toRow(row) };
}

/** Parses the dates of a raw row. */
export function toRow(row: PatientRow): PatientRow {
  const { lastLoginAt, deletedAt } = row;
  return { ...row, lastLoginAt: lastLoginAt && new Date(lastLoginAt), deletedAt: deletedAt && new Date(deletedAt) };
}

/** Statistics above the list. */
export interface PatientStats {
  total: number;
  incomplete: number;
  active: number;
  inactive: number;
}

/** Counts the live records that an actor may read. The numbers of active and inactive ones match the filter `activity`. */
export async function patientStats(em: EntityManager, visibleTo: VisibleTo, now: Date): Promise<PatientStats> {
  const counts = readsAll(visibleTo)
    ? sql<Omit<PatientStats, 'inactive'>>`
      select ${keptTotal()} as total, ${keptTotal('incomplete')} as incomplete, ${keptActive(now)} as active`
    : sql<Omit<PatientStats, 'inactive'>>`
      select count(*)::int as total, (count(*) filter (where not is_complete))::int as incomplete,
        (count(*) filter (where exists (select from app_user where id = p.user_id and ${isActiveAccount(now)})))::int as active
      from patient p where p.deleted_at is null and ${recordFilter(visibleTo)}`;
  const { rows } = await counts.execute(em.getKysely());
  const { total = 0, incomplete = 0, active = 0 } = rows[0] ?? {};
  return { total, incomplete, active, inactive: total - active };
}
