import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.js';
import { findSchedules, loadSettings, type SessionType, withoutHours } from '../../clinic/index.js';
import { heldBy, type LeftSession } from './hand-over.js';

/** Former physiotherapist, successor, and the end of the last day. */
export interface HandOver {
  from: string;
  to: string | null;
  after: Date;
}

/** Locks both physiotherapists in id order, as bookings do, until commit. */
export async function lockBoth(tx: EntityManager, { from, to }: Pick<HandOver, 'from' | 'to'>): Promise<void> {
  await sql`select from physiotherapist where id in (${from}, ${to}::uuid) order by id for no key update`.execute(
    tx.getKysely(),
  );
}

/**
 * Reassigns the scheduled sessions after the last day to the successor where they are free; the others need another
 * physiotherapist. Pending sessions are unassigned. Returns the ids of each group. The caller holds both row locks.
 */
export async function handOver(
  tx: EntityManager,
  change: HandOver,
): Promise<{ given: string[]; unassigned: string[] }> {
  const { from, to, after } = change;
  const left = await lockSessions(tx, from, after);
  const given = to ? await takenOver(tx, to, left) : [];
  const db = tx.getKysely<Tables>();
  // These sessions are within the successor's hours.
  if (given.length > 0)
    await db
      .updateTable('appointment')
      .set((eb) => ({
        physiotherapist_id: to,
        outside_hours: false,
        override_reason: null,
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', given)
      .execute();
  const rows = await db
    .updateTable('appointment')
    .set((eb) => ({ physiotherapist_id: null, needs_physiotherapist: true, version: eb('version', '+', 1) }))
    .where('physiotherapist_id', '=', from)
    .where('status', 'in', ['pending', 'scheduled'])
    .where('deleted_at', 'is', null)
    .where('starts_at', '>', after.toISOString())
    .returning(['id', 'status'])
    .execute();
  return { given, unassigned: rows.filter(({ status }) => status === 'scheduled').map(({ id }) => id) };
}

async function lockSessions(tx: EntityManager, physiotherapistId: string, after: Date): Promise<LeftSession[]> {
  const { rows } = await sql<{ id: string; startsAt: string; durationMinutes: number; sessionType: SessionType }>`
    select id, starts_at as "startsAt", duration_minutes as "durationMinutes", session_type as "sessionType" from appointment
    where physiotherapist_id = ${physiotherapistId} and status = 'scheduled' and deleted_at is null and starts_at > ${after}
    order by starts_at, id for no key update`.execute(tx.getKysely());
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));
}

async function takenOver(tx: EntityManager, physiotherapistId: string, sessions: LeftSession[]): Promise<string[]> {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last) return [];
  const rules = await loadSettings(tx);
  const [known] = await findSchedules(tx, rules, { physiotherapistId, from: first.startsAt, until: last.startsAt });
  if (!known) return [];
  return rules.openedAt
    ? heldBy(known.time, sessions, rules)
    : heldBy(withoutHours(known.time), sessions, { travelMinutes: 0 });
}
