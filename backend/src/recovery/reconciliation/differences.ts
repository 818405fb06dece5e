import { recount, type EventOfPlan, type Recounted } from './recount.js';

type SessionOfPlan = [number: number, state: Recounted['state'], appointmentId: string | null];

/** A plan with all displayed counts, from one snapshot. */
export interface PlanAsShown {
  planId: string;
  events: EventOfPlan[];
  /** Its stored sessions. */
  sessions: SessionOfPlan[];
  /** Number of its events' appointments by status. */
  appointments: { scheduled: number; completed: number; missed: number };
  /** Counts in profile, details and lists, if they show this plan. */
  profile: { planned: number; done: number; missed_in_all: number } | null;
}

/** A displayed count that differs from the events. */
export interface Difference {
  planId: string;
  what: string;
  fromEvents: number;
  shown: number;
}

/** Finds the displayed counts of a plan that differ from its events. */
export function differencesOf(plan: PlanAsShown): Difference[] {
  const { sessions, fitting, missedInAll } = recount(plan.events);
  const said = [...sessions.values()];
  const stored = plan.sessions.map(([, state, appointmentId]) => ({ state, appointmentId }));
  const counts = countsOf(said);
  const shown = countsOf(stored);
  const same = plan.sessions.filter(([number, state, appointmentId]) => {
    const one = sessions.get(number);
    return one?.state === state && one.appointmentId === appointmentId;
  });
  const { appointments, profile } = plan;
  const compared: [what: string, fromEvents: number, shown: number][] = [
    ['events that fit', plan.events.length, fitting],
    ['sessions planned', counts.planned, shown.planned],
    ['sessions done', counts.done, shown.done],
    ['sessions missed', counts.missed, shown.missed],
    ['sessions taken out', counts.cancelled, shown.cancelled],
    ['sessions ahead', counts.ahead, shown.ahead],
    ['sessions booked', counts.booked, shown.booked],
    ['sessions that stand as the events say', counts.planned, same.length],
    ['appointments scheduled', counts.booked, appointments.scheduled],
    ['appointments completed', counts.done, appointments.completed],
    ['appointments missed', missedInAll, appointments.missed],
  ];
  if (profile)
    compared.push(
      ['profile: sessions planned', counts.planned - counts.cancelled, profile.planned],
      ['profile: sessions done', counts.done, profile.done],
      ['profile: sessions missed', missedInAll, profile.missed_in_all],
    );
  return compared
    .filter(([, fromEvents, present]) => fromEvents !== present)
    .map(([what, fromEvents, present]) => ({ planId: plan.planId, what, fromEvents, shown: present }));
}

function countsOf(sessions: readonly Recounted[]) {
  const inState = (state: Recounted['state']) => sessions.filter((one) => one.state === state);
  const ahead = inState('AHEAD');
  return {
    planned: sessions.length,
    done: inState('DONE').length,
    missed: inState('MISSED').length,
    cancelled: inState('CANCELLED').length,
    ahead: ahead.length,
    booked: ahead.filter(({ appointmentId }) => appointmentId !== null).length,
  };
}
