import { CLOSES, clinicMoment, daysFrom, DAY_MS, HOUR_MS, OPENS, weekday } from './clinic-calendar.js';
import { MISSED_REASONS } from './clinical-notes.js';
import type { AppointmentRow, PhysiotherapistRow } from './rows.js';
import type { SamplePatient } from './sample-patients.js';
import type { SeededRandom } from './seeded-random.js';

/** Three sessions a week at fixed days and hour; no two patients of a physiotherapist overlap. */
interface Slot {
  days: readonly number[];
  hour: number;
}
const MON_WED_FRI = [1, 3, 5];
const TUE_THU_SAT = [2, 4, 6];

/** Past and upcoming sessions of a plan. */
interface Plan {
  /** End of the past sessions. */
  until: Date;
  past: number;
  /** Indices of the missed sessions among the past ones. */
  missed: readonly number[];
  upcoming: number;
}

const UPCOMING = 4;

/** Generates the sessions of all plans: completed, missed and, for live plans, upcoming ones. */
export function planSessions(
  patients: readonly SamplePatient[],
  physiotherapists: readonly PhysiotherapistRow[],
  now: Date,
  random: SeededRandom,
): AppointmentRow[] {
  const slotsTaken = physiotherapists.map(() => 0);
  return patients.flatMap((patient, index) => {
    const plan = planOf(patient, index, now);
    const physiotherapist = physiotherapists.findIndex(({ id }) => id === patient.record.physiotherapistId);
    const taken = slotsTaken[physiotherapist];
    if (!plan || taken === undefined) return [];
    slotsTaken[physiotherapist] = taken + 1;
    const slot = {
      days: taken % 2 === 0 ? MON_WED_FRI : TUE_THU_SAT,
      hour: OPENS + ((3 * Math.floor(taken / 2) + 2 * physiotherapist) % (CLOSES - OPENS)),
    };
    return sessionsOf(patient, index, plan, slot, now, random);
  });
}

function planOf({ cohort, account, record }: SamplePatient, index: number, now: Date): Plan | undefined {
  if (cohort.record !== 'complete' || !account.lastLoginAt) return undefined;
  if (cohort.login === 'long ago') {
    const past = index % 2 === 0 ? record.plannedSessions + 2 : 8; // finished or abandoned
    return { until: account.lastLoginAt, past, missed: index % 2 === 0 ? [4, 9] : [6, 7], upcoming: 0 };
  }
  const daysAgo = Math.floor((now.getTime() - record.createdAt.getTime()) / DAY_MS);
  const possible = Math.max(1, Math.floor(((daysAgo - 7) * 3) / 7));
  const missed = possible >= 10 ? [3, 8] : possible >= 5 ? [3] : [];
  const past = Math.min(possible, record.plannedSessions - 1 + missed.length);
  return { until: now, past, missed, upcoming: Math.min(UPCOMING, record.plannedSessions - past + missed.length) };
}

function sessionsOf(
  { record }: SamplePatient,
  index: number,
  plan: Plan,
  slot: Slot,
  now: Date,
  random: SeededRandom,
): AppointmentRow[] {
  const sessionType = (['Clinic', 'Clinic', 'Home', 'Clinic', 'Tele'] as const)[index % 5] ?? 'Clinic';
  const durationMinutes = sessionType === 'Home' ? 60 : 45;
  const createdAt = new Date(record.createdAt.getTime() + 2 * HOUR_MS);
  const session = (startsAt: Date, status: 'completed' | 'missed' | 'scheduled'): AppointmentRow => ({
    id: random.uuid(createdAt),
    patientId: record.id,
    physiotherapistId: record.physiotherapistId,
    startsAt,
    durationMinutes,
    sessionType,
    status,
    missedReason: status === 'missed' ? random.pick(MISSED_REASONS) : null,
    canceledAt: null,
    canceledBy: null,
    createdAt,
  });
  const lastStart = new Date(plan.until.getTime() - durationMinutes * 60_000);
  const past = starts(slot, lastStart, -1, plan.past).toReversed();
  const upcoming = starts(slot, now, 1, plan.upcoming);
  return [
    ...past.map((start, position) => session(start, plan.missed.includes(position) ? 'missed' : 'completed')),
    ...upcoming.map((start) => session(start, 'scheduled')),
  ];
}

/** Returns the nearest starts of a slot after (1) or until (-1) a time. */
function starts({ days, hour }: Slot, moment: Date, step: 1 | -1, count: number): Date[] {
  const found: Date[] = [];
  for (const day of daysFrom(moment, step)) {
    if (found.length === count) return found;
    const start = clinicMoment(day, hour);
    const reached = step === 1 ? start > moment : start <= moment;
    if (reached && days.includes(weekday(day))) found.push(start);
  }
  return found;
}
