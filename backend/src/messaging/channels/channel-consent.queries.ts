import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ConsentedChannel } from './channel-consent.entity.js';

/** What an account last said of a channel. */
export interface LastWord {
  given: boolean;
  at: Date;
  by: 'PATIENT' | 'DESK' | 'STOP';
  words: string;
}

/** Finds what an account last said of a channel; undefined if it said nothing. */
export async function findLastWord(
  em: EntityManager,
  { accountId, channel }: { accountId: string; channel: ConsentedChannel },
): Promise<LastWord | undefined> {
  const { rows } = await sql<LastWord>`
    select given, at, said_by as by, words from channel_consent where account_id = ${accountId} and channel = ${channel}
    order by at desc limit 1`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))[0];
}
