import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { UserType, UserWithoutPatientType } from './user.graphql.js';
import type { UserService } from './user.service.js';

/** The GraphQL door to accounts. */
@Resolver()
export class UserResolver {
  constructor(private readonly users: UserService) {}

  @Query(() => UserType, { nullable: true })
  @NamesVerb('user.readSelf')
  async me(@Ctx() { actor }: GraphQLContext): Promise<UserType | null> {
    const profile = await this.users.me(actor);
    return profile ? UserType.from(profile) : null;
  }

  @Query(() => [UserWithoutPatientType])
  @NamesVerb('user.listWithoutPatients')
  async usersWithoutPatients(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('search', () => String, { nullable: true }) search?: string,
  ): Promise<UserWithoutPatientType[]> {
    return (await this.users.withoutPatients(actor, { first, search })).map((user) =>
      UserWithoutPatientType.from(user),
    );
  }
}
