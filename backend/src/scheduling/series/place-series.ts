import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { doubleBooked } from '../appointments/appointment-write.js';
import { type HoursOverride, requireOverride } from '../appointments/hours-override.js';
import type { Conflict, SeriesSchedule, WantedSession } from './series-schedule.js';
import type { WhenTaken } from './series.input.js';

/** A time that was not booked or changed. */
export interface SkippedTime {
  startsAt: Date;
  code: Conflict['code'];
  message: string;
}

/** What becomes of the sessions of a series: each is placed or skipped. */
export interface PlacedSeries<W> {
  placed: { wanted: W; terms: HoursOverride }[];
  skipped: SkippedTime[];
}

interface Terms {
  patientId: string;
  whenTaken: WhenTaken;
  overrideReason: string | null | undefined;
  /** Most sessions that can be placed; null if nothing limits them. */
  room: number | null;
}

/**
 * Places the sessions of a series in order, each by the rules of a single booking. The caller holds the row locks.
 * @throws AppError OUTSIDE_HOURS, DOUBLE_BOOKED, WRONG_STATE if one cannot be placed, with SKIP if none can
 */
export async function placeSeries<W extends WantedSession & { id?: string }>(
  tx: EntityManager,
  schedule: SeriesSchedule,
  series: readonly W[],
  { patientId, whenTaken, overrideReason, room }: Terms,
): Promise<PlacedSeries<W>> {
  const placed: PlacedSeries<W>['placed'] = [];
  const skipped: { wanted: W; conflict: Conflict }[] = [];
  for (const wanted of series) {
    const isFull = room !== null && placed.length >= room;
    const conflict = schedule.conflictOf(wanted, Boolean(overrideReason)) ?? (isFull ? noOpenSession() : undefined);
    if (conflict) skipped.push({ wanted, conflict });
    else {
      placed.push({ wanted, terms: requireOverride(schedule.isOutside(wanted), overrideReason) });
      schedule.take(wanted);
    }
    if (conflict && whenTaken === 'REFUSE') break;
  }
  const [first] = skipped;
  if (first && (whenTaken === 'REFUSE' || placed.length === 0))
    throw await refusalOf(tx, { ...first.wanted, patientId }, first.conflict);
  return { placed, skipped: skipped.map(toSkippedTime) };
}

const noOpenSession = (): Conflict => ({ code: 'WRONG_STATE', reason: reasonFor('NO_SESSION_OPEN') });

const toSkippedTime = ({ wanted, conflict }: { wanted: WantedSession; conflict: Conflict }): SkippedTime => ({
  startsAt: wanted.startsAt,
  code: conflict.code,
  message: conflict.reason.sentence,
});

/** Returns the error that a single booking of such a session gets. */
async function refusalOf(
  tx: EntityManager,
  wanted: Parameters<typeof doubleBooked>[1],
  { code, reason, mayOverride }: Conflict,
): Promise<AppError> {
  if (code === 'DOUBLE_BOOKED') return doubleBooked(tx, wanted);
  return new AppError(code, reason, mayOverride && { fields: { overrideReason: reasonFor('REASON_FOR_OVERRIDE') } });
}

/**
 * Counts the sessions that a patient's live plan has left to book; null without a plan that counts sessions. Locks the plan, as the booking
 * of a session does.
 */
export async function countOpenSessions(tx: EntityManager, patientId: string): Promise<number | null> {
  const db = tx.getKysely();
  const { rows } = await sql<{ id: string }>`
    select id from recovery_plan where patient_id = ${patientId} and status = 'ACTIVE' for update`.execute(db);
  const [plan] = rows;
  if (!plan) return null;
  const counted = await sql<{ planned: number; open: number }>`
    select count(*)::int as planned, (count(*) filter (where state = 'AHEAD' and appointment_id is null))::int as open
    from plan_session where plan_id = ${plan.id}`.execute(db);
  const [row] = counted.rows;
  return row && row.planned > 0 ? row.open : null;
}

/** Maps a constraint that two concurrent writes of a series violate to an error. */
export function seriesRefused(constraint: string): AppError | undefined {
  if (constraint === 'plan_session_open') return new AppError('WRONG_STATE', reasonFor('NO_SESSION_OPEN'));
  return constraint.endsWith('_slot') ? new AppError('DOUBLE_BOOKED', reasonFor('SLOT_TAKEN')) : undefined;
}
