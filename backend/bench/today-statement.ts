/** The first moment of today and the days before it, as the clinic has them. */
const TODAY = `(now() at time zone 'Asia/Kolkata')::date`;

/** The day of the patient with this account, in one statement. */
export const TODAY_OF = `with plan as (
    select r.*, v.content, ${TODAY} as today, (select count(*)::int from gate_passage where plan_id = r.id) as passages
    from patient p join recovery_plan r on r.patient_id = p.id and r.status = 'ACTIVE'
      join protocol_version v on v.id = r.protocol_version_id
    where p.user_id = $1 and p.deleted_at is null),
  phase as (select content->'phases'->least(passages, jsonb_array_length(content->'phases') - 1) as said from plan),
  ticks as (select e.day, done->>'exercise' as exercise, count(*)::int as times
    from plan, entry e, jsonb_array_elements(e.body->'exercises') done
    where e.plan_id = plan.id and e.day >= plan.today - 7 and e.kind = 'CHECK_IN' group by 1, 2),
  prescribed as (select day, x->>'key' as exercise, (x->>'timesPerDay')::int as times
    from plan, generate_series(1, 7) back, lateral (select plan.today - back as day) d,
      jsonb_array_elements(plan.content->'phases'->(
        select count(*)::int from gate_passage where plan_id = plan.id and (confirmed_at at time zone 'Asia/Kolkata')::date < day
      )->'exercises') x
    where day > (plan.created_at at time zone 'Asia/Kolkata')::date),
  adherence as (select coalesce(sum(p.times), 0)::int as prescribed,
      coalesce(sum(least(p.times, coalesce(t.times, 0))), 0)::int as done
    from prescribed p left join ticks t using (day, exercise)),
  sessions as (select count(*)::int as planned, count(*) filter (where state = 'DONE')::int as done,
      count(*) filter (where state = 'MISSED')::int as missed, count(*) filter (where state = 'CANCELLED')::int as cancelled,
      count(*) filter (where state = 'AHEAD')::int as ahead,
      count(*) filter (where state = 'AHEAD' and appointment_id is not null)::int as booked
    from plan_session where plan_id = (select id from plan)),
  events as (select (count(*) filter (where kind = 'MISSED' or state = 'MISSED')
      - count(*) filter (where kind = 'CORRECTED' and state = 'DONE'))::int as missed
    from session_event where plan_id = (select id from plan) and kind in ('MISSED', 'CORRECTED'))
  select json_build_object('today', json_build_object('day', plan.today, 'planId', plan.id,
    'daysSinceSurgery', plan.today - plan.surgery_date, 'phase', least(passages + 1, jsonb_array_length(content->'phases')),
    'phaseName', said->'name'->>'en', 'phaseCount', jsonb_array_length(content->'phases'),
    'needsDangerCheck', not exists (select from danger_check c where c.plan_id = plan.id and c.day = plan.today and c.signs = '{}'),
    'stopped', exists (select from care_task where plan_id = plan.id and status <> 'RESOLVED'),
    'dangerSigns', (select json_agg(json_build_object('key', s->>'key', 'question', s->'question'->>'en', 'severity', s->>'severity'))
      from jsonb_array_elements(content->'dangerSigns') s),
    'exercises', (select json_agg(json_build_object('exercise', json_build_object('key', x->>'key', 'name', x->'name'->>'en',
        'instructions', x->'instructions'->>'en', 'sets', x->'sets', 'reps', x->'reps', 'holdSeconds', x->'holdSeconds',
        'timesPerDay', x->'timesPerDay'), 'timesDone',
        coalesce((select times from ticks t where t.day = plan.today and t.exercise = x->>'key'), 0)))
      from jsonb_array_elements(said->'exercises') x),
    'nextSession', (select json_build_object('id', a.id, 'appointmentDate', a.starts_at, 'durationMinutes', a.duration_minutes,
        'sessionType', a.session_type, 'physiotherapist', (select json_build_object('name', t.name) from physiotherapist t where t.id = a.physiotherapist_id))
      from appointment a where a.patient_id = plan.patient_id and a.status = 'scheduled' and a.deleted_at is null and a.starts_at >= now()
      order by a.starts_at, a.id limit 1),
    'ledger', json_build_object('planned', s.planned, 'done', s.done, 'missed', s.missed, 'cancelled', s.cancelled, 'ahead', s.ahead,
      'booked', s.booked, 'missedInAll', e.missed, 'settled', e.missed - s.missed),
    'recoveryPercent', least(100, round(100.0 * s.done / greatest(1, s.planned - s.cancelled)))::int,
    'adherence', json_build_object('prescribed', a.prescribed, 'done', a.done,
      'percent', case when a.prescribed > 0 then round(100.0 * a.done / a.prescribed)::int end))) as data
  from plan, phase, adherence a, sessions s, events e`;
