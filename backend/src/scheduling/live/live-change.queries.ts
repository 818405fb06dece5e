import type { Pool } from 'pg';

/** A change of what screens show. */
export interface LiveChange {
  topic: 'calendar' | 'requests' | 'inbox' | 'notices' | 'waiting';
  /** Column of the calendar, null for the sessions without a physiotherapist; of a notice, the physiotherapist who reads it. */
  physiotherapistId: string | null;
  /** Whether every column changed. */
  ofAll: boolean;
  /** YYYY-MM-DD; null for every day. */
  firstDay: string | null;
  lastDay: string | null;
  /** Of a notice: the roles that read it beside the physiotherapist. */
  audience: 'DESK' | 'ADMINS' | 'NOBODY' | null;
  /** Of a notice: the account of the doctor who reads it. */
  doctorAccountId: string | null;
}

/** Changes, and the snapshot from which the next reading continues. */
interface Reading {
  changes: LiveChange[];
  snapshot: string;
}

/** Time in minutes after which a change is deleted; readers continue after a second. */
const KEPT = 60;

/** Returns the database's present snapshot: which transactions are committed. */
export async function readSnapshot(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  return rows[0]?.snapshot ?? '';
}

/**
 * Returns the changes of all transactions that were not committed in a snapshot and are now, each exactly once: also of one that began long
 * before the snapshot and committed late, which no reading by time would find.
 */
export async function readChanges(pool: Pool, since: string): Promise<Reading> {
  const { rows } = await pool.query<Reading>({
    name: 'live-changes',
    text: `with told as (
        select distinct topic, physiotherapist_id as "physiotherapistId", of_all as "ofAll",
          first_day::text as "firstDay", last_day::text as "lastDay", audience, doctor_account_id::text as "doctorAccountId"
        from live_change
        where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(xid, $1::pg_snapshot))
      select pg_current_snapshot()::text as snapshot, coalesce((select json_agg(told) from told), '[]') as changes`,
    values: [since],
  });
  return rows[0] ?? { changes: [], snapshot: since };
}

/** Returns the columns of the calendar that physiotherapists may see on a day: their own and covered ones, by account. */
export async function readColumns(
  pool: Pool,
  userIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await pool.query<{ userId: string; ids: string[] }>({
    name: 'live-columns',
    text: `select a.id::text as "userId", array_agg(t.physiotherapist_id::text) as ids
      from unnest($1::uuid[]) a (id), treats_as(a.id, $2::date) t group by a.id`,
    values: [[...new Set(userIds)], today],
  });
  return new Map(rows.map(({ userId, ids }) => [userId, new Set(ids)]));
}

/** Deletes old changes. */
export async function sweepChanges(pool: Pool): Promise<void> {
  await pool.query('delete from live_change where created_at < now() - make_interval(mins => $1::int)', [KEPT]);
}
