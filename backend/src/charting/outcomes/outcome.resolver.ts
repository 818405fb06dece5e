import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { OutcomeService } from './outcome.service.js';

/** GraphQL resolvers of scores of questionnaires. */
@Resolver()
export class OutcomeResolver {
  constructor(private readonly service: OutcomeService) {}

  @Query(() => [Contract.OutcomeInstrument])
  @RequiresPermission('outcome.listInstruments')
  async outcomeInstruments({ actor }: GraphQLContext) {
    return [...(await this.service.instruments(actor))];
  }

  @Query(() => [Contract.OutcomeScore])
  @RequiresPermission('outcome.list')
  outcomeScores({ patientId, instrument, first }: Contract.OutcomeScoresArgs, { actor }: GraphQLContext) {
    return this.service.list(actor, { patientId, instrument, first });
  }

  @Mutation(() => Contract.OutcomeScore)
  @RequiresPermission('outcome.record')
  recordOutcome({ patientId, input, idempotencyKey }: Contract.RecordOutcomeArgs, { actor }: GraphQLContext) {
    return this.service.record(actor, { ...input, patientId, idempotencyKey });
  }

  @Mutation(() => Contract.OutcomeScore)
  @RequiresPermission('outcome.retract')
  retractOutcome({ id, reason }: Contract.RetractOutcomeArgs, { actor }: GraphQLContext) {
    return this.service.retract(actor, { id, reason });
  }
}
