import type { AppointmentState } from '../../scheduling/index.js';
import { sayTime, withWhom } from './notice-texts.js';
import type { NewNotice } from './write-notices.js';

/** A change of a session by its patient. */
interface PatientChange {
  before: AppointmentState | undefined;
  after: AppointmentState;
  /** Name of who treats, or treated if nobody does any more. */
  who: string | undefined;
}

type Told = Pick<NewNotice, 'kind' | 'audience' | 'text' | 'physiotherapistId'>;

/**
 * Returns what the desk and the session's physiotherapist are told of a change by the patient. A request is no physiotherapist's session
 * yet, so that the desk alone is told of it.
 */
export function patientNotice({ before, after, who }: PatientChange): Told | undefined {
  if (after.status === 'canceled') return before && before.status !== 'canceled' ? canceled(before, who) : undefined;
  const time = sayTime(after.startsAt);
  if (!before && after.status === 'pending')
    return { kind: 'REQUEST_CAME', audience: 'DESK', text: `A patient asked for a session on ${time}.` };
  if (after.status === 'scheduled' && before?.status !== 'scheduled')
    return booked(after, `A patient booked ${time}${withWhom(who)}.`);
  return before && isElsewhere(before, after) ? moved(before, after, who) : undefined;
}

function booked({ physiotherapistId }: AppointmentState, text: string): Told {
  return { kind: 'PATIENT_BOOKED', audience: 'DESK', text, physiotherapistId };
}

function canceled(before: AppointmentState, who: string | undefined): Told {
  const time = sayTime(before.startsAt);
  const told = { kind: 'PATIENT_CANCELED', audience: 'DESK' } as const;
  return before.status === 'pending'
    ? { ...told, text: `A patient took back the request for ${time}.` }
    : { ...told, text: `A patient canceled ${time}${withWhom(who)}.`, physiotherapistId: before.physiotherapistId };
}

function moved(before: AppointmentState, after: AppointmentState, who: string | undefined): Told {
  const [from, to] = [sayTime(before.startsAt), sayTime(after.startsAt)];
  const told = { kind: 'PATIENT_MOVED', audience: 'DESK' } as const;
  return after.status === 'pending'
    ? { ...told, text: `A patient moved a request from ${from} to ${to}.` }
    : {
        ...told,
        text: `A patient moved a session from ${from} to ${to}${withWhom(who)}.`,
        physiotherapistId: after.physiotherapistId,
      };
}

const isElsewhere = (before: AppointmentState, after: AppointmentState) =>
  before.startsAt.getTime() !== after.startsAt.getTime() || before.physiotherapistId !== after.physiotherapistId;
