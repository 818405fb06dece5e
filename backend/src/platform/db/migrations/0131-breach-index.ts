import { Migration } from '@mikro-orm/migrations';

/** Finds what a hospital's client did in a span of time, for the breach report; accounts and API keys have audit_event_actor. */
export class BreachIndex extends Migration {
  override up(): void {
    this.addSql('create index audit_event_client on audit_event (client_id, at) where client_id is not null');
  }
}
