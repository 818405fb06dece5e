import { Migration } from '@mikro-orm/migrations';

/** What the books ask of a payment: the day on which the money came, by what it is found at the bank, for which session (clinic §8). */
export class PaymentFacts extends Migration {
  override up(): void {
    for (const statement of [columns, received, agreed, ...noted, ...indexes]) this.addSql(statement);
  }
}

const columns = `alter table payment
  add column received_on date,
  add column reference text check (char_length(reference) between 1 and 60),
  add column note text check (char_length(note) between 1 and 200),
  add column failed_reason text check (char_length(failed_reason) between 3 and 200),
  add column appointment_id uuid references appointment (id),
  add column updated_at timestamptz not null default now(),
  add column version integer not null default 1`;

const received = `update payment set received_on = (created_at at time zone 'Asia/Kolkata')::date
  where status in ('Paid', 'Refunded')`;

const agreed = `alter table payment add constraint payment_received_once_paid
  check ((received_on is not null) = (status in ('Paid', 'Refunded')))`;

const noted = [
  // A server of the version before, which writes while this one starts, knows nothing of the day.
  `create function note_payment() returns trigger language plpgsql as $$ begin
    new.updated_at := clock_timestamp();
    if new.received_on is null and new.status in ('Paid', 'Refunded') then
      new.received_on := (new.created_at at time zone 'Asia/Kolkata')::date;
    end if;
    return new;
  end $$`,
  'create trigger note_payment before insert or update on payment for each row execute function note_payment()',
];

const indexes = [
  'create index payment_received on payment (received_on) where received_on is not null',
  `create index payment_pending on payment (created_at) where status = 'Pending'`,
];
