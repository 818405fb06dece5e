import type { z } from 'zod';
import { User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { noticeListInput } from './notice.input.js';
import { countUnseen, findNotices, markSeen, type NoticeRow } from './notice.queries.js';

export type { NoticeRow };

/** A slice of an account's notices, and how many it has not seen. */
export interface NoticeSlice {
  notices: NoticeRow[];
  hasNextPage: boolean;
  unseen: number;
}

/** Lists the notices of a member of the team, and marks them as seen (bench §7). */
export class NoticeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists a slice of the notices of the last 30 days, newest first. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof noticeListInput>): Promise<NoticeSlice> {
    return this.useCases.read(
      actor,
      'notice.list',
      noticeListInput,
      input,
      async (asked, { em, actor: own, listed }) => {
        const { first, after } = asked;
        const now = this.clock.now();
        const before = after ? decodeCursor(after).id : undefined;
        const rows = await findNotices(em, own, { before, limit: first + 1, now });
        const notices = rows.slice(0, first);
        await listed(notices.flatMap(({ patientId }) => (patientId ? [{ id: patientId }] : [])));
        return { notices, hasNextPage: rows.length > first, unseen: await countUnseen(em, own, now) };
      },
    );
  }

  /** Marks the notices up to one as seen, which the trail has, and returns how many are not. */
  async see(actor: Actor, upTo: string): Promise<number> {
    return this.useCases.write(actor, 'notice.see', rowId, upTo, async (id, { tx, actor: own, changed }) => {
      const now = this.clock.now();
      await markSeen(tx, own, id, now);
      changed('notices');
      return { subject: tx.getReference(User, own.userId), answer: () => countUnseen(tx, own, now) };
    });
  }
}
