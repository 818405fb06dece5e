import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { LeaveTime } from '../../clinic/index.js';
import type { AffectedSessions } from './leave.input.js';

/** A session that lies in a leave. */
export interface AffectedSession {
  id: string;
  status: 'pending' | 'scheduled';
}

const EFFECTS: Record<AffectedSessions, RawBuilder<unknown>> = {
  KEEP: sql`outside_hours = true`,
  UNASSIGN: sql`physiotherapist_id = null, needs_physiotherapist = true`,
};

/**
 * Does to the sessions ahead that lie in a leave what was asked for; answers which they are. Pending ones, too: what is approved while
 * they are away would be held by nobody. Raw, since spans are compared; whoever asks has locked the one who is away.
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
