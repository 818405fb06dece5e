import { AsyncLocalStorage } from 'node:async_hooks';
import type { FilterQuery } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { subjectOf, type AuditEntry, type AuditSubject, type AuditTrail } from './audit/audit-trail.js';
import type { ReadWatch } from './audit/read-watch.js';
import type { Access } from './access/access.js';
import { setActing } from './access/acting.js';
import type { Account, Actor, Operator, Program } from './access/actor.js';
import { RECENT_SIGN_IN } from './access/recent-sign-in.js';
import { READ_BY_UNCHANGED } from './access/read-by-unchanged.js';
import type { AllowedActor, Permission } from './access/access-policy.js';
import type { FhirScope } from './access/fhir-permissions.js';
import { watchChanges } from './db/changes.js';
import { violatedConstraint } from './db/database.js';
import { FOR_UPDATE } from './db/locked.js';
import { refuseClosedDay } from './db/closed-day.js';
import { retryDeadlock } from './db/retry-deadlock.js';
import { AppError } from './errors/errors.js';
import type { Reason } from './errors/reason.js';
import { namesOfFilters } from './exports/list-bounds.js';
import { parseInput } from './inputs/parse-input.js';

/** Context of a read: actor, entity manager, `listed`, `seen`, `refuse`. */
export interface ReadContext<A extends Actor> {
  /** Actor, narrowed to those that hold the permission. */
  actor: A;
  em: EntityManager;
  /**
   * Counts records that a list returns against the budget of the session or key, and audits them together with the names of the filter's
   * fields.
   * @throws AppError RATE_LIMITED
   */
  listed: (rows: readonly { id: string }[], filter?: object | null) => Promise<void>;
  /** Writes an audit row for a read of one record. @throws AppError RATE_LIMITED */
  seen: (thing: Pick<AuditEntry, 'subjectType' | 'subjectId' | 'details'>) => Promise<void>;
  /**
   * Refuses an actor that the access policy allows, because of a row-level check or a missing scope, with the same error and audit record.
   */
  refuse: (lacking?: FhirScope) => Promise<never>;
}

/** Context of a write: actor, transaction, `lock`, `changed`. */
export interface WriteContext<A extends Actor | Operator> {
  actor: A;
  tx: EntityManager;
  /** Loads a row with a row lock; other transactions wait for it until this one ends. */
  lock: <E extends object>(entity: EntityClass<E>, where: FilterQuery<NoInfer<E>>) => Promise<E | null>;
  /** Names a change made by plain SQL, which the unit of work does not track. */
  changed: (name: string) => void;
}

/** Result of a write: the audited row, and the answer, which is built after the flush. */
export interface WriteResult<T> {
  subject: AuditSubject;
  answer: () => T | Promise<T>;
  /** Metadata of the audit row, in addition to the changed fields. */
  details?: Record<string, unknown> | undefined;
}

type Work<A extends Actor | Operator, T> = (change: WriteContext<A>) => Promise<WriteResult<T> & { verb: Permission }>;

/** Runs the use cases of all services: authorization, input validation, transaction and audit. */
export class UseCases {
  /** The transaction of use cases that run together. */
  private readonly shared = new AsyncLocalStorage<EntityManager>();

  constructor(
    private readonly own: EntityManager,
    private readonly parts: {
      access: Access;
      audit: AuditTrail;
      watch: ReadWatch;
      /** Returns whether an account signed in less than 15 minutes ago. */
      isRecent: (account: Account) => Promise<boolean>;
    },
  ) {}

  private get em(): EntityManager {
    return this.shared.getStore() ?? this.own;
  }

