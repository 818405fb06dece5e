import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toAppointment } from '../appointments/appointment.graphql.js';
import type { SeriesChangeService } from './series-change.service.js';
import type { SeriesProposal, SeriesResult, SeriesService } from './series.service.js';

/** GraphQL resolvers of series. */
@Resolver()
export class SeriesResolver {
  constructor(
    private readonly service: SeriesService,
    private readonly changes: SeriesChangeService,
  ) {}

  @Query(() => [Contract.SeriesProposal])
  @RequiresPermission('series.propose')
  async proposeSeries({ input }: Contract.ProposeSeriesArgs, { actor }: GraphQLContext) {
    return (await this.service.propose(actor, input)).map((one) => toProposal(one));
  }

  @Mutation(() => Contract.SessionSeries)
  @RequiresPermission('series.book')
  async bookSeries({ input, idempotencyKey }: Contract.BookSeriesArgs, { actor }: GraphQLContext) {
    return toSessionSeries(await this.service.book(actor, { ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.SessionSeries)
  @RequiresPermission('series.change')
  async changeSeries({ id, fromAppointmentId, input }: Contract.ChangeSeriesArgs, { actor }: GraphQLContext) {
    return toSessionSeries(await this.changes.change(actor, { ...input, id, fromAppointmentId }));
  }

  @Mutation(() => [Contract.Appointment])
  @RequiresPermission('series.cancel')
  async cancelSeries({ id, fromAppointmentId }: Contract.CancelSeriesArgs, { actor }: GraphQLContext) {
    return (await this.changes.cancel(actor, { id, fromAppointmentId })).map((row) => toAppointment(row));
  }
}

function toProposal({ startsAt, conflict, instead }: SeriesProposal): Contract.SeriesProposal {
  const why = { code: conflict?.code ?? null, message: conflict?.reason.sentence ?? null };
  return { startsAt, isFree: !conflict, ...why, instead };
}

const toSessionSeries = ({ id, sessions, skipped }: SeriesResult): Contract.SessionSeries => ({
  id,
  sessions: sessions.map((row) => toAppointment(row)),
  skipped,
});
