import { Arg, Ctx, Field, ID, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import type { SearchHit, SearchKind, SearchService } from './search.service.js';

const SearchKindEnum = {
  PATIENT: 'patient',
  PAYMENT: 'payment',
  STAFF: 'staff',
} as const satisfies WireEnum<SearchKind>;
registerEnumType(SearchKindEnum, { name: 'SearchKind' });

@ObjectType('SearchHit')
class SearchHitType {
  @Field(() => SearchKindEnum) kind!: SearchKind;
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String) detail!: string;

  /** Names every field that is sent. */
  static from({ kind, id, patientNumber, title, detail }: SearchHit): SearchHitType {
    return { kind, id, patientNumber, title, detail };
  }
}

/** The GraphQL door to the search. */
@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Query(() => [SearchHitType])
  @NamesVerb('patient.search')
  async search(
    @Ctx() { actor }: GraphQLContext,
    @Arg('text', () => String) text: string,
    @Arg('first', () => Int, { defaultValue: 10 }) first: number,
  ): Promise<SearchHitType[]> {
    return (await this.service.search(actor, { text, first })).map((hit) => SearchHitType.from(hit));
  }
}
