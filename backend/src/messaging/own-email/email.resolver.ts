import { Mutation, Query, Resolver } from 'type-graphql';
import { toUser } from '../../identity/index.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { EmailService } from './email.service.js';

/** GraphQL resolvers of e-mail addresses. */
@Resolver()
export class EmailResolver {
  constructor(private readonly service: EmailService) {}

  @Query(() => Boolean)
  @RequiresPermission('email.isOffered')
  emailIsOffered({ actor }: GraphQLContext) {
    return this.service.isOffered(actor);
  }

  @Mutation(() => Boolean)
  @RequiresPermission('email.sendCode')
  async sendEmailCode({ actor }: GraphQLContext) {
    await this.service.sendCode(actor);
    return true;
  }

  @Mutation(() => Contract.User)
  @RequiresPermission('email.confirm')
  async confirmEmail({ code }: Contract.ConfirmEmailArgs, { actor }: GraphQLContext) {
    return toUser(await this.service.confirm(actor, { code }));
  }
}
