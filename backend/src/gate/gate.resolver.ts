import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { MessageLanguage } from '../messages/message-language.js';
import { LanguageEnum } from '../messages/message.graphql.js';
import { RecoveryPlanType } from '../recovery/plan.graphql.js';
import { DeviationInputType, GateType } from './gate.graphql.js';
import type { GateService } from './gate.service.js';

/** The GraphQL door to the gates of phases. */
@Resolver()
export class GateResolver {
  constructor(private readonly service: GateService) {}

  @Query(() => GateType, { nullable: true })
  @NamesVerb('gate.read')
  async gate(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('language', () => LanguageEnum, { defaultValue: 'EN' }) language: MessageLanguage,
  ): Promise<GateType | null> {
    return this.service.read(actor, { planId, language });
  }

  @Mutation(() => RecoveryPlanType)
  @NamesVerb('gate.confirm')
  async confirmGate(
    @Ctx() { actor }: GraphQLContext,
    @Arg('planId', () => ID) planId: string,
    @Arg('fromPhase', () => Int) fromPhase: number,
    @Arg('deviations', () => [DeviationInputType]) deviations: DeviationInputType[],
  ): Promise<RecoveryPlanType> {
    return RecoveryPlanType.from(await this.service.confirm(actor, { planId, fromPhase, deviations }));
  }
}
