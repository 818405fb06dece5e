import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { MessageLanguage } from '../messages/message-language.js';
import { LanguageEnum } from '../messages/message.graphql.js';
import { CreatePlanInputType, RecoveryPlanType } from './plan.graphql.js';
import type { PlanService } from './plan.service.js';
import { TodayType } from './today.graphql.js';
import type { TodayService } from './today.service.js';

/** The GraphQL door to plans, and to a patient's day. */
@Resolver()
export class PlanResolver {
  constructor(
    private readonly plans: PlanService,
    private readonly days: TodayService,
  ) {}

  @Query(() => RecoveryPlanType, { nullable: true })
  @NamesVerb('recovery.readPlan')
  async recoveryPlan(
    @Ctx() { actor }: GraphQLContext,
    @Arg('patientId', () => ID) patientId: string,
    @Arg('language', () => LanguageEnum, { defaultValue: 'EN' }) language: MessageLanguage,
  ): Promise<RecoveryPlanType | null> {
    const plan = await this.plans.ofPatient(actor, { patientId, language });
    return plan && RecoveryPlanType.from(plan);
  }

  @Query(() => RecoveryPlanType, { nullable: true })
  @NamesVerb('recovery.readOwn')
  async myPlan(
    @Ctx() { actor }: GraphQLContext,
    @Arg('language', () => LanguageEnum, { defaultValue: 'EN' }) language: MessageLanguage,
  ): Promise<RecoveryPlanType | null> {
    const plan = await this.plans.own(actor, { language });
    return plan && RecoveryPlanType.from(plan);
  }

  @Query(() => TodayType, { nullable: true })
  @NamesVerb('recovery.readOwn')
  async today(
    @Ctx() { actor }: GraphQLContext,
    @Arg('language', () => LanguageEnum, { defaultValue: 'EN' }) language: MessageLanguage,
  ): Promise<TodayType | null> {
    const day = await this.days.today(actor, { language });
    return day && TodayType.from(day);
  }

  @Mutation(() => RecoveryPlanType)
  @NamesVerb('recovery.createPlan')
  async createPlan(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreatePlanInputType) input: CreatePlanInputType,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ): Promise<RecoveryPlanType> {
    const { patientId, protocolVersionId, surgeryDate, side, physiotherapistId, doctorId, referral } = input;
    const team = { physiotherapistId, doctorId };
    return RecoveryPlanType.from(
      await this.plans.create(actor, {
        patientId,
        protocolVersionId,
        surgeryDate,
        side,
        ...team,
        referral,
        idempotencyKey,
      }),
    );
  }
}
