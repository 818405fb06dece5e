import { messageLanguageOf } from '../../identity/index.js';
import type { ClinicSettings } from '../../clinic/index.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { ReminderFacts } from './due.queries.js';

/** Time between two reminders of a patient: 72 hours. */
const BETWEEN_MS = 72 * 3_600_000;

/** Settings that decide whether reminders can be sent. */
export type ReminderSettings = Pick<ClinicSettings, 'openedAt' | 'templates'> & {
  /** Whether a link can be paid: the clinic has a UPI address or a payment gateway. */
  canBePaid: boolean;
};

/** Returns why the clinic can remind nobody: it is not open, or its links cannot be paid. */
export function clinicObstacle({ openedAt, canBePaid }: ReminderSettings): AppError | undefined {
  if (!openedAt) return new AppError('WRONG_STATE', reasonFor('REMIND_NOT_OPEN'));
  return canBePaid ? undefined : new AppError('WRONG_STATE', reasonFor('NO_UPI_ADDRESS'));
}

/** Returns why a patient who owes cannot be reminded now; undefined if they can. */
export function reminderObstacle(facts: ReminderFacts, settings: ReminderSettings, now: Date): AppError | undefined {
  const { patientId, phone, language, wantsReminders, remindedAt } = facts;
  const ofClinic = clinicObstacle(settings);
  if (ofClinic) return ofClinic;
  if (!patientId) return new AppError('WRONG_STATE', reasonFor('REMIND_DELETED'));
  if (!/^\+91\d{10}$/.test(phone ?? '')) return new AppError('WRONG_STATE', reasonFor('REMIND_NO_NUMBER'));
  if (!wantsReminders) return new AppError('WRONG_STATE', reasonFor('REMIND_NOT_WANTED'));
  const spoken = messageLanguageOf(language ?? '');
  const isOff = settings.templates.some((one) => one.kind === 'PAYMENT_DUE' && one.language === spoken && !one.enabled);
  if (isOff) return new AppError('WRONG_STATE', reasonFor('REMIND_SWITCHED_OFF'));
  const again = remindedAt && new Date(remindedAt.getTime() + BETWEEN_MS);
  if (again && again > now)
    return new AppError('LIMIT_REACHED', reasonFor('REMIND_AGAIN', { moment: again.toISOString() }));
  return undefined;
}
