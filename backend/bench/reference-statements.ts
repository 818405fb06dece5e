import { audited, moment, ROW, TOTAL } from './reference-parts.js';
import { OVERVIEW, SORTED } from './records-statements.js';
import { HOSPITAL_STATEMENTS } from './hospital-statements.js';
import { CALENDAR_OF } from './calendar-statement.js';
import { GATE_OF } from './gate-statement.js';
import { TODAY_OF } from './today-statement.js';

/**
 * The best plain SQL that we know for each question: one statement, the answer as JSON made by PostgreSQL, in the names of the
 * contract. Totals are kept where the product keeps them, or else counted on the one table; the keys of a page come first, then its ten rows.
 */

function page(where: string, offset: string): string {
  return `with matching as not materialized (select p.id, p.created_at from patient p where p.deleted_at is null ${where}),
    keys as materialized (select * from matching order by created_at desc, id desc limit 10 offset ${offset})
    ${listed('(select count(*) from matching)')}`;
}

const listed = (total: string) => `select json_build_object('patients', json_build_object('total', ${total}, 'patients',
  coalesce((select json_agg(json_build_object(${ROW}) order by p.created_at desc, p.id desc)
  from keys join patient p using (id) left join app_user u on u.id = p.user_id), '[]'))) as data`;

const FIRST_PAGE = `with keys as materialized (select id from patient where deleted_at is null
    order by created_at desc, id desc limit 10 offset $1)
  ${listed(TOTAL)}`;

/** Walks the weeks of creation to the one in which the offset lies, and skips only its rows. */
const DEEP_PAGE = `with weeks as (select slot, sum(n)::int as n, sum(sum(n)::int) over (order by slot desc) as reached
    from counter where name = 'patient_weeks' group by slot),
  week as materialized (select to_timestamp((slot + 1) * 604800.0 - 19800) as ends, reached - n as skipped
    from weeks where reached > $1::bigint order by slot desc limit 1),
  keys as materialized (select id from patient where deleted_at is null and created_at < (select ends from week)
    order by created_at desc, id desc limit 10 offset $1::bigint - (select skipped from week))
  ${listed(TOTAL)}`;

const HOUR = `floor(extract(epoch from now() - interval '720 hours') / 3600)::int`;
const STATS = `with counted as (select coalesce(sum(n), 0)::int as total,
    coalesce(sum(n) filter (where part = 'incomplete'), 0)::int as incomplete from counter where name = 'patients' and slot = 0),
  seen as (select ((select coalesce(sum(n), 0) from counter where name = 'sign_ins' and slot > ${HOUR})
    + (select count(*) from app_user where has_record and user_type = 'patient'
      and last_login_at >= now() - interval '720 hours' and last_login_at < to_timestamp((${HOUR} + 1) * 3600.0)))::int as active)
  select json_build_object('patientStats',
    json_build_object('total', total, 'incomplete', incomplete, 'active', active, 'inactive', total - active)) as data
  from counted, seen`;

const PENDING = `select json_build_object('pendingAppointments', coalesce(json_agg(json_build_object('id', a.id,
    'patient', json_build_object('id', p.id, 'name', p.name),
    'physiotherapist', case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end,
    'appointmentDate', ${moment('a.starts_at')}, 'sessionType', a.session_type, 'status', a.status, 'version', a.version)
    order by a.starts_at, a.id), '[]')) as data
  from (select * from appointment where status = 'pending' and deleted_at is null order by starts_at, id limit 100) a
  join patient p on p.id = a.patient_id left join physiotherapist t on t.id = a.physiotherapist_id`;

