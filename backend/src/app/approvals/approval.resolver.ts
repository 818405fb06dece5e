import { Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { ApprovalService, ShownApproval } from './approval.service.js';

/** GraphQL resolvers of changes that a second admin approves. */
@Resolver()
export class ApprovalResolver {
  constructor(private readonly service: ApprovalService) {}

  @Query(() => [Contract.Approval])
  @RequiresPermission('approval.list')
  async pendingApprovals({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((row) => toApproval(row));
  }

  @Query(() => Boolean)
  @RequiresPermission('fourEyes.read')
  fourEyes({ actor }: GraphQLContext) {
    return this.service.isRequired(actor);
  }

  @Mutation(() => Contract.Approval)
  @RequiresPermission(
    'approval.decide',
    'staff.register',
    'staff.update',
    'user.setType',
    'user.enable',
    'clinic.update',
  )
  async approveChange({ id, decision }: Contract.ApproveChangeArgs, { actor }: GraphQLContext) {
    return toApproval(await this.service.decide(actor, { id, decision }));
  }

  @Mutation(() => Contract.Approval)
  @RequiresPermission('approval.withdraw')
  async withdrawChange({ id }: Contract.WithdrawChangeArgs, { actor }: GraphQLContext) {
    return toApproval(await this.service.withdraw(actor, id));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('fourEyes.set')
  setFourEyes({ isOn }: Contract.SetFourEyesArgs, { actor }: GraphQLContext) {
    return this.service.require(actor, { isOn });
  }
}

/** Maps a change to the contract; its values and the device are not sent. */
function toApproval({ id, kind, subject, requestedBy, ...row }: ShownApproval): Contract.Approval {
  const { requestedAt, expiresAt, status, isOwn, mayDecide } = row;
  const when = { requestedAt: new Date(requestedAt), expiresAt: new Date(expiresAt) };
  return { id, kind, subject, requestedBy, ...when, status, isOwn, mayDecide };
}
