import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { clinicDay } from '../clinic-time.js';
import { named } from '../db/named-statements.js';
import { storeMeasurements } from '../measurements/measurement.queries.js';
import { newValue } from '../measurements/new-value.js';
import type { BodySide } from '../protocols/protocol-content.js';
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
  /** The operated one. */
  side: BodySide;
  accountId: string;
  now: Date;
}

/** The hashes of the bodies that an account has stored under these ids. */
export async function findStored(em: EntityManager, accountId: string, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`${named}
    select client_id as id, body_hash as hash from entry where account_id = ${accountId} and client_id = any(${ids}::uuid[])`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Stores entries with what follows from them: checks of the danger signs, and what was measured. */
export async function storeEntries(tx: EntityManager, entries: readonly NewEntry[], owner: Owner): Promise<void> {
  const rows = entries.map(rowOf);
  const db = tx.getKysely();
  // As one document each: fifty entries are three statements.
  await sql`${named}
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
  const values = entries.flatMap(({ entry }) => valuesOf(entry, owner.side));
  const who = { planId: owner.planId, enteredBy: owner.accountId, enteredAs: 'PATIENT', now: owner.now } as const;
  if (values.length > 0) await storeMeasurements(tx, values, who);
}

/** What an entry says that was measured: its value, or the pain of a check-in. */
function valuesOf({ at: takenAt, checkIn, measurement }: Entry, operated: BodySide) {
  const pain = checkIn?.pain ?? null;
  const said = measurement ?? (pain === null ? null : ({ measure: 'PAIN', value: pain, method: 'TYPED' } as const));
  return said ? [{ ...newValue(said, operated), takenAt }] : [];
}

function rowOf({ entry, bodyHash, signs, tasksBefore }: NewEntry) {
  const { clientId, at, dangerCheck, checkIn, measurement } = entry;
  const kind = dangerCheck ? 'DANGER_CHECK' : measurement ? 'MEASUREMENT' : 'CHECK_IN';
  return {
    id: uuidv7(),
    client_id: clientId,
    body_hash: bodyHash,
    kind,
    body: dangerCheck ?? measurement ?? checkIn,
    at: at.toISOString(),
    day: clinicDay(at),
    signs,
    tasks_before: tasksBefore,
  };
}
