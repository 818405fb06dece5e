import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { payUpiLink } from '../payments/upi-link.js';
import type { PayTokens } from './pay-tokens.js';
import { payTokenInput } from './payment-link.input.js';
import { findOpenedLink, type OpenedLink } from './payment-link.queries.js';

/** Least amount that the payment gateway takes, in paise. */
export const LEAST_ONLINE = 100;

/** What a link shows to whoever has it; it names nobody. */
export interface PayView {
  clinic: string;
  amountPaise: number;
  status: 'OPEN' | 'PAID';
  /** Last six digits of the payment's id, as staff see it. */
  reference: string;
  /** Null of a paid link, and while the clinic has no UPI address. */
  upiLink: string | null;
  /** Whether the payment gateway takes its money. */
  canPayOnline: boolean;
  expiresAt: Date;
}

/** The error of a link that opens nothing: the same whether it is unknown, canceled or expired. */
const noLink = () => new AppError('NOT_FOUND', reasonFor('PAYMENT_LINK_NOT_FOUND'));

/** Opens payment links, for whoever has their token. */
export class PayService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly tokens: PayTokens,
    private readonly hasGateway: boolean,
  ) {}

  /** Returns what a link shows now; this is not stored. @throws AppError NOT_FOUND */
  async open(actor: Actor, input: z.input<typeof payTokenInput>): Promise<PayView> {
    const { clinic, amountPaise, status, expiresAt, paymentId, vpa } = await this.find(actor, input);
    const reference = paymentId.slice(-6).toUpperCase();
    const payee = status === 'OPEN' && vpa ? { vpa, name: clinic } : null;
    const upiLink = payee && payUpiLink(payee, { id: paymentId, amountPaise, reference });
    const canPayOnline = status === 'OPEN' && this.hasGateway && amountPaise >= LEAST_ONLINE;
    return { clinic, amountPaise, status, reference, upiLink, canPayOnline, expiresAt };
  }

  /** Finds a link that opens something, by its token. @throws AppError NOT_FOUND */
  async find(actor: Actor, input: z.input<typeof payTokenInput>): Promise<OpenedLink> {
    return this.useCases.read(actor, 'paymentLink.open', payTokenInput, input, async ({ token }, { em }) => {
      const hash = this.tokens.hashOfToken(token);
      const link = hash && (await findOpenedLink(em.fork(), hash, this.clock.now()));
      if (!link) throw noLink();
      return link;
    });
  }
}
