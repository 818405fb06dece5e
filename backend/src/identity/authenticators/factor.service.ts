import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { Sessions } from '../auth/session.js';
import { notifyAdmins } from '../security-notices/notify-admins.js';
import { lockOwn } from '../users/lock-own.js';
import { User } from '../users/user.entity.js';
import { addPasskeyInput, removeFactorInput, requireSecondFactorInput } from './factor.input.js';
import { MOST_PASSKEYS, type Factor, type Factors, type SecondFactorRole } from './factors.js';
import type { Passkeys } from './passkeys.js';
import { requireConfirmed } from './require-confirmed.js';
import { methodsOf, type SecondFactorMethod } from './second-factor-methods.js';

/** Dependencies of FactorService. */
export interface FactorParts {
  useCases: UseCases;
  audit: AuditTrail;
  factors: Factors;
  passkeys: Passkeys;
  sessions: Sessions;
  clock: Clock;
}

/** One's own factors, and what the session still lacks. */
export interface OwnFactors {
  step: 'WHOLE' | 'SECOND_FACTOR' | 'ENROLMENT';
  methods: SecondFactorMethod[];
  isRequired: boolean;
  factors: Factor[];
}

const FIELD = 'factors';

/** Lists, adds and removes factors, resets those of another team member, and sets of which roles the clinic requires one. */
export class FactorService {
  constructor(private readonly parts: FactorParts) {}

  /** Returns one's own factors, and what the session still lacks. */
  async list(actor: Actor): Promise<OwnFactors> {
    const { useCases, factors } = this.parts;
    return useCases.read(actor, 'factor.list', nothing, {}, async (_, { actor: own, em }) => {
      const known = await factors.of(em, own.userId);
      return {
        step: stepOf(own),
        methods: methodsOf(own, known),
        isRequired: await factors.isRequired(em, own.role),
        factors: known,
      };
    });
  }

  /**
   * Begins a passkey; returns the options for the browser. Who has a factor confirms with it first.
   * @throws AppError RECENT_SIGN_IN_REQUIRED, WRONG_STATE
   */
  async beginPasskey(actor: Actor): Promise<object> {
    const { useCases, audit, factors, passkeys, sessions } = this.parts;
    return useCases.read(actor, 'factor.beginPasskey', nothing, {}, async (_, { actor: own, em }) => {
      await requireConfirmed(own, await factors.of(em, own.userId), sessions);
      const known = await factors.passkeysOf(em, own.userId);
      if (known.length >= MOST_PASSKEYS) throw tooMany();
      await audit.recordAlone(own, { verb: 'factor.beginPasskey', subjectType: 'user', subjectId: own.userId });
      return passkeys.begin(own, await em.findOneOrFail(User, own.userId), known);
    });
  }

  /** Adds the passkey that was begun. Who has a factor has confirmed with it first. @throws AppError BAD_INPUT, RECENT_SIGN_IN_REQUIRED, WRONG_STATE */
  async addPasskey(actor: Actor, input: z.input<typeof addPasskeyInput>): Promise<Factor> {
    const { useCases, factors, passkeys, sessions } = this.parts;
    // Outside the transaction, so that the challenge stays used up if the rest fails.
    return useCases.read(
      actor,
      'factor.addPasskey',
      addPasskeyInput,
      input,
      async ({ response, name }, { actor: own, em }) => {
        // Before the challenge is used up, so that the browser can send its answer again after a confirmation.
        await requireConfirmed(own, await factors.of(em, own.userId), sessions);
        const passkey = await passkeys.accept(own, response);
        if (!passkey) throw new AppError('WRONG_STATE', reasonFor('PASSKEY_NOT_BEGUN'));
        return useCases.write(own, 'factor.addPasskey', nothing, {}, async (_, { tx, lock, changed }) => {
          const user = await lockOwn(own, lock);
          const known = await factors.of(tx, user.id);
          await requireConfirmed(own, known, sessions);
          if (known.filter(({ kind }) => kind === 'PASSKEY').length >= MOST_PASSKEYS) throw tooMany();
          const added = await factors.addPasskey(tx, user.id, { ...passkey, name });
          if (!added) throw new AppError('WRONG_STATE', reasonFor('PASSKEY_KNOWN'));
          changed(FIELD);
          return { subject: user, answer: () => added, details: { kind: 'passkey' } };
        });
      },
    );
  }

