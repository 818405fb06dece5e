import { Mutation, Query, Resolver } from 'type-graphql';
import { toBookingTerms, toClinic, toClinicSettings, toPriceItem } from './clinic.graphql.js';
import type { ClinicService } from './clinic.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of the clinic's settings. */
@Resolver()
export class ClinicResolver {
  constructor(private readonly service: ClinicService) {}

  @Query(() => Contract.Clinic)
  @RequiresPermission('clinic.read')
  async clinic({ actor }: GraphQLContext) {
    return toClinic(await this.service.read(actor));
  }

  @Query(() => Contract.ClinicSettings)
  @RequiresPermission('clinic.readSettings')
  async clinicSettings({ actor }: GraphQLContext) {
    return toClinicSettings(await this.service.readSettings(actor));
  }

  @Query(() => Contract.BookingTerms)
  @RequiresPermission('clinic.readTerms')
  async bookingTerms({ actor }: GraphQLContext) {
    return toBookingTerms(await this.service.readTerms(actor));
  }

  @Query(() => [Contract.PriceItem])
  @RequiresPermission('priceList.read')
  async priceList({ actor }: GraphQLContext) {
    return (await this.service.readPriceList(actor)).map((item) => toPriceItem(item));
  }

  @Mutation(() => Contract.ClinicSettings)
  @RequiresPermission('clinic.update')
  async updateClinicSettings({ input, version }: Contract.UpdateClinicSettingsArgs, { actor }: GraphQLContext) {
    return toClinicSettings(await this.service.update(actor, { ...input, version }));
  }

  @Mutation(() => Contract.ClinicSettings)
  @RequiresPermission('clinic.open')
  async openClinic({ actor }: GraphQLContext) {
    return toClinicSettings(await this.service.open(actor));
  }
}
