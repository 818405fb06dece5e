import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** What an account last said of a channel. */
export interface LastWord {
  given: boolean;
  at: Date;
  by: 'PATIENT' | 'DESK';
  words: string;
}

/** Finds what an account last said of e-mail; undefined if it said nothing. */
export async function findLastWord(em: EntityManager, accountId: string): Promise<LastWord | undefined> {
  const { rows } = await sql<LastWord>`
    select given, at, said_by as by, words from channel_consent where account_id = ${accountId} and channel = 'EMAIL'
    order by at desc limit 1`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))[0];
}
