import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.js';
import type { AppointmentState, AppointmentStatus } from '../../scheduling/index.js';

interface Row {
  status: AppointmentStatus;
  startsAt: string;
  physiotherapistId: string | null;
}

/** The state of a session that the patient knows, and what a queued booking is still to tell. */
export interface KnownSession extends AppointmentState {
  /**
   * `SESSION`: the booking was queued within the hold, so that its changes tell nothing else. `NAME`: the booking is queued for
   * longer; its time was agreed, and it names the physiotherapist when it is sent.
   */
  untold?: 'SESSION' | 'NAME';
}

interface QueuedRow {
  kind: string;
  createdAt: string;
  isBeingSent: boolean;
  isNewest: boolean;
}

/**
 * Returns the state of a session that the patient knows from messages or own actions. Locks its queued messages until
 * commit: workers skip them, so none is sent while the next one is decided.
 * @param heldFrom messages created later are within the hold
 * @param before the state before this change: the default if a message is being sent or none was ever written
 */
export async function lockKnownSession(
  tx: EntityManager,
  id: string,
  { before, heldFrom }: { before: AppointmentState; heldFrom: Date },
): Promise<KnownSession> {
  const db = tx.getKysely();
  const { rows: queued } = await sql<QueuedRow>`
    select kind, created_at as "createdAt", lease_until is not null as "isBeingSent", not exists (
        select from message later where later.subject_id = m.subject_id and starts_with(later.kind, 'SESSION_')
          and (later.created_at, later.id) > (m.created_at, m.id)) as "isNewest"
    from message m where subject_id = ${id} and starts_with(kind, 'SESSION_') and status = 'QUEUED'
    order by id for update`.execute(db);
  if (queued.some(({ isBeingSent }) => isBeingSent)) return before;
  const { rows } = await sql<Row>`
    select status, starts_at as "startsAt", physiotherapist_id as "physiotherapistId"
    from known_session where appointment_id = ${id}`.execute(db);
  const [row] = rows;
  const known = row ? { ...row, startsAt: new Date(row.startsAt) } : await sentBefore(tx, id, before);
  const booking = queued.find(({ kind, isNewest }) => isNewest && kind === 'SESSION_BOOKED');
  // Of a request, the patient knows more than the booking that is queued.
  if (!booking || known.status !== 'scheduled') return known;
  return { ...known, untold: new Date(booking.createdAt) > heldFrom ? 'SESSION' : 'NAME' };
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

/** Skips queued messages of a session, of which there is nothing to tell. */
export async function skipQueuedOfSession(tx: EntityManager, id: string): Promise<void> {
  await sql`update message set status = 'SKIPPED', error = 'What it says is no longer true.'
    where subject_id = ${id} and starts_with(kind, 'SESSION_') and status = 'QUEUED' and lease_until is null`.execute(
    tx.getKysely(),
  );
}
