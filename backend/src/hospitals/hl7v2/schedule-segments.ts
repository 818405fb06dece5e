import { SESSION_TYPES, type SessionType } from '../../clinic/index.js';
import { parseClinicTime } from '../../platform/time/clinic-time.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { MessageFault } from './fault.js';
import type { Hl7Message, Segment } from './message.js';
import { identifierOf } from './patient-segment.js';

/** Location in a message of each input field. */
export const PLACES = { appointmentDate: 'SCH-11', durationMinutes: 'SCH-11' } as const;

/** Longest id in a message. */
const LONGEST = 199;

/** The sender's id of a session, and the patient's number in PID-3. */
export interface NamedSession {
  called: string;
  patient: string;
}

/** A session to book or change; absent fields are up to the clinic. */
export interface PlannedSession extends NamedSession {
  /** ISO 8601 in clinic time, unless the message names a zone. */
  appointmentDate: string;
  durationMinutes: number | undefined;
  sessionType: SessionType | undefined;
  /** The physiotherapist's number in the council's register. */
  registrationNumber: string | undefined;
}

/** Parses SCH-2, or SCH-1 if that is empty, and PID-3. @throws MessageFault AE */
export function readNamedSession(message: Hl7Message): NamedSession {
  const schedule = message.first('SCH');
  const called = oneLine(schedule.value(2) || schedule.value(1));
  if (called === '') throw new MessageFault('AE', 101, 'SCH-2 names no session.', 'SCH-2');
  if (called.length > LONGEST)
    throw new MessageFault('AE', 102, `SCH-2 is no id of at most ${LONGEST} characters.`, 'SCH-2');
  return { called, patient: oneLine(identifierOf(message.first('PID')).value) };
}

/** Parses SCH, TQ1, AIS and AIP in addition. @throws MessageFault AE */
export function readPlannedSession(message: Hl7Message): PlannedSession {
  const [schedule, timing] = [message.first('SCH'), message.first('TQ1')];
  const [service, staff] = [message.first('AIS'), message.first('AIP')];
  const begins = schedule.value(11, 4) || timing.value(7) || service.value(4);
  if (begins === '') throw new MessageFault('AE', 101, 'SCH-11.4 is missing: a session has a time.', 'SCH-11');
  const appointmentDate = momentOf(begins);
  const ends = schedule.value(11, 5) || timing.value(8);
  return {
    ...readNamedSession(message),
    appointmentDate,
    durationMinutes: ends
      ? minutesBetween(appointmentDate, momentOf(ends))
      : (minutesOf(schedule, 9) ?? minutesOf(service, 7)),
    sessionType: sessionTypeOf(service),
    registrationNumber: oneLine(staff.value(3)) || undefined,
  };
}

/** Parses a time with a precision of minutes or better. */
function momentOf(told: string): string {
  const [, year, month, day, hour, minute, second = '00', zone = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(?:(\d\d)(?:\.\d{1,4})?)?([+-]\d{4})?$/.exec(told) ?? [];
  const moment = `${year}-${month}-${day}T${hour}:${minute}:${second}${zone.slice(0, 3)}${zone && `:${zone.slice(3)}`}`;
  if (parseClinicTime(moment)) return moment;
  throw new MessageFault('AE', 102, 'SCH-11 has no moment: YYYYMMDDHHMM, with a zone or in clinic time.', 'SCH-11');
}

const minutesBetween = (begins: string, ends: string) =>
  (Number(parseClinicTime(ends)) - Number(parseClinicTime(begins))) / 60_000;

/** Parses a duration and its unit in the following field, which defaults to minutes. */
function minutesOf(segment: Segment, field: number): number | undefined {
  const [length, unit] = [segment.value(field), segment.value(field + 1)];
  if (length === '') return undefined;
  if (/^\d{1,4}$/.test(length) && /^(?:m|min|minutes?)?$/i.test(unit)) return Number(length);
  throw new MessageFault('AE', 102, 'The length of a session is a number of minutes (min).', 'SCH-9');
}

function sessionTypeOf(service: Segment): SessionType | undefined {
  const code = service.value(3);
  const found = SESSION_TYPES.find((one) => one.toLowerCase() === code.toLowerCase());
  if (code !== '' && !found)
    throw new MessageFault('AE', 103, `AIS-3 is none of ${SESSION_TYPES.join(', ')}.`, 'AIS-3');
  return found;
}
