import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { SessionType } from '../../clinic/index.js';
import { isNamed, type PatientReference } from '../../patients/index.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import { visibleAppointments } from './appointment-scope.js';
import type { AppointmentOrder } from './appointment.input.js';
import type { AppointmentStatus } from './appointment.entity.js';

/** An appointment as lists show it, with the names of patient and physiotherapist. */
export interface AppointmentRow {
  id: string;
  patientId: string;
  /** Null if the actor may see only the patient's name. */
  patientNumber: number | null;
  patientName: string;
  physiotherapistId: string | null;
  physiotherapistName: string | null;
  startsAt: Date;
  durationMinutes: number;
  sessionType: SessionType;
  /** Address of the patient; only for a home visit. */
  homeAddress: string | null;
  /** Number to call the patient, E.164. */
  phone: string | null;
  /** Last four digits of the phone number; only for a video session. */
  callEnding: string | null;
  status: AppointmentStatus;
  missedReason: string | null;
  price: number | null;
  outsideHours: boolean;
  overrideReason: string | null;
  /** Scheduled, and its former physiotherapist is on leave or left. */
  needsPhysiotherapist: boolean;
  /** The series that it was booked in. */
  seriesId: string | null;
  /** Deadline for the patient to cancel or move it; may be in the past. */
  changeableUntil: Date | null;
  version: number;
  /** Status of the treatment note that counts; a draft may be locked by now. */
  noteStatus: 'DRAFT' | 'LOCKED' | 'SIGNED' | null;
  /** From when on a draft is locked. */
  noteLocksAt: Date | null;
  /** Start or creation time, depending on the order: the time in the cursor. */
  at: string;
}

const needsPhysiotherapist = sql`(a.needs_physiotherapist and a.physiotherapist_id is null and a.status = 'scheduled')`;
const phone = sql`coalesce(p.contact_phone, (select phone from app_user where id = p.user_id))`;
/** Row as selected, with the notice period of an open clinic. */
type FoundRow = Omit<AppointmentRow, 'changeableUntil'> & { noticeHours: number | null };

/** Selected columns. Raw SQL, because the queries compare rows with cursors, compare intervals and return totals. */
const columnsBy = (
  moment: RawBuilder<unknown>,
) => sql`a.id, a.patient_id as "patientId", p.number as "patientNumber", p.name as "patientName", a.physiotherapist_id as "physiotherapistId",
  t.name as "physiotherapistName", a.starts_at as "startsAt", a.duration_minutes as "durationMinutes",
  a.session_type as "sessionType", case when a.session_type = 'Home' then p.address end as "homeAddress",
  ${phone} as "phone", case when a.session_type = 'Tele' then right(${phone}, 4) end as "callEnding", a.status, a.missed_reason as "missedReason", a.price, a.outside_hours as "outsideHours", a.override_reason as "overrideReason",
  ${needsPhysiotherapist} as "needsPhysiotherapist", a.series_id as "seriesId", a.version, n.status as "noteStatus", n.locks_at as "noteLocksAt",
  (select notice_hours from clinic_settings where opened_at is not null) as "noticeHours",
  to_char(${moment} at time zone 'UTC', ${CURSOR_FORMAT}) as "at"`;
const columns = columnsBy(sql`a.starts_at`);
const note = sql`left join treatment_note n on n.appointment_id = a.id and n.status <> 'IN_ERROR'`;
const source = sql`appointment a join patient p on p.id = a.patient_id left join physiotherapist t on t.id = a.physiotherapist_id ${note}`;

/** Filter of appointments. */
export interface AppointmentFilter {
  /** Whose appointments: a query without it does not compile. */
  visibleTo: VisibleTo;
  day?: string | null | undefined;
  physiotherapistId?: string | null | undefined;
  /** Only appointments of this live record. */
  patient?: PatientReference | undefined;
  status?: AppointmentStatus | null | undefined;
  /** Without canceled ones. */
  withoutCanceled?: boolean;
  /** Only those of these physiotherapists, and on request those of nobody. */
  columns?: { physiotherapistIds: readonly string[]; withUnassigned: boolean };
  /** Earliest start, inclusive. */
  from?: Date | null | undefined;
  /** Latest start, exclusive. */
  before?: Date | null | undefined;
  /** Only those that need another physiotherapist (true), or only the others (false). */
  needsPhysiotherapist?: boolean | null | undefined;
  /** Only those of this series. */
  seriesId?: string | null | undefined;
  /** Earliest change, inclusive. */
  updatedSince?: Date | null | undefined;
  /** Only these ids. */
  ids?: readonly string[] | undefined;
}

