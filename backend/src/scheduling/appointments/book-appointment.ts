import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { bookedOffer, findPhysiotherapist, loadSettings } from '../../clinic/index.js';
import type { Patient } from '../../patients/index.js';
import type { Clock } from '../../platform/time/clock.js';
import { requireFuture } from './appointment-write.js';
import { Appointment } from './appointment.entity.js';
import type { bookInput } from './appointment.input.js';
import { lockSlotHolders } from './slot-holders.js';
import { checkHoursOverride } from './hours-override.js';

/** A booking of a patient record. A pending session blocks no slot. */
interface Booking extends Omit<z.output<typeof bookInput>, 'patientId'> {
  patient: Patient;
  status: 'scheduled' | 'pending';
}

/**
 * Books a session for staff or a hospital. In an open clinic, the session type sets the price and the default length.
 * @throws AppError BAD_INPUT, NOT_FOUND, OUTSIDE_HOURS
 */
export async function bookAppointment(tx: EntityManager, booking: Booking, clock: Clock): Promise<Appointment> {
  const { patient, status, physiotherapistId, appointmentDate: startsAt, durationMinutes, sessionType } = booking;
  requireFuture(clock, startsAt);
  const physiotherapist = physiotherapistId ? await findPhysiotherapist(tx, physiotherapistId) : null;
  const treats = { physiotherapistId: physiotherapist?.id ?? null };
  await lockSlotHolders(tx, { patientId: patient.id, ...treats });
  const rules = await loadSettings(tx);
  const { price, ...offer } = bookedOffer(rules, { sessionType, durationMinutes, ...treats });
  const wanted = { ...offer, startsAt };
  const terms = await checkHoursOverride(tx, rules, { ...wanted, ...treats }, booking.overrideReason);
  const createdAt = clock.now();
  return tx.create(Appointment, { patient, physiotherapist, ...wanted, price, ...terms, status, createdAt });
}
