import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { PaymentPageType, PaymentType, RecordPaymentInputType } from './payment.graphql.js';
import type { PaymentService } from './payment.service.js';

/** The GraphQL door to payments. */
@Resolver()
export class PaymentResolver {
  constructor(private readonly service: PaymentService) {}

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

  @Mutation(() => PaymentType)
  @NamesVerb('payment.record')
  async recordPayment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RecordPaymentInputType) input: RecordPaymentInputType,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ): Promise<PaymentType> {
    const { patientId, amount, method, status } = input;
    return PaymentType.from(await this.service.record(actor, { patientId, amount, method, status, idempotencyKey }));
  }

  @Mutation(() => PaymentType)
  @NamesVerb('payment.refund')
  async refundPayment(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<PaymentType> {
    return PaymentType.from(await this.service.refund(actor, id));
  }
}
