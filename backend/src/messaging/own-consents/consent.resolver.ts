import { Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { ConsentService } from './consent.service.js';

/** GraphQL resolvers of patients' own consents. */
@Resolver()
export class ConsentResolver {
  constructor(private readonly consents: ConsentService) {}

  @Query(() => [Contract.Consent])
  @RequiresPermission('consent.own')
  myConsents({ actor }: GraphQLContext) {
    return this.consents.listOwn(actor);
  }

  @Mutation(() => Contract.Consent)
  @RequiresPermission('consent.own')
  setConsent({ purpose, given }: Contract.SetConsentArgs, { actor }: GraphQLContext) {
    return this.consents.set(actor, { purpose, given });
  }
}
