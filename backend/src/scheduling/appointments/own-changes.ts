import { z } from 'zod';
import { type ClinicSettings, loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { AppointmentStatus } from './appointment.entity.js';

/**
 * Until when a patient may cancel or move a session: what was asked for until it begins, what is agreed with the notice of the settings
 * (clinic §4); null for what is over or off, and without a notice, before the clinic is open.
 */
export function changeableUntil(
  { status, startsAt }: { status: AppointmentStatus; startsAt: Date },
  noticeHours: number | null,
): Date | null {
  if (noticeHours === null) return null;
  if (status === 'pending') return startsAt;
  return status === 'scheduled' ? new Date(startsAt.getTime() - noticeHours * 3_600_000) : null;
}

/** @throws AppError TOO_LATE when the patient can no longer change the session, with the number to call */
export function requireChangeable(
  session: { status: AppointmentStatus; startsAt: Date },
  { noticeHours, phones }: Pick<ClinicSettings, 'noticeHours' | 'phones'>,
  now: Date,
): void {
  const until = changeableUntil(session, noticeHours);
  if (until && until <= now)
    throw new AppError('TOO_LATE', reasonFor('NOTICE_PASSED', { until: until.toISOString(), phone: phones[0] ?? '' }));
}

/** Patients change their sessions themselves from the opening of the clinic on: until then they call. @throws AppError FORBIDDEN */
export async function requireOwnChanges(useCases: UseCases, actor: Actor, verb: Permission): Promise<void> {
  if (actor.role !== 'patient') return;
  await useCases.read(actor, verb, z.object({}), {}, async (_asked, { em, refuse }) => {
    if (!(await loadSettings(em)).openedAt) await refuse();
  });
}
