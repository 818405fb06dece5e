/**
 * The best plain SQL that we know for each question: one statement, the answer as JSON made by PostgreSQL, in the names of the
 * contract. Totals are counted on the one table; the keys of a page come first, then its ten rows.
 */

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const moment = (column: string) => `to_char(${column} at time zone 'UTC', ${MOMENT})`;
const AGE = `extract(year from age((now() at time zone 'Asia/Kolkata')::date, p.birth_date))::int`;
const ROW = `'id', p.id, 'patientId', 'PT-' || lpad(p.number::text, 6, '0'), 'name', p.name, 'age', ${AGE},
  'diagnosedWith', p.diagnosis, 'contactNumber', right(coalesce(p.contact_phone, u.phone), 10),
  'lastLogin', ${moment('u.last_login_at')}, 'isProfileComplete', p.is_complete, 'version', p.version`;

function page(where: string, offset: string): string {
  return `with matching as not materialized (select p.id, p.created_at from patient p where p.deleted_at is null ${where}),
    keys as materialized (select * from matching order by created_at desc, id desc limit 10 offset ${offset})
    select json_build_object('patients', json_build_object('total', (select count(*) from matching), 'patients', coalesce((
      select json_agg(json_build_object(${ROW}) order by p.created_at desc, p.id desc)
      from keys join patient p using (id) left join app_user u on u.id = p.user_id), '[]'))) as data`;
}

const STATS = `with counted as (select count(*)::int as total, count(*) filter (where not is_complete)::int as incomplete
    from patient where deleted_at is null),
  seen as (select count(*)::int as active from app_user
    where has_record and user_type = 'patient' and last_login_at >= now() - interval '720 hours')
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

const PAYMENTS = `with counted as (select count(*)::int as total,
    coalesce(sum(amount_paise) filter (where status = 'Paid'), 0) as paid from payment y where ${IN_PERIOD}),
  rows as (select * from payment y where ${IN_PERIOD} order by created_at desc, id desc limit 10 offset $3)
  select json_build_object('payments', json_build_object('total', total, 'totalPages', greatest(1, ceil(total / 10.0)),
    'paidTotal', paid, 'payments', coalesce((
    select json_agg(json_build_object('id', y.id, 'patient', case when p.id is not null then
      json_build_object('id', p.id, 'name', p.name) end, 'amount', y.amount_paise, 'method', y.method,
      'createdAt', ${moment('y.created_at')}, 'status', y.status) order by y.created_at desc, y.id desc)
    from rows y left join patient p on p.id = y.patient_id and p.deleted_at is null), '[]'))) as data
  from counted`;

/** What must be on record (AD-1, EX-5) is written here too: it is most of what the answer costs. */
const audited = (verb: string, subjectId: string) =>
  `insert into audit_event (actor_role, verb, subject_id, outcome, request_id)
    values ('admin', '${verb}', ${subjectId}, 'done', 'bench')`;

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

export const STATEMENTS = {
  page: page('', '$1'),
  named: page(NAMED, '$2'),
  namedComplete: page(`${NAMED} and p.is_complete`, '$2'),
  narrowed: page(`${NAMED} and p.is_complete and p.diagnosis_folded like $3 ${OF_AGE}`, '$2'),
  stats: STATS,
  pending: PENDING,
  payments: PAYMENTS,
  details: DETAILS,
  csv: CSV,
};
export type StatementName = keyof typeof STATEMENTS;
