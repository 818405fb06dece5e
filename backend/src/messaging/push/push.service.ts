import { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import { languageTags, lockOwn, messageLanguageOf, User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { sessionHashOf } from '../../platform/audit/audit-trail.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { DAY_MS } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { noticeText, type NoticeText } from './notice-text.js';
import { isPushService } from './push-hosts.js';
import { PushSubscription } from './push-subscription.entity.js';
import { deleteOldest, storeEndpoint, takeNewestNotice } from './push.queries.js';

/** Largest number of browsers of an account. */
const MOST = 10;
/** Maximum length of an endpoint, in characters. */
const MOST_CHARACTERS = 1_000;

const ADDRESS = validationMessage('PUSH_ADDRESS');

/** Endpoint of a browser's PushSubscription. */
export const endpointInput = z.object({ endpoint: z.string(ADDRESS).min(1, ADDRESS).max(MOST_CHARACTERS, ADDRESS) });

/** Endpoint to unsubscribe; one that is unknown, or no address at all, is unsubscribed already. */
export const anyEndpointInput = z.object({ endpoint: z.string(ADDRESS) });

/** Subscribes browsers to push notifications, and tells them what a notification says. */
export class PushService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: {
      clock: Clock;
      outbound: OutboundHttp;
      hosts: readonly string[];
      /** Whether push is switched on. */
      isOn: boolean;
    },
  ) {}

  /**
   * Subscribes a browser. Beyond ten the oldest is dropped; an endpoint of another account becomes the actor's.
   * @throws AppError BAD_INPUT, WRONG_STATE
   */
  async subscribe(actor: Actor, input: z.input<typeof endpointInput>): Promise<true> {
    const { clock, outbound, hosts, isOn } = this.parts;
    return this.useCases.write(actor, 'push.own', endpointInput, input, async ({ endpoint }, change) => {
      const { tx, actor: own, lock } = change;
      if (!isOn) throw new AppError('WRONG_STATE', reasonFor('PUSH_OFF'));
      if (!isPushService(endpoint, hosts, outbound)) throw badInput({ endpoint: reasonFor('PUSH_ADDRESS') });
      // The lock orders the subscriptions of an account, so that it never has too many.
      const user = await lockOwn(own, lock);
      const id = await storeEndpoint(tx, { accountId: own.userId, endpoint, now: clock.now() });
      if (!id) return { subject: user, answer: () => true as const };
      await deleteOldest(tx, own.userId, MOST);
      change.changed('endpoint');
      return { subject: tx.getReference(PushSubscription, id), answer: () => true as const };
    });
  }

  /** Unsubscribes a browser of the actor. */
  async unsubscribe(actor: Actor, input: z.input<typeof anyEndpointInput>): Promise<true> {
    return this.useCases.write(actor, 'push.own', anyEndpointInput, input, async ({ endpoint }, change) => {
      const { tx, actor: own, lock } = change;
      const found = await lock(PushSubscription, { endpoint, accountId: own.userId });
      if (!found) return { subject: tx.getReference(User, own.userId), answer: () => true as const };
      tx.remove(found);
      change.changed('endpoint');
      return { subject: found, answer: () => true as const };
    });
  }

  /** Returns what the newest notice says that this session has not asked for yet; null without one of the last day. */
  async next(actor: Actor): Promise<NoticeText | null> {
    return this.useCases.read(actor, 'push.own', nothing, {}, async (_, { em, actor: own }) => {
      const fork = em.fork();
      const since = new Date(this.parts.clock.now().getTime() - DAY_MS);
      const sessionHash = sessionHashOf(own.sessionId);
      const kind = await takeNewestNotice(fork, { accountId: own.userId, sessionHash, since });
      if (!kind) return null;
      const { language } = await fork.findOneOrFail(User, own.userId);
      const { name } = await loadSettings(fork);
      return noticeText(kind, languageTags[messageLanguageOf(language)], name);
    });
  }
}
