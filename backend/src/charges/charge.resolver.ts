import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { BalanceType, ChargeInputType, ChargeType } from './charge.graphql.js';
import type { ChargeService } from './charge.service.js';

/** The GraphQL door to charges. */
@Resolver()
export class ChargeResolver {
  constructor(private readonly service: ChargeService) {}

  @Query(() => [ChargeType])
  @NamesVerb('charge.list')
  async charges(
    @Ctx() { actor }: GraphQLContext,
    @Arg('patientId', () => ID, { nullable: true }) patientId: string | undefined,
  ): Promise<ChargeType[]> {
    return (await this.service.list(actor, { patientId })).map((row) => ChargeType.from(row));
  }

  @Query(() => BalanceType)
  @NamesVerb('payment.readOwn')
  async myBalance(@Ctx() { actor }: GraphQLContext): Promise<BalanceType> {
    return this.service.ownBalance(actor);
  }

  @Mutation(() => ChargeType)
  @NamesVerb('charge.add')
  async addCharge(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => ChargeInputType) { patientId, text, amount, day }: ChargeInputType,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ): Promise<ChargeType> {
    return ChargeType.from(await this.service.add(actor, { patientId, text, amount, day, idempotencyKey }));
  }

  @Mutation(() => ChargeType)
  @NamesVerb('charge.cancel')
  async cancelCharge(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<ChargeType> {
    return ChargeType.from(await this.service.cancel(actor, { id, reason }));
  }
}
