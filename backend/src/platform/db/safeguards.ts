import type { Pool } from 'pg';

/** What a database must have switched on, and what happens otherwise (RE-10). */
const SAFEGUARDS: Readonly<Record<string, string>> = {
  data_checksums: 'damaged pages of its disk are not noticed',
  fsync: 'a power failure can destroy it',
  full_page_writes: 'a power failure can destroy it',
  synchronous_commit: 'confirmed changes can be lost',
};

/** Finds the safeguards of the database that are off. Returns a sentence for each. */
export async function findMissingSafeguards(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
    [Object.keys(SAFEGUARDS)],
  );
  return rows.map(({ name }) => `The database runs with ${name}=off: ${SAFEGUARDS[name]}.`);
}
