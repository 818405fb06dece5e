const OF_STAFF = `('PHYSIOTHERAPIST', 'DOCTOR')`;

/** Whether the patient with this account may leave the present phase of this plan, in one statement. */
export const GATE_OF = `with plan as (
    select r.*, v.content, (now() at time zone 'Asia/Kolkata')::date as today,
      (select count(*)::int from gate_passage where plan_id = r.id) as passages,
      exists (select from care_task where plan_id = r.id and status <> 'RESOLVED') as stopped
    from recovery_plan r join patient p on p.id = r.patient_id join protocol_version v on v.id = r.protocol_version_id
    where p.user_id = $1 and r.id = $2 and r.status = 'ACTIVE' and p.deleted_at is null),
  found as (select at, c, case c->>'kind'
      when 'SESSIONS_IN_PHASE' then (select count(*) from plan_session where plan_id = plan.id and state = 'DONE' and phase = passages + 1)
      when 'DAYS_SINCE_SURGERY' then plan.today - plan.surgery_date
      else m.value end as actual, m.taken_at
    from plan, jsonb_array_elements(content->'phases'->least(passages, jsonb_array_length(content->'phases') - 1)->'criteria')
        with ordinality one (c, at)
      left join lateral (select value, taken_at from measurement v
        where v.plan_id = plan.id and v.measure = c->>'measure' and (v.side is null or plan.side = 'NONE' or v.side = plan.side)
          and (c->>'mode' is null or v.mode = c->>'mode') and (not (c->>'staffOnly')::boolean or v.entered_as in ${OF_STAFF})
          and (c->>'maxAgeDays' is null or plan.today - (v.taken_at at time zone 'Asia/Kolkata')::date <= (c->>'maxAgeDays')::int)
          and not exists (select from measurement_retraction x where x.measurement_id = v.id)
        order by taken_at desc, recorded_at desc, id desc limit 1) m on true),
  judged as (select *, case when actual is null then 'UNKNOWN'
      when c->>'comparison' = 'AT_LEAST' and actual >= (c->>'value')::numeric then 'MET'
      when c->>'comparison' = 'AT_MOST' and actual <= (c->>'value')::numeric then 'MET' else 'UNMET' end as state
    from found)
  select json_build_object('gate', json_build_object('phase', passages + 1,
    'ready', not stopped and (select bool_and(state = 'MET') from judged),
    'results', (select json_agg(json_build_object('criterion', json_build_object('key', c->>'key', 'kind', c->>'kind',
        'measure', c->>'measure', 'mode', c->>'mode', 'comparison', c->>'comparison', 'value', c->'value', 'maxAgeDays', c->'maxAgeDays',
        'staffOnly', c->'staffOnly'), 'state', state, 'actual', actual, 'takenAt', taken_at) order by at) from judged))) as data
  from plan`;