  /**
   * Runs several use cases in one transaction: all of them take effect, or none. Each sees what those before it wrote. Retried as a whole after
   * a deadlock, so that the work counts and sends nothing.
   */
  async together<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (this.shared.getStore()) throw new Error('use cases that run together do not run others together');
    return retryDeadlock(() => this.own.transactional((tx) => this.shared.run(tx, () => work(tx))));
  }

  /** @throws AppError RECENT_SIGN_IN_REQUIRED for an account that signed in 15 or more minutes ago */
  async requireRecentSignIn(actor: Actor, reason: Reason): Promise<void> {
    if (actor.kind !== 'account' || (await this.parts.isRecent(actor))) return;
    throw new AppError('RECENT_SIGN_IN_REQUIRED', reason);
  }

  /** Authorizes an actor by the access policy, and by a recent sign-in if the permission requires one. */
  private async require<V extends Permission>(actor: Actor, verb: V): Promise<AllowedActor<V>> {
    const allowed = await this.parts.access.require(actor, verb);
    const needed = RECENT_SIGN_IN[verb];
    if (needed) await this.requireRecentSignIn(actor, needed);
    return allowed;
  }

  /** Runs a read. @throws AppError BAD_INPUT, UNAUTHENTICATED, FORBIDDEN */
  async read<V extends Permission, S extends z.ZodType, T>(
    actor: Actor,
    verb: V,
    schema: S,
    input: z.input<S>,
    work: (asked: z.output<S>, look: ReadContext<AllowedActor<V>>) => T | Promise<T>,
  ): Promise<T> {
    const { access, audit, watch } = this.parts;
    const allowed = await this.require(actor, verb);
    const seen: ReadContext<Actor>['seen'] = async (thing) => {
      await watch.seen(allowed, verb, thing.subjectId);
      await audit.recordAlone(allowed, { verb, ...thing });
    };
    const listed: ReadContext<Actor>['listed'] = (rows, filter) => {
      const ids = rows.map(({ id }) => id);
      return watch.listed(allowed, verb, { ids, filters: namesOfFilters(filter ?? {}) });
    };
    const refuse: ReadContext<Actor>['refuse'] = (lacking) => access.refuse(allowed, verb, lacking);
    return work(parseInput(schema, input), { actor: allowed, em: this.em, listed, seen, refuse });
  }

  /**
   * Runs a write in one transaction with its audit row, which names the changed fields; without a change, there is no audit row and no new
   * version. Retried after a deadlock.
   * @param refused maps a violated constraint to an error
   * @throws AppError BAD_INPUT, UNAUTHENTICATED, FORBIDDEN
   */
  async write<V extends Permission, S extends z.ZodType, T>(
    actor: Actor,
    verb: V,
    schema: S,
    input: z.input<S>,
    work: (asked: z.output<S>, change: WriteContext<AllowedActor<V>>) => Promise<WriteResult<T>>,
    refused?: (constraint: string, em: EntityManager) => Promise<AppError | undefined> | AppError | undefined,
  ): Promise<T> {
    const allowed = await this.require(actor, verb);
    const asked = parseInput(schema, input);
    const changed = this.change(allowed, async (change) => ({ verb, ...(await work(asked, change)) }));
    return changed.catch(async (error: unknown) => {
      const constraint = violatedConstraint(error);
      throw (constraint && (await refused?.(constraint, this.em))) ?? error;
    });
  }

  /** Requires the permission to read, for the answer of a write that changed nothing. @throws AppError FORBIDDEN */
  private async requireRead(actor: Program, verb: Permission): Promise<void> {
    const read = READ_BY_UNCHANGED[verb];
    if (read && !this.parts.access.allows(actor, read)) await this.parts.access.refuse(actor, read);
  }

  /** Runs a write of the operator, without authorization; the work returns the permission to audit. */
  async operate<T>(operator: Operator, work: Work<Operator, T>): Promise<T> {
    return this.change(operator, work);
  }

  private async change<A extends Actor | Operator, T>(actor: A, work: Work<A, T>): Promise<T> {
    const isShared = this.shared.getStore() !== undefined;
    // Within another transaction a savepoint, which begins without the rows that a use case before it read. A deadlock ends the whole.
    const run: typeof retryDeadlock = isShared ? (once) => once() : retryDeadlock;
    return run(() =>
      this.em.transactional(
        async (tx) => {
          setActing(tx, actor);
          if (isShared) setActing(this.em, actor);
          const changes = watchChanges(tx);
          const { verb, subject, answer, details } = await work({
            actor,
            tx,
            lock: (entity, where) => tx.findOne(entity, where, FOR_UPDATE),
            changed: (name) => changes.add(name),
          });
          await tx.flush();
          const changedFields = changes.of(subject);
          if (changedFields.length === 0 && actor.kind === 'program') await this.requireRead(actor, verb);
          if (changedFields.length > 0)
            await this.parts.audit.record(tx, actor, {
              verb,
              ...subjectOf(subject),
              changedFields,
              ...(details && { details }),
            });
          return answer();
        },
        isShared ? { clear: true } : {},
      ),
    ).catch(refuseClosedDay);
  }
}