const IN_PERIOD = `y.created_at >= $1::date::timestamp at time zone 'Asia/Kolkata'
  and y.created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

const PAYMENTS = `with counted as (select coalesce(sum(n), 0)::int as total,
    coalesce(sum(paise) filter (where part = 'Paid'), 0) as paid from counter where name = 'payment_days'
    and slot between $1::date - date '1970-01-01' and $2::date - date '1970-01-01'),
  rows as (select * from payment y where ${IN_PERIOD} order by created_at desc, id desc limit 10 offset $3)
  select json_build_object('payments', json_build_object('total', total, 'totalPages', greatest(1, ceil(total / 10.0)),
    'paidTotal', paid, 'payments', coalesce((
    select json_agg(json_build_object('id', y.id, 'patient', case when p.id is not null then
      json_build_object('id', p.id, 'name', p.name) end, 'amount', y.amount_paise, 'method', y.method,
      'createdAt', ${moment('y.created_at')}, 'status', y.status) order by y.created_at desc, y.id desc)
    from rows y left join patient p on p.id = y.patient_id and p.deleted_at is null), '[]'))) as data
  from counted`;

const DETAILS = `with audited as (${audited('patient.readDetails', '$1::uuid::text')})
  select json_build_object('patientDetails', json_build_object(
    'patient', json_build_object(${ROW}, 'address', p.address, 'bloodGroup', p.blood_group, 'gender', p.gender,
      'emergencyContactNumber', right(p.emergency_phone, 10), 'userId', p.user_id),
    'recoveryPercent', (select least(100, round(100.0 * count(*) / p.planned_sessions)) from appointment
      where patient_id = p.id and status = 'completed' and deleted_at is null),
    'plannedSessions', p.planned_sessions, 'referringDoctor', p.referring_doctor,
    'physiotherapist', (select json_build_object('id', id, 'name', name) from physiotherapist where id = p.physiotherapist_id),
    'medicalHistory', (select coalesce(json_agg(json_build_object('id', id, 'diagnosis', diagnosis, 'treatment', treatment,
      'surgeryDetails', surgery_details) order by created_at desc, id desc), '[]')
      from medical_history_entry where patient_id = p.id),
    'progressReports', (select coalesce(json_agg(json_build_object('id', id, 'content', content,
      'createdAt', ${moment('created_at')}) order by created_at desc, id desc), '[]')
      from progress_report where patient_id = p.id)),
    'appointments', json_build_object('edges', (select coalesce(json_agg(json_build_object('node', json_build_object(
      'id', a.id, 'appointmentDate', ${moment('a.starts_at')}, 'durationMinutes', a.duration_minutes,
      'sessionType', a.session_type, 'status', a.status, 'physiotherapist', case when t.id is not null then
      json_build_object('id', t.id, 'name', t.name) end)) order by a.starts_at desc, a.id desc), '[]')
      from (select * from appointment where patient_id = p.id and deleted_at is null
        order by starts_at desc, id desc limit 50) a left join physiotherapist t on t.id = a.physiotherapist_id))) as data
  from patient p left join app_user u on u.id = p.user_id where p.id = $1::uuid`;

/** COPY takes no parameters: the days are the bench's own and stand in the text. */
const CSV = `copy (select y.id as "ID", coalesce(nullif(p.name, ''), 'N/A') as "Patient",
    round(y.amount_paise / 100.0, 2) as "Amount", y.method as "Method",
    to_char(y.created_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY, FMHH12:MI am') || ' IST' as "Date", y.status as "Status"
  from payment y left join patient p on p.id = y.patient_id and p.deleted_at is null
  where ${IN_PERIOD} order by y.created_at desc, y.id desc) to stdout (format csv, header)`;

const NAMED = 'and p.name_folded like $1';
const OF_AGE = `and p.birth_date > ((now() at time zone 'Asia/Kolkata')::date - make_interval(years => $4::int + 1))::date
  and p.birth_date <= ((now() at time zone 'Asia/Kolkata')::date - make_interval(years => $4::int))::date`;

/** Before the first byte of the CSV. */
export const CSV_AUDITED = audited('payment.export', 'null');

const FOUND = `json_build_object('kind', 'PATIENT', 'id', p.id, 'title', p.name, 'detail', concat_ws(', ',
    'PT-' || lpad(p.number::text, 6, '0'), '+91 ' || right(coalesce(p.contact_phone, u.phone), 10),
    case when p.deleted_at is not null then 'deleted' when not p.is_complete then 'incomplete' end))`;
const KEPT = "(p.deleted_at is null or p.deleted_at >= now() - interval '30 days')";
const found = (records: string, order = '') => `select json_build_object('search', coalesce((
  select json_agg(${FOUND} ${order}) from (${records}) p left join app_user u on u.id = p.user_id), '[]')) as data`;
const first = (where: string) => `(select p.* from patient p where ${where} and ${KEPT} limit 10)`;

const dialed = (place: number, own: string, ofAccount: string, at: string) => [
  `select p.*, ${place} as place, ${own} as dialed from patient p where ${own} like ${at}`,
  `select p.*, ${place}, ${ofAccount} as dialed from app_user u join patient p on p.user_id = u.id
    where u.user_type = 'patient' and ${ofAccount} like ${at} and p.deleted_at is null`,
];
const DIGITS = [
  "select p.*, 0 as place, '' as dialed from patient p where p.number = $1::int",
  ...dialed(1, 'p.contact_phone collate "C"', 'u.phone collate "C"', '$2'),
  ...dialed(2, 'reverse(p.contact_phone) collate "C"', 'reverse(u.phone) collate "C"', '$3'),
].map((kind) => `(${kind} and ${KEPT} order by dialed limit 10)`);
const OWN_ONCE = 'distinct on (place, dialed, number) *';

const best = (
  where: string,
  place: number,
) => `(select * from (select p.*, p.name_folded like $2 as is_written, ${place} as place
  from patient p where ${where} and ${KEPT} limit 200) c order by is_written desc, name, number limit 10)`;
const SOUNDS = 'p.name_key like $1';
const SAME_LETTERS = 'p.name_folded like $2 and p.deleted_at is null';
const PARTLY = `p.name_key like $3 and p.name_key like $4 and not ${SOUNDS}`;
const BY_PLACE = 'order by p.place, p.is_written desc, p.name, p.number';

export const STATEMENTS = {
  ...HOSPITAL_STATEMENTS,
  foundNumber: found(first('p.number = $1::int')),
  foundPhone: found(
    `${first(`p.contact_phone collate "C" = $1`)} union select p.* from app_user u join patient p on p.user_id = u.id
      where u.user_type = 'patient' and u.phone collate "C" = $1 and p.deleted_at is null`,
  ),
  foundDigits: found(
    `select * from (select ${OWN_ONCE} from (${DIGITS.join(' union all ')}) d order by place, dialed, number) o limit 10`,
    'order by p.place, p.dialed, p.number',
  ),
  foundName: found(
    `${best(SOUNDS, 0)} union all ${best(`${SAME_LETTERS} and not ${SOUNDS}`, 1)}
      union all ${best(`${PARTLY} and not (${SAME_LETTERS})`, 2)} limit 10`,
    BY_PLACE,
  ),
  foundDevanagari: found(`${best(SOUNDS, 0)} union all ${best(PARTLY, 1)} limit 10`, BY_PLACE),
  page: FIRST_PAGE,
  deepPage: DEEP_PAGE,
  named: page(NAMED, '$2'),
  namedComplete: page(`${NAMED} and p.is_complete`, '$2'),
  narrowed: page(`${NAMED} and p.is_complete and p.diagnosis_folded like $3 ${OF_AGE}`, '$2'),
  stats: STATS,
  pending: PENDING,
  payments: PAYMENTS,
  details: DETAILS,
  csv: CSV,
  overview: OVERVIEW,
  calendar: CALENDAR_OF,
  today: TODAY_OF,
  gate: GATE_OF,
  ...SORTED,
};
export type StatementName = keyof typeof STATEMENTS;
