import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import { bookedOffer, loadSettings } from '../../clinic/index.js';
import {
  Appointment,
  type AppointmentRow,
  lockSlotHolders,
  requireInReach,
  setTriggerSession,
  writeAppointment,
} from '../../scheduling/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { holdPlan } from '../ledger/held-plan.js';
import { findPlan } from '../ledger/plan.queries.js';
import { addEvents } from '../ledger/session-event.queries.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { requireNoEmergency } from '../danger-signs/task.queries.js';
import { acceptInput } from './missed.input.js';
import { findMissed, type MissedRow } from './missed.queries.js';
import { SlotOffer } from './slot-offer.entity.js';
import { isStillFree } from './propose-slots.js';

/** Reason in the ledger for a reopened session. */
const MADE_UP = 'Another time was accepted';

const noOffer = () => new AppError('NOT_FOUND', reasonFor('OFFER_NOT_FOUND'));

/** Accepts an offered slot for a missed session. */
export class AcceptService {
  constructor(
    readonly useCases: UseCases,
    readonly clock: Clock,
  ) {}

  /**
   * Reopens the session and books it for a slot of the offer, in one transaction; of concurrent calls one succeeds.
   * @throws AppError NOT_FOUND (also for an expired offer), BAD_INPUT (not a slot of the offer), DOUBLE_BOOKED, for patients WRONG_STATE
   * (an open emergency), and of an open clinic TOO_LATE and LIMIT_REACHED
   */
  async accept(actor: Actor, input: z.input<typeof acceptInput>): Promise<AppointmentRow> {
    return writeAppointment(this, actor, 'recovery.acceptSlot', acceptInput, input, async (asked, change) => {
      const { tx, actor: own, changed } = change;
      const { offer, missed } = await this.held(change, asked.offerId);
      if (!offer.slots.includes(asked.startsAt.toISOString()) || asked.startsAt <= this.clock.now())
        throw badInput({ startsAt: reasonFor('NOT_OF_THE_OFFER') });
      const { physiotherapistId, sessionType, durationMinutes, number } = missed;
      const rules = await loadSettings(tx);
      if (own.role === 'patient') await requireNoEmergency(tx, own.userId);
      // An offered slot may meanwhile be too close for patients; staff may still book it.
      if (rules.openedAt && own.role === 'patient') requireInReach(rules, asked.startsAt, this.clock.now(), 'startsAt');
      const wanted = { sessionType, durationMinutes, startsAt: asked.startsAt, physiotherapistId };
      if (!(await isStillFree(tx, rules, wanted))) throw new AppError('DOUBLE_BOOKED', reasonFor('JUST_TAKEN'));
      await addEvents(tx, own, { planId: offer.plan.id, kind: 'REOPENED', numbers: [number], reason: MADE_UP });
      await setTriggerSession(tx, number);
      offer.acceptedAt = this.clock.now();
      changed('slotOffer');
      return tx.create(Appointment, {
        patient: missed.patientId,
        physiotherapist: physiotherapistId,
        ...bookedOffer(rules, { sessionType, durationMinutes, physiotherapistId }),
        startsAt: asked.startsAt,
        status: 'scheduled',
        createdAt: this.clock.now(),
      });
    });
  }

  /** Locks physiotherapist, patient, plan and an open offer, in this order. @throws AppError NOT_FOUND */
  private async held(change: WriteContext<Account>, offerId: string): Promise<{ offer: SlotOffer; missed: MissedRow }> {
    const { tx, lock, actor } = change;
    const plan = await planOf(tx, actor, offerId);
    if (!plan) throw noOffer();
    await lockSlotHolders(tx, plan);
    const { status } = await holdPlan(change, plan.id);
    const offer = await lock(SlotOffer, { id: offerId });
    const now = this.clock.now();
    const isOpen = offer && status === 'ACTIVE' && !offer.acceptedAt && offer.expiresAt > now;
    const [missed] = isOpen
      ? await findMissed(tx, { visibleTo: actor, planId: plan.id, number: offer.number }, now)
      : [];
    if (!offer || !missed) throw noOffer();
    return { offer, missed };
  }
}

/** Finds an offer's plan, if the actor may read it, and the physiotherapist. */
async function planOf(tx: EntityManager, actor: Account, offerId: string) {
  const { rows } = await sql<{ id: string; patientId: string; physiotherapistId: string }>`
    select r.id, r.patient_id as "patientId", r.physiotherapist_id as "physiotherapistId"
    from slot_offer o join recovery_plan r on r.id = o.plan_id where o.id = ${offerId}`.execute(tx.getKysely());
  const [plan] = rows;
  return plan && (await findPlan(tx, { planId: plan.id, visibleTo: actor })) ? plan : undefined;
}
