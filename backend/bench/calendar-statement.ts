import { audited, moment } from './reference-parts.js';

/** The sessions of days by physiotherapist, in one statement: first day, last day. */
export const CALENDAR_OF = `with audited as (${audited('calendar.read', 'null')}),
  days as (select day::date as day from generate_series($1::date, $2::date, interval '1 day') day),
  sessions as (select (a.starts_at at time zone 'Asia/Kolkata')::date as day, a.physiotherapist_id,
      json_agg(json_build_object('id', a.id,
        'patient', json_build_object('id', p.id, 'patientId', 'PT-' || lpad(p.number::text, 6, '0'), 'name', p.name),
        'appointmentDate', ${moment('a.starts_at')}, 'durationMinutes', a.duration_minutes, 'sessionType', upper(a.session_type),
        'status', upper(a.status), 'version', a.version, 'phone', right(coalesce(p.contact_phone, u.phone), 10))
        order by a.starts_at, a.id) as list
    from appointment a join patient p on p.id = a.patient_id left join app_user u on u.id = p.user_id
    where a.deleted_at is null and a.status <> 'canceled' and a.physiotherapist_id is not null
      and a.starts_at >= $1::date::timestamp at time zone 'Asia/Kolkata'
      and a.starts_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'
    group by 1, 2)
  select json_build_object('calendar', (select json_agg(json_build_object('day', d.day, 'columns', (
      select json_agg(json_build_object('physiotherapist', json_build_object('id', t.id, 'name', t.name),
        'sessions', coalesce(s.list, '[]')) order by t.name, t.id)
      from physiotherapist t left join sessions s on s.day = d.day and s.physiotherapist_id = t.id where t.deleted_at is null))
    order by d.day) from days d)) as data`;
