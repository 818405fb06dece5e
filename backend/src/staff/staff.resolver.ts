import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import type { DepartureService } from './departure.service.js';
import {
  DepartureType,
  DoctorType,
  RegisterStaffInputType,
  StaffMemberType,
  UpdateStaffInputType,
} from './staff.graphql.js';
import type { StaffChangeService } from './staff-change.service.js';
import type { StaffService } from './staff.service.js';

/** The GraphQL door to the team. */
@Resolver()
export class StaffResolver {
  constructor(
    private readonly service: StaffService,
    private readonly changes: StaffChangeService,
    private readonly departures: DepartureService,
  ) {}

  @Query(() => [StaffMemberType])
  @NamesVerb('staff.list')
  async staff(
    @Ctx() { actor }: GraphQLContext,
    @Arg('includeLeft', () => Boolean, { defaultValue: false }) includeLeft: boolean,
  ): Promise<StaffMemberType[]> {
    return (await this.service.list(actor, { includeLeft })).map((member) => StaffMemberType.from(member));
  }

  @Query(() => [DoctorType])
  @NamesVerb('staff.listDoctors')
  async doctors(@Ctx() { actor }: GraphQLContext): Promise<DoctorType[]> {
    return this.service.doctors(actor);
  }

  @Mutation(() => StaffMemberType)
  @NamesVerb('staff.register')
  async registerStaff(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RegisterStaffInputType) input: RegisterStaffInputType,
  ): Promise<StaffMemberType> {
    return StaffMemberType.from(await this.service.register(actor, input));
  }

  @Mutation(() => StaffMemberType)
  @NamesVerb('staff.update')
  async updateStaff(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateStaffInputType) { ...change }: UpdateStaffInputType,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<StaffMemberType> {
    return StaffMemberType.from(await this.changes.update(actor, { ...change, id, version }));
  }

  @Mutation(() => DepartureType)
  @NamesVerb('staff.leave')
  async leaveTeam(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('lastDay', () => LocalDateScalar) lastDay: string,
    @Arg('successorId', () => ID, { nullable: true }) successorId?: string,
  ): Promise<DepartureType> {
    return DepartureType.from(await this.departures.leave(actor, { id, lastDay, successorId }));
  }
}
