import { Mutation, Query, Resolver } from 'type-graphql';
import { toLeave } from '../../clinic/index.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toAppointment } from '../appointments/appointment.graphql.js';
import type { AbsenceService } from './absence.service.js';

/** GraphQL resolvers of absences. */
@Resolver()
export class AbsenceResolver {
  constructor(private readonly service: AbsenceService) {}

  @Query(() => [Contract.AbsenceSession])
  @RequiresPermission('absence.propose')
  async proposeAbsence(asked: Contract.ProposeAbsenceArgs, { actor }: GraphQLContext) {
    const proposed = await this.service.propose(actor, asked);
    return proposed.map(({ session, candidates }) => ({ appointment: toAppointment(session), candidates }));
  }

  @Mutation(() => Contract.ArrangedAbsence)
  @RequiresPermission('absence.arrange')
  async arrangeAbsence({ input, idempotencyKey }: Contract.ArrangeAbsenceArgs, { actor }: GraphQLContext) {
    const { leave, reassigned, waiting, refused } = await this.service.arrange(actor, { ...input, idempotencyKey });
    return {
      leave: toLeave(leave),
      reassigned: reassigned.map((row) => toAppointment(row)),
      waiting: waiting.map((row) => toAppointment(row)),
      refused,
    };
  }
}
