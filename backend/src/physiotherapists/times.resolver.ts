import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { WeekdayHoursInputType } from '../clinic/clinic-input.graphql.js';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { EnteredLeaveType, LeaveInputType, PhysiotherapistTimesType } from './times.graphql.js';
import type { PhysiotherapistTimesService } from './times.service.js';

/** The GraphQL door to when a physiotherapist works and is away. */
@Resolver()
export class PhysiotherapistTimesResolver {
  constructor(private readonly service: PhysiotherapistTimesService) {}

  @Query(() => PhysiotherapistTimesType)
  @NamesVerb('physiotherapist.readTimes')
  async physiotherapistTimes(
    @Ctx() { actor }: GraphQLContext,
    @Arg('physiotherapistId', () => ID) physiotherapistId: string,
  ): Promise<PhysiotherapistTimesType> {
    return PhysiotherapistTimesType.from(await this.service.read(actor, physiotherapistId));
  }

  @Mutation(() => PhysiotherapistTimesType)
  @NamesVerb('physiotherapist.setTimes')
  async setWorkingHours(
    @Ctx() { actor }: GraphQLContext,
    @Arg('physiotherapistId', () => ID) id: string,
    @Arg('hours', () => [WeekdayHoursInputType], { nullable: true }) hours?: WeekdayHoursInputType[],
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<PhysiotherapistTimesType> {
    return PhysiotherapistTimesType.from(await this.service.setWorkingHours(actor, { id, hours, version }));
  }

  @Mutation(() => EnteredLeaveType)
  @NamesVerb('physiotherapist.setTimes')
  async addLeave(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => LeaveInputType) input: LeaveInputType,
  ): Promise<EnteredLeaveType> {
    return EnteredLeaveType.from(await this.service.addLeave(actor, input));
  }

  @Mutation(() => Boolean)
  @NamesVerb('physiotherapist.setTimes')
  async cancelLeave(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await this.service.cancelLeave(actor, id);
    return true;
  }
}