  /** Removes one of one's own factors. @throws AppError NOT_FOUND, RECENT_SIGN_IN_REQUIRED, WRONG_STATE */
  async remove(actor: Actor, factorId: string): Promise<void> {
    const { useCases, factors, sessions } = this.parts;
    return useCases.write(
      actor,
      'factor.remove',
      removeFactorInput,
      factorId,
      async (id, { actor: own, tx, lock, changed }) => {
        if (!(await sessions.isConfirmed(own)))
          throw new AppError('RECENT_SIGN_IN_REQUIRED', reasonFor('FACTOR_NEEDED'));
        const user = await lockOwn(own, lock);
        const known = await factors.of(tx, user.id);
        const removed = known.find((factor) => factor.id === id);
        if (!removed) throw new AppError('NOT_FOUND', reasonFor('FACTOR_NOT_FOUND'));
        await factors.requireOther(tx, user.userType, known, id);
        await factors.remove(tx, user.id, id);
        changed(FIELD);
        return {
          subject: user,
          answer: () => undefined,
          details: { kind: removed.kind === 'APP' ? 'app' : 'passkey' },
        };
      },
    );
  }

  /**
   * Removes all factors of another account, ends its sessions and notifies the admins.
   * @throws AppError NOT_FOUND, WRONG_STATE, FORBIDDEN, RECENT_SIGN_IN_REQUIRED
   */
  async reset(actor: Actor, userId: string): Promise<void> {
    const { useCases, factors, sessions, clock } = this.parts;
    return useCases.write(actor, 'factor.reset', rowId, userId, async (id, { actor: own, tx, lock, changed }) => {
      if (id === own.userId) throw new AppError('FORBIDDEN', reasonFor('OWN_FACTORS'));
      const user = await lock(User, { id, deletedAt: null });
      if (!user) throw new AppError('NOT_FOUND', reasonFor('ACCOUNT_NOT_FOUND'));
      if ((await factors.removeAll(tx, id)) === 0) throw new AppError('WRONG_STATE', reasonFor('FACTORS_NONE'));
      await sessions.endOthers(tx, id, undefined);
      const subject = user.fullName || user.phone;
      await notifyAdmins(tx, { kind: 'FACTORS_RESET', subject, actor: own }, clock.now());
      changed(FIELD);
      return { subject: user, answer: () => undefined };
    });
  }

  /** Returns the roles of which the clinic requires a second factor. */
  async requiredRoles(actor: Actor): Promise<SecondFactorRole[]> {
    return this.parts.useCases.read(actor, 'factor.readRule', nothing, {}, (_, { em }) =>
      this.parts.factors.requiredRoles(em),
    );
  }

  /** Requires a second factor of these roles alone, and notifies the admins of a change. @throws AppError RECENT_SIGN_IN_REQUIRED */
  async requireOf(actor: Actor, input: z.input<typeof requireSecondFactorInput>): Promise<SecondFactorRole[]> {
    const { useCases, factors, clock } = this.parts;
    return useCases.write(
      actor,
      'factor.setRule',
      requireSecondFactorInput,
      input,
      async (roles, { actor: own, tx, changed }) => {
        const answer = () => factors.requiredRoles(tx);
        const subject = tx.getReference(User, own.userId);
        if (!(await factors.requireOf(tx, roles))) return { subject, answer };
        const required = await factors.requiredRoles(tx);
        await notifyAdmins(
          tx,
          { kind: 'SECOND_FACTOR_RULE', subject: required.join(', ') || null, actor: own },
          clock.now(),
        );
        changed('secondFactorRoles');
        return { subject, answer, details: { roles: required } };
      },
    );
  }
}

function stepOf({ half }: Account): OwnFactors['step'] {
  if (!half) return 'WHOLE';
  return half.hasFactor ? 'SECOND_FACTOR' : 'ENROLMENT';
}

const tooMany = () => new AppError('WRONG_STATE', reasonFor('PASSKEYS_FULL', { most: MOST_PASSKEYS }));
