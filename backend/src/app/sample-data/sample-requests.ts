import { clinicDay } from '../../platform/time/clinic-time.js';
import { addDays, CLOSES, clinicMoment, daysFrom, DAY_MS, HOUR_MS, isOpenDay, OPENS } from './clinic-calendar.js';
import type { AppointmentRow, PhysiotherapistRow } from './rows.js';
import type { SamplePatient } from './sample-patients.js';
import type { SeededRandom } from './seeded-random.js';

const LATER = 8;

/**
 * Generates 12 pending sessions: 1 past, 3 within the next 24 hours and 8 more than two days ahead; and two canceled
 * ones. Every other session has a physiotherapist, who is free at that time.
 */
export function sessionRequests(
  patients: readonly SamplePatient[],
  physiotherapists: readonly PhysiotherapistRow[],
  planned: readonly AppointmentRow[],
  now: Date,
  random: SeededRandom,
): AppointmentRow[] {
  const busy = new Set(planned.map(({ physiotherapistId, startsAt }) => slotKey(physiotherapistId, startsAt)));
  const complete = patients.filter(({ cohort }) => cohort.record === 'complete');
  const returning = complete.filter(({ cohort }) => cohort.login === 'long ago');
  const waiting = complete.filter(({ cohort }) => cohort.login === 'never');
  const past = pastMoment(now);
  const request = (patient: SamplePatient | undefined, startsAt: Date, position: number): AppointmentRow[] => {
    if (!patient) return [];
    const free = position % 2 === 0 && physiotherapists.find(({ id }) => !busy.has(slotKey(id, startsAt)));
    if (free) busy.add(slotKey(free.id, startsAt));
    const createdAt = new Date(
      startsAt === past ? past.getTime() - DAY_MS : now.getTime() - (position + 1) * 4 * HOUR_MS,
    );
    return [
      {
        id: random.uuid(createdAt),
        patientId: patient.record.id,
        physiotherapistId: free ? free.id : null,
        startsAt,
        durationMinutes: 45,
        sessionType: isClinicHour(startsAt) ? (position % 3 === 1 ? 'Home' : 'Clinic') : 'Tele',
        status: 'pending',
        missedReason: null,
        canceledAt: null,
        canceledBy: null,
        createdAt,
      },
    ];
  };
  const patientsInTurn = [...returning.slice(0, 6), ...waiting];
  const moments = [past, ...soonMoments(now), ...laterMoments(now)];
  const pending = moments.flatMap((moment, position) => request(patientsInTurn[position], moment, position));
  const canceled = returning
    .slice(6, 8)
    .flatMap((patient, position) => request(patient, laterMoments(now)[position] ?? past, 13 + 2 * position));
  const end = (row: AppointmentRow): AppointmentRow => ({
    ...row,
    status: 'canceled',
    canceledAt: new Date(row.createdAt.getTime() + HOUR_MS),
    canceledBy: 'PATIENT',
  });
  return [...pending, ...canceled.map(end)];
}

const slotKey = (physiotherapistId: string | null, startsAt: Date) => `${physiotherapistId} ${startsAt.getTime()}`;

/** 11:00 of the last open day before today. */
function pastMoment(now: Date): Date {
  const yesterday = addDays(clinicDay(now), -1);
  return clinicMoment(isOpenDay(yesterday) ? yesterday : addDays(yesterday, -1), 11);
}

/** Three times, 2 to 23 hours ahead. If the clinic is closed at most of them, the sessions are by video. */
function soonMoments(now: Date): Date[] {
  const today = clinicDay(now);
  const hours = [today, addDays(today, 1)]
    .flatMap((day) => Array.from({ length: 12 }, (_, hour) => clinicMoment(day, OPENS + hour)))
    .filter((moment) => {
      const away = moment.getTime() - now.getTime();
      return away >= 2 * HOUR_MS && away <= 23 * HOUR_MS;
    });
  const open = hours.filter(isClinicHour);
  const choice = open.length >= 3 ? open : hours;
  return choice.filter((_, at) => [1, 2, 3].some((third) => at === Math.floor((choice.length * third) / 3) - 1));
}

/** Whether a one-hour session at a full hour is within the opening hours. */
function isClinicHour(moment: Date): boolean {
  const day = clinicDay(moment);
  return isOpenDay(day) && moment >= clinicMoment(day, OPENS) && moment < clinicMoment(day, CLOSES);
}

/** One time on each open day from three days ahead. */
function laterMoments(now: Date): Date[] {
  const moments: Date[] = [];
  for (const day of daysFrom(new Date(now.getTime() + 3 * DAY_MS), 1)) {
    if (moments.length === LATER) break;
    if (isOpenDay(day)) moments.push(clinicMoment(day, OPENS + 1 + ((3 * moments.length) % 8)));
  }
  return moments;
}
