import type { SessionEventKind } from '../ledger/session-event.queries.js';
import type { PlanSessionRow } from '../ledger/plan.queries.js';

type State = PlanSessionRow['state'];

/** A session of a plan after its events. */
export interface Recounted {
  state: State;
  appointmentId: string | null;
}

/** An event's fields for the recount: session number, kind, resulting state and appointment. */
export type EventOfPlan = [number: number, kind: SessionEventKind, state: State, appointmentId: string | null];

/** Counts of a plan, derived only from its events. */
export interface Recount {
  sessions: Map<number, Recounted>;
  /** Number of events that are valid in the preceding state and store the right resulting state. */
  fitting: number;
  missedInAll: number;
}

/** Applies an event to a session's state; undefined if it is invalid there. Mirrors the database's step_of_session (migration 0039). */
export function stepOf(
  kind: SessionEventKind,
  present: Recounted | undefined,
  booking: string | null,
): State | undefined {
  if (!present) return kind === 'PLANNED' ? 'AHEAD' : undefined;
  const { state, appointmentId } = present;
  const isItsOwn = booking !== null && booking === appointmentId;
  switch (kind) {
    case 'PLANNED':
      return undefined;
    case 'BOOKED':
      return state === 'AHEAD' && appointmentId === null && booking !== null ? 'AHEAD' : undefined;
    case 'RESCHEDULED':
    case 'UNBOOKED':
      return state === 'AHEAD' && isItsOwn ? 'AHEAD' : undefined;
    case 'DONE':
    case 'MISSED':
      return state === 'AHEAD' && isItsOwn ? kind : undefined;
    case 'CORRECTED':
      if (!isItsOwn) return undefined;
      return state === 'DONE' ? 'MISSED' : state === 'MISSED' ? 'DONE' : undefined;
    case 'CANCELLED':
      return booking === null && (state === 'MISSED' || (state === 'AHEAD' && appointmentId === null))
        ? 'CANCELLED'
        : undefined;
    case 'MERGED':
      return booking === appointmentId ? state : undefined;
    case 'REOPENED':
      return booking === null && (state === 'MISSED' || state === 'CANCELLED') ? 'AHEAD' : undefined;
  }
}

const LETS_GO: ReadonlySet<SessionEventKind> = new Set(['UNBOOKED', 'CANCELLED', 'REOPENED']);

/** Recounts a plan from its events, oldest first. A pure function without clock and database. */
export function recount(events: readonly EventOfPlan[]): Recount {
  const sessions = new Map<number, Recounted>();
  const missed = new Set<string>();
  let fitting = 0;
  for (const [number, kind, said, appointmentId] of events) {
    const state = stepOf(kind, sessions.get(number), appointmentId);
    if (!state) continue;
    if (state === said) fitting++;
    sessions.set(number, { state, appointmentId: LETS_GO.has(kind) ? null : appointmentId });
    if (appointmentId && state === 'MISSED') missed.add(appointmentId);
    if (appointmentId && kind === 'CORRECTED' && state === 'DONE') missed.delete(appointmentId);
  }
  return { sessions, fitting, missedInAll: missed.size };
}
