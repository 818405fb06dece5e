import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import {
  PaymentConnectionType,
  PaymentFilterInputType,
  MoneyTotalsType,
  RefundInputType,
  PaymentPageType,
  PaymentType,
  RecordPaymentInputType,
  SettlePaymentInputType,
} from './payment.graphql.js';
import type { PaymentChangeService } from './payment-change.service.js';
import type { RefundService } from './refund.service.js';
import type { PaymentService } from './payment.service.js';

/** The GraphQL door to payments. */
@Resolver()
export class PaymentResolver {
  constructor(
    private readonly service: PaymentService,
    private readonly changes: PaymentChangeService,
    private readonly refunds: RefundService,
  ) {}

  @Query(() => PaymentPageType)
  @NamesVerb('payment.list')
  async payments(
    @Ctx() { actor }: GraphQLContext,
    @Arg('from', () => LocalDateScalar, { nullable: true }) from: string | undefined,
    @Arg('until', () => LocalDateScalar, { nullable: true }) until: string | undefined,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10 }) limit: number,
  ): Promise<PaymentPageType> {
    return PaymentPageType.from(await this.service.list(actor, { startDate: from, endDate: until, page, limit }));
  }

  @Query(() => PaymentConnectionType)
  @NamesVerb('payment.list')
  async paymentsConnection(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | undefined,
    @Arg('filter', () => PaymentFilterInputType, { nullable: true }) filter: PaymentFilterInputType | undefined,
  ): Promise<PaymentConnectionType> {
    return PaymentConnectionType.from(await this.service.find(actor, { first, after, filter }));
  }

  @Mutation(() => PaymentType)
  @NamesVerb('payment.record')
  async recordPayment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RecordPaymentInputType) input: RecordPaymentInputType,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ): Promise<PaymentType> {
    const { patientId, amount, method, status, receivedOn, reference, note, appointmentId } = input;
    const facts = { receivedOn, reference, note, appointmentId };
    return PaymentType.from(
      await this.service.record(actor, { patientId, amount, method, status, ...facts, idempotencyKey }),
    );
  }

  @Query(() => PaymentType)
  @NamesVerb('payment.read')
  async payment(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<PaymentType> {
    return PaymentType.from(await this.service.read(actor, id));
  }

  @Query(() => [PaymentType])
  @NamesVerb('payment.readOwn')
  async myPayments(@Ctx() { actor }: GraphQLContext): Promise<PaymentType[]> {
    return (await this.service.listOwn(actor)).map((row) => PaymentType.from(row));
  }

  @Mutation(() => PaymentType)
  @NamesVerb('payment.settle')
  async settlePayment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => SettlePaymentInputType, { nullable: true }) input: SettlePaymentInputType | undefined,
    @Arg('version', () => Int, { nullable: true }) version: number | undefined,
  ): Promise<PaymentType> {
    const { receivedOn, method, reference } = input ?? {};
    return PaymentType.from(await this.changes.settle(actor, { id, version, receivedOn, method, reference }));
  }

  @Mutation(() => PaymentType)
  @NamesVerb('payment.fail')
  async failPayment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Arg('version', () => Int, { nullable: true }) version: number | undefined,
  ): Promise<PaymentType> {
    return PaymentType.from(await this.changes.fail(actor, { id, reason, version }));
  }

  @Query(() => MoneyTotalsType)
  @NamesVerb('payment.list')
  async moneyTotals(
    @Ctx() { actor }: GraphQLContext,
    @Arg('from', () => LocalDateScalar) from: string,
    @Arg('until', () => LocalDateScalar) until: string,
  ): Promise<MoneyTotalsType> {
    return this.service.totals(actor, { from, until });
  }

  @Mutation(() => PaymentType)
  @NamesVerb('payment.refund')
  async refund(
    @Ctx() { actor }: GraphQLContext,
    @Arg('paymentId', () => ID) paymentId: string,
    @Arg('input', () => RefundInputType) { amount, method, reason, refundedOn }: RefundInputType,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ): Promise<PaymentType> {
    const input = { paymentId, amount, method, reason, refundedOn, idempotencyKey };
    return PaymentType.from(await this.refunds.refund(actor, input));
  }

  @Mutation(() => PaymentType)
  @NamesVerb('payment.refund')
  async refundPayment(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<PaymentType> {
    return PaymentType.from(await this.refunds.refundAll(actor, id));
  }
}
