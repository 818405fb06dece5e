import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { byIdOrAccount, Physiotherapist, requireHereOn } from '../../clinic/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { isDesk } from '../../platform/access/visible-to.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Cover } from './cover.entity.js';
import { coverInput } from './cover.input.js';

/** A physiotherapist by id and name. */
interface Named {
  id: string;
  name: string;
}

/** A cover with the names of both physiotherapists; days are YYYY-MM-DD, inclusive. */
export interface CoverView {
  id: string;
  absent: Named;
  by: Named;
  from: string;
  until: string;
}

const MOST_DAYS = 60;

/** Enters, ends and lists covers. */
export class CoverService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Enters a cover. @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (such a cover touches these days) */
  async add(actor: Actor, input: z.input<typeof coverInput>): Promise<CoverView> {
    const verb = 'cover.add';
    return this.useCases.write(
      actor,
      verb,
      coverInput,
      input,
      async ({ absentId, byId, from, until }, { tx }) => {
        const now = this.clock.now();
        requireDays(from, until, clinicDay(now));
        const [absent, by] = [await memberOf(tx, absentId, 'absentId'), await memberOf(tx, byId, 'byId')];
        if (absent.id === by.id) throw badInput({ byId: reasonFor('COVER_OF_ONESELF') });
        await requireHereOn(tx, by.id, until);
        const cover = tx.create(Cover, { absent, by, firstDay: from, lastDay: until, createdAt: now });
        return { subject: cover, answer: () => ({ id: cover.id, absent: named(absent), by: named(by), from, until }) };
      },
      (constraint) =>
        constraint === 'cover_once' ? new AppError('ALREADY_EXISTS', reasonFor('COVER_EXISTS')) : undefined,
    );
  }

  /** Ends a cover now: whoever stood in sees those patients no more. @throws AppError NOT_FOUND */
  async end(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'cover.end', rowId, id, async (asked, { lock }) => {
      const cover = await lock(Cover, { id: asked, endedAt: null });
      if (!cover || cover.lastDay < clinicDay(this.clock.now()))
        throw new AppError('NOT_FOUND', reasonFor('COVER_NOT_FOUND'));
      cover.endedAt = this.clock.now();
      return { subject: cover, answer: () => undefined };
    });
  }

  /** Lists the covers of today and later, by first day: all for the desk, their own for a physiotherapist. */
  async list(actor: Actor): Promise<CoverView[]> {
    return this.useCases.read(actor, 'cover.list', nothing, {}, async (_, { em, actor: own }) =>
      findCovers(em, isDesk(own) ? {} : { takesPart: own.userId }, { since: clinicDay(this.clock.now()) }),
    );
  }
}

/** Finds the covers of a physiotherapist's account that include a day: those in which it stands in. */
export async function coversBy(
  em: EntityManager,
  { userId }: Pick<Account, 'userId'>,
  day: string,
): Promise<CoverView[]> {
  return findCovers(em, { standsIn: userId }, { since: day, until: day });
}

/** Finds the covers of absent physiotherapists that touch an interval of days. */
export async function coversOf(
  em: EntityManager,
  absentIds: readonly string[],
  days: { since: string; until: string },
): Promise<CoverView[]> {
  return findCovers(em, { absentIds }, days);
}

async function findCovers(
  em: EntityManager,
  of: { takesPart?: string; standsIn?: string; absentIds?: readonly string[] },
  { since, until }: { since: string; until?: string },
): Promise<CoverView[]> {
  const own = (userId: string) => ({ user: userId, deletedAt: null });
  const covers = await em.find(
    Cover,
    {
      endedAt: null,
      lastDay: { $gte: since },
      ...(until && { firstDay: { $lte: until } }),
      ...(of.absentIds && { absent: { $in: [...of.absentIds] } }),
      ...(of.standsIn && { by: own(of.standsIn) }),
      ...(of.takesPart && { $or: [{ by: own(of.takesPart) }, { absent: own(of.takesPart) }] }),
    },
    { populate: ['absent', 'by'], orderBy: { firstDay: 'asc', id: 'asc' } },
  );
  return covers.map(({ id, absent, by, firstDay, lastDay }) => ({
    id,
    absent: named(absent.$),
    by: named(by.$),
    from: firstDay,
    until: lastDay,
  }));
}

const named = ({ id, name }: Physiotherapist): Named => ({ id, name });

/** Finds a member of the team by their id or that of their account. @throws AppError NOT_FOUND */
async function memberOf(tx: EntityManager, id: string, field: string): Promise<Physiotherapist> {
  const found = await tx.findOne(Physiotherapist, byIdOrAccount(rowId.parse(id)));
  if (found) return found;
  const fields = { [field]: reasonFor('PHYSIOTHERAPIST_NOT_CHOSEN') };
  throw new AppError('NOT_FOUND', reasonFor('PHYSIOTHERAPIST_NOT_FOUND'), { fields });
}

/** @throws AppError BAD_INPUT for days that have passed, are in the wrong order or too many */
function requireDays(from: string, until: string, today: string): void {
  if (from < today) throw badInput({ from: reasonFor('COVER_IN_PAST') });
  if (until < from) throw badInput({ until: reasonFor('COVER_ORDER') });
  if (until > addDays(from, MOST_DAYS)) throw badInput({ until: reasonFor('COVER_TOO_LONG', { days: MOST_DAYS }) });
}
