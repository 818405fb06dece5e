import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Scope } from '../auth/verbs.js';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import type { ApiKeyService, ListedKey } from './api-key.service.js';

const ApiKeyScopeEnum = {
  PATIENTS_READ: 'patients:read',
  PATIENTS_WRITE: 'patients:write',
  APPOINTMENTS_READ: 'appointments:read',
  APPOINTMENTS_WRITE: 'appointments:write',
  PAYMENTS_READ: 'payments:read',
  PAYMENTS_WRITE: 'payments:write',
  RECOVERY_READ: 'recovery:read',
} as const satisfies WireEnum<Scope>;
registerEnumType(ApiKeyScopeEnum, { name: 'ApiKeyScope' });

@ObjectType('ApiKey')
class ApiKeyType {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => [ApiKeyScopeEnum]) scopes!: Scope[];
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => DateTimeScalar) expiresAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true }) lastUsedAt!: Date | null;
  @Field(() => String) owner!: string;

  /** Names every field that is sent. */
  static from({ id, name, scopes, createdAt, expiresAt, lastUsedAt, owner }: ListedKey): ApiKeyType {
    return { id, name, scopes, createdAt, expiresAt, lastUsedAt, owner };
  }
}

@ObjectType('CreatedApiKey')
class CreatedApiKeyType {
  @Field(() => ApiKeyType) apiKey!: ApiKeyType;
  @Field(() => String) secret!: string;
}

@InputType('CreateApiKeyInput')
class CreateApiKeyInputType {
  @Field(() => String) name!: string;
  @Field(() => [ApiKeyScopeEnum]) scopes!: Scope[];
  @Field(() => DateTimeScalar) expiresAt!: Date;
}

/** The GraphQL door to API keys. */
@Resolver()
export class ApiKeyResolver {
  constructor(private readonly service: ApiKeyService) {}

  @Query(() => [ApiKeyType])
  @NamesVerb('apiKey.list')
  async apiKeys(
    @Ctx() { actor }: GraphQLContext,
    @Arg('all', () => Boolean, { defaultValue: false }) all: boolean,
  ): Promise<ApiKeyType[]> {
    return (await this.service.list(actor, { all })).map((apiKey) => ApiKeyType.from(apiKey));
  }

  @Mutation(() => CreatedApiKeyType)
  @NamesVerb('apiKey.create')
  async createApiKey(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateApiKeyInputType) input: CreateApiKeyInputType,
  ): Promise<CreatedApiKeyType> {
    const { apiKey, secret } = await this.service.create(actor, input);
    return { apiKey: ApiKeyType.from(apiKey), secret };
  }

  @Mutation(() => Boolean)
  @NamesVerb('apiKey.revoke')
  async revokeApiKey(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await this.service.revoke(actor, id);
    return true;
  }
}
