import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { isClinicOpen } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { AppError } from '../../platform/errors/errors.js';
import { bodyHash } from '../../platform/idempotency/with-idempotency.js';
import { nothing, parseInput } from '../../platform/inputs/parse-input.js';
import { subscriberOf } from '../../platform/limits/subscriber.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { KeyedQueue } from '../../platform/turns/keyed-queue.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { ContactCaps } from './contact-caps.js';
import { ContactMessage } from './contact-message.entity.js';
import { visitorInput, type VisitorInput } from './contact-message.input.js';
import type { FormTokens } from './form-token.js';

/** A message with a valid token. */
interface Sent {
  asked: VisitorInput;
  tokenId: string;
  /** Hash that identifies a repeat of the same message. */
  hash: string;
}

/** Any object: it is validated after the check that the clinic is open. */
const anything = z.record(z.string(), z.unknown());

/** Receives visitors' messages while the clinic is open. */
export class ContactService {
  private readonly turns = new KeyedQueue();

  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; tokens: FormTokens; caps: ContactCaps },
  ) {}

  /** Issues a form token for one message. @throws AppError WRONG_STATE while the clinic is closed */
  async token(actor: Actor): Promise<string> {
    return this.useCases.read(actor, 'inbox.send', nothing, {}, async (_, { em }) => {
      await requireOpen(em);
      return this.parts.tokens.issue();
    });
  }

  /**
   * Stores a message, once per token; a repeat gets the same response. Spam gets a normal response, too. Returns the
   * message's form.
   * @throws AppError WRONG_STATE while the clinic is closed, BAD_INPUT, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED
   */
  async send(actor: Actor, body: Record<string, unknown>): Promise<VisitorInput['form']> {
    return this.useCases.read(actor, 'inbox.send', anything, body, async (unread, { em }) => {
      await requireOpen(em);
      const asked = parseInput(visitorInput, unread);
      const sent = { asked, tokenId: this.parts.tokens.idOf(asked.token), hash: hashOf(asked) };
      // Serialize by token, so that concurrent repeats count against the rate limit once.
      await this.turns.take(sent.tokenId, async () => {
        if (!(await findSame(em.fork(), sent))) await this.takeNew(actor, sent);
      });
      return asked.form;
    });
  }

  /**
   * Counts before storing, so that a message over the limit costs no transaction. Undoes the count if nothing was
   * stored.
   */
  private async takeNew(actor: Actor, sent: Sent): Promise<void> {
    const { refusal, giveBack } = await this.parts.caps.count(subscriberOf(actor.ip));
    if (refusal) throw refusal;
    let isStored = false;
    try {
      isStored = await this.store(actor, sent);
    } finally {
      if (!isStored) await giveBack();
    }
  }

  /** Stores the message; returns false if another process has already stored it. */
  private async store(actor: Actor, { asked, tokenId, hash }: Sent): Promise<boolean> {
    return this.useCases.write(actor, 'inbox.send', nothing, {}, async (_, { tx }) => {
      await takeAdvisoryLock(tx, `contact ${tokenId}`);
      const before = await findSame(tx, { tokenId, hash });
      const subject = before ?? tx.create(ContactMessage, { ...this.rowOf(asked), tokenId, bodyHash: hash });
      return { subject, answer: () => !before };
    });
  }

  private rowOf(asked: VisitorInput) {
    const { form, message } = asked;
    const common = {
      form,
      message,
      status: isSpam(asked) ? 'SPAM' : 'NEW',
      receivedAt: this.parts.clock.now(),
    } as const;
    if (asked.form === 'ABOUT') return { ...common, name: `${asked.firstName} ${asked.lastName}`, email: asked.email };
    return { ...common, name: asked.name, phone: asked.phone, subject: asked.subject };
  }
}

/** Checks that the clinic is open. @throws AppError WRONG_STATE */
async function requireOpen(em: EntityManager): Promise<void> {
  if (!(await isClinicOpen(em))) throw new AppError('WRONG_STATE', reasonFor('CLINIC_NOT_OPEN'));
}

/** Finds the earlier message of a token. @throws AppError IDEMPOTENCY_KEY_REUSED if it differs */
async function findSame(em: EntityManager, { tokenId, hash }: Omit<Sent, 'asked'>) {
  const before = await em.findOne(ContactMessage, { tokenId });
  if (before && before.bodyHash !== hash)
    throw new AppError('IDEMPOTENCY_KEY_REUSED', reasonFor('FORM_SENT_OTHERWISE'));
  return before;
}

const hashOf = ({ token: _token, ...body }: VisitorInput) => bodyHash(body);

const LINK = /https?:\/\/|\bwww\./gi;

const MOST_LINKS = 3;

/** Whether a message is spam: the honeypot field is filled in, or there are too many links. */
export function isSpam({ website, message }: { website?: unknown; message: string }): boolean {
  return Boolean(website) || (message.match(LINK) ?? []).length > MOST_LINKS;
}
