import { Migration } from '@mikro-orm/migrations';

/**
 * What changed in the last minutes, for open screens (bench §5): topics, columns and days, nobody's name. Triggers write a row with its
 * transaction, so that a reader finds late commits by their transaction's id. Maintenance deletes old rows.
 */
export class LiveChanges extends Migration {
  override up(): void {
    for (const statement of [...table, noteLive, noteAppointment, noteSpan, notePatient, ...triggers, grants])
      this.addSql(statement);
  }
}

const table = [
  `create table live_change (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    topic text not null check (topic in ('calendar', 'requests', 'inbox')),
    -- Column of the calendar; null for the sessions that have no physiotherapist.
    physiotherapist_id uuid,
    -- Of every column.
    of_all boolean not null default false,
    -- Both null: every day.
    first_day date,
    last_day date,
    created_at timestamptz not null default clock_timestamp(),
    constraint live_change_days check ((first_day is null) = (last_day is null) and first_day <= last_day)
  )`,
  'create index live_change_xid on live_change (xid)',
];

const DAY = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`;

const noteLive = `create function note_live() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'contact_message' then
      insert into live_change (topic) values ('inbox');
    elsif tg_table_name = 'clinic_settings' then
      insert into live_change (topic, of_all) values ('calendar', true);
    elsif tg_table_name = 'physiotherapist' then
      insert into live_change (topic, physiotherapist_id) values ('calendar', new.id);
    end if;
    return null;
  end $$`;

const noteAppointment = `create function note_live_appointment() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into live_change (topic, physiotherapist_id, first_day, last_day)
        values ('calendar', old.physiotherapist_id, ${DAY('old.starts_at')}, ${DAY('old.starts_at')});
    end if;
    if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (new.physiotherapist_id is distinct from old.physiotherapist_id
        or ${DAY('new.starts_at')} <> ${DAY('old.starts_at')})) then
      insert into live_change (topic, physiotherapist_id, first_day, last_day)
        values ('calendar', new.physiotherapist_id, ${DAY('new.starts_at')}, ${DAY('new.starts_at')});
    end if;
    if (tg_op <> 'INSERT' and old.status = 'pending') or (tg_op <> 'DELETE' and new.status = 'pending') then
      insert into live_change (topic) values ('requests');
    end if;
    return null;
  end $$`;

// Of a cover, whoever is absent and whoever stands in; what was and what is.
const noteSpan = `create function note_live_span() returns trigger language plpgsql as $$
  declare
    spans jsonb[] := array_remove(array[
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end], null);
    span jsonb;
  begin
    foreach span in array spans loop
      if tg_table_name = 'cover' then
        insert into live_change (topic, physiotherapist_id, first_day, last_day)
          select 'calendar', who::uuid, (span ->> 'first_day')::date, (span ->> 'last_day')::date
          from unnest(array[span ->> 'absent_id', span ->> 'by_id']) who;
      else
        insert into live_change (topic, physiotherapist_id, first_day, last_day) values ('calendar',
          (span ->> 'physiotherapist_id')::uuid,
          ${DAY("(span ->> 'starts_at')::timestamptz")}, ${DAY("(span ->> 'ends_at')::timestamptz")});
      end if;
    end loop;
    return null;
  end $$`;

// The calendar shows the patient with each session: told for those from yesterday on.
const notePatient = `create function note_live_patient() returns trigger language plpgsql as $$
  begin
    insert into live_change (topic, physiotherapist_id, first_day, last_day)
      select distinct 'calendar', a.physiotherapist_id, ${DAY('a.starts_at')}, ${DAY('a.starts_at')}
      from appointment a where a.patient_id = new.id and a.deleted_at is null and a.starts_at > now() - interval '1 day';
    return null;
  end $$`;

const triggers = [
  `create trigger note_live after insert or update or delete on appointment
    for each row execute function note_live_appointment()`,
  `create trigger note_live after insert or update or delete on contact_message
    for each row execute function note_live()`,
  `create trigger note_live after update on clinic_settings for each row
    when (old.* is distinct from new.*) execute function note_live()`,
  `create trigger note_live after insert or update of name, working_hours, last_day, deleted_at on physiotherapist
    for each row execute function note_live()`,
  `create trigger note_live after insert or update or delete on physiotherapist_leave
    for each row execute function note_live_span()`,
  `create trigger note_live after insert or update or delete on cover
    for each row execute function note_live_span()`,
  `create trigger note_live after update of name, contact_phone, address, alert on patient for each row
    when ((old.name, old.contact_phone, old.address, old.alert) is distinct from
      (new.name, new.contact_phone, new.address, new.alert)) execute function note_live_patient()`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, truncate on live_change from app;
  end if;
end $$`;
