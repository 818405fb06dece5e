import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { LeaveTime } from '../../clinic/index.js';
import type { AffectedSessions } from './leave.input.js';

/** A session that overlaps a leave. */
export interface AffectedSession {
  id: string;
  status: 'pending' | 'scheduled';
}

const EFFECTS: Record<AffectedSessions, RawBuilder<unknown>> = {
  KEEP: sql`outside_hours = true`,
  UNASSIGN: sql`physiotherapist_id = null, needs_physiotherapist = true`,
};

/** Whose leave, from when and until when. */
type Away = Pick<LeaveTime, 'physiotherapistId' | 'from' | 'until'>;

/** Condition on `appointment`: pending and scheduled sessions of a leave that have not begun. Raw SQL, because it compares intervals. */
export const inLeave = ({ physiotherapistId, from, until }: Away, now: Date) => sql`
  physiotherapist_id = ${physiotherapistId} and status in ('pending', 'scheduled') and deleted_at is null
  and starts_at > ${now} and appointment_span(starts_at, duration_minutes) && tstzrange(${from}, ${until})`;

/** Finds the ids of the first sessions of a leave. */
export async function findInLeave(em: EntityManager, leave: Away, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from appointment where ${inLeave(leave, now)} order by starts_at, id limit ${limit}`.execute(
    em.getKysely(),
  );
  return rows.map(({ id }) => id);
}

/**
 * Keeps or unassigns the upcoming sessions that overlap a leave, and returns them. Includes pending sessions: an
 * approval during the leave would book an absent physiotherapist. The caller holds the physiotherapist's row lock.
 */
export async function affectSessions(
  tx: EntityManager,
  leave: Away,
  affected: AffectedSessions,
  now: Date,
): Promise<AffectedSession[]> {
  const { rows } = await sql<AffectedSession>`
    update appointment set ${EFFECTS[affected]}, version = version + 1
    where ${inLeave(leave, now)}
    returning id, status`.execute(tx.getKysely());
  return rows;
}

/** Returns the ids of the scheduled sessions, whose patients are notified of the change of physiotherapist. */
export function scheduledIds(sessions: readonly AffectedSession[]): string[] {
  return sessions.filter(({ status }) => status === 'scheduled').map(({ id }) => id);
}
