import { createHmac } from 'node:crypto';
import { User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { bodyHash } from '../../platform/idempotency/with-idempotency.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { sameHmac } from '../../platform/signatures/signature.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { WhatsAppConfig } from '../../platform/whatsapp-config.js';
import { ContactMessage } from '../inbox/contact-message.entity.js';
import { isSpam } from '../inbox/contact.service.js';
import { Message } from '../messages/message.entity.js';
import { noteReceipt } from '../messages/note-receipt.js';
import type { WhatsAppCaps } from './whatsapp-caps.js';
import { stopWhatsApp } from './stop-whatsapp.js';
import { isStop, readWhatsAppEvents, type WhatsAppReceipt, type WhatsAppText } from './whatsapp-events.js';
import { findAccountsOfNumber, findNotedTries } from './whatsapp-event.queries.js';

/** Takes what Meta reports: what became of messages, and what is written to the clinic's number. Each event changes something once. */
export class WhatsAppEventService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: {
      clock: Clock;
      caps: WhatsAppCaps;
      /** Undefined: nothing goes by WhatsApp, and no event is taken. */
      config: Pick<WhatsAppConfig, 'appSecrets' | 'verifyTokens' | 'phoneNumberId'> | undefined;
    },
  ) {}

  /** Returns the challenge by which Meta confirms the address of events. @throws AppError NOT_FOUND without WhatsApp, FORBIDDEN with another token */
  async confirm(
    actor: Actor,
    { mode, token, challenge }: Record<'mode' | 'token' | 'challenge', string>,
  ): Promise<string> {
    return this.useCases.read(actor, 'whatsAppEvent.report', nothing, {}, () => {
      const isKnown = this.required.verifyTokens.some((own) => sameHmac(hmacOf(own, token), hmacOf(own, own)));
      if (mode !== 'subscribe' || !isKnown) throw new AppError('FORBIDDEN', reasonFor('WHATSAPP_VERIFY'));
      return challenge;
    });
  }

  /** Takes a report, whoever sends it, by the signature of its bytes. @throws AppError NOT_FOUND without WhatsApp, BAD_INPUT without a valid signature */
  async take(actor: Actor, { signature, bytes }: { signature: string | undefined; bytes: Buffer }): Promise<void> {
    const events = await this.useCases.read(actor, 'whatsAppEvent.report', nothing, {}, () => {
      const { appSecrets, phoneNumberId } = this.required;
      const isMetas = appSecrets.some((secret) => sameHmac(signature ?? '', `sha256=${hmacOf(secret, bytes)}`));
      if (bytes.length === 0 || !isMetas) throw badInput(reasonFor('GATEWAY_SIGNATURE'));
      return readWhatsAppEvents(jsonOf(bytes), phoneNumberId);
    });
    for (const receipt of events.receipts) await this.takeReceipt(actor, receipt);
    for (const words of events.words) await this.takeWords(actor, words);
  }

  private get required() {
    const { config } = this.parts;
    if (!config) throw new AppError('NOT_FOUND', reasonFor('NOTHING_HERE'));
    return config;
  }

  private async takeReceipt(actor: Actor, { id, reference, fate }: WhatsAppReceipt): Promise<void> {
    const known = rowId.safeParse(id);
    // What is told of a test, which is in no outbox, is passed over.
    if (!fate || !known.success) return;
    await unlessGone(
      this.useCases.write(actor, 'whatsAppEvent.report', nothing, {}, async (_, { tx, lock }) => {
        const message = await lock(Message, { id: known.data });
        if (!message) throw gone();
        const tries = await findNotedTries(tx, { messageId: message.id, reference });
        const isOfLast = tries.isLast && message.status === 'SENT';
        // It was told of an earlier try: the message has gone another way meanwhile, or is tried again.
        const isPast = fate === 'failed' && (tries.isUnsure || (tries.isNoted && !isOfLast));
        // The noted try keeps it off WhatsApp.
        const told = { fate, provider: 'meta', isTriedAgain: isOfLast && message.to !== '' } as const;
        if (!isPast) noteReceipt(message, { ...told, now: this.parts.clock.now() });
        return { subject: message, answer: () => undefined };
      }),
    );
  }

  private async takeWords(actor: Actor, words: WhatsAppText): Promise<void> {
    if (!isStop(words.text)) return this.keep(actor, words);
    const ids = await this.useCases.read(actor, 'whatsAppEvent.report', nothing, {}, (_, { em }) =>
      findAccountsOfNumber(em.fork(), words.from),
    );
    for (const id of ids)
      await unlessGone(
        this.useCases.write(actor, 'whatsAppEvent.report', nothing, {}, async (_, { tx, lock }) => {
          const user = await lock(User, { id, deletedAt: null });
          if (!user) throw gone();
          const consent = await stopWhatsApp(tx, user, { words, now: this.parts.clock.now() });
          if (!consent) throw gone();
          return { subject: consent, answer: () => undefined, details: { channel: 'WHATSAPP', account: id } };
        }),
      );
  }

  /** Keeps what was written in the inbox, once, unless too much is written. */
  private async keep(actor: Actor, { reference, from, name, text }: WhatsAppText): Promise<void> {
    const tokenId = `whatsapp ${reference}`;
    const isKept = await this.useCases.read(actor, 'whatsAppEvent.report', nothing, {}, async (_, { em }) => {
      return (await em.fork().count(ContactMessage, { tokenId })) > 0;
    });
    if (isKept || !(await this.parts.caps.takes(from))) return;
    await this.useCases.write(actor, 'whatsAppEvent.report', nothing, {}, async (_, { tx }) => {
      await takeAdvisoryLock(tx, `contact ${tokenId}`);
      const before = await tx.findOne(ContactMessage, { tokenId });
      const status = isSpam({ website: undefined, message: text }) ? 'SPAM' : 'NEW';
      const row = { form: 'WHATSAPP', name, phone: from, message: text, status, tokenId } as const;
      const receivedAt = this.parts.clock.now();
      const subject = before ?? tx.create(ContactMessage, { ...row, receivedAt, bodyHash: bodyHash({ from, text }) });
      return { subject, answer: () => undefined };
    });
  }
}

const hmacOf = (secret: string, bytes: Buffer | string) => createHmac('sha256', secret).update(bytes).digest('hex');

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const gone = () => new AppError('NOT_FOUND', reasonFor('NOTHING_HERE'));

/** Passes over what is told of a row that is not there. */
async function unlessGone(change: Promise<void>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
  });
}
