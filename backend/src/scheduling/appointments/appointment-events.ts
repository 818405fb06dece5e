import type { Appointment } from './appointment.entity.js';
import type { AppointmentState } from './appointment-state.js';

/** A patient requests an appointment; a handler refuses the request by throwing an AppError. */
export class AppointmentRequested {
  constructor(
    /** Id of the patient's account. */
    readonly accountId: string,
  ) {}
}

/** An appointment was created or changed, and flushed. */
export class AppointmentChanged {
  constructor(
    readonly appointment: Appointment,
    readonly change: {
      /** Undefined for a new appointment. */
      before: AppointmentState | undefined;
      byPatient: boolean;
      now: Date;
    },
  ) {}
}

/** Scheduled appointments of a physiotherapist were reassigned or unassigned. */
export class AppointmentsHandedOver {
  constructor(
    readonly ids: readonly string[],
    /** Id of the former physiotherapist. */
    readonly from: string,
    readonly now: Date,
  ) {}
}
