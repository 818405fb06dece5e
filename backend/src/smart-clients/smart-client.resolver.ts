import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import {
  CLIENT_REACHES,
  DATA_PURPOSES,
  type ClientReach,
  type DataPurpose,
  type SmartClient,
} from './smart-client.entity.js';
import type { SmartClientService } from './smart-client.service.js';

export const DataPurposeEnum = sameEnum('DataPurpose', DATA_PURPOSES);
const ClientReachEnum = sameEnum('ClientReach', CLIENT_REACHES);

@ObjectType('SmartClient')
class SmartClientType {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => DataPurposeEnum) purpose!: DataPurpose;
  @Field(() => ClientReachEnum) reach!: ClientReach;
  @Field(() => [String]) scopes!: string[];
  @Field(() => String, { nullable: true }) jwksUrl!: string | null;
  @Field(() => [String]) identifierSystems!: string[];
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true }) lastUsedAt!: Date | null;

  /** Names every field that is sent. */
  static from(client: SmartClient): SmartClientType {
    const { id, name, purpose, reach, scopes, jwksUrl, identifierSystems, createdAt, lastUsedAt } = client;
    return {
      id,
      name,
      purpose,
      reach,
      scopes,
      jwksUrl: jwksUrl ?? null,
      identifierSystems,
      createdAt,
      lastUsedAt: lastUsedAt ?? null,
    };
  }
}

@InputType('CreateSmartClientInput')
class CreateSmartClientInputType {
  @Field(() => String) name!: string;
  @Field(() => DataPurposeEnum, { defaultValue: 'TREATMENT' }) purpose!: DataPurpose;
  @Field(() => ClientReachEnum, { defaultValue: 'CONSENTED' }) reach!: ClientReach;
  @Field(() => [String]) scopes!: string[];
  @Field(() => String, { nullable: true }) jwks?: string | null;
  @Field(() => String, { nullable: true }) jwksUrl?: string | null;
  @Field(() => [String], { defaultValue: [] }) identifierSystems!: string[];
}

/** The GraphQL door to the systems of hospitals. */
@Resolver()
export class SmartClientResolver {
  constructor(private readonly service: SmartClientService) {}

  @Query(() => [SmartClientType])
  @NamesVerb('smartClient.list')
  async smartClients(@Ctx() { actor }: GraphQLContext): Promise<SmartClientType[]> {
    return (await this.service.list(actor)).map((client) => SmartClientType.from(client));
  }

  @Mutation(() => SmartClientType)
  @NamesVerb('smartClient.create')
  async createSmartClient(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateSmartClientInputType) input: CreateSmartClientInputType,
  ): Promise<SmartClientType> {
    return SmartClientType.from(await this.service.create(actor, input));
  }

  @Mutation(() => Boolean)
  @NamesVerb('smartClient.revoke')
  async revokeSmartClient(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await this.service.revoke(actor, id);
    return true;
  }
}
