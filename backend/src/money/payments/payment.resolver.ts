import { Mutation, Query, Resolver } from 'type-graphql';
import { toPaymentPage, toPaymentConnection, toPayment, type PaymentUses } from './payment.graphql.js';
import type { PaymentChangeService } from './payment-change.service.js';
import type { OwnTakingsService } from './own-takings.service.js';
import type { RefundService } from './refund.service.js';
import type { PaymentRow, PaymentService } from './payment.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of payments. */
@Resolver()
export class PaymentResolver {
  constructor(
    private readonly service: PaymentService,
    private readonly changes: PaymentChangeService,
    private readonly refunds: RefundService,
    private readonly takings: OwnTakingsService,
    private readonly uses: PaymentUses,
  ) {}

  @Query(() => Contract.PaymentPage)
  @RequiresPermission('payment.list')
  async payments({ from, until, page, limit }: Contract.PaymentsArgs, { actor }: GraphQLContext) {
    return toPaymentPage(await this.service.list(actor, { startDate: from, endDate: until, page, limit }), this.uses);
  }

  @Query(() => Contract.PaymentConnection)
  @RequiresPermission('payment.list', 'payment.listOfPatient')
  async paymentsConnection({ first, after, filter }: Contract.PaymentsConnectionArgs, { actor }: GraphQLContext) {
    return toPaymentConnection(await this.service.find(actor, { first, after, filter }), this.uses);
  }

  @Query(() => Contract.Payment)
  @RequiresPermission('payment.read')
  async payment({ id }: Contract.PaymentArgs, { actor }: GraphQLContext) {
    return this.shown(await this.service.read(actor, id), actor.role === 'patient');
  }

  @Query(() => [Contract.Payment])
  @RequiresPermission('payment.readOwn')
  async myPayments({ actor }: GraphQLContext) {
    const rows = await this.service.listOwn(actor);
    const usesOf = this.uses.ofPayments(rows, true);
    return rows.map((row) => toPayment(row, usesOf));
  }

  @Query(() => Contract.MoneyTotals)
  @RequiresPermission('payment.list')
  moneyTotals({ from, until }: Contract.MoneyTotalsArgs, { actor }: GraphQLContext) {
    return this.service.totals(actor, { from, until });
  }

  @Query(() => [Contract.OwnTaking])
  @RequiresPermission('payment.readOwnTakings')
  myTakings({ day }: Contract.MyTakingsArgs, { actor }: GraphQLContext) {
    return this.takings.read(actor, { day });
  }

  @Mutation(() => Contract.Payment)
  @RequiresPermission('payment.record')
  async recordPayment({ input, idempotencyKey }: Contract.RecordPaymentArgs, { actor }: GraphQLContext) {
    return this.shown(await this.service.record(actor, { ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.Payment)
  @RequiresPermission('payment.settle')
  async settlePayment({ id, input, version }: Contract.SettlePaymentArgs, { actor }: GraphQLContext) {
    return this.shown(await this.changes.settle(actor, { ...input, id, version }));
  }

  @Mutation(() => Contract.Payment)
  @RequiresPermission('payment.fail')
  async failPayment({ id, reason, version }: Contract.FailPaymentArgs, { actor }: GraphQLContext) {
    return this.shown(await this.changes.fail(actor, { id, reason, version }));
  }

  @Mutation(() => Contract.Payment)
  @RequiresPermission('payment.refund')
  async refund(
    { paymentId, input: { amount, method, reason, refundedOn }, idempotencyKey }: Contract.RefundArgs,
    { actor }: GraphQLContext,
  ) {
    const input = { paymentId, amount, method, reason, refundedOn, idempotencyKey };
    return this.shown(await this.refunds.refund(actor, input));
  }

  @Mutation(() => Contract.Payment)
  @RequiresPermission('payment.refund')
  async refundPayment({ id }: Contract.RefundPaymentArgs, { actor }: GraphQLContext) {
    return this.shown(await this.refunds.refundAll(actor, id));
  }

  private shown(row: PaymentRow, isOfPatient = false): Contract.Payment {
    return toPayment(row, this.uses.ofPayments([row], isOfPatient));
  }
}
