import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../../clinic/index.js';
import type { PatientDeleted } from '../../patients/index.js';
import {
  Appointment,
  type AppointmentChanged,
  appointmentState,
  type AppointmentState,
  findWaitedTimes,
  type FreedTime,
  type LeaveWithdrawn,
  type SeriesChanged,
  type WaitedTime,
} from '../../scheduling/index.js';
import { findPhysiotherapistName } from './names.js';
import { sayTime, withWhom } from './notice-texts.js';
import { writeNotices } from './write-notices.js';

const MINUTE_MS = 60_000;

/** Notices of who waits for the time of a session that was canceled, moved or reassigned. */
export async function matchChange(tx: EntityManager, { appointment, change }: AppointmentChanged): Promise<void> {
  await matchSessions(tx, [{ session: appointment, before: change.before }], change.now);
}

/** Notices of who waits for the times of sessions of a series that were canceled, moved or reassigned together. */
export async function matchSeries(tx: EntityManager, { changes, now }: SeriesChanged): Promise<void> {
  await matchSessions(tx, changes, now);
}

/** Notices of who waits for the times of sessions that were deleted with their record. */
export async function matchDeleted(tx: EntityManager, { patientId, deletedAt }: PatientDeleted): Promise<void> {
  const gone = { patient: patientId, deletedAt, status: 'scheduled', startsAt: { $gt: deletedAt } } as const;
  const sessions = await tx.find(Appointment, gone, { disableIdentityMap: true });
  await matchSessions(
    tx,
    sessions.map((session) => ({ session, before: appointmentState(session), isGone: true })),
    deletedAt,
  );
}

/** Notices of who waits for the time of a leave that was withdrawn. */
export async function matchLeave(tx: EntityManager, { leave, now }: LeaveWithdrawn): Promise<void> {
  const { physiotherapistId, from, until } = leave;
  await noteWaited(tx, [{ physiotherapistId, from, until }], now);
}

/** A session and what it was. */
interface Changed {
  session: Appointment;
  before: AppointmentState | undefined;
  /** Whether it was deleted. */
  isGone?: boolean;
}

async function matchSessions(tx: EntityManager, changes: readonly Changed[], now: Date): Promise<void> {
  const left = changes.flatMap((change) => {
    const whose = leftColumn(change);
    return whose && change.before ? [{ ...change, whose, startsAt: change.before.startsAt }] : [];
  });
  if (left.length === 0) return;
  const { travelMinutes } = await loadSettings(tx);
  const freed = left.map(({ session: { durationMinutes, sessionType }, whose, startsAt }) => {
    const way = sessionType === 'Home' ? travelMinutes : 0;
    return {
      physiotherapistId: whose,
      from: new Date(startsAt.getTime() - way * MINUTE_MS),
      until: new Date(startsAt.getTime() + (durationMinutes + way) * MINUTE_MS),
    };
  });
  await noteWaited(tx, freed, now);
}

/** Returns the physiotherapist whose time a session does not take any more; undefined where it still does, and for an outcome. */
function leftColumn({ session, before, isGone = false }: Changed): string | undefined {
  if (before?.status !== 'scheduled' || !before.physiotherapistId) return undefined;
  const after = appointmentState(session);
  const isOff = isGone || after.status === 'canceled' || after.status === 'pending';
  const isElsewhere =
    after.status === 'scheduled' &&
    (after.physiotherapistId !== before.physiotherapistId || after.startsAt.getTime() !== before.startsAt.getTime());
  return isOff || isElsewhere ? before.physiotherapistId : undefined;
}

/** Whoever freed the time is told too: that somebody waits for it is not their doing. */
async function noteWaited(tx: EntityManager, freed: readonly FreedTime[], now: Date): Promise<void> {
  for (const time of await findWaitedTimes(tx, freed, now)) {
    const text = waitedText(time, await findPhysiotherapistName(tx, time.physiotherapistId));
    const [first] = time.entries;
    const of = { patientId: first?.patientId ?? null, subjectId: first?.id ?? null };
    await writeNotices(tx, [{ kind: 'WAITING_LIST_MATCH', audience: 'DESK', text, ...of, byId: null }], now);
  }
}

function waitedText({ from, until, entries }: WaitedTime, name: string | undefined): string {
  const ends = sayTime(until).split(', ')[1] ?? '';
  const who = entries.length === 1 ? 'one patient waits' : `${entries.length} patients wait`;
  return `${sayTime(from)} to ${ends}${withWhom(name)} is free now: ${who} for such a time.`;
}
