import { PatientDeleted, PatientRestored, PatientRestoring } from '../patients/index.js';
import { on } from '../platform/events/domain-events.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { AbsenceResolver } from './absences/absence.resolver.js';
import { AbsenceService } from './absences/absence.service.js';
import { Cover } from './absences/cover.entity.js';
import { CoverResolver } from './absences/cover.resolver.js';
import { CoverService } from './absences/cover.service.js';
import { LeaveResolver } from './absences/leave.resolver.js';
import { LeaveService } from './absences/leave.service.js';
import { AppointmentChangeService } from './appointments/appointment-change.service.js';
import { AppointmentRequestService } from './appointments/appointment-request.service.js';
import { SessionFeeService } from './appointments/session-fee.service.js';
import { AppointmentSeries } from './appointments/appointment-series.entity.js';
import { Appointment } from './appointments/appointment.entity.js';
import { AppointmentResolver } from './appointments/appointment.resolver.js';
import { appointmentRoutes } from './appointments/appointment.rest.js';
import { AppointmentService } from './appointments/appointment.service.js';
import { deleteSessions, restoreSessions } from './appointments/deleted-sessions.js';
import { lockFormerPhysiotherapists } from './appointments/slot-holders.js';
import { recordAvailability } from './availability-days/record-availability.js';
import { CalendarResolver } from './calendar/calendar.resolver.js';
import { CalendarService } from './calendar/calendar.service.js';
import { DepartureResolver } from './departures/departure.resolver.js';
import { DepartureService } from './departures/departure.service.js';
import { FreeSlotResolver } from './free-slots/free-slot.resolver.js';
import { FreeSlotService } from './free-slots/free-slot.service.js';
import { sweepChanges } from './live/live-change.queries.js';
import { liveRoutes } from './live/live.rest.js';
import { LiveStreams, type ValidSessions } from './live/live-streams.js';
import { SeriesChangeService } from './series/series-change.service.js';
import { SeriesResolver } from './series/series.resolver.js';
import { SeriesService } from './series/series.service.js';
import { WaitingBookingService } from './waiting-list/waiting-booking.service.js';
import { WaitingListEntry } from './waiting-list/waiting-list-entry.entity.js';
import { WaitingListResolver } from './waiting-list/waiting-list.resolver.js';
import { WaitingListService } from './waiting-list/waiting-list.service.js';

/** The entities of this module. */
export const entities = [Appointment, AppointmentSeries, Cover, WaitingListEntry];

/** Event handlers; they run in the transaction that emits the event. */
export const eventHandlers = [
  on(PatientDeleted, deleteSessions),
  on(PatientRestoring, lockFormerPhysiotherapists),
  on(PatientRestored, restoreSessions),
];

/** Dependencies from other modules. */
interface Needed {
  sessions: ValidSessions;
  /** Finds the live plans that a leaving member is responsible for. */
  findPlansLeft: ConstructorParameters<typeof DepartureService>[1]['findPlansLeft'];
}

/** Composes the services of appointments, series, free slots, the calendar, leave and departures, and the streams of changes. */
export function composeScheduling(
  { limits, clock, useCases, pool, logger, random }: ModuleContext,
  { sessions, findPlansLeft }: Needed,
) {
  const appointments = new AppointmentService(useCases, clock);
  const appointmentChanges = new AppointmentChangeService(useCases, clock);
  const liveStreams = new LiveStreams({ pool, useCases, sessions, clock, logger, random });
  return {
    liveStreams,
    parts: {
      resolvers: [
        new AppointmentResolver(
          appointments,
          appointmentChanges,
          new AppointmentRequestService(useCases, clock, limits),
          new SessionFeeService(useCases, clock),
        ),
        new FreeSlotResolver(new FreeSlotService(useCases, clock)),
        new SeriesResolver(new SeriesService(useCases, clock), new SeriesChangeService(useCases, clock)),
        new CoverResolver(new CoverService(useCases, clock)),
        new CalendarResolver(new CalendarService(useCases, clock)),
        new AbsenceResolver(new AbsenceService(useCases, clock)),
        new WaitingListResolver(new WaitingListService(useCases, clock), new WaitingBookingService(useCases, clock)),
        new LeaveResolver(new LeaveService(useCases, clock)),
        new DepartureResolver(new DepartureService(useCases, { clock, findPlansLeft })),
      ],
      routes: [...appointmentRoutes(appointments, appointmentChanges), ...liveRoutes(liveStreams)],
      maintenance: () => [sweepChanges(pool), recordAvailability(pool, clock)],
    } satisfies ModuleParts,
  };
}
