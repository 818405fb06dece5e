import type { Appointment, AppointmentStatus } from './appointment.entity.js';
import type { EntityManager } from '@mikro-orm/postgresql';

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

/** The sessions of a series were booked together, and flushed. */
export class SeriesBooked {
  constructor(
    readonly seriesId: string,
    /** In order of their start. */
    readonly sessions: readonly Appointment[],
    readonly now: Date,
  ) {}
}

/** Sessions of a series were moved, reassigned or canceled together by staff, and flushed. */
export class SeriesChanged {
  constructor(
    readonly seriesId: string,
    /** In order of their former start. */
    readonly changes: readonly { session: Appointment; before: AppointmentState }[],
    readonly now: Date,
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

/** Fields of an appointment that event handlers compare. */
export interface AppointmentState {
  status: AppointmentStatus;
  startsAt: Date;
  physiotherapistId: string | null;
}

/** Returns the current state of an appointment. */
export const appointmentState = ({ status, startsAt, physiotherapist }: Appointment): AppointmentState => ({
  status,
  startsAt,
  physiotherapistId: physiotherapist?.id ?? null,
});

/** Returns the loaded state of an appointment; undefined for a new one. Call it before the flush. */
export function stateBefore(tx: EntityManager, appointment: Appointment): AppointmentState | undefined {
  const loaded = tx.getUnitOfWork().getOriginalEntityData(appointment);
  if (!loaded) return undefined;
  const { status, startsAt, physiotherapist } = loaded as Record<string, unknown>;
  return {
    status: status as AppointmentStatus,
    startsAt: new Date(startsAt as Date),
    physiotherapistId: (physiotherapist ?? null) as string | null,
  };
}
