import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { Clock } from '../../platform/time/clock.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { toPackage, toWallet } from './package.graphql.js';
import type { PackageService } from './package.service.js';

/** GraphQL resolvers of packages. */
@Resolver()
export class PackageResolver {
  constructor(
    private readonly service: PackageService,
    private readonly clock: Clock,
  ) {}

  @Query(() => Contract.Wallet)
  @RequiresPermission('wallet.read')
  async wallet({ patientId }: Contract.WalletArgs, { actor }: GraphQLContext) {
    return toWallet(await this.service.read(actor, { patientId }), this.clinicToday());
  }

  @Mutation(() => Contract.Package)
  @RequiresPermission('package.sell', 'package.sellDiscounted')
  async sellPackage({ input, idempotencyKey }: Contract.SellPackageArgs, { actor }: GraphQLContext) {
    return toPackage(await this.service.sell(actor, { ...input, idempotencyKey }), this.clinicToday());
  }

  @Mutation(() => Contract.Package)
  @RequiresPermission('package.close')
  async closePackage({ id, reason }: Contract.ClosePackageArgs, { actor }: GraphQLContext) {
    return toPackage(await this.service.close(actor, { id, reason }), this.clinicToday());
  }

  private clinicToday(): string {
    return clinicDay(this.clock.now());
  }
}
