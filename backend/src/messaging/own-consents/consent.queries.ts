import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ConsentPurpose } from './consent.entity.js';

/** What an account last said of a purpose. */
export interface LastConsent {
  id: string;
  purpose: ConsentPurpose;
  given: boolean;
  textVersion: number;
  at: Date;
}

/** Finds what an account last said, of each purpose that it said anything of. */
export async function findLastConsents(em: EntityManager, accountId: string): Promise<LastConsent[]> {
  const { rows } = await sql<LastConsent>`
    select distinct on (purpose) id, purpose, given, text_version as "textVersion", at
    from consent where account_id = ${accountId} order by purpose, at desc`.execute(em.getKysely());
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
