import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Returns the Indian financial year of a day, April to March, such as 2026-27. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/**
 * Formats of the number series, of at most 16 characters (GST rules). Each series restarts at 1 every financial year. A trigger of the
 * database numbers credit notes (migration `bills`), because triggers write credits, too.
 */
const SERIES = {
  receipt: (year: string, count: number) => `${year}/${String(count).padStart(6, '0')}`,
  refund: (year: string, count: number) => `RF/${year}/${String(count).padStart(5, '0')}`,
  bill: (year: string, count: number) => `B/${year}/${String(count).padStart(5, '0')}`,
};

/**
 * Returns the next number of a series in the financial year of a day. The series is locked until commit, so that a
 * rollback leaves no gap.
 */
export async function nextNumber(tx: EntityManager, series: keyof typeof SERIES, day: string): Promise<string> {
  const year = financialYear(day);
  const { rows } = await sql<{ last: number }>`
    insert into receipt_counter as c (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = c.last + 1 returning last`.execute(tx.getKysely());
  return SERIES[series](year, rows[0]?.last ?? 1);
}
