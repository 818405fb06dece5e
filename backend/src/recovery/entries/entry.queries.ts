import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { storeMeasurements } from '../measurements/measurement.queries.js';
import { newValue } from '../measurements/new-value.js';
import type { BodySide } from '../protocols/protocol-content.js';
import type { Entry, EntryKind } from './entry.input.js';
import type { UndoableEntry } from './validate-entry.js';

/** An entry to store. */
export interface NewEntry {
  entry: Entry;
  bodyHash: string;
  /** Keys of the signs answered with yes. */
  signs: string[];
  tasksBefore: number;
}

/** Patient, plan and account of the entries. */
interface Owner {
  planId: string;
  /** The operated side. */
  side: BodySide;
  accountId: string;
  now: Date;
}

/** Finds the body hashes of an account's stored entries by client id. */
export async function findStored(em: EntityManager, accountId: string, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`${named}
    select client_id as id, body_hash as hash from entry where account_id = ${accountId} and client_id = any(${ids}::uuid[])`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Pain in a stored entry. */
export interface StoredPain {
  clientId: string;
  measurementId: string;
  value: number;
  at: Date;
}

/** Stores entries with their danger checks and measurements. @returns the pain in them */
export async function storeEntries(
  tx: EntityManager,
  entries: readonly NewEntry[],
  owner: Owner,
): Promise<StoredPain[]> {
  const rows = entries.map(rowOf);
  const db = tx.getKysely();
  // One JSON document per table: fifty entries take three statements.
  await sql`
    insert into entry (id, account_id, client_id, body_hash, plan_id, kind, body, at, day, entered_as, recorded_at)
    select id, ${owner.accountId}, client_id, body_hash, ${owner.planId}, kind, body, at, day, 'PATIENT', ${owner.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, client_id uuid, body_hash text, kind text, body jsonb, at timestamptz, day date)`.execute(db);
  const checks = rows.filter(({ kind }) => kind === 'DANGER_CHECK' || kind === 'SIGN');
  if (checks.length > 0)
    await sql`
      insert into danger_check (entry_id, plan_id, at, day, signs, tasks_before)
      select id, ${owner.planId}, at, day, array(select jsonb_array_elements_text(signs)), tasks_before
      from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb)
        as r (id uuid, at timestamptz, day date, signs jsonb, tasks_before int)`.execute(db);
  const values = entries.flatMap(({ entry }, index) =>
    valuesOf(entry, owner.side).map((value) => ({ ...value, entryId: rows[index]?.id, clientId: entry.clientId })),
  );
  const who = { planId: owner.planId, enteredBy: owner.accountId, enteredAs: 'PATIENT', now: owner.now } as const;
  const ids = values.length > 0 ? await storeMeasurements(tx, values, who) : [];
  const undone = entries.flatMap(({ entry }) => entry.undo ?? []);
  if (undone.length > 0) await retractEntries(tx, undone, owner);
  return values.flatMap(({ clientId, measure, value, takenAt }, index) => {
    const measurementId = ids[index];
    return measure === 'PAIN' && measurementId ? [{ clientId, measurementId, value, at: takenAt }] : [];
  });
}

const TAKEN_BACK = 'Taken back by the patient';

async function retractEntries(tx: EntityManager, clientIds: readonly string[], owner: Owner): Promise<void> {
  await sql`
    insert into measurement_retraction (measurement_id, reason, entered_by, entered_as, at)
    select m.id, ${TAKEN_BACK}, ${owner.accountId}, 'PATIENT', ${owner.now}
    from entry e join measurement m on m.entry_id = e.id
    where e.account_id = ${owner.accountId} and e.client_id = any(${clientIds}::uuid[])`.execute(tx.getKysely());
}

/** Finds an account's stored entries by client id; their values may have been retracted. */
export async function findUndoable(
  em: EntityManager,
  accountId: string,
  clientIds: readonly string[],
): Promise<Map<string, UndoableEntry>> {
  const { rows } = await sql<UndoableEntry & { id: string }>`
    select e.client_id as id, e.kind, e.day::text, x.measurement_id is not null as "isRetracted"
    from entry e left join measurement m on m.entry_id = e.id left join measurement_retraction x on x.measurement_id = m.id
    where e.account_id = ${accountId} and e.client_id = any(${clientIds}::uuid[])`.execute(em.getKysely());
  return new Map(rows.map(({ id, ...entry }) => [id, entry]));
}

/** Returns the measurement in an entry: a value, or pain, alone or with a check-in. */
function valuesOf({ at: takenAt, checkIn, measurement, pain }: Entry, operated: BodySide) {
  const told = pain?.value ?? checkIn?.pain ?? null;
  const said = measurement ?? (told === null ? null : ({ measure: 'PAIN', value: told, method: 'TYPED' } as const));
  return said ? [{ ...newValue(said, operated), takenAt }] : [];
}

/** Returns an entry's kind, as stored. */
export function kindOf({ dangerCheck, measurement, setDone, skip, pain, effort, sign, undo }: Entry): EntryKind {
  if (dangerCheck) return 'DANGER_CHECK';
  if (measurement) return 'MEASUREMENT';
  if (setDone) return 'SET_DONE';
  if (skip) return 'SKIP';
  if (typeof effort === 'number') return 'EFFORT';
  if (pain) return 'PAIN';
  if (sign) return 'SIGN';
  return undo ? 'UNDO' : 'CHECK_IN';
}

function rowOf({ entry, bodyHash, signs, tasksBefore }: NewEntry) {
  const { clientId, at, dangerCheck, checkIn, measurement, setDone, skip, pain, sign, effort, undo } = entry;
  const single = typeof effort === 'number' ? { effort } : { undo };
  return {
    id: uuidv7(),
    client_id: clientId,
    body_hash: bodyHash,
    kind: kindOf(entry),
    body: dangerCheck ?? measurement ?? checkIn ?? setDone ?? skip ?? pain ?? sign ?? single,
    at: at.toISOString(),
    day: clinicDay(at),
    signs,
    tasks_before: tasksBefore,
  };
}
