import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { UserType } from '../users/user.graphql.js';
import type { SessionService } from './session.service.js';

@ObjectType('Session')
class SessionType {
  @Field(() => ID) id!: string;
  @Field(() => Boolean) isCurrent!: boolean;
  @Field(() => DateTimeScalar) signedInAt!: Date;
  @Field(() => DateTimeScalar) lastSeenAt!: Date;
  @Field(() => DateTimeScalar) endsAt!: Date;
}

/** The GraphQL door to sessions. */
@Resolver()
export class SessionResolver {
  constructor(private readonly service: SessionService) {}

  @Query(() => [SessionType])
  @NamesVerb('session.list')
  async mySessions(@Ctx() { actor }: GraphQLContext): Promise<SessionType[]> {
    return this.service.list(actor);
  }

  @Mutation(() => Boolean)
  @NamesVerb('session.end')
  async endSession(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await this.service.end(actor, id);
    return true;
  }

  @Mutation(() => Int)
  @NamesVerb('session.end')
  async endOtherSessions(@Ctx() { actor }: GraphQLContext): Promise<number> {
    return this.service.endOthers(actor);
  }

  @Mutation(() => Int)
  @NamesVerb('session.endOfOthers')
  async endSessionsOf(@Ctx() { actor }: GraphQLContext, @Arg('userId', () => ID) userId: string): Promise<number> {
    return this.service.endAllOf(actor, userId);
  }

  @Mutation(() => UserType)
  @NamesVerb('user.disable', 'user.enable')
  async setAccountDisabled(
    @Ctx() { actor }: GraphQLContext,
    @Arg('userId', () => ID) userId: string,
    @Arg('disabled', () => Boolean) disabled: boolean,
  ): Promise<UserType> {
    return UserType.from(await this.service.setDisabled(actor, userId, disabled));
  }
}
