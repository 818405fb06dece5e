import { Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { FamilyAccessService } from './family-access.service.js';
import type { FamilyGrantService } from './family-grant.service.js';

/** GraphQL resolvers of the access of family members. */
@Resolver()
export class FamilyResolver {
  constructor(
    private readonly grants: FamilyGrantService,
    private readonly access: FamilyAccessService,
  ) {}

  @Query(() => [Contract.FamilyGrant])
  @RequiresPermission('family.list')
  familyGrants({ patientId }: Contract.FamilyGrantsArgs, { actor }: GraphQLContext) {
    return this.grants.list(actor, { patientId });
  }

  @Query(() => [Contract.FamilyPatient])
  @RequiresPermission('family.listPatients')
  familyPatients({ actor }: GraphQLContext) {
    return this.access.list(actor);
  }

  @Mutation(() => Contract.FamilyGrant)
  @RequiresPermission('family.invite')
  inviteFamily({ input, language, idempotencyKey }: Contract.InviteFamilyArgs, { actor }: GraphQLContext) {
    const { name, relation, phoneNumber, rights } = input;
    return this.grants.invite(actor, { name, relation, phoneNumber, rights: [...rights], language, idempotencyKey });
  }

  @Mutation(() => Contract.FamilyGrant)
  @RequiresPermission('family.setRights')
  setFamilyRights({ id, rights }: Contract.SetFamilyRightsArgs, { actor }: GraphQLContext) {
    return this.grants.setRights(actor, { id, rights: [...rights] });
  }

  @Mutation(() => Contract.FamilyGrant)
  @RequiresPermission('family.end')
  endFamily({ id }: Contract.EndFamilyArgs, { actor }: GraphQLContext) {
    return this.grants.end(actor, id);
  }

  @Mutation(() => Contract.FamilyPatient)
  @RequiresPermission('family.accept')
  acceptFamily({ grantId }: Contract.AcceptFamilyArgs, { actor }: GraphQLContext) {
    return this.access.accept(actor, grantId);
  }
}
