import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.js';
import {
  type ClinicSettings,
  findSchedules,
  findSlotConflict,
  type KnownPhysiotherapist,
  type KnownTime,
  type Offer,
  overlap,
  plannedHours,
  spanOf,
  stretchesOf,
} from '../../clinic/index.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { liesOutside } from '../appointments/hours-override.js';

/** When a session is, and who treats. */
export interface Place {
  startsAt: Date;
  physiotherapistId: string | null;
}

/** A session of a series with the place that it shall have. */
export interface WantedSession extends Offer, Place {
  /** Where it is now, if it exists; its own place does not conflict with it. */
  present?: Place;
}

/** Why a session cannot have a place. */
export interface Conflict {
  code: 'OUTSIDE_HOURS' | 'DOUBLE_BOOKED' | 'WRONG_STATE';
  /** Sentence that names no other patient. */
  reason: Reason;
  /** Whether staff may book it with a reason. */
  mayOverride?: true;
}

interface Known {
  rules: ClinicSettings;
  now: Date;
  people: readonly KnownPhysiotherapist[];
  /** Scheduled sessions of the patient. */
  own: KnownTime['sessions'];
}

const HALF_DAY_MS = 12 * 3_600_000;
const MINUTE_MS = 60_000;
/** Most times that are proposed instead of a taken one. */
const MOST_INSTEAD = 3;

const isAt = ({ startsAt }: Pick<Place, 'startsAt'>, other: Date) => startsAt.getTime() === other.getTime();

/**
 * Schedules of a patient and of those who treat a series, loaded once. The sessions of the series are placed one after the other, each by
 * the rules of a single booking or move.
 */
export class SeriesSchedule {
  readonly #rules: ClinicSettings;
  readonly #now: Date;
  readonly #people: Map<string, KnownPhysiotherapist>;
  #own: KnownTime['sessions'];

  constructor({ rules, now, people, own }: Known) {
    this.#rules = rules;
    this.#now = now;
    this.#people = new Map(people.map((one) => [one.id, one]));
    this.#own = own;
  }

