import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import { isClinicOpen } from '../clinic/is-clinic-open.js';
import type { Clock } from '../clock.js';
import { lockText } from '../db/text-lock.js';
import { AppError } from '../errors.js';
import { bodyHash } from '../idempotency/body-hash.js';
import { nothing, parseInput } from '../inputs/parse-input.js';
import { subscriberOf } from '../limits/subscriber.js';
import { because } from '../reasons/reason.js';
import type { UseCases } from '../use-cases.js';
import type { ContactCaps } from './contact-caps.js';
import { ContactMessage, type ContactForm } from './contact-message.entity.js';
import { visitorInput, type VisitorInput } from './contact-message.input.js';
import type { FormTokens } from './form-token.js';
import { isSpam } from './spam.js';

/** What the forms say when a message has arrived (spec §5). */
const THANKS: Record<ContactForm, string> = {
  CONTACT: "Thank you! Your message has been sent successfully. We'll get back to you soon.",
  ABOUT: 'Message sent successfully!',
};

/** Any object: it is read once it is known that the clinic takes messages. */
const anything = z.record(z.string(), z.unknown());

/** What visitors write to an open clinic (clinic §6). */
export class ContactService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; tokens: FormTokens; caps: ContactCaps },
  ) {}

  /** What a form needs to send one message. @throws AppError WRONG_STATE while the clinic is closed */
  async token(actor: Actor): Promise<string> {
    return this.useCases.read(actor, 'inbox.send', nothing, {}, async (_, { em }) => {
      await requireOpen(em);
      return this.parts.tokens.issue();
    });
  }

  /**
   * Stores a message, once for each token; the same one sent again is answered again. What a program wrote is thanked for, too.
   * @throws AppError WRONG_STATE while the clinic is closed, BAD_INPUT, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED
   */
  async send(actor: Actor, body: Record<string, unknown>): Promise<string> {
    const { tokens, caps } = this.parts;
    const { asked, tokenId } = await this.useCases.read(actor, 'inbox.send', anything, body, async (sent, { em }) => {
      await requireOpen(em);
      const read = parseInput(visitorInput, sent);
      return { asked: read, tokenId: tokens.idOf(read.token) };
    });
    const { refusal, giveBack } = await caps.count(subscriberOf(actor.ip));
    const isNew = await this.store(actor, asked, tokenId, refusal);
    if (!isNew) await giveBack();
    return THANKS[asked.form];
  }

  /** Answers whether the message is a new one. The caps are asked last, since a message that is there was counted. */
  private async store(
    actor: Actor,
    asked: VisitorInput,
    tokenId: string,
    refusal: AppError | undefined,
  ): Promise<boolean> {
    return this.useCases.write(actor, 'inbox.send', nothing, {}, async (_, { tx }) => {
      // Of several at once with one token, the later ones find what the first has stored.
      await lockText(tx, `contact ${tokenId}`);
      const hash = hashOf(asked);
      const before = await tx.findOne(ContactMessage, { tokenId });
      if (before && before.bodyHash !== hash)
        throw new AppError('IDEMPOTENCY_KEY_REUSED', because('FORM_SENT_OTHERWISE'));
      if (!before && refusal) throw refusal;
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

/** @throws AppError WRONG_STATE */
async function requireOpen(em: EntityManager): Promise<void> {
  if (!(await isClinicOpen(em))) throw new AppError('WRONG_STATE', because('CLINIC_NOT_OPEN'));
}

const hashOf = ({ token: _token, ...body }: VisitorInput) => bodyHash(body);
