import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type ClinicSettings, loadSettings, overlap, spanOf } from '../../clinic/index.js';
import { earliestFor } from '../../scheduling/index.js';
import { notifyOfOffer } from '../../messaging/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { holdPlan, requireLive } from '../ledger/held-plan.js';
import { findPlanSessions } from '../ledger/plan.queries.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import type { UseCases } from '../../platform/use-cases.js';
import { offerInput } from './missed.input.js';
import { findAgreed, findMissed, findOpenOffers, type MissedRow, type OfferRow } from './missed.queries.js';
import { SlotOffer } from './slot-offer.entity.js';
import { isStillFree, OFFERED, proposeSlots } from './propose-slots.js';

/** Lifetime of an offer, in milliseconds. */
const OFFERED_FOR = 48 * 3_600_000;

/** Lists missed sessions and offers slots to make up for them. */
export class MissedService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists missed sessions that were not made up, oldest first: all for the front desk, those in their care for physiotherapists. */
  async list(actor: Actor): Promise<MissedRow[]> {
    return this.useCases.read(actor, 'recovery.listMissed', nothing, {}, async (_, { em, actor: own, listed }) => {
      const rows = await findMissed(em, { visibleTo: own }, this.clock.now());
      await listed(rows.map(({ planId, number }) => ({ id: `${planId} ${number}` })));
      if (own.role === 'admin') return rows;
      // Reception names the patient, and reads no reason, which may be clinical (bench §11).
      const isReception = own.role === 'reception';
      return rows.map((row) => (isReception ? { ...row, reason: null } : { ...row, patientNumber: null }));
    });
  }

  /** Lists the actor's open offers with the slots that can still be accepted; omits offers without any. */
  async ownOffers(actor: Actor): Promise<OfferRow[]> {
    return this.useCases.read(actor, 'recovery.readOwn', nothing, {}, async (_, { em, actor: own }) => {
      const now = this.clock.now();
      const offers = await findOpenOffers(em, own, now);
      if (offers.length === 0) return [];
      const rules = await loadSettings(em);
      const isInTime = (slot: Date) => (rules.openedAt ? slot >= earliestFor(rules, now) : slot > now);
      return offers
        .map((offer) => ({ ...offer, slots: offer.slots.filter((slot) => isInTime(new Date(slot))) }))
        .filter(({ slots }) => slots.length > 0);
    });
  }

  /**
   * Offers three free slots for a missed session. An open offer keeps its expiry and causes no second message; its slots are replaced if
   * some were taken. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async offer(actor: Actor, input: z.input<typeof offerInput>): Promise<OfferRow> {
    return this.useCases.write(actor, 'recovery.offerSlots', offerInput, input, async ({ planId, number }, change) => {
      const { tx, changed } = change;
      const now = this.clock.now();
      requireLive(await holdPlan(change, planId));
      const [missed] = await findMissed(tx, { visibleTo: change.actor, planId, number }, now);
      if (!missed) throw await notMissed(tx, planId, number);
      const subject = tx.getReference(RecoveryPlan, planId);
      const rules = await loadSettings(tx);
      const { offer: open } = missed;
      if (open && (await areAllFree(tx, rules, missed, open.slots, now))) return { subject, answer: () => open };
      const times = await proposeSlots(tx, rules, missed, now);
      if (times.length < OFFERED) throw new AppError('WRONG_STATE', reasonFor('NO_FREE_TIMES'));
      const slots = times.map((time) => time.toISOString());
      const offer = open ? await replaceSlots(tx, open, slots) : await makeOffer(tx, missed, slots, now);
      changed('slotOffer');
      return { subject, details: { number }, answer: () => offer };
    });
  }
}

/** Whether all slots of an offer are still free. */
async function areAllFree(
  tx: EntityManager,
  rules: ClinicSettings,
  missed: MissedRow,
  slots: readonly string[],
  now: Date,
): Promise<boolean> {
  const agreed = (await findAgreed(tx, missed.patientId, now)).map((one) => spanOf(one.startsAt, one.durationMinutes));
  for (const startsAt of slots.map((slot) => new Date(slot))) {
    const isAgreed = agreed.some((one) => overlap(one, spanOf(startsAt, missed.durationMinutes)));
    if (startsAt <= now || isAgreed || !(await isStillFree(tx, rules, { ...missed, startsAt }))) return false;
  }
  return true;
}

/** Replaces the slots of an open offer and keeps its expiry, which the message stated. */
async function replaceSlots(tx: EntityManager, open: OfferRow, slots: string[]): Promise<OfferRow> {
  await tx.nativeUpdate(SlotOffer, { id: open.id }, { slots });
  return { ...open, slots };
}

/** Creates an offer and notifies the patient. */
async function makeOffer(
  tx: EntityManager,
  { planId, number, patientId }: MissedRow,
  slots: string[],
  now: Date,
): Promise<OfferRow> {
  const expiresAt = new Date(now.getTime() + OFFERED_FOR);
  const plan = tx.getReference(RecoveryPlan, planId);
  const { id } = tx.create(SlotOffer, { plan, number, slots, createdAt: now, expiresAt });
  await tx.flush();
  await notifyOfOffer(tx, { id, patientId, expiresAt }, now);
  return { id, planId, number, slots, expiresAt: expiresAt.toISOString() };
}

/** Builds the error for a session that does not exist or was not missed. */
async function notMissed(tx: EntityManager, planId: string, number: number): Promise<AppError> {
  const isThere = (await findPlanSessions(tx, planId)).some((session) => session.number === number);
  return isThere
    ? new AppError('WRONG_STATE', reasonFor('PLAN_SESSION_NOT_MISSED'))
    : new AppError('NOT_FOUND', reasonFor('PLAN_SESSION_NOT_FOUND'));
}
