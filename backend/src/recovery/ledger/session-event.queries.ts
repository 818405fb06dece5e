import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Program } from '../../platform/access/actor.js';
import type { PlanSessionRow } from './plan.queries.js';

export const SESSION_EVENT_KINDS = [
  'PLANNED',
  'BOOKED',
  'RESCHEDULED',
  'UNBOOKED',
  'DONE',
  'MISSED',
  'CANCELLED',
  'REOPENED',
  'CORRECTED',
  'MERGED',
] as const;
/** Kinds of events of a plan's session. */
export type SessionEventKind = (typeof SESSION_EVENT_KINDS)[number];

export const ENTERED_AS = ['PATIENT', 'PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN', 'RECEPTION', 'FAMILY'] as const;

/** An event of a ledger; its time is text, as plain statements return it. */
export interface SessionEventRow {
  id: string;
  number: number;
  kind: SessionEventKind;
  at: string;
  appointmentId: string | null;
  reason: string | null;
  enteredAs: (typeof ENTERED_AS)[number];
  state: PlanSessionRow['state'];
}

/** Selects a slice of a plan's ledger. */
interface EventSlice {
  planId: string;
  first: number;
  after?: string | null | undefined;
}

/** Finds the events of a plan, oldest first. */
export async function findSessionEvents(
  em: EntityManager,
  { planId, first, after }: EventSlice,
): Promise<SessionEventRow[]> {
  const { rows } = await sql<SessionEventRow>`
    select id::text, number, kind, at, appointment_id as "appointmentId", reason, entered_as as "enteredAs", state
    from session_event where plan_id = ${planId} and id > ${after ?? '0'}::bigint order by session_event.id limit ${first}`.execute(
    em.getKysely(),
  );
  return rows;
}

/** A clinician's decision about sessions, with its reason. */
interface Decision {
  planId: string;
  kind: 'PLANNED' | 'CANCELLED' | 'REOPENED';
  numbers: readonly number[];
  /** Phase of added sessions. */
  phase?: number;
  reason: string;
}

/** Appends an event for each session to the ledger. The caller holds the lock on the plan. */
export async function addEvents(
  tx: EntityManager,
  { role, userId }: Account | Program,
  { planId, kind, numbers, phase = 1, reason }: Decision,
): Promise<void> {
  await sql`
    insert into session_event (plan_id, number, kind, phase, reason, entered_by, entered_as)
    select ${planId}, number, ${kind}, ${phase}, ${reason}, ${userId}, ${role.toUpperCase()}
    from unnest(${numbers}::int[]) as number order by number`.execute(tx.getKysely());
}
