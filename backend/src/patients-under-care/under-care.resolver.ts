import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { PatientUnderCareType } from './under-care.graphql.js';
import type { UnderCareService } from './under-care.service.js';

/** The GraphQL door to the patients whom somebody looks after. */
@Resolver()
export class UnderCareResolver {
  constructor(private readonly service: UnderCareService) {}

  @Query(() => [PatientUnderCareType])
  @NamesVerb('recovery.listUnderCare')
  async patientsUnderCare(@Ctx() { actor }: GraphQLContext): Promise<PatientUnderCareType[]> {
    return (await this.service.list(actor)).map((row) => PatientUnderCareType.from(row));
  }
}
