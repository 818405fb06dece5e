import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { clinicDay } from '../clinic-time.js';
import type { Entry } from './entry.input.js';

/** An entry that is to be stored. */
export interface NewEntry {
  entry: Entry;
  bodyHash: string;
  /** The keys of the signs that were answered with yes. */
  signs: string[];
  tasksBefore: number;
}

/** Whose entries these are. */
interface Owner {
  planId: string;
  accountId: string;
  now: Date;
}

/** The hashes of the bodies that an account has stored under these ids. */
export async function findStored(em: EntityManager, accountId: string, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`
    select client_id as id, body_hash as hash from entry where account_id = ${accountId} and client_id = any(${ids}::uuid[])`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Stores entries with what follows from them: checks of the danger signs, and pain as a measurement. */
export async function storeEntries(tx: EntityManager, entries: readonly NewEntry[], owner: Owner): Promise<void> {
  const rows = entries.map(rowOf);
  const db = tx.getKysely();
  // As one document each: fifty entries are three statements.
  await sql`
    insert into entry (id, account_id, client_id, body_hash, plan_id, kind, body, at, day, entered_as, recorded_at)
    select id, ${owner.accountId}, client_id, body_hash, ${owner.planId}, kind, body, at, day, 'PATIENT', ${owner.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, client_id uuid, body_hash text, kind text, body jsonb, at timestamptz, day date)`.execute(db);
  const checks = rows.filter(({ kind }) => kind === 'DANGER_CHECK');
  if (checks.length > 0)
    await sql`
      insert into danger_check (entry_id, plan_id, at, day, signs, tasks_before)
      select id, ${owner.planId}, at, day, array(select jsonb_array_elements_text(signs)), tasks_before
      from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb)
        as r (id uuid, at timestamptz, day date, signs jsonb, tasks_before int)`.execute(db);
  const pains = rows.flatMap(({ at, pain }) => (pain === null ? [] : [{ id: uuidv7(), at, pain }]));
  if (pains.length > 0)
    await sql`
      insert into measurement (id, plan_id, measure, value, method, taken_at, recorded_at, entered_by, entered_as)
      select id, ${owner.planId}, 'PAIN', pain, 'TYPED', at, ${owner.now}, ${owner.accountId}, 'PATIENT'
      from jsonb_to_recordset(${JSON.stringify(pains)}::jsonb) as r (id uuid, at timestamptz, pain int)`.execute(db);
}

function rowOf({ entry, bodyHash, signs, tasksBefore }: NewEntry) {
  const { clientId, at, dangerCheck, checkIn } = entry;
  return {
    id: uuidv7(),
    client_id: clientId,
    body_hash: bodyHash,
    kind: dangerCheck ? 'DANGER_CHECK' : 'CHECK_IN',
    body: dangerCheck ?? checkIn,
    at: at.toISOString(),
    day: clinicDay(at),
    signs,
    tasks_before: tasksBefore,
    pain: checkIn?.pain ?? null,
  };
}
