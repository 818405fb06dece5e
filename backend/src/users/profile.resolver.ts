import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { AccountService } from './account.service.js';
import type { ProfileService } from './profile.service.js';
import type { Gender, UserType as UserTypeName } from './user.entity.js';
import { GenderEnum, UserType, UserTypeEnum } from './user.graphql.js';

@InputType('CompleteProfileInput')
class CompleteProfileInputType {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => LocalDateScalar) dateOfBirth!: string;
  @Field(() => GenderEnum) gender!: Gender;
}

@InputType('UpdateProfileInput')
class UpdateProfileInputType {
  @Field(() => String, { nullable: true }) fullName?: string;
  @Field(() => String, { nullable: true }) email?: string;
  @Field(() => String, { nullable: true }) nickname?: string;
  @Field(() => GenderEnum, { nullable: true }) gender?: Gender;
  @Field(() => String, { nullable: true }) country?: string;
  @Field(() => String, { nullable: true }) language?: string;
  @Field(() => String, { nullable: true }) timeZone?: string;
  @Field(() => LocalDateScalar, { nullable: true }) dateOfBirth?: string;
}

@InputType('UpdateAccountInput')
class UpdateAccountInputType {
  @Field(() => String) fullName!: string;
  @Field(() => String, { nullable: true }) phoneNumber?: string;
}

/** The GraphQL door to profiles. Pictures go through REST alone (CS-2). */
@Resolver()
export class ProfileResolver {
  constructor(
    private readonly profiles: ProfileService,
    private readonly accounts: AccountService,
  ) {}

  @Mutation(() => UserType)
  @NamesVerb('user.completeProfile')
  async completeProfile(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CompleteProfileInputType) input: CompleteProfileInputType,
  ): Promise<UserType> {
    return UserType.from(await this.profiles.complete(actor, input));
  }

  @Mutation(() => UserType)
  @NamesVerb('user.completeProfile')
  async skipProfile(@Ctx() { actor }: GraphQLContext): Promise<UserType> {
    return UserType.from(await this.profiles.skip(actor));
  }

  @Mutation(() => UserType)
  @NamesVerb('user.updateProfile')
  async updateProfile(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateProfileInputType) input: UpdateProfileInputType,
  ): Promise<UserType> {
    return UserType.from(await this.profiles.update(actor, input));
  }

  @Mutation(() => UserType)
  @NamesVerb('user.updateAccount')
  async updateAccount(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateAccountInputType) input: UpdateAccountInputType,
  ): Promise<UserType> {
    return UserType.from(await this.accounts.update(actor, input));
  }

  @Mutation(() => UserType)
  @NamesVerb('user.verifyNumber')
  async verifyNumber(@Ctx() { actor }: GraphQLContext, @Arg('otp', () => String) otp: string): Promise<UserType> {
    return UserType.from(await this.accounts.verifyNumber(actor, { otp }));
  }

  @Mutation(() => UserType)
  @NamesVerb('user.setType')
  async setUserType(
    @Ctx() { actor }: GraphQLContext,
    @Arg('userId', () => ID) userId: string,
    @Arg('userType', () => UserTypeEnum) userType: UserTypeName,
  ): Promise<UserType> {
    return UserType.from(await this.profiles.setUserType(actor, userId, userType));
  }
}
