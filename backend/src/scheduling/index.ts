/** Public exports of the scheduling module. */
export { CoverEnded, CoverEntered } from './absences/cover-events.js';
export { coversBy, type CoverView } from './absences/cover.service.js';
export { LeaveWithdrawn } from './absences/leave-events.js';
export {
  AppointmentChanged,
  AppointmentRequested,
  AppointmentsHandedOver,
  appointmentState,
  type AppointmentState,
  SeriesBooked,
  SeriesChanged,
} from './appointments/appointment-events.js';
export { lockAppointment, noAppointment, redactAppointment } from './appointments/appointment-scope.js';
export { correctTo, isOutcome, moveTo } from './appointments/appointment-status.js';
export {
  requireNoOverlap,
  setTriggerActor,
  setTriggerReason,
  setTriggerSession,
  type Work,
  writeAppointment,
  writeSession,
  cancelAppointments,
} from './appointments/appointment-write.js';
export { Appointment, type AppointmentStatus } from './appointments/appointment.entity.js';
export { toAppointment } from './appointments/appointment.graphql.js';
export { bookInput } from './appointments/appointment.input.js';
export { type AppointmentRow, findAppointments } from './appointments/appointment.queries.js';
export { bookAppointment } from './appointments/book-appointment.js';
export { completeSession } from './appointments/complete-session.js';
export { moveAppointment } from './appointments/move-appointment.js';
export { earliestFor, requireInReach } from './appointments/patient-limits.js';
export { lockPhysiotherapists, lockSlotHolders } from './appointments/slot-holders.js';
export { findFreeTime, type TimeInterval } from './calendar/free-time.js';
export { type PlanLeft, toPlanLeft } from './departures/plan-left.js';
export { toWaitingListEntry } from './waiting-list/waiting-list.graphql.js';
export { findWaitedTimes, type FreedTime, type WaitedTime } from './waiting-list/freed-time.js';
export { countWaiting, findWaiting } from './waiting-list/waiting-list.queries.js';
export { viewsOf, type WaitingView } from './waiting-list/waiting-view.js';
