import { Migration } from '@mikro-orm/migrations';

/** What a keyed request was answered, so that a repeated one is answered the same (ID-1). */
export class KeptAnswers extends Migration {
  override up(): void {
    this.addSql('alter table idempotency_key add column answer jsonb');
  }
}
