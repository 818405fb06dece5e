import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import type { Hl7Source } from './hl7-source.entity.js';
import type { Hl7SourceService } from './hl7-source.service.js';

@ObjectType('Hl7Source')
class Hl7SourceType {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) application!: string;
  @Field(() => String) facility!: string;
  @Field(() => String) identifierSystem!: string;
  @Field(() => DateTimeScalar) createdAt!: Date;

  /** Names every field that is sent. */
  static from({ id, name, application, facility, identifierSystem, createdAt }: Hl7Source): Hl7SourceType {
    return { id, name, application, facility, identifierSystem, createdAt };
  }
}

@InputType('CreateHl7SourceInput')
class CreateHl7SourceInputType {
  @Field(() => String) name!: string;
  @Field(() => String) application!: string;
  @Field(() => String, { defaultValue: '' }) facility!: string;
  @Field(() => String) identifierSystem!: string;
}

/** The GraphQL door to the senders of HL7 v2. */
@Resolver()
export class Hl7SourceResolver {
  constructor(private readonly service: Hl7SourceService) {}

  @Query(() => [Hl7SourceType])
  @NamesVerb('messageSource.list')
  async hl7Sources(@Ctx() { actor }: GraphQLContext): Promise<Hl7SourceType[]> {
    return (await this.service.list(actor)).map((source) => Hl7SourceType.from(source));
  }

  @Mutation(() => Hl7SourceType)
  @NamesVerb('messageSource.create')
  async createHl7Source(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateHl7SourceInputType) input: CreateHl7SourceInputType,
  ): Promise<Hl7SourceType> {
    return Hl7SourceType.from(await this.service.create(actor, input));
  }

  @Mutation(() => Boolean)
  @NamesVerb('messageSource.end')
  async endHl7Source(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await this.service.end(actor, id);
    return true;
  }
}
