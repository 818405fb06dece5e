import { Migration } from '@mikro-orm/migrations';

/** Sign-in codes of a day and provider, counted without numbers, and an index of messages by day (money §7). */
export class SignInCodeDays extends Migration {
  override up(): void {
    for (const statement of [table, index]) this.addSql(statement);
  }
}

const table = `create table sign_in_code_day (
  id bigint generated always as identity primary key,
  day date not null,
  channel text not null default 'SMS' check (channel = 'SMS'),
  provider text not null,
  taken integer not null default 0 check (taken >= 0),
  failed integer not null default 0 check (failed >= 0),
  parts integer not null default 0 check (parts >= 0),
  cost_milli_paise bigint not null default 0 check (cost_milli_paise >= 0),
  constraint sign_in_code_day_once unique (day, channel, provider)
)`;

// The moment at which a message counts.
const index = `create index message_counted on message (coalesce(sent_at, created_at)) where status in ('SENT', 'DELIVERED', 'FAILED')`;
