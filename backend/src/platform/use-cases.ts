import type { FilterQuery } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { subjectOf, type AuditEntry, type AuditSubject, type AuditTrail } from './audit/audit-trail.js';
import type { ReadWatch } from './audit/read-watch.js';
import type { Access } from '../identity/auth/access.js';
import type { Account, Actor, Operator, Program } from '../identity/auth/actor.js';
import { RECENT_SIGN_IN } from '../identity/auth/recent-sign-in.js';
import { READ_BY_UNCHANGED } from '../identity/auth/read-by-unchanged.js';
import type { AllowedActor, FhirScope, Permission } from '../identity/auth/access-policy.js';
import { watchChanges } from './db/changes.js';
import { violatedConstraint } from './db/database.js';
import { FOR_UPDATE } from './db/locked.js';
import { retryDeadlock } from './db/retry-deadlock.js';
import { AppError } from './errors.js';
import type { Reason } from './reasons/reason.js';
import { namesOfFilters } from './exports/list-bounds.js';
import { parseInput } from './inputs/parse-input.js';

/** What a look has in hand. */
export interface ReadContext<A extends Actor> {
  /** Who asks: one of those whom the table lets pass. */
  actor: A;
  em: EntityManager;
  /**
   * Takes the records that a list hands out, with the filter that was asked for: within the budget of the session or key, and put on
   * record with others by name of the filter's fields (AD-5). @throws AppError RATE_LIMITED
   */
  listed: (rows: readonly { id: string }[], filter?: object | null) => Promise<void>;
  /** Puts on record that this was read, in a line of its own. @throws AppError RATE_LIMITED */
  seen: (thing: Pick<AuditEntry, 'subjectType' | 'subjectId' | 'details'>) => Promise<void>;
  /** Refuses whom the table lets pass, for now, or for what this takes beside the verb: answered and put on record like one of its own refusals. */
  refuse: (lacking?: FhirScope) => Promise<never>;
}

/** What a change has in hand. */
export interface WriteContext<A extends Actor | Operator> {
  actor: A;
  tx: EntityManager;
  /** The row that is about to be changed, as it stands now; whoever else wants it waits until the transaction ends. */
  lock: <E extends object>(entity: EntityClass<E>, where: FilterQuery<NoInfer<E>>) => Promise<E | null>;
  /** Names a change that plain SQL makes, which the unit of work does not see. */
  changed: (name: string) => void;
}

/** What was changed, or asked to be, and what is answered, read once the change is written. */
export interface WriteResult<T> {
  subject: AuditSubject;
  answer: () => T | Promise<T>;
  /** What the audit row says beside the names of the fields. */
  details?: Record<string, unknown> | undefined;
}

type Work<A extends Actor | Operator, T> = (change: WriteContext<A>) => Promise<WriteResult<T> & { verb: Permission }>;

/** The one way to write a use case: services say what is decided, and this does the rest. */
export class UseCases {
  constructor(
    private readonly em: EntityManager,
    private readonly parts: {
      access: Access;
      audit: AuditTrail;
      watch: ReadWatch;
      /** Whether an account signed in less than 15 minutes ago. */
      isRecent: (account: Account) => Promise<boolean>;
    },
  ) {}

  /** @throws AppError RECENT_SIGN_IN_REQUIRED for a person who signed in 15 minutes ago or longer (AU-10) */
  async requireRecentSignIn(actor: Actor, reason: Reason): Promise<void> {
    if (actor.kind !== 'account' || (await this.parts.isRecent(actor))) return;
    throw new AppError('RECENT_SIGN_IN_REQUIRED', reason);
  }

  /** Whether an actor may now: by the table, and by a recent sign-in where the list of these asks for one. */
  private async require<V extends Permission>(actor: Actor, verb: V): Promise<AllowedActor<V>> {
    const allowed = await this.parts.access.require(actor, verb);
    const needed = RECENT_SIGN_IN[verb];
    if (needed) await this.requireRecentSignIn(actor, needed);
    return allowed;
  }

  /** Looks and changes nothing. @throws AppError BAD_INPUT, UNAUTHENTICATED, FORBIDDEN */
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
   * Changes something, in one transaction with its audit row, which names the fields that changed; where none did, there is no row
   * and no new version. Done again when a deadlock ended it (RE-6). `refused` says what it means when a constraint refused it.
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

  /** What a change that changed nothing answers is only for who may read it. @throws AppError FORBIDDEN */
  private async requireRead(actor: Program, verb: Permission): Promise<void> {
    const read = READ_BY_UNCHANGED[verb];
    if (read && !this.parts.access.allows(actor, read)) await this.parts.access.refuse(actor, read);
  }

  /** The same for whoever has the machine: nobody is asked whether they may, and the work says which verb it came to. */
  async operate<T>(operator: Operator, work: Work<Operator, T>): Promise<T> {
    return this.change(operator, work);
  }

  private async change<A extends Actor | Operator, T>(actor: A, work: Work<A, T>): Promise<T> {
    return retryDeadlock(() =>
      this.em.transactional(async (tx) => {
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
      }),
    );
  }
}
