import type { EntityManager } from '@mikro-orm/postgresql';
import type { SessionType } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { AppointmentState } from './appointment-events.js';
import type { Appointment } from './appointment.entity.js';

/** Requires the address of a home visit, which an incomplete record may lack (bench §1). @throws AppError BAD_INPUT */
export function requireAddress({ address }: Patient, sessionType: SessionType): void {
  if (sessionType === 'Home' && !address) throw badInput({ patientId: reasonFor('HOME_ADDRESS_MISSING') });
}

/** Requires the address of the home visit that a patient asks for. @throws AppError BAD_INPUT */
export function requireOwnAddress({ address }: Patient, sessionType: SessionType): void {
  if (sessionType === 'Home' && !address) throw badInput({ sessionType: reasonFor('OWN_ADDRESS_MISSING') });
}

/**
 * Requires the address of a home visit that a write books, approves or moves, whoever writes: staff, a patient, a program or a hospital. A
 * visit without an address may still be canceled, completed and given to another physiotherapist.
 * @param before the state in the database; undefined for a new session
 * @throws AppError WRONG_STATE
 */
export async function requireHomeAddress(
  tx: EntityManager,
  actor: Actor,
  session: Appointment,
  before: AppointmentState | undefined,
): Promise<void> {
  if (session.sessionType !== 'Home' || !isGivenTime(session, before)) return;
  const { address } = await tx.findOneOrFail(Patient, session.patient.id);
  if (!address) throw new AppError('WRONG_STATE', missingFor(actor));
}

const missingFor = ({ role }: Actor) =>
  role === 'patient' ? reasonFor('OWN_ADDRESS_MISSING') : reasonFor('HOME_ADDRESS_MISSING');

/** Whether a write booked, approved or moved a session. */
function isGivenTime({ status, startsAt }: Appointment, before: AppointmentState | undefined): boolean {
  if (status !== 'pending' && status !== 'scheduled') return false;
  if (!before || before.startsAt.getTime() !== startsAt.getTime()) return true;
  return status === 'scheduled' && (before.status === 'pending' || before.status === 'canceled');
}
