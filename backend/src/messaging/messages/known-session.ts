import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.js';
import type { AppointmentState, AppointmentStatus } from '../../scheduling/index.js';

interface Row {
  status: AppointmentStatus;
  startsAt: string;
  physiotherapistId: string | null;
}

/**
 * Returns the state of a session that the patient knows from messages or own actions. Locks its queued messages until
 * commit: workers skip them, so none is sent while the next one is decided.
 * @param before the state before this change: the default if a message is being sent or none was ever written
 */
export async function lockKnownSession(
  tx: EntityManager,
  id: string,
  before: AppointmentState,
): Promise<AppointmentState> {
  const db = tx.getKysely();
  const { rows: queued } = await sql<{ isBeingSent: boolean }>`
    select lease_until is not null as "isBeingSent" from message
    where subject_id = ${id} and starts_with(kind, 'SESSION_') and status = 'QUEUED' order by id for update`.execute(
    db,
  );
  if (queued.some(({ isBeingSent }) => isBeingSent)) return before;
  const { rows } = await sql<Row>`
    select status, starts_at as "startsAt", physiotherapist_id as "physiotherapistId"
    from known_session where appointment_id = ${id}`.execute(db);
  const [known] = rows;
  return known ? { ...known, startsAt: new Date(known.startsAt) } : sentBefore(tx, id, before);
}

/** State in the newest message that was sent, for a session without a row in `known_session`. */
async function sentBefore(tx: EntityManager, id: string, before: AppointmentState): Promise<AppointmentState> {
  const told = await tx
    .getKysely<Tables>()
    .selectFrom('message')
    .select('session_start')
    .where('subject_id', '=', id)
    .where('status', 'in', ['SENT', 'DELIVERED'])
    .where('session_start', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return told?.session_start ? { ...before, startsAt: new Date(told.session_start) } : before;
}

/** Saves the state that the patient knows: from an own action, or agreed with the clinic. */
export async function noteKnownSession(
  tx: EntityManager,
  { id, version }: { id: string; version: number },
  { status, startsAt, physiotherapistId }: AppointmentState,
): Promise<void> {
  await sql`insert into known_session (appointment_id, status, starts_at, physiotherapist_id, version)
    values (${id}, ${status}, ${startsAt}, ${physiotherapistId}, ${version})
    on conflict (appointment_id) do update set status = excluded.status, starts_at = excluded.starts_at,
      physiotherapist_id = excluded.physiotherapist_id, version = excluded.version
    where known_session.version <= excluded.version`.execute(tx.getKysely());
}

/** Skips queued messages of a session that is back in the state that the patient knows. */
export async function skipQueuedOfSession(tx: EntityManager, id: string): Promise<void> {
  await sql`update message set status = 'SKIPPED', error = 'What it says is no longer true.'
    where subject_id = ${id} and starts_with(kind, 'SESSION_') and status = 'QUEUED' and lease_until is null`.execute(
    tx.getKysely(),
  );
}
