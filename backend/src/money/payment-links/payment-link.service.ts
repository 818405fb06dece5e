import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { balanceOf } from '../charges/charge.queries.js';
import { recordOfBooks } from '../charges/record-of-books.js';
import { lockBooks, openBooks } from '../payments/ledger.js';
import { Payment } from '../payments/payment.entity.js';
import { makeLink, type NotifyOfLink, requirePayee } from './make-link.js';
import type { PayTokens } from './pay-tokens.js';
import { PaymentLink } from './payment-link.entity.js';
import { linkInput, linkRow, linksInput, MOST_PAISE, ownLinkInput } from './payment-link.input.js';
import { findLink, findLinks, findOwnOpenPayments, type LinkRow } from './payment-link.queries.js';

/** Hours until a patient's own link expires. */
const OWN_HOURS = 24;

/** A link that was created, with its address. */
export interface CreatedLink {
  link: LinkRow;
  url: string;
  messageId: string | null;
}

/** Response of a creation as it is stored for repeats: without the address. */
interface StoredLink {
  id: string;
  messageId: string | null;
}

const asStored = (kept: StoredLink): StoredLink => kept;
const noLink = () => new AppError('NOT_FOUND', reasonFor('PAYMENT_LINK_UNKNOWN'));

/** Lists, creates and cancels payment links. */
export class PaymentLinkService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; tokens: PayTokens; notify: NotifyOfLink; hasGateway: boolean },
  ) {}

  /** Lists the links of a record, newest first; a patient sees only their own. @throws AppError NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof linksInput>): Promise<LinkRow[]> {
    return this.useCases.read(actor, 'paymentLink.list', linksInput, input, async ({ patientId }, context) => {
      const { em, actor: own, listed } = context;
      const now = this.parts.clock.now();
      const record = await recordOfBooks(em, own, patientId, now);
      const links = record ? await findLinks(em, record, own, now) : [];
      if (own.role === 'patient') return links.map((link) => asPatientSeesLink(link));
      await listed(links, { patientId });
      return links;
    });
  }

  /**
   * Creates a link for a patient, and queues the message with its address. Idempotent by key.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, IDEMPOTENCY_KEY_REUSED
   */
  async create(actor: Actor, input: z.input<typeof linkInput>): Promise<CreatedLink> {
    return this.useCases.write(actor, 'paymentLink.create', linkInput, input, async (asked, { tx, actor: own }) => {
      const { idempotencyKey: key, ...body } = asked;
      const { clock, tokens, notify } = this.parts;
      const make = async (): Promise<StoredLink> => {
        await requirePayee(tx, this.parts.hasGateway);
        const now = clock.now();
        const { id: patientId } = await openBooks(tx, body.patientId, now);
        const amountPaise = body.amount ?? (await dueOf(tx, patientId));
        const hours = body.expiresInHours;
        const { id } = await makeLink(tx, tokens, { patientId, amountPaise, madeFor: 'STAFF', hours, now });
        const message = {
          kind: 'PAYMENT_LINK',
          linkId: id,
          patientId,
          amountPaise,
          hiddenUrl: tokens.hiddenUrl,
        } as const;
        return { id, messageId: body.send ? await notify(tx, message, now) : null };
      };
      const stored = await withIdempotency(tx, { actorId: own.userId, key, body }, make, asStored);
      return { subject: tx.getReference(PaymentLink, stored.id), answer: () => this.created(tx, own, stored) };
    });
  }

  /**
   * Creates the patient's own link, and ends the one before. Idempotent by key.
   * @throws AppError BAD_INPUT, WRONG_STATE, IDEMPOTENCY_KEY_REUSED
   */
  async createOwn(actor: Actor, input: z.input<typeof ownLinkInput>): Promise<CreatedLink> {
    return this.useCases.write(actor, 'paymentLink.createOwn', ownLinkInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, ...body } = asked;
      const make = async (): Promise<StoredLink> => {
        const now = this.parts.clock.now();
        const patientId = await recordOfBooks(tx, own, undefined, now);
        if (!patientId) throw nothingDue();
        await requirePayee(tx, this.parts.hasGateway);
        await this.endOwn(change, patientId, now);
        await lockBooks(tx, patientId, now);
        const due = (await balanceOf(tx, patientId)).due;
        if (body.amount !== undefined && body.amount > due) throw badInput({ amount: reasonFor('MORE_THAN_DUE') });
        const amountPaise = body.amount ?? (await dueOf(tx, patientId));
        const link = { patientId, amountPaise, madeFor: 'OWN', hours: OWN_HOURS, now } as const;
        return { id: (await makeLink(tx, this.parts.tokens, link)).id, messageId: null };
      };
      const stored = await withIdempotency(tx, { actorId: own.userId, key, body }, make, asStored);
      const answer = async () => {
        const made = await this.created(tx, own, stored);
        return { ...made, link: asPatientSeesLink(made.link) };
      };
      return { subject: tx.getReference(PaymentLink, stored.id), answer };
    });
  }

  /** Cancels an open link; its payment fails. @throws AppError NOT_FOUND, WRONG_STATE */
  async cancel(actor: Actor, input: z.input<typeof linkRow>): Promise<LinkRow> {
    return this.useCases.write(actor, 'paymentLink.cancel', linkRow, input, async ({ id }, change) => {
      const { tx, actor: own } = change;
      const now = this.parts.clock.now();
      const seen = await findLink(tx, id, own, now);
      if (!seen) throw noLink();
      const link = await cancelLocked(change, { linkId: id, paymentId: seen.payment.id }, now);
      const answer = async () => {
        const row = await findLink(tx, id, own, now);
        if (!row) throw noLink();
        return own.role === 'patient' ? asPatientSeesLink(row) : row;
      };
      if (!link) throw new AppError('WRONG_STATE', reasonFor('PAYMENT_LINK_NOT_OPEN'));
      return { subject: link, details: { patientId: seen.patient.id }, answer };
    });
  }

  /** Ends a patient's own open links. The advisory lock orders two that are made at once. */
  private async endOwn(change: WriteContext<Account>, patientId: string, now: Date): Promise<void> {
    await takeAdvisoryLock(change.tx, `own payment link ${patientId}`);
    for (const open of await findOwnOpenPayments(change.tx, patientId, now)) await cancelLocked(change, open, now);
    await change.tx.flush();
  }

  private async created(tx: EntityManager, own: VisibleTo, { id, messageId }: StoredLink): Promise<CreatedLink> {
    const link = await findLink(tx, id, own, this.parts.clock.now());
    if (!link) throw noLink();
    const url = this.parts.tokens.urlOf(id, link.tokenHash);
    // Its pepper is no longer in force: the address cannot be made again.
    if (url === undefined) throw new AppError('WRONG_STATE', reasonFor('DONE_ALREADY'));
    return { link, url, messageId };
  }
}

