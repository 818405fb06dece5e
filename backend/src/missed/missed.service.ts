import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { earliestFor } from '../appointments/patient-limits.js';
import type { Actor } from '../auth/actor.js';
import { presentSettings } from '../clinic/present-settings.js';
import type { Clock } from '../clock.js';
import { AppError } from '../errors.js';
import { nothing } from '../inputs/parse-input.js';
import { tellOfOffer } from '../messages/offer-messages.js';
import { because } from '../reasons/reason.js';
import { holdPlan, requireLive } from '../recovery/held-plan.js';
import { findPlanSessions } from '../recovery/plan.queries.js';
import { RecoveryPlan } from '../recovery/recovery-plan.entity.js';
import type { UseCases } from '../use-cases.js';
import { offerInput } from './missed.input.js';
import { findMissed, findOwnOffers, type MissedRow, type OfferRow } from './missed.queries.js';
import { SlotOffer } from './slot-offer.entity.js';
import { OFFERED, threeTimes } from './three-times.js';

/** For how long times are offered, in milliseconds. */
const OFFERED_FOR = 48 * 3_600_000;

/** Missed sessions, and the times that are offered to make up for them (recovery §6). */
export class MissedService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** What was missed and not made up, the oldest first: all for an admin, their own for those who treat. */
  async list(actor: Actor): Promise<MissedRow[]> {
    return this.useCases.read(actor, 'recovery.listMissed', nothing, {}, async (_, { em, actor: own }) => {
      if (own.role === 'admin') return findMissed(em, {});
      return (await findMissed(em, { careOf: own.userId })).map((row) => ({ ...row, patientNumber: null }));
    });
  }

  /** What is offered to the patient who asks: the times that can still be accepted, and no offer that has none left. */
  async ownOffers(actor: Actor): Promise<OfferRow[]> {
    return this.useCases.read(actor, 'recovery.readOwn', nothing, {}, async (_, { em, actor: own }) => {
      const now = this.clock.now();
      const offers = await findOwnOffers(em, own.userId, now);
      if (offers.length === 0) return [];
      const rules = await presentSettings(em);
      const isInTime = (slot: Date) => (rules.openedAt ? slot >= earliestFor(rules, now) : slot > now);
      return offers
        .map((offer) => ({ ...offer, slots: offer.slots.filter((slot) => isInTime(new Date(slot))) }))
        .filter(({ slots }) => slots.length > 0);
    });
  }

  /** Offers three free times for a missed session, in the place of what was offered for it before. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async offer(actor: Actor, input: z.input<typeof offerInput>): Promise<OfferRow> {
    return this.useCases.write(actor, 'recovery.offerSlots', offerInput, input, async ({ planId, number }, change) => {
      const { tx, changed } = change;
      const now = this.clock.now();
      requireLive(await holdPlan(change, planId));
      const [missed] = await findMissed(tx, { planId, number });
      if (!missed) throw await notMissed(tx, planId, number);
      const slots = await threeTimes(tx, await presentSettings(tx), missed, now);
      if (slots.length < OFFERED) throw new AppError('WRONG_STATE', because('NO_FREE_TIMES'));
      const open = { plan: planId, number, acceptedAt: null, expiresAt: { $gt: now } };
      await tx.nativeUpdate(SlotOffer, open, { expiresAt: now });
      const plan = tx.getReference(RecoveryPlan, planId);
      const expiresAt = new Date(now.getTime() + OFFERED_FOR);
      const made = { plan, number, slots: slots.map((slot) => slot.toISOString()), createdAt: now, expiresAt };
      const offer = tx.create(SlotOffer, made);
      await tx.flush();
      await tellOfOffer(tx, { id: offer.id, patientId: missed.patientId, expiresAt }, now);
      changed('slotOffer');
      const answer = () => ({ ...made, id: offer.id, planId, expiresAt: expiresAt.toISOString() });
      return { subject: plan, details: { number }, answer };
    });
  }
}

/** Why a session gets no other times: it is not there, or was not missed. */
async function notMissed(tx: EntityManager, planId: string, number: number): Promise<AppError> {
  const isThere = (await findPlanSessions(tx, planId)).some((session) => session.number === number);
  return isThere
    ? new AppError('WRONG_STATE', because('PLAN_SESSION_NOT_MISSED'))
    : new AppError('NOT_FOUND', because('PLAN_SESSION_NOT_FOUND'));
}
