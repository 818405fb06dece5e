import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { ClinicSettingsInputType } from './clinic-input.graphql.js';
import { ClinicSettingsType, ClinicType } from './clinic.graphql.js';
import type { ClinicService } from './clinic.service.js';

/** The GraphQL door to the clinic's settings. */
@Resolver()
export class ClinicResolver {
  constructor(private readonly service: ClinicService) {}

  @Query(() => ClinicType)
  @NamesVerb('clinic.read')
  async clinic(@Ctx() { actor }: GraphQLContext): Promise<ClinicType> {
    return ClinicType.from(await this.service.read(actor));
  }

  @Query(() => ClinicSettingsType)
  @NamesVerb('clinic.readSettings')
  async clinicSettings(@Ctx() { actor }: GraphQLContext): Promise<ClinicSettingsType> {
    return ClinicSettingsType.from(await this.service.readSettings(actor));
  }

  @Mutation(() => ClinicSettingsType)
  @NamesVerb('clinic.update')
  async updateClinicSettings(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => ClinicSettingsInputType) input: ClinicSettingsInputType,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<ClinicSettingsType> {
    const { ...change } = input;
    return ClinicSettingsType.from(await this.service.update(actor, { ...change, version }));
  }

  @Mutation(() => ClinicSettingsType)
  @NamesVerb('clinic.open')
  async openClinic(@Ctx() { actor }: GraphQLContext): Promise<ClinicSettingsType> {
    return ClinicSettingsType.from(await this.service.open(actor));
  }
}