/**
 * Locks the payment of a link and cancels both, if the link is open.
 * @returns undefined if it is not: settled, canceled or expired meanwhile
 */
async function cancelLocked(
  { lock, tx }: WriteContext<Actor>,
  { linkId, paymentId }: { linkId: string; paymentId: string },
  now: Date,
): Promise<PaymentLink | undefined> {
  // The payment is locked first, as by those who settle it.
  const payment = await lock(Payment, { id: paymentId });
  const link = await lock(PaymentLink, { id: linkId });
  if (!link || payment?.status !== 'Pending' || link.canceledAt || link.expiresAt <= now) return undefined;
  tx.assign(payment, { status: 'Failed', failedReason: 'The payment link was canceled.' });
  link.canceledAt = now;
  return link;
}

/** Returns what is due of a record, to be asked for. @throws AppError WRONG_STATE, BAD_INPUT for more than a link may ask for */
async function dueOf(tx: EntityManager, patientId: string): Promise<number> {
  const { due } = await balanceOf(tx, patientId);
  if (due <= 0) throw nothingDue();
  if (due > MOST_PAISE) throw badInput({ amount: reasonFor('AMOUNT', { rupees: MOST_PAISE / 100 }) });
  return due;
}

const nothingDue = () => new AppError('WRONG_STATE', reasonFor('NOTHING_DUE'));

/** Redacts a link for its patient: removes staff's note and reason of its payment. */
const asPatientSeesLink = (link: LinkRow): LinkRow => ({
  ...link,
  payment: { ...link.payment, note: null, failedReason: null, gatewayPaymentId: null },
});
