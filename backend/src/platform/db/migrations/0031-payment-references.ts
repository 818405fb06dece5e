import { Migration } from '@mikro-orm/migrations';

/** The console's search finds a payment by the beginning of its reference (clinic §7); of receipts the unique number is index enough. */
export class PaymentReferences extends Migration {
  override up(): void {
    this.addSql('create index payment_reference on payment (lower(reference) collate "C") where reference is not null');
  }
}