/** Finds a slice of appointments in the given order. `after` is a cursor of the same order. */
export async function findAppointments(
  em: EntityManager,
  filter: AppointmentFilter,
  limit: number | undefined,
  after?: ListPosition,
  order: AppointmentOrder = 'earliest first',
): Promise<AppointmentRow[]> {
  const { visibleTo, day, physiotherapistId, patient, status, from, before, ids } = filter;
  const [direction, isAfter] = order === 'earliest first' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const moment = order === 'newest first' ? sql`a.created_at` : sql`a.starts_at`;
  const conditions = [sql`a.deleted_at is null`, visibleAppointments(visibleTo)];
  if (day) conditions.push(sql`a.starts_at between ${startOfDay(day)} and ${endOfDay(day)}`);
  if (physiotherapistId) conditions.push(sql`a.physiotherapist_id = ${physiotherapistId}`);
  if (patient) conditions.push(isNamed(patient), sql`p.deleted_at is null`);
  if (status) conditions.push(sql`a.status = ${status}`);
  if (filter.withoutCanceled) conditions.push(sql`a.status <> 'canceled'`);
  if (filter.columns) conditions.push(inColumns(filter.columns));
  if (from) conditions.push(sql`a.starts_at >= ${from}`);
  if (before) conditions.push(sql`a.starts_at < ${before}`);
  if (filter.needsPhysiotherapist === true) conditions.push(needsPhysiotherapist);
  if (filter.needsPhysiotherapist === false) conditions.push(sql`not ${needsPhysiotherapist}`);
  if (filter.seriesId) conditions.push(sql`a.series_id = ${filter.seriesId}`);
  if (filter.updatedSince) conditions.push(sql`a.updated_at >= ${filter.updatedSince}`);
  if (ids) conditions.push(sql`a.id = any(${ids}::uuid[])`);
  if (after) conditions.push(sql`(${moment}, a.id) ${isAfter} (${after.at}::timestamptz, ${after.id}::uuid)`);
  const isOwn = visibleTo !== 'SYSTEM' && visibleTo.role === 'patient';
  const { rows } = await sql<FoundRow>`${isOwn ? named : sql``}
    select ${columnsBy(moment)} from ${source} where ${sql.join(conditions, sql` and `)}
    order by ${moment} ${direction}, a.id ${direction} ${limit ? sql`limit ${limit}` : sql``}`.execute(em.getKysely());
  return rows.map(toRow);
}

function inColumns({ physiotherapistIds, withUnassigned }: NonNullable<AppointmentFilter['columns']>) {
  const isTheirs = sql`a.physiotherapist_id = any(${physiotherapistIds}::uuid[])`;
  return withUnassigned ? sql`(${isTheirs} or a.physiotherapist_id is null)` : isTheirs;
}

/** A slice of the pending appointments and their total number. */
export interface PendingSlice {
  appointments: AppointmentRow[];
  total: number;
}

/** Finds a slice of the pending appointments that an actor may see by start, then id, and their total, in one statement. */
export async function findPendingPage(
  em: EntityManager,
  visibleTo: VisibleTo,
  { limit, offset }: { limit: number; offset: number },
): Promise<PendingSlice> {
  const pending = sql`from appointment a where status = 'pending' and deleted_at is null and ${visibleAppointments(visibleTo)}`;
  const { rows } = await sql<FoundRow & { total: number }>`
    with whole as (select count(*)::int as total ${pending}),
      stretch as (select * ${pending} order by starts_at, id limit ${limit} offset ${offset})
    select whole.total, ${columns}
    from whole left join (stretch a join patient p on p.id = a.patient_id) on true
      left join physiotherapist t on t.id = a.physiotherapist_id ${note}
    order by a.starts_at, a.id`.execute(em.getKysely());
  // An offset beyond the end yields one row with only the total.
  return { appointments: rows.filter(({ id }) => id).map(toRow), total: rows[0]?.total ?? 0 };
}

/** Finds an appointment by id. */
export async function findAppointment(em: EntityManager, id: string): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<FoundRow>`select ${columns} from ${source} where a.id = ${id}`.execute(em.getKysely());
  return rows.map(toRow)[0];
}

/** Seconds in which an approval can be undone; the patient is notified later (session-messages.ts). */
const UNDO_SECONDS = 12;

/** Whether a request was approved within the last UNDO_SECONDS, by the database clock. */
export async function isJustApproved(em: EntityManager, { id }: { id: string }): Promise<boolean> {
  const { rows } = await sql`select from appointment
    where id = ${id} and approved_at > clock_timestamp() - ${UNDO_SECONDS} * interval '1 second'`.execute(
    em.getKysely(),
  );
  return rows.length > 0;
}

/** Whether a plan has counted the session; `correctSession` then corrects it. */
export async function isOfPlan(em: EntityManager, id: string): Promise<boolean> {
  const { rows } = await sql`select from session_event where appointment_id = ${id} limit 1`.execute(em.getKysely());
  return rows.length > 0;
}

/** Who and when a session takes; `id` of an existing one, which does not overlap itself. */
export interface WantedPlace {
  id?: string;
  patientId: string;
  physiotherapistId: string | null;
  startsAt: Date;
  durationMinutes: number;
}

/** Finds the scheduled session that overlaps a requested slot. */
export async function findOverlap(em: EntityManager, wanted: WantedPlace): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<FoundRow>`
    select ${columns} from ${source}
    where a.status = 'scheduled' and a.deleted_at is null and a.id is distinct from ${wanted.id ?? null}::uuid
      and (a.patient_id = ${wanted.patientId} or a.physiotherapist_id = ${wanted.physiotherapistId}::uuid)
      and appointment_span(a.starts_at, a.duration_minutes) && appointment_span(${wanted.startsAt}::timestamptz, ${wanted.durationMinutes}::int)
    order by a.starts_at limit 1`.execute(em.getKysely());
  return rows.map(toRow)[0];
}

/** Parses the dates of a raw row and computes the deadline for changes. */
function toRow({ noticeHours, ...row }: FoundRow): AppointmentRow {
  const startsAt = new Date(row.startsAt);
  const noteLocksAt = row.noteLocksAt && new Date(row.noteLocksAt);
  return { ...row, startsAt, noteLocksAt, changeableUntil: changeableUntil({ ...row, startsAt }, noticeHours) };
}

/**
 * Deadline for a patient to cancel or move a session: the start of a pending session; the start minus the notice period
 * of a scheduled one. Null for other statuses, and before the clinic opens.
 */
export function changeableUntil(
  { status, startsAt }: { status: AppointmentStatus; startsAt: Date },
  noticeHours: number | null,
): Date | null {
  if (noticeHours === null) return null;
  if (status === 'pending') return startsAt;
  return status === 'scheduled' ? new Date(startsAt.getTime() - noticeHours * 3_600_000) : null;
}
