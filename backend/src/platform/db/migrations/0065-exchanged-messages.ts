import { Migration } from '@mikro-orm/migrations';

/** Which message of HL7 v2 an exchange was of, and all exchanges of one webhook or one source (hospital §8). */
export class ExchangedMessages extends Migration {
  override up(): void {
    // Those from before name none.
    this.addSql('alter table exchange add column message_id uuid references hl7_message (id)');
    this.addSql('create index exchange_request on exchange (request_id)');
    this.addSql('create index exchange_source on exchange (source_id, at desc) where source_id is not null');
  }
}
