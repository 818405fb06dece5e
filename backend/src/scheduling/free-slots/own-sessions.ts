import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type Interval, overlap, REACH, spanOf } from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';

/** A pending, scheduled or past session of a patient. */
export interface OwnSession {
  startsAt: Date;
  durationMinutes: number;
  status: 'pending' | 'scheduled' | 'completed';
}

/** Finds the sessions of the patient with an account, with any physiotherapist: they count for the daily limit. */
export async function findOwnSessions(
  em: EntityManager,
  userId: string,
  { except, from, until }: { except: string | undefined; from: Date; until: Date },
): Promise<OwnSession[]> {
  const { rows } = await sql<Omit<OwnSession, 'startsAt'> & { startsAt: string }>`
    select a.starts_at as "startsAt", a.duration_minutes as "durationMinutes", a.status
    from appointment a join patient p on p.id = a.patient_id
    where p.user_id = ${userId} and p.deleted_at is null and a.deleted_at is null
      and a.status in ('pending', 'scheduled', 'completed') and a.id is distinct from ${except ?? null}::uuid
      and a.starts_at > ${from}::timestamptz - ${REACH}::interval and a.starts_at < ${until}`.execute(em.getKysely());
  return rows.map(({ startsAt, ...session }) => ({ ...session, startsAt: new Date(startsAt) }));
}

/**
 * Days on which a patient reached the daily limit. Expired requests do not count; a session may always move within its
 * own day.
 */
export function fullDays(
  own: readonly OwnSession[],
  { most, moved, now }: { most: number; moved: Date | undefined; now: Date },
): ReadonlySet<string> {
  const counted = own.filter(({ status, startsAt }) => status !== 'pending' || startsAt > now);
  const counts = new Map<string, number>();
  for (const { startsAt } of counted) counts.set(clinicDay(startsAt), (counts.get(clinicDay(startsAt)) ?? 0) + 1);
  const full = new Set([...counts].filter(([, count]) => count >= most).map(([day]) => day));
  if (moved) full.delete(clinicDay(moved));
  return full;
}

/** Whether a session of the patient overlaps, or a pending request has the same start. */
export function isInTheWay({ status, startsAt, durationMinutes }: OwnSession, wanted: Interval): boolean {
  if (status === 'pending') return startsAt.getTime() === wanted.from;
  return status === 'scheduled' && overlap(spanOf(startsAt, durationMinutes), wanted);
}
