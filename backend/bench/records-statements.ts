import { audited, moment, ROW, TOTAL } from './reference-parts.js';

/** One patient's page in one statement: how things stand, what waits, what was paid last. Two looks are put on record. */
export const OVERVIEW = `with seen as (${audited('patient.overview', '$1::uuid::text')}),
    looked as (${audited('patient.timeline', '$1::uuid::text')}),
    paid as (select coalesce(sum(amount_paise) filter (where status in ('Paid', 'Refunded')), 0) as paid,
      coalesce(sum(refunded_paise), 0) as refunded from payment where patient_id = $1::uuid),
    owed as (select coalesce(sum(amount_paise) filter (where canceled_reason is null), 0) as charged
      from charge where patient_id = $1::uuid),
    lowered as (select coalesce(sum(amount_paise) filter (where canceled_reason is null), 0) as credited
      from credit where patient_id = $1::uuid),
    held as (select count(*) filter (where status = 'completed') as done, count(*) filter (where status = 'missed') as missed
      from appointment where patient_id = $1::uuid and deleted_at is null)
  select json_build_object('patientOverview', json_build_object(
    'patient', json_build_object(${ROW}, 'address', p.address, 'bloodGroup', p.blood_group, 'gender', p.gender,
      'emergencyContactNumber', right(p.emergency_phone, 10)),
    'account', case when u.id is not null then
      json_build_object('id', u.id, 'fullName', u.full_name, 'mobileNumber', right(u.phone, 10)) end,
    'deletedAt', p.deleted_at, 'missing', json_build_array(),
    'recoveryPercent', least(100, round(100.0 * held.done / p.planned_sessions)), 'plannedSessions', p.planned_sessions,
    'sessionsCompleted', held.done, 'missedSessions', held.missed, 'referringDoctor', p.referring_doctor,
    'physiotherapist', (select json_build_object('id', id, 'name', name) from physiotherapist where id = p.physiotherapist_id),
    'nextSession', (select json_build_object('id', a.id, 'appointmentDate', ${moment('a.starts_at')}, 'durationMinutes',
      a.duration_minutes, 'sessionType', a.session_type, 'physiotherapist', json_build_object('id', t.id, 'name', t.name))
      from appointment a left join physiotherapist t on t.id = a.physiotherapist_id
      where a.patient_id = p.id and a.deleted_at is null and a.status = 'scheduled' and a.starts_at >= now()
      order by a.starts_at, a.id limit 1),
    'balance', json_build_object('charged', owed.charged, 'paid', paid.paid, 'refunded', paid.refunded,
      'due', owed.charged - lowered.credited - paid.paid + paid.refunded),
    'medicalHistory', (select coalesce(json_agg(json_build_object('id', id, 'diagnosis', diagnosis, 'treatment', treatment,
      'surgeryDetails', surgery_details) order by created_at desc, id desc), '[]')
      from medical_history_entry where patient_id = p.id),
    'progressReports', (select coalesce(json_agg(json_build_object('id', id, 'content', content,
      'createdAt', ${moment('created_at')}) order by created_at desc, id desc), '[]')
      from progress_report where patient_id = p.id)),
    'requests', json_build_object('edges', (select coalesce(json_agg(json_build_object('node', json_build_object(
      'id', id, 'appointmentDate', ${moment('starts_at')}))), '[]') from (select id, starts_at from appointment
      where patient_id = p.id and deleted_at is null and status = 'pending' order by starts_at, id limit 1) a)),
    'lastPayment', json_build_object('edges', (select coalesce(json_agg(json_build_object('node', json_build_object(
      'id', id, 'at', ${moment('created_at')}, 'detail', reference))), '[]') from (select id, created_at, reference
      from payment where patient_id = p.id order by created_at desc, id desc limit 1) y))) as data
  from patient p left join app_user u on u.id = p.user_id cross join paid cross join owed cross join lowered cross join held
  where p.id = $1::uuid`;

/** A page of the list in an order: the keys in the index, then their ten rows. */
const sortedPage = (keys: string, order: string) => `with keys as materialized (${keys})
  select json_build_object('patients', json_build_object('total',
    ${TOTAL}, 'patients', coalesce((
    select json_agg(json_build_object(${ROW}) order by ${order})
    from keys join patient p using (id) left join app_user u on u.id = p.user_id), '[]'))) as data`;

const live = (order: string) =>
  sortedPage(`select p.id from patient p where p.deleted_at is null order by ${order} limit 10 offset $1`, order);
const BY_LOGIN = 'u.last_login_at desc, u.id';

/** Pages of the sorted list; that by last sign-in is of those who signed in. */
export const SORTED = {
  byName: live("(p.name_folded = ''), p.name_folded, p.id"),
  byNumber: live('p.number'),
  byLogin: sortedPage(
    `select p.id from (select u.id from app_user u where u.has_record and u.last_login_at is not null
      order by ${BY_LOGIN} limit 10 offset $1) k join patient p on p.user_id = k.id and p.deleted_at is null`,
    BY_LOGIN,
  ),
};
