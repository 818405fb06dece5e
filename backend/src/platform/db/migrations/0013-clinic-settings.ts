import { Migration } from '@mikro-orm/migrations';

/** The one row in which the owner says what the clinic is (clinic §3): closed at first, with the specification's facts. */
export class ClinicSettings extends Migration {
  override up(): void {
    for (const statement of [table, row, ...guards, ...notice]) this.addSql(statement);
  }
}

const table = `create table clinic_settings (
  id text primary key check (id = 'clinic'),
  name text not null check (name <> ''),
  legal_name text,
  phones text[] not null check (cardinality(phones) between 1 and 3),
  whatsapp text,
  email text not null check (email <> ''),
  street text not null check (street <> ''),
  city text not null check (city <> ''),
  region text not null,
  postal_code text,
  map_url text check (map_url ~* '^https://'),
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  special_days jsonb not null check (jsonb_typeof(special_days) = 'array'),
  social jsonb not null check (jsonb_typeof(social) = 'array'),
  offers jsonb not null check (jsonb_typeof(offers) = 'array'),
  packages jsonb not null check (jsonb_typeof(packages) = 'array'),
  booking_mode text not null check (booking_mode in ('REQUEST', 'INSTANT')),
  slot_minutes integer not null check (slot_minutes between 5 and 120),
  lead_minutes integer not null check (lead_minutes between 0 and 10080),
  horizon_days integer not null check (horizon_days between 1 and 365),
  notice_hours integer not null check (notice_hours between 0 and 168),
  max_open_requests integer not null check (max_open_requests between 1 and 50),
  max_per_day integer not null check (max_per_day between 1 and 10),
  travel_minutes integer not null check (travel_minutes between 0 and 240),
  choose_physiotherapist boolean not null,
  gstin text check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  vpa text check (vpa like '%@%'),
  receipt_header text,
  quiet_from text not null check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text not null check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  opened_at timestamptz,
  version integer not null default 1
)`;

const week = JSON.stringify(
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'].map((weekday) => ({
    weekday,
    hours: [{ opens: '08:00', closes: '18:00' }],
  })),
);
const offers = JSON.stringify(
  ['Clinic', 'Home', 'Tele'].map((sessionType) => ({ sessionType, enabled: true, durationMinutes: 45, price: null })),
);

// Values that belong to nobody stand where opening asks for others; a number and links that nobody has to give are left empty.
const row = `insert into clinic_settings (id, name, phones, email, street, city, region, hours, special_days, social, offers, packages,
    booking_mode, slot_minutes, lead_minutes, horizon_days, notice_hours, max_open_requests, max_per_day, travel_minutes,
    choose_physiotherapist, quiet_from, quiet_until)
  values ('clinic', 'Post Surgery Physiotherapy', '{+91 00000 00000}', 'care@example.com', '0 Example Road', 'Lucknow',
    'Uttar Pradesh', '${week}', '[]', '[]', '${offers}', '[]', 'REQUEST', 30, 120, 90, 24, 5, 1, 30, true, '20:00', '08:00')`;

const guards = [
  `create function keep_clinic_open() returns trigger language plpgsql as $$ begin
    raise exception 'an open clinic does not close again';
  end $$`,
  `create trigger clinic_settings_stays_open before update on clinic_settings for each row
    when (old.opened_at is not null and new.opened_at is null) execute function keep_clinic_open()`,
  `do $$ begin
    if exists (select from pg_roles where rolname = 'app') then
      revoke insert, delete, truncate on clinic_settings from app;
    end if;
  end $$`,
];

// Every process shows the facts of one version within two seconds.
const notice = [
  `create function tell_clinic_settings() returns trigger language plpgsql as $$ begin
    perform pg_notify('clinic_settings', new.version::text);
    return null;
  end $$`,
  `create trigger clinic_settings_told after update on clinic_settings for each row execute function tell_clinic_settings()`,
];
