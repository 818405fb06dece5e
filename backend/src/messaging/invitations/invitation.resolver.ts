import { Mutation, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toMessage } from '../messages/message.graphql.js';
import type { InvitationService } from './invitation.service.js';

/** GraphQL resolvers of invitations to sign in. */
@Resolver()
export class InvitationResolver {
  constructor(private readonly service: InvitationService) {}

  @Mutation(() => Contract.Message)
  @RequiresPermission('staff.invite')
  async inviteMember({ id }: Contract.InviteMemberArgs, { actor }: GraphQLContext) {
    return toMessage(await this.service.inviteMember(actor, id));
  }

  @Mutation(() => Contract.Message)
  @RequiresPermission('patient.invite')
  async invitePatient({ patientId }: Contract.InvitePatientArgs, { actor }: GraphQLContext) {
    return toMessage(await this.service.invitePatient(actor, patientId));
  }
}
