import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Physiotherapist } from '../../clinic/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { isDesk } from '../../platform/access/visible-to.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { publish } from '../../platform/events/domain-events.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { CoverEnded, CoverEntered } from './cover-events.js';
import { Cover } from './cover.entity.js';
import { coverInput } from './cover.input.js';
import { coverExists, enterCover } from './enter-cover.js';

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
        const cover = await enterCover(tx, { absentId, byId, from, until }, now);
        await tx.flush();
        await publish(tx, new CoverEntered(cover, now));
        return { subject: cover, answer: () => viewOf(cover) };
      },
      coverExists,
    );
  }

  /** Ends a cover now: whoever stood in sees those patients no more. @throws AppError NOT_FOUND */
  async end(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'cover.end', rowId, id, async (asked, { tx, lock }) => {
      const cover = await lock(Cover, { id: asked, endedAt: null });
      if (!cover || cover.lastDay < clinicDay(this.clock.now()))
        throw new AppError('NOT_FOUND', reasonFor('COVER_NOT_FOUND'));
      cover.endedAt = this.clock.now();
      await publish(tx, new CoverEnded(cover.id, cover.endedAt));
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
  return covers.map(viewOf);
}

function viewOf({ id, absent, by, firstDay, lastDay }: Cover): CoverView {
  return { id, absent: named(absent.unwrap()), by: named(by.unwrap()), from: firstDay, until: lastDay };
}

const named = ({ id, name }: Physiotherapist): Named => ({ id, name });
