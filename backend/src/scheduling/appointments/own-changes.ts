import { z } from 'zod';
import { type ClinicSettings, loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { AppointmentStatus } from './appointment.entity.js';

/**
 * Deadline for a patient to cancel or move a session: the start of a pending session; the start minus the notice period
 * of a scheduled one. Null for other statuses, and before the clinic opens.
 */
export function changeableUntil(
  { status, startsAt }: { status: AppointmentStatus; startsAt: Date },
  noticeHours: number | null,
): Date | null {
  if (noticeHours === null) return null;
  if (status === 'pending') return startsAt;
  return status === 'scheduled' ? new Date(startsAt.getTime() - noticeHours * 3_600_000) : null;
}

/**
 * Checks that the patient may still change a session; the error includes the clinic's phone number.
 * @throws AppError TOO_LATE
 */
export function requireChangeable(
  session: { status: AppointmentStatus; startsAt: Date },
  { noticeHours, phones }: Pick<ClinicSettings, 'noticeHours' | 'phones'>,
  now: Date,
): void {
  const until = changeableUntil(session, noticeHours);
  if (until && until <= now)
    throw new AppError('TOO_LATE', reasonFor('NOTICE_PASSED', { until: until.toISOString(), phone: phones[0] ?? '' }));
}

/**
 * Checks that the clinic is open if the actor is a patient: before, patients change sessions by phone.
 * @throws AppError FORBIDDEN
 */
export async function requireOwnChanges(useCases: UseCases, actor: Actor, verb: Permission): Promise<void> {
  if (actor.role !== 'patient') return;
  await useCases.read(actor, verb, z.object({}), {}, async (_asked, { em, refuse }) => {
    if (!(await loadSettings(em)).openedAt) await refuse();
  });
}
