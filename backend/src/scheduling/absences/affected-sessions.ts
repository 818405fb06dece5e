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

/**
 * Keeps or unassigns the upcoming sessions that overlap a leave, and returns them. Includes pending sessions: an
 * approval during the leave would book an absent physiotherapist. Raw SQL, because it compares intervals. The caller
 * holds the physiotherapist's row lock.
 */
export async function affectSessions(
  tx: EntityManager,
  { physiotherapistId, from, until }: Pick<LeaveTime, 'physiotherapistId' | 'from' | 'until'>,
  affected: AffectedSessions,
  now: Date,
): Promise<AffectedSession[]> {
  const { rows } = await sql<AffectedSession>`
    update appointment set ${EFFECTS[affected]}, version = version + 1
    where physiotherapist_id = ${physiotherapistId} and status in ('pending', 'scheduled') and deleted_at is null
      and starts_at > ${now} and appointment_span(starts_at, duration_minutes) && tstzrange(${from}, ${until})
    returning id, status`.execute(tx.getKysely());
  return rows;
}
