import { Arg, Ctx, Field, Int, Mutation, ObjectType, registerEnumType, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { answerInEnglish, answersOf } from '../answers/answer-language.js';
import { NamesVerb } from '../graphql/verb.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { UserType } from '../users/user.graphql.js';
import type { UserService } from '../users/user.service.js';
import type { SignInDoor } from './otp-challenge.entity.js';
import type { Sessions } from './session.js';
import type { SignInService } from './sign-in.service.js';

const SignInDoorEnum = { USER: 'user', ADMIN: 'admin', STAFF: 'staff' } as const satisfies WireEnum<SignInDoor>;
registerEnumType(SignInDoorEnum, { name: 'SignInDoor' });

@ObjectType('OtpSent')
class OtpSentType {
  @Field(() => String) message!: string;
  @Field(() => Int) expiresInSeconds!: number;
  @Field(() => Int) resendAfterSeconds!: number;
}

/** The GraphQL door to sign-in. */
@Resolver()
export class AuthResolver {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: Sessions,
    private readonly users: UserService,
  ) {}

  @Mutation(() => OtpSentType)
  @NamesVerb('auth.sendOtp')
  async sendOtp(
    @Ctx() { actor, request, response }: GraphQLContext,
    @Arg('door', () => SignInDoorEnum) door: SignInDoor,
    @Arg('phoneNumber', () => String) phoneNumber: string,
  ): Promise<OtpSentType> {
    if (door !== 'user') answerInEnglish(response);
    const sent = await this.signIn.sendOtp(actor, door, { phoneNumber });
    return { message: answersOf(request, response).CODE_SENT, ...sent };
  }

  @Mutation(() => UserType)
  @NamesVerb('auth.verifyOtp')
  async verifyOtp(
    @Ctx() { actor, request, response }: GraphQLContext,
    @Arg('door', () => SignInDoorEnum) door: SignInDoor,
    @Arg('phoneNumber', () => String) phoneNumber: string,
    @Arg('otp', () => String) otp: string,
    @Arg('keepSignedIn', () => Boolean, { defaultValue: false }) keepSignedIn: boolean,
  ): Promise<UserType> {
    if (door !== 'user') answerInEnglish(response);
    const signedIn = await this.signIn.verifyOtp(actor, door, { phoneNumber, otp, keepSignedIn });
    await this.sessions.open(request, response, signedIn);
    return UserType.from(await this.users.profileOf(signedIn.user));
  }

  @Mutation(() => Boolean)
  @NamesVerb('auth.logout')
  async logout(@Ctx() { actor, request, response }: GraphQLContext): Promise<boolean> {
    await this.signIn.logout(actor);
    await this.sessions.close(request, response);
    return true;
  }
}
