import { Query, Resolver } from 'type-graphql';
import { toUser, toUserWithoutPatient } from './user.graphql.js';
import type { UserService } from './user.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of accounts. */
@Resolver()
export class UserResolver {
  constructor(private readonly users: UserService) {}

  @Query(() => Contract.User, { nullable: true })
  @RequiresPermission('user.readSelf')
  async me({ actor }: GraphQLContext) {
    const profile = await this.users.me(actor);
    return profile ? toUser(profile) : null;
  }

  @Query(() => [Contract.UserWithoutPatient])
  @RequiresPermission('user.listWithoutPatients')
  async usersWithoutPatients({ first, search }: Contract.UsersWithoutPatientsArgs, { actor }: GraphQLContext) {
    return (await this.users.withoutPatients(actor, { first, search })).map((user) => toUserWithoutPatient(user));
  }
}
