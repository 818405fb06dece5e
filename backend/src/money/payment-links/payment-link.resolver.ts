import { Mutation, Query, Resolver } from 'type-graphql';
import type { Actor } from '../../platform/access/actor.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { PaymentUses } from '../payments/payment.graphql.js';
import { toPaymentLinks } from './payment-link.graphql.js';
import type { CreatedLink, PaymentLinkService } from './payment-link.service.js';

/** GraphQL resolvers of payment links. */
@Resolver()
export class PaymentLinkResolver {
  constructor(
    private readonly service: PaymentLinkService,
    private readonly uses: PaymentUses,
  ) {}

  @Query(() => [Contract.PaymentLink])
  @RequiresPermission('paymentLink.list')
  async paymentLinks({ patientId }: Contract.PaymentLinksArgs, { actor }: GraphQLContext) {
    return toPaymentLinks(await this.service.list(actor, { patientId }), this.uses, actor.role === 'patient');
  }

  @Mutation(() => Contract.CreatedPaymentLink)
  @RequiresPermission('paymentLink.create')
  async createPaymentLink(
    { input: { patientId, amount, expiresInHours, send }, idempotencyKey }: Contract.CreatePaymentLinkArgs,
    { actor }: GraphQLContext,
  ) {
    const input = { patientId, amount, expiresInHours, send, idempotencyKey };
    return this.created(await this.service.create(actor, input), actor);
  }

  @Mutation(() => Contract.CreatedPaymentLink)
  @RequiresPermission('paymentLink.createOwn')
  async payOnline({ amount, idempotencyKey }: Contract.PayOnlineArgs, { actor }: GraphQLContext) {
    return this.created(await this.service.createOwn(actor, { amount, idempotencyKey }), actor);
  }

  @Mutation(() => Contract.PaymentLink)
  @RequiresPermission('paymentLink.cancel')
  async cancelPaymentLink({ id }: Contract.CancelPaymentLinkArgs, { actor }: GraphQLContext) {
    return this.shown(await this.service.cancel(actor, { id }), actor);
  }

  private created({ link, url, messageId }: CreatedLink, actor: Actor): Contract.CreatedPaymentLink {
    return { link: this.shown(link, actor), url, messageId };
  }

  private shown(link: CreatedLink['link'], actor: Actor): Contract.PaymentLink {
    const [shown] = toPaymentLinks([link], this.uses, actor.role === 'patient');
    if (!shown) throw new Error('a link was mapped to nothing');
    return shown;
  }
}