  /** Returns why a session cannot have its place; undefined if it can. With `mayOverride`, it may be outside the hours. */
  conflictOf(wanted: WantedSession, mayOverride: boolean): Conflict | undefined {
    const { startsAt, physiotherapistId } = wanted;
    if (startsAt <= this.#now) return { code: 'OUTSIDE_HOURS', reason: reasonFor('NOT_IN_FUTURE') };
    const known = physiotherapistId ? this.#people.get(physiotherapistId) : undefined;
    if (physiotherapistId && !known) return { code: 'OUTSIDE_HOURS', reason: reasonFor('PHYSIOTHERAPIST_NOT_FOUND') };
    if (known?.lastDay && known.lastDay < clinicDay(startsAt))
      return { code: 'OUTSIDE_HOURS', reason: reasonFor('LEFT_BY_THEN', { day: known.lastDay }) };
    const time = known && this.#timeWithout(known, wanted);
    if (!mayOverride && this.isOutside(wanted))
      return { code: 'OUTSIDE_HOURS', reason: reasonFor('SERIES_OUTSIDE_HOURS'), mayOverride: true };
    if (time && findSlotConflict(time, wanted, 0) === 'DOUBLE_BOOKED')
      return { code: 'DOUBLE_BOOKED', reason: reasonFor('SERIES_PHYSIOTHERAPIST_BUSY') };
    return this.#isPatientBusy(wanted)
      ? { code: 'DOUBLE_BOOKED', reason: reasonFor('SERIES_PATIENT_BUSY') }
      : undefined;
  }

  /** Whether a place is outside the hours of an open clinic, in a leave, or without time to travel. */
  isOutside(wanted: WantedSession): boolean {
    const known = wanted.physiotherapistId ? this.#people.get(wanted.physiotherapistId) : undefined;
    return liesOutside(this.#rules, known && this.#timeWithout(known, wanted), wanted);
  }

  /** Places a session: it takes the time of the patient and of who treats from those that follow. */
  take(wanted: WantedSession): void {
    const { startsAt, durationMinutes, sessionType, physiotherapistId, present } = wanted;
    const taken = { startsAt, durationMinutes, sessionType, status: 'scheduled' as const };
    if (present?.physiotherapistId) this.#change(present.physiotherapistId, (all) => without(all, present));
    if (physiotherapistId) this.#change(physiotherapistId, (all) => [...all, taken]);
    this.#own = [...without(this.#own, present), taken];
  }

  /** Returns free starts of the same physiotherapist on the same day, the nearest first. */
  freeInstead(wanted: WantedSession): Date[] {
    const known = wanted.physiotherapistId ? this.#people.get(wanted.physiotherapistId) : undefined;
    if (!known) return [];
    const { slotMinutes, travelMinutes } = this.#rules;
    const distance = (start: Date) => Math.abs(start.getTime() - wanted.startsAt.getTime());
    return stretchesOf(known.time, clinicDay(wanted.startsAt))
      .flatMap(({ from, until }) => {
        const room = until - from - wanted.durationMinutes * MINUTE_MS;
        const count = Math.max(0, Math.floor(room / (slotMinutes * MINUTE_MS)) + 1);
        return Array.from({ length: count }, (_, at) => new Date(from + at * slotMinutes * MINUTE_MS));
      })
      .filter((startsAt) => startsAt > this.#now)
      .filter((startsAt) => !findSlotConflict(known.time, { ...wanted, startsAt }, travelMinutes))
      .filter((startsAt) => !this.#isPatientBusy({ ...wanted, startsAt }))
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, MOST_INSTEAD);
  }

  #isPatientBusy({ startsAt, durationMinutes, present }: WantedSession): boolean {
    const span = spanOf(startsAt, durationMinutes);
    return without(this.#own, present).some((one) => overlap(span, spanOf(one.startsAt, one.durationMinutes)));
  }

  #timeWithout({ id, time }: KnownPhysiotherapist, { present }: WantedSession): KnownTime {
    return present?.physiotherapistId === id ? { ...time, sessions: without(time.sessions, present) } : time;
  }

  #change(id: string, change: (sessions: KnownTime['sessions']) => KnownTime['sessions']): void {
    const known = this.#people.get(id);
    if (known) this.#people.set(id, { ...known, time: { ...known.time, sessions: change(known.time.sessions) } });
  }
}

/** Returns the sessions without the scheduled one at a place: two scheduled ones of a person never begin at one time. */
function without(sessions: KnownTime['sessions'], place: Place | undefined): KnownTime['sessions'] {
  return place ? sessions.filter((one) => one.status !== 'scheduled' || !isAt(one, place.startsAt)) : sessions;
}

/** Loads the schedule of a series: two statements, whatever its length. The caller holds the row locks of whoever it is about. */
export async function loadSeriesSchedule(
  em: EntityManager,
  rules: ClinicSettings,
  { patientId, wanted, now }: { patientId: string; wanted: readonly WantedSession[]; now: Date },
): Promise<SeriesSchedule> {
  const times = wanted.flatMap(({ startsAt, present }) => [startsAt, ...(present ? [present.startsAt] : [])]);
  const [from, until] = [Math.min(...times.map(Number)), Math.max(...times.map(Number))].map((at) => new Date(at));
  if (!from || !until) throw new Error('a series has sessions');
  const ids = wanted.flatMap((one) => [one.physiotherapistId, one.present?.physiotherapistId ?? null]);
  const physiotherapistIds = [...new Set(ids.filter((id) => id !== null))];
  const people = await findSchedules(em, plannedHours(rules), {
    among: sql`t.id = any(${physiotherapistIds}::uuid[])`,
    withSwitchedOff: true,
    from,
    until,
  });
  return new SeriesSchedule({ rules, now, people, own: await findOwn(em, patientId, { from, until }) });
}

async function findOwn(
  em: EntityManager,
  patientId: string,
  { from, until }: { from: Date; until: Date },
): Promise<KnownTime['sessions']> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('appointment')
    .select(['starts_at', 'duration_minutes', 'session_type'])
    .where('patient_id', '=', patientId)
    .where('status', '=', 'scheduled')
    .where('deleted_at', 'is', null)
    .where('starts_at', '>', new Date(from.getTime() - HALF_DAY_MS).toISOString())
    .where('starts_at', '<', new Date(until.getTime() + HALF_DAY_MS).toISOString())
    .execute();
  return rows.map((row) => ({
    startsAt: new Date(row.starts_at),
    durationMinutes: row.duration_minutes,
    sessionType: row.session_type,
    status: 'scheduled',
  }));
}
