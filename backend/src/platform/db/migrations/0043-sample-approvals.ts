import { Migration } from '@mikro-orm/migrations';

/**
 * Which approvals only say that a sample may be shown: a protocol stays a sample under them, and is one no longer once a doctor has signed
 * it. Before this there was no way to sign: every approval that is there came with the sample clinic.
 */
export class SampleApprovals extends Migration {
  override up(): void {
    this.addSql('alter table protocol_approval add column is_sample boolean not null default true');
    this.addSql('alter table protocol_approval alter column is_sample set default false');
  }
}
