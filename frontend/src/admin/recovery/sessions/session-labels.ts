import type {
  EnteredAs,
  PlanSessionsQuery,
  PlanSessionState,
  SessionEventKind,
  SessionEventsQuery,
} from './gql/generated';

type Plan = NonNullable<PlanSessionsQuery['recoveryPlan']>;

/** A session of a plan. */
export type PlanSession = Plan['sessions'][number];

/** Decisions of an admin on a session. */
export type Decision = 'takeOut' | 'reopen' | 'correct';

const states: Readonly<Record<PlanSessionState, string>> = {
  AHEAD: 'Open',
  DONE: 'Done',
  MISSED: 'Missed',
  CANCELLED: 'Taken out',
};

/** Formats a session's state; an open session may be booked. */
export function stateText({ state, appointmentId }: Pick<PlanSession, 'state' | 'appointmentId'>): string {
  return state === 'AHEAD' && appointmentId ? 'Booked' : states[state];
}

/** Returns the decisions allowed in a session's state; a correction is allowed after the plan's end, too. */
export function decisionsFor({ state, appointmentId }: PlanSession, status: Plan['status']): readonly Decision[] {
  const isLive = status === 'ACTIVE';
  const mayGo = state === 'MISSED' || (state === 'AHEAD' && !appointmentId);
  const mayOpen = state === 'MISSED' || state === 'CANCELLED';
  const mayBeWrong = (state === 'DONE' || state === 'MISSED') && appointmentId !== null;
  return [
    ...(isLive && mayGo ? (['takeOut'] as const) : []),
    ...(isLive && mayOpen ? (['reopen'] as const) : []),
    ...(mayBeWrong ? (['correct'] as const) : []),
  ];
}

const kinds: Readonly<Record<SessionEventKind, string>> = {
  PLANNED: 'was planned',
  BOOKED: 'was booked',
  RESCHEDULED: 'was moved to another time',
  UNBOOKED: 'lost its booking and is open again',
  DONE: 'took place',
  MISSED: 'was missed',
  CANCELLED: 'was taken out',
  REOPENED: 'was opened again',
  CORRECTED: 'was corrected',
  MERGED: 'came over with its plan, from another record of this patient',
};

/** Describes an event and its session; a correction includes the new state. */
export function eventText({ number, kind, state }: SessionEventsQuery['sessionEvents'][number]): string {
  const outcome = kind === 'CORRECTED' ? ` to ${states[state].toLowerCase()}` : '';
  return `Session ${number} ${kinds[kind]}${outcome}`;
}

const roles: Readonly<Record<EnteredAs, string>> = {
  PATIENT: 'the patient',
  PHYSIOTHERAPIST: 'a physiotherapist',
  RECEPTION: 'the front desk',
  DOCTOR: 'a doctor',
  ADMIN: 'the clinic',
  FAMILY: 'a family member',
};

/** Formats the role in which an event was entered. */
export const enteredText = (enteredAs: EnteredAs) => `Entered by ${roles[enteredAs]}`;

/** Returns the start times of a plan's sessions by appointment. */
export function momentsOf({ scheduled, completed, missed }: PlanSessionsQuery): ReadonlyMap<string, string> {
  const edges = [scheduled, completed, missed].flatMap((connection) => connection.edges);
  return new Map(edges.map(({ node }) => [node.id, node.appointmentDate]));
}
