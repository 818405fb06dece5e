import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.js';
import { DAY_MS } from '../../platform/time/clinic-time.js';
import type { SessionType } from '../../clinic/index.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { visiblePlans } from '../ledger/plan-scope.js';
import { PEOPLE } from '../ledger/plan.queries.js';

/** A missed session of a live plan that was not made up; its time is text, as plain statements return it. */
export interface MissedRow {
  planId: string;
  number: number;
  patientId: string;
  /** Number in PT-000123; null unless for an admin. */
  patientNumber: number | null;
  patientName: string;
  missedAt: string;
  reason: string | null;
  sessionType: SessionType;
  durationMinutes: number;
  physiotherapistId: string;
  /** Its open offer. */
  offer: OfferRow | null;
}

/** Largest number of sessions, because the list has no pages. */
const MOST = 100;

/** Finds missed sessions that were not made up, oldest first, as far as the actor may see their plans: all, or one. */
export async function findMissed(
  em: EntityManager,
  { visibleTo, planId, number }: { visibleTo: VisibleTo; planId?: string; number?: number },
  now: Date,
): Promise<MissedRow[]> {
  const { rows } = await sql<MissedRow>`
    select r.id as "planId", s.number, p.id as "patientId", p.number as "patientNumber", p.name as "patientName",
      a.starts_at as "missedAt", a.missed_reason as reason, a.session_type as "sessionType",
      a.duration_minutes as "durationMinutes", r.physiotherapist_id as "physiotherapistId",
      (select json_build_object('id', o.id, 'planId', o.plan_id, 'number', o.number, 'slots', o.slots, 'expiresAt', o.expires_at)
        from slot_offer o where o.plan_id = s.plan_id and o.number = s.number and o.accepted_at is null and o.expires_at > ${now}
        order by o.created_at desc, o.id desc limit 1) as offer
    from ${PEOPLE} join plan_session s on s.plan_id = r.id join appointment a on a.id = s.appointment_id
    where s.state = 'MISSED' and r.status = 'ACTIVE' and p.deleted_at is null and ${visiblePlans(visibleTo)}
      and (${planId ?? null}::uuid is null or s.plan_id = ${planId ?? null}::uuid and s.number = ${number ?? null}::int)
    order by a.starts_at, a.id limit ${MOST}`.execute(em.getKysely());
  return rows;
}

/** An offer for display. */
export interface OfferRow {
  id: string;
  planId: string;
  number: number;
  slots: string[];
  expiresAt: string;
}

/** Finds the open offers of the plans that an actor may see. */
export async function findOpenOffers(em: EntityManager, actor: VisibleTo, now: Date): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select o.id, o.plan_id as "planId", o.number, o.slots, o.expires_at as "expiresAt"
    from ${PEOPLE} join slot_offer o on o.plan_id = r.id
      join plan_session s on s.plan_id = o.plan_id and s.number = o.number and s.state = 'MISSED'
    where r.status = 'ACTIVE' and p.deleted_at is null and ${visiblePlans(actor)} and o.accepted_at is null and o.expires_at > ${now}
    order by o.created_at, o.id limit ${MOST}`.execute(em.getKysely());
  return rows;
}

/** Finds a patient's scheduled sessions since a time, with any physiotherapist. */
export async function findAgreed(
  em: EntityManager,
  patientId: string,
  from: Date,
): Promise<{ startsAt: Date; durationMinutes: number }[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('appointment')
    .select(['starts_at as startsAt', 'duration_minutes as durationMinutes'])
    .where('patient_id', '=', patientId)
    .where('status', '=', 'scheduled')
    .where('deleted_at', 'is', null)
    .where('starts_at', '>', new Date(from.getTime() - DAY_MS / 2).toISOString())
    .execute();
  return rows.map(({ startsAt, durationMinutes }) => ({ startsAt: new Date(startsAt), durationMinutes }));
}
