import { clinicDay } from '../../platform/time/clinic-time.js';
import { addDays, CLOSES, clinicMoment, DAY_MS, HOUR_MS, isOpenDay, OPENS } from './clinic-calendar.js';
import { MISSED_REASONS } from './clinical-notes.js';
import { randomOf, type GeneratedPatient } from './generated-patient.js';
import type { AppointmentRow, PaymentRow } from './rows.js';
import type { SeededRandom } from './seeded-random.js';

const SESSION_TYPES = ['Clinic', 'Clinic', 'Clinic', 'Home', 'Tele'] as const;
const OUTCOMES = ['completed', 'completed', 'completed', 'completed', 'missed', 'canceled'] as const;
/** In paise. */
const PRICES = [60_000, 80_000, 90_000, 120_000, 350_000, 650_000, 1_800_000, 2_500_000] as const;
const METHODS = ['UPI', 'UPI', 'UPI', 'Card', 'Cash', 'Net Banking'] as const;
const PAYMENT_STATUSES = ['Paid', 'Paid', 'Paid', 'Paid', 'Paid', 'Paid', 'Pending', 'Failed', 'Refunded'] as const;

/**
 * Generates up to four past sessions in the three months after the creation of a complete record; a pending request for
 * 1 % and an upcoming session for 2 % of the patients. The upcoming session has no physiotherapist and is the patient's
 * only one, so that no sessions overlap.
 */
export function appointmentRowsOf(
  patient: GeneratedPatient,
  physiotherapistIds: readonly [string, ...string[]],
  now: Date,
): AppointmentRow[] {
  if (!patient.isComplete) return [];
  const random = randomOf(patient.index, 3);
  const physiotherapistId = random.pick(physiotherapistIds);
  const row = (startsAt: Date, status: AppointmentRow['status']): AppointmentRow => {
    const booked = Math.max(patient.createdAt.getTime(), Math.min(startsAt.getTime(), now.getTime()) - 3 * DAY_MS);
    const createdAt = new Date(booked);
    return {
      id: random.uuid(createdAt),
      patientId: patient.recordId,
      physiotherapistId:
        status === 'scheduled' || (status === 'pending' && random.chance(50)) ? null : physiotherapistId,
      startsAt,
      durationMinutes: 45,
      sessionType: random.pick(SESSION_TYPES),
      status,
      missedReason: status === 'missed' ? random.pick(MISSED_REASONS) : null,
      canceledAt: status === 'canceled' ? new Date((booked + Math.min(startsAt.getTime(), now.getTime())) / 2) : null,
      canceledBy: status === 'canceled' ? (patient.index % 3 === 0 ? 'CLINIC' : 'PATIENT') : null,
      createdAt,
    };
  };
  const rows: AppointmentRow[] = [];
  for (let left = random.whole(0, 4); left > 0; left--) {
    const startsAt = openHour(patient.createdAt, random.whole(1, 90), random);
    if (startsAt.getTime() < now.getTime() - HOUR_MS) rows.push(row(startsAt, random.pick(OUTCOMES)));
  }
  if (random.chance(1)) rows.push(row(openHour(now, random.whole(1, 30), random), 'pending'));
  if (random.chance(2)) rows.push(row(openHour(now, random.whole(1, 14), random), 'scheduled'));
  return rows;
}

/** Returns a full opening hour that many days later; on a Sunday, one day more. */
function openHour(moment: Date, days: number, random: SeededRandom): Date {
  const day = addDays(clinicDay(moment), days);
  return clinicMoment(isOpenDay(day) ? day : addDays(day, 1), random.whole(OPENS, CLOSES - 1));
}

/** Generates up to two payments in the two months after the record's creation, none in the future. */
export function paymentRowsOf(patient: GeneratedPatient, now: Date): PaymentRow[] {
  if (!patient.isComplete) return [];
  const random = randomOf(patient.index, 4);
  const begin = patient.createdAt.getTime();
  const length = Math.min(60 * DAY_MS, now.getTime() - begin);
  return Array.from({ length: random.whole(0, 2) }, () => {
    const createdAt = new Date(begin + random.fraction() * length);
    return {
      id: random.uuid(createdAt),
      patientId: patient.recordId,
      amountPaise: random.pick(PRICES),
      method: random.pick(METHODS),
      status: random.pick(PAYMENT_STATUSES),
      createdAt,
    };
  });
}
