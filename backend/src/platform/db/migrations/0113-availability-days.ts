import { Migration } from '@mikro-orm/migrations';

/** The hours of each physiotherapist on the days that are over, written each night, and those of any days by the present hours (money §7). */
export class AvailabilityDays extends Migration {
  override up(): void {
    for (const statement of [table, minutesOf, availability]) this.addSql(statement);
  }
}

const table = `create table availability_day (
  physiotherapist_id uuid not null references physiotherapist (id),
  day date not null,
  minutes integer not null check (minutes between 0 and 1440),
  primary key (day, physiotherapist_id)
)`;

// Stretches of a day, in minutes since midnight; 24:00 is the end of the day.
const minutesOf = `create function minutes_of(hours jsonb) returns int4multirange language sql immutable as $$
  select coalesce(range_agg(int4range(
      split_part(h ->> 'opens', ':', 1)::int * 60 + split_part(h ->> 'opens', ':', 2)::int,
      split_part(h ->> 'closes', ':', 1)::int * 60 + split_part(h ->> 'closes', ':', 2)::int)), '{}')
  from jsonb_array_elements(hours) h
$$`;

// Opening hours of the special day, else of the weekday, within the own hours, without leave: as freeTimes has them.
const availability = `create function availability(first date, last date) returns table (physiotherapist_id uuid, day date, minutes integer)
  language sql stable as $$
  with opened as (
    select d::date as day, to_char(d, 'FMDAY') as weekday, d::timestamp at time zone 'Asia/Kolkata' as midnight,
      minutes_of(coalesce(
        (select e -> 'hours' from jsonb_array_elements(c.special_days) e where e ->> 'day' = to_char(d, 'YYYY-MM-DD') limit 1),
        (select e -> 'hours' from jsonb_array_elements(c.hours) e where e ->> 'weekday' = to_char(d, 'FMDAY') limit 1))) as spans
    from clinic_settings c cross join generate_series(first::timestamp, last::timestamp, interval '1 day') d),
  own as (
    select t.id, e ->> 'weekday' as weekday, minutes_of(e -> 'hours') as spans
    from physiotherapist t cross join lateral jsonb_array_elements(t.working_hours) e where t.deleted_at is null)
  select t.id, o.day, coalesce((select sum(upper(r) - lower(r))::integer from unnest(
      case when t.working_hours is null then o.spans else o.spans * coalesce(w.spans, '{}') end - coalesce(away.spans, '{}')) r), 0)
  from opened o cross join physiotherapist t left join own w on w.id = t.id and w.weekday = o.weekday
    left join lateral (
      select range_agg(int4range(greatest(floor(extract(epoch from l.starts_at - o.midnight) / 60), 0)::int,
        least(ceil(extract(epoch from l.ends_at - o.midnight) / 60), 1440)::int)) as spans
      from physiotherapist_leave l where l.physiotherapist_id = t.id and l.deleted_at is null
        and l.starts_at < o.midnight + interval '1 day' and l.ends_at > o.midnight) away on true
  where t.deleted_at is null and (t.last_day is null or t.last_day >= o.day)
    and not exists (select from app_user u where u.id = t.user_id and u.disabled_at is not null)
$$`;
