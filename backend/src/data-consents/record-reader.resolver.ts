import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { DataPurpose } from '../smart-clients/smart-client.entity.js';
import { DataPurposeEnum } from '../smart-clients/smart-client.resolver.js';
import type { ConsentDecision } from './data-consent.entity.js';
import { ConsentDecisionEnum } from './data-consent.resolver.js';
import type { RecordReader, RecordReaderService } from './record-reader.service.js';

@ObjectType('RecordReader')
class RecordReaderType {
  @Field(() => ID) clientId!: string;
  @Field(() => String) name!: string;
  @Field(() => DataPurposeEnum) purpose!: DataPurpose;
  @Field(() => Boolean) mayRead!: boolean;
  @Field(() => DateTimeScalar, { nullable: true }) since!: Date | null;
  @Field(() => ConsentDecisionEnum, { nullable: true }) decision!: ConsentDecision | null;
  @Field(() => DateTimeScalar, { nullable: true }) saidAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true }) lastReadAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true }) referredUntil!: Date | null;

  /** Names every field that is sent: not its scopes, nor its keys. */
  static from(reader: RecordReader): RecordReaderType {
    const { clientId, name, purpose, mayRead, since, decision, saidAt, lastReadAt, referredUntil } = reader;
    return { clientId, name, purpose, mayRead, since, decision, saidAt, lastReadAt, referredUntil };
  }
}

/** The GraphQL door of patients to who reads their record. */
@Resolver()
export class RecordReaderResolver {
  constructor(private readonly service: RecordReaderService) {}

  @Query(() => [RecordReaderType])
  @NamesVerb('dataConsent.listReaders')
  async myRecordReaders(@Ctx() { actor }: GraphQLContext): Promise<RecordReaderType[]> {
    return (await this.service.listOwn(actor)).map((reader) => RecordReaderType.from(reader));
  }

  @Mutation(() => RecordReaderType)
  @NamesVerb('dataConsent.refuse')
  async refuseRecordReader(
    @Ctx() { actor }: GraphQLContext,
    @Arg('clientId', () => ID) clientId: string,
  ): Promise<RecordReaderType> {
    return RecordReaderType.from(await this.service.refuse(actor, clientId));
  }

  @Mutation(() => RecordReaderType)
  @NamesVerb('dataConsent.allow')
  async allowRecordReader(
    @Ctx() { actor }: GraphQLContext,
    @Arg('clientId', () => ID) clientId: string,
  ): Promise<RecordReaderType> {
    return RecordReaderType.from(await this.service.allow(actor, clientId));
  }
}
