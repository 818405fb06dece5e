import { Migration } from '@mikro-orm/migrations';

/**
 * The application deletes no receipt, refund, consent or exchange, and changes no list of migrations (SE-1). Exchanges older than their
 * term are deleted by a function of the owner, which takes no argument that could widen it.
 */
export class KeptRecords extends Migration {
  override up(): void {
    this.addSql(forgetExchanges);
    this.addSql('revoke all on function forget_old_exchanges() from public');
    this.addSql(grants);
  }
}

// 400 days: a year, and a month to look back on it.
const forgetExchanges = `create function forget_old_exchanges() returns void language sql security definer set search_path = public as $$
  delete from exchange where at < now() - interval '400 days'
$$`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on receipt, receipt_counter, refund, data_consent, exchange from app;
    revoke insert, update, delete, truncate on mikro_orm_migrations from app;
    grant execute on function forget_old_exchanges() to app;
  end if;
end $$`;
