import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { requireOwnSession } from '../auth/own-session.js';
import { lockOwn } from '../users/lock-own.js';
import { User } from '../users/user.entity.js';
import { birthYearInput, checkedPatientInput, liftedAccountInput } from './birth-year.input.js';
import {
  countTry,
  endOtherSessions,
  endStaleSessions,
  findBirthYearCheck,
  isBirthYear,
  type BirthYearCheck,
} from './birth-years.queries.js';

/** Account that confirmed, and whether its session must be opened anew as a whole one. */
export interface ConfirmedYear {
  user: User;
  wasHalf: boolean;
}

/** Confirms the year of birth of accounts whose number may be somebody else's by now, and lifts the check for the clinic. */
export class BirthYearService {
  constructor(
    private readonly useCases: UseCases,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms the account by the year of birth, and ends its other sessions, all of which were begun without it; does nothing if none is due. The caller opens the session.
   * @throws AppError BAD_INPUT, UNAUTHENTICATED (the session was ended meanwhile), WRONG_STATE
   */
  async confirm(actor: Actor, input: z.input<typeof birthYearInput>): Promise<ConfirmedYear> {
    const { useCases } = this;
    // Outside the transaction, so that a try stays counted if the rest fails.
    return useCases.read(actor, 'birthYear.confirm', birthYearInput, input, async ({ year }, { actor: own, em }) => {
      if (!own.half) return { user: await em.findOneOrFail(User, own.userId), wasHalf: false };
      await this.guess(own, em, year);
      return useCases.write(own, 'birthYear.confirm', nothing, {}, async (_, { tx, lock }) => {
        const user = await lockOwn(own, lock);
        await requireOwnSession(tx, own);
        await endOtherSessions(tx, own);
        tx.assign(user, { birthYearDueSince: null, birthYearTries: 0, lastLoginAt: this.clock.now() });
        return { subject: user, answer: () => ({ user, wasHalf: true }) };
      });
    });
  }

  /** Counts a try, then compares the year. A wrong one and one of an account without a date are refused alike. */
  private async guess(own: Account, em: EntityManager, year: number): Promise<void> {
    const triesLeft = await countTry(em, own.userId);
    if (triesLeft !== undefined && (await isBirthYear(em, own.userId, year))) return;
    const entry = { verb: 'birthYear.confirm', outcome: 'failed', subjectType: 'user', subjectId: own.userId } as const;
    await this.audit.recordAlone(own, { ...entry, details: { triesLeft: triesLeft ?? 0 } });
    if (!triesLeft) throw new AppError('WRONG_STATE', reasonFor('BIRTH_YEAR_LOCKED'));
    const reason = reasonFor('BIRTH_YEAR_WRONG');
    throw new AppError('BAD_INPUT', reason, { fields: { year: reason } });
  }

  /** Returns the check of the account of a patient's record; undefined if none is due. */
  async find(actor: Actor, input: z.input<typeof checkedPatientInput>): Promise<BirthYearCheck | undefined> {
    return this.useCases.read(actor, 'birthYear.read', checkedPatientInput, input, async ({ patientId }, look) => {
      const check = await findBirthYearCheck(look.em, patientId);
      if (check) await look.seen({ subjectType: 'user', subjectId: check.userId });
      return check;
    });
  }

  /**
   * Lifts the check of an account; returns false if none was due. A sign-in of the last 15 minutes becomes a whole one, which is the patient's
   * at the desk; those before it end.
   * @throws AppError NOT_FOUND
   */
  async lift(actor: Actor, input: z.input<typeof liftedAccountInput>): Promise<boolean> {
    return this.useCases.write(actor, 'birthYear.lift', liftedAccountInput, input, async ({ userId }, { tx, lock }) => {
      const user = await lock(User, { id: userId, userType: { $in: ['user', 'patient'] }, deletedAt: null });
      if (!user) throw new AppError('NOT_FOUND', reasonFor('ACCOUNT_NOT_FOUND'));
      if (!user.birthYearDueSince) return { subject: user, answer: () => false };
      const now = this.clock.now();
      const isSignedIn = await endStaleSessions(tx, userId);
      const lifted = { birthYearDueSince: null, birthYearTries: 0, numberConfirmedAt: now };
      tx.assign(user, { ...lifted, ...(isSignedIn && { lastLoginAt: now }) });
      return { subject: user, answer: () => true };
    });
  }
}
