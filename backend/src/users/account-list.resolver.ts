import { Arg, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { writtenNumber } from '../patients/patient.entity.js';
import type { AccountListService, AccountPage, AccountRow } from './account-list.service.js';
import type { UserType } from './user.entity.js';
import { UserTypeEnum } from './user.graphql.js';

@ObjectType('Account')
class AccountType {
  @Field(() => ID) id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String) mobileNumber!: string;
  @Field(() => UserTypeEnum) userType!: UserType;
  @Field(() => Boolean) disabled!: boolean;
  @Field(() => DateTimeScalar, { nullable: true }) lastLogin!: Date | null;
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  @Field(() => Int) liveSessions!: number;

  /** Names every field that is sent. */
  static from(row: AccountRow): AccountType {
    const { id, fullName, mobileNumber, userType, disabled, lastLogin, createdAt, patientId, liveSessions } = row;
    const patientNumber = writtenNumber(row.patientNumber);
    const record = { patientId, patientNumber };
    return { id, fullName, mobileNumber, userType, disabled, lastLogin, createdAt, ...record, liveSessions };
  }
}

@ObjectType('UserPage')
class UserPageType {
  @Field(() => [AccountType]) users!: AccountType[];
  @Field(() => Int) total!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;

  static from({ users, total, page, limit }: AccountPage): UserPageType {
    return { users: users.map((user) => AccountType.from(user)), total, page, limit };
  }
}

@InputType('AccountFilter')
class AccountFilterInput {
  @Field(() => String, { nullable: true }) search?: string;
  @Field(() => UserTypeEnum, { nullable: true }) userType?: UserType;
  @Field(() => Boolean, { nullable: true }) disabled?: boolean;
}

/** The GraphQL door to the list of all accounts. */
@Resolver()
export class AccountListResolver {
  constructor(private readonly service: AccountListService) {}

  @Query(() => UserPageType)
  @NamesVerb('user.list')
  async users(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => AccountFilterInput, { nullable: true }) filter: AccountFilterInput | undefined,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20 }) limit: number,
  ): Promise<UserPageType> {
    return UserPageType.from(await this.service.list(actor, { filter, page, limit }));
  }
}
