import { Migration } from '@mikro-orm/migrations';

/** How many processes an import lost since it last came on: one that ends whoever takes it is given up after three. */
export class LostImports extends Migration {
  override up(): void {
    this.addSql('alter table patient_import add column losses integer not null default 0');
  }
}
