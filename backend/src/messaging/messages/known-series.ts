import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { isOfSeries } from '../../identity/index.js';
import type { Appointment, AppointmentState } from '../../scheduling/index.js';
import type { DueMessage } from './due-messages.js';

/** A session of a series that has not begun: its state, and the one that the patient knows. */
export interface SeriesSession extends AppointmentState {
  id: string;
  /** Name of the physiotherapist. */
  who: string | null;
  /** Null if the patient was never told of the session. */
  known: AppointmentState | null;
}

interface Row extends Omit<SeriesSession, 'startsAt' | 'known'> {
  startsAt: string;
  knownStatus: AppointmentState['status'] | null;
  knownStart: string | null;
  knownPhysiotherapist: string | null;
}

/**
 * Finds the scheduled and canceled sessions of a series that have not begun, in order. Those about which a message of their own is queued are
 * left out.
 */
export async function findSeriesSessions(tx: EntityManager, seriesId: string, now: Date): Promise<SeriesSession[]> {
  const { rows } = await sql<Row>`
    select a.id, a.status, a.starts_at as "startsAt", a.physiotherapist_id as "physiotherapistId", t.name as who,
      k.status as "knownStatus", k.starts_at as "knownStart", k.physiotherapist_id as "knownPhysiotherapist"
    from appointment a left join known_session k on k.appointment_id = a.id left join physiotherapist t on t.id = a.physiotherapist_id
    where a.series_id = ${seriesId} and a.deleted_at is null and a.status in ('scheduled', 'canceled') and a.starts_at > ${now}
      and not exists (select from message m where m.subject_id = a.id and starts_with(m.kind, 'SESSION_') and m.status = 'QUEUED')
    order by coalesce(k.starts_at, a.starts_at), a.id`.execute(tx.getKysely());
  return rows.map(({ knownStatus, knownStart, knownPhysiotherapist, ...row }) => ({
    ...row,
    startsAt: new Date(row.startsAt),
    known:
      knownStatus && knownStart
        ? { status: knownStatus, startsAt: new Date(knownStart), physiotherapistId: knownPhysiotherapist }
        : null,
  }));
}

/** Whether a booking of the series is queued and still within the hold, so that the patient knows nothing of it. Locks its messages. */
export async function lockUntoldSeries(tx: EntityManager, seriesId: string, heldFrom: Date): Promise<boolean> {
  const { rows } = await sql<{ kind: string; createdAt: string; isBeingSent: boolean }>`
    select kind, created_at as "createdAt", lease_until is not null as "isBeingSent" from message
    where subject_id = ${seriesId} and starts_with(kind, 'SERIES_') and status = 'QUEUED' order by id for update`.execute(
    tx.getKysely(),
  );
  return rows.some(
    ({ kind, createdAt, isBeingSent }) => kind === 'SERIES_BOOKED' && !isBeingSent && new Date(createdAt) > heldFrom,
  );
}

/** Saves the state of sessions as what the patient knows, in one statement. */
export async function noteKnownSessions(tx: EntityManager, sessions: readonly Appointment[]): Promise<void> {
  const ids = sessions.map(({ id }) => id);
  await sql`insert into known_session (appointment_id, status, starts_at, physiotherapist_id, version)
    select a.id, a.status, a.starts_at, a.physiotherapist_id, a.version from appointment a where a.id = any(${ids}::uuid[])
    on conflict (appointment_id) do update set status = excluded.status, starts_at = excluded.starts_at,
      physiotherapist_id = excluded.physiotherapist_id, version = excluded.version
    where known_session.version <= excluded.version`.execute(tx.getKysely());
}

/** Skips the queued messages about a series, and those about changes of the named sessions. Reminders are compared when they are due. */
export async function skipQueuedOfSeries(
  tx: EntityManager,
  seriesId: string,
  sessions: readonly Appointment[],
): Promise<void> {
  const ids = sessions.map(({ id }) => id);
  await sql`update message set status = 'SKIPPED', error = 'What it says is no longer true.'
    where status = 'QUEUED' and lease_until is null
      and (subject_id = ${seriesId} and starts_with(kind, 'SERIES_')
        or subject_id = any(${ids}::uuid[]) and starts_with(kind, 'SESSION_'))`.execute(tx.getKysely());
}

/** Finds the messages about series that are still true: the newest of a series that has a session ahead. */
export async function findTrueOfSeries(pool: Pool, messages: readonly DueMessage[]): Promise<Set<string>> {
  const ofSeries = messages.filter(({ kind }) => isOfSeries(kind));
  const [first] = ofSeries;
  if (!first) return new Set();
  const { rows } = await pool.query<{ id: string }>(
    `select m.id from message m where m.id = any($1)
       and exists (select from appointment a where a.series_id = m.subject_id and a.deleted_at is null and a.starts_at > $2)
       and not exists (select from message n where n.subject_id = m.subject_id and starts_with(n.kind, 'SERIES_')
         and (n.created_at, n.id) > (m.created_at, m.id))`,
    [ofSeries.map(({ id }) => id), first.takenAt],
  );
  return new Set(rows.map(({ id }) => id));
}
