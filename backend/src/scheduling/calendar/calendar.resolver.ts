import { Query, Resolver } from 'type-graphql';
import { toLeave } from '../../clinic/index.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toAppointment } from '../appointments/appointment.graphql.js';
import type { CalendarColumn, CalendarDay, CalendarService } from './calendar.service.js';

function toCalendarColumn({ leave, sessions, ...column }: CalendarColumn): Contract.CalendarColumn {
  return { ...column, leave: leave.map((one) => toLeave(one)), sessions: sessions.map((row) => toAppointment(row)) };
}

/** Maps a day of the calendar to its GraphQL type. */
function toCalendarDay({ columns, unassigned, ...day }: CalendarDay): Contract.CalendarDay {
  return {
    ...day,
    columns: columns.map((column) => toCalendarColumn(column)),
    unassigned: unassigned.map((row) => toAppointment(row)),
  };
}

/** GraphQL resolvers of the calendar. */
@Resolver()
export class CalendarResolver {
  constructor(private readonly service: CalendarService) {}

  @Query(() => [Contract.CalendarDay])
  @RequiresPermission('calendar.read')
  async calendar({ from, until, physiotherapistIds, withCanceled }: Contract.CalendarArgs, { actor }: GraphQLContext) {
    const days = await this.service.read(actor, { from, until, physiotherapistIds, withCanceled });
    return days.map((day) => toCalendarDay(day));
  }
}
