import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import {
  type ClinicSettings,
  findPhysiotherapist,
  lastDayOf,
  loadSettings,
  offerOf,
  priceOf,
  requireHereOn,
} from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AllowedActor } from '../../platform/access/access-policy.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { publish } from '../../platform/events/domain-events.js';
import type { Limits } from '../../platform/limits/limits.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { requireFuture, writeAppointment } from './appointment-write.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentRequested } from './appointment-events.js';
import { requestInput } from './appointment.input.js';
import type { AppointmentRow } from './appointment.queries.js';
import { requireOwnAddress } from './home-address.js';
import {
  notToChoose,
  requireFreeDay,
  requireFreePatient,
  requireInReach,
  requireNotAsked,
  requireRoomForRequest,
} from './patient-limits.js';
import { lockPhysiotherapists } from './slot-holders.js';
import { fewestSessions, findFree } from './who-is-free.js';

type Asked = z.output<typeof requestInput>;
type Asking = WriteContext<AllowedActor<'appointment.request'>>;

/** Requests and bookings by patients. */
export class AppointmentRequestService {
  constructor(
    readonly useCases: UseCases,
    readonly clock: Clock,
    private readonly limits: Pick<Limits, 'openRequestsPerPatient'>,
  ) {}

  /**
   * Requests a session for the signed-in patient. Before the clinic opens, any future time waits for an admin's
   * approval; afterwards the booking rules apply.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, WRONG_STATE, OUTSIDE_HOURS, DOUBLE_BOOKED, TOO_LATE,
   * LIMIT_REACHED
   */
  async request(actor: Actor, input: z.input<typeof requestInput>): Promise<AppointmentRow> {
    return writeAppointment(this, actor, 'appointment.request', requestInput, input, async (asked, change) => {
      requireFuture(this.clock, asked.appointmentDate);
      await publish(change.tx, new AppointmentRequested(change.actor.userId));
      const rules = await loadSettings(change.tx);
      return rules.openedAt ? this.pick(asked, change, rules) : this.ask(asked, change);
    });
  }

  /** Requests any time with the patient's physiotherapist, before the clinic has opening hours. */
  private async ask({ appointmentDate: startsAt, sessionType, ...asked }: Asked, change: Asking): Promise<Appointment> {
    const { tx } = change;
    // Lock the physiotherapist before the patient: the lock order of slot-holders.ts.
    const own = await tx.findOne(Patient, { user: change.actor.userId, deletedAt: null }, { disableIdentityMap: true });
    const treats = asked.physiotherapistId ?? own?.physiotherapist?.id;
    if (treats) await lockPhysiotherapists(tx, treats);
    // Lock the record, so that concurrent requests see each other.
    const patient = await lockOwnRecord(change);
    requireOwnAddress(patient, sessionType);
    await requireNotAsked(tx, patient, startsAt);
    await requireRoomForRequest(tx, patient, this.limits.openRequestsPerPatient, this.clock.now());
    const named = asked.physiotherapistId ? await findPhysiotherapist(tx, asked.physiotherapistId) : null;
    if (named) await requireHereOn(tx, named.id, clinicDay(startsAt));
    const physiotherapist = named ?? (await treatsOn(tx, patient, clinicDay(startsAt)));
    return tx.create(Appointment, { patient, physiotherapist, startsAt, sessionType, createdAt: this.clock.now() });
  }

  /**
   * Requests a free time by the booking rules. In INSTANT mode it is scheduled if a physiotherapist is free, otherwise
   * pending.
   */
  private async pick(asked: Asked, change: Asking, rules: ClinicSettings): Promise<Appointment> {
    const { tx } = change;
    const { appointmentDate: startsAt, physiotherapistId } = asked;
    const now = this.clock.now();
    const { isOffered, ...offer } = offerOf(rules, { sessionType: asked.sessionType });
    if (!isOffered) throw notOffered();
    if (physiotherapistId && !rules.choosePhysiotherapist) throw notToChoose();
    requireInReach(rules, startsAt, now);
    await lockPhysiotherapists(tx, physiotherapistId);
    const patient = await lockOwnRecord(change);
    requireOwnAddress(patient, asked.sessionType);
    const wanted = { ...offer, startsAt };
    await requireNotAsked(tx, patient, startsAt);
    await requireFreePatient(tx, patient, wanted);
    await requireFreeDay(tx, patient, startsAt, { most: rules.maxPerDay, now });
    const free = await findFree(tx, rules, { ...wanted, physiotherapistId });
    const own = free.find(({ id }) => id === (physiotherapistId ?? patient.physiotherapist?.id));
    const treats = own ?? (rules.mode === 'INSTANT' ? fewestSessions(free, startsAt) : undefined);
    const isAgreed = rules.mode === 'INSTANT' && treats;
    if (!isAgreed) await requireRoomForRequest(tx, patient, rules.maxOpenRequests, now);
    const status = isAgreed ? 'scheduled' : 'pending';
    const treatsId = treats?.id ?? null;
    // The price that the patient was shown: whoever names nobody agrees to that of the offer.
    const price = priceOf(rules, { sessionType: asked.sessionType, physiotherapistId });
    return tx.create(Appointment, {
      patient,
      physiotherapist: treatsId,
      ...wanted,
      price,
      status,
      createdAt: now,
    });
  }
}

async function lockOwnRecord({ actor, lock }: Asking): Promise<Patient> {
  const patient = await lock(Patient, { user: actor.userId, deletedAt: null });
  if (!patient) throw new AppError('NOT_FOUND', reasonFor('OWN_RECORD_NOT_FOUND'));
  return patient;
}

/** Returns the patient's physiotherapist; null if their last day is before `day`. */
async function treatsOn(tx: EntityManager, { physiotherapist }: Patient, day: string) {
  const lastDay = physiotherapist && (await lastDayOf(tx, physiotherapist.id));
  return lastDay && lastDay < day ? null : (physiotherapist ?? null);
}

function notOffered(): AppError {
  const reason = reasonFor('NOT_OFFERED');
  return new AppError('WRONG_STATE', reason, { fields: { sessionType: reason } });
}
