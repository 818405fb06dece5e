import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  findSchedules,
  findSlotConflict,
  type KnownPhysiotherapist,
  type KnownTime,
  loadSettings,
  type Obstacle,
  type Offer,
  type TakenTime,
  withoutHours,
} from '../../clinic/index.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';

/** A session for which somebody is sought. */
export interface SoughtSession extends Offer {
  id: string;
  patientId: string;
  /** Who treats now; is no candidate. */
  physiotherapistId: string | null;
  startsAt: Date;
}

/** A physiotherapist who is free at a session's time. */
export interface Candidate {
  id: string;
  name: string;
}

/** The schedules of several physiotherapists around some sessions. */
export interface Schedules {
  known: readonly KnownPhysiotherapist[];
  /** Why a physiotherapist cannot take a session; undefined if they are free. */
  conflictOf: (who: KnownPhysiotherapist, session: Offer & { startsAt: Date }) => Obstacle | undefined;
  /** Takes a session into a physiotherapist's schedule. */
  take: (who: KnownPhysiotherapist, session: TakenTime) => void;
  /** Number of scheduled sessions of a physiotherapist on a clinic day. */
  loadOf: (who: KnownPhysiotherapist, day: string) => number;
}

/**
 * Finds the schedules of physiotherapists around sessions in one statement, whatever their number. Before the clinic is
 * open every hour counts as working time, as for bookings.
 * @param among condition on `physiotherapist t`; all who can be booked by default
 */
export async function findSchedulesAround(
  em: EntityManager,
  sessions: readonly Pick<SoughtSession, 'startsAt'>[],
  among: RawBuilder<unknown> = sql`true`,
): Promise<Schedules> {
  const times = sessions.map(({ startsAt }) => startsAt.getTime());
  const settings = await loadSettings(em);
  const span = { from: new Date(Math.min(...times)), until: new Date(Math.max(...times)) };
  const known = times.length > 0 ? await findSchedules(em, settings, { ...span, among }) : [];
  const travelMinutes = settings.openedAt ? settings.travelMinutes : 0;
  // By day: a month of absence is compared with the sessions of each day, not with all of them.
  const taken = new Map(
    known.map(({ id, time }) => [id, Map.groupBy(time.sessions, ({ startsAt }) => clinicDay(startsAt))]),
  );
  const ofDay = ({ id }: KnownPhysiotherapist, day: string) => taken.get(id)?.get(day) ?? [];
  const near = (who: KnownPhysiotherapist, moment: Date): KnownTime => {
    const day = clinicDay(moment);
    const around = [addDays(day, -1), day, addDays(day, 1)].flatMap((one) => ofDay(who, one));
    const time = { ...who.time, sessions: around };
    return settings.openedAt ? time : withoutHours(time);
  };
  return {
    known,
    conflictOf: (who, session) => findSlotConflict(near(who, session.startsAt), session, travelMinutes),
    take: (who, session) => {
      const day = clinicDay(session.startsAt);
      taken.get(who.id)?.set(day, [...ofDay(who, day), session]);
    },
    loadOf: (who, day) => ofDay(who, day).filter(({ status }) => status === 'scheduled').length,
  };
}

/**
 * Finds who is free at the time of each session, best first: who treated the patient before, then the fewest scheduled
 * sessions on that day, then by name. Two statements, whatever the number of sessions. Takes no lock: whoever assigns
 * one of them checks again.
 */
export async function findFreePhysiotherapists(
  em: EntityManager,
  sessions: readonly SoughtSession[],
): Promise<Map<string, Candidate[]>> {
  const { known, conflictOf, loadOf } = await findSchedulesAround(em, sessions);
  const treated = await findTreated(em, sessions);
  return new Map(
    sessions.map((session) => {
      const day = clinicDay(session.startsAt);
      const rank = (who: KnownPhysiotherapist) => (treated.has(pairOf(session.patientId, who.id)) ? 0 : 1);
      const free = known
        .filter((who) => who.id !== session.physiotherapistId && !conflictOf(who, session))
        .toSorted((one, other) => rank(one) - rank(other) || loadOf(one, day) - loadOf(other, day));
      return [session.id, free.map(({ id, name }) => ({ id, name }))];
    }),
  );
}

const pairOf = (patientId: string, physiotherapistId: string) => `${patientId} ${physiotherapistId}`;

/** Finds who completed a session of which of the patients. */
async function findTreated(em: EntityManager, sessions: readonly SoughtSession[]): Promise<Set<string>> {
  const { rows } = await sql<{ patientId: string; physiotherapistId: string }>`
    select distinct patient_id as "patientId", physiotherapist_id as "physiotherapistId" from appointment
    where patient_id = any(${sessions.map(({ patientId }) => patientId)}::uuid[]) and status = 'completed'
      and physiotherapist_id is not null and deleted_at is null`.execute(em.getKysely());
  return new Set(rows.map(({ patientId, physiotherapistId }) => pairOf(patientId, physiotherapistId)));
}
