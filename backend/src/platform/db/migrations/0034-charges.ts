import { Migration } from '@mikro-orm/migrations';

/** What patients owe for: sessions that took place at a price, by a trigger that no writer can forget, and what staff add (clinic §8). */
export class Charges extends Migration {
  override up(): void {
    for (const statement of [table, index, chargeSession, made, changed, present]) this.addSql(statement);
  }
}

const table = `create table charge (
  id uuid primary key,
  patient_id uuid not null references patient (id),
  text text not null check (char_length(text) between 1 and 200),
  amount_paise integer not null check (amount_paise > 0),
  day date not null,
  appointment_id uuid constraint charge_of_appointment unique references appointment (id) on delete cascade,
  canceled_reason text check (char_length(canceled_reason) between 3 and 200),
  created_at timestamptz not null
)`;

const index = 'create index charge_patient on charge (patient_id)';

const rowOf = (appointment: string) => `gen_random_uuid(), ${appointment}.patient_id,
    'Session of ' || to_char(${appointment}.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'), ${appointment}.price,
    (${appointment}.starts_at at time zone 'Asia/Kolkata')::date, ${appointment}.id`;
const columns = 'id, patient_id, text, amount_paise, day, appointment_id, created_at';

// One that is completed again after a correction counts again, at the price that it has then.
const chargeSession = `create function charge_session() returns trigger language plpgsql as $$
begin
  if new.status = 'completed' then
    insert into charge (${columns}) select ${rowOf('new')}, now() where new.price > 0
    on conflict (appointment_id) do update
      set canceled_reason = null, amount_paise = excluded.amount_paise, day = excluded.day, text = excluded.text;
  else
    update charge set canceled_reason = 'The session was corrected' where appointment_id = new.id and canceled_reason is null;
  end if;
  return null;
end $$`;

const made = `create trigger charge_made_session after insert on appointment for each row
  when (new.status = 'completed' and new.price > 0) execute function charge_session()`;
const changed = `create trigger charge_changed_session after update of status on appointment for each row
  when (new.status <> old.status and (new.status = 'completed' or old.status = 'completed')) execute function charge_session()`;

// Those that took place at a price before there were charges.
const present = `insert into charge (${columns})
  select ${rowOf('a')}, now() from appointment a where a.status = 'completed' and a.price > 0`;
