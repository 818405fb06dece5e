import { Migration } from '@mikro-orm/migrations';

/** Receipts, each of one payment, numbered without a gap within a financial year, and their words as they were printed (clinic §8). */
export class Receipts extends Migration {
  override up(): void {
    // The row of a series is locked until the transaction ends: what is rolled back gives its number back.
    this.addSql(`create table receipt_counter (
      series text not null check (series in ('receipt', 'refund')),
      year text not null check (year ~ '^\\d{4}-\\d{2}$'),
      last integer not null check (last > 0),
      primary key (series, year)
    )`);
    this.addSql(`create table receipt (
      id uuid primary key,
      payment_id uuid not null constraint receipt_of_payment unique references payment (id),
      number text not null constraint receipt_number unique,
      issued_on date not null,
      printed jsonb not null,
      created_at timestamptz not null
    )`);
  }
}
