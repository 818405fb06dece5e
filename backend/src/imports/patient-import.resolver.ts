import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { PatientImportType } from './patient-import.graphql.js';
import type { PatientImportService } from './patient-import.service.js';

/** The GraphQL door to imports; their files come through REST. */
@Resolver()
export class PatientImportResolver {
  constructor(private readonly service: PatientImportService) {}

  @Query(() => PatientImportType)
  @NamesVerb('patient.import')
  async patientImport(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<PatientImportType> {
    return PatientImportType.from(await this.service.find(actor, id));
  }
}
