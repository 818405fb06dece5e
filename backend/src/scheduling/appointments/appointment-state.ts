import type { EntityManager } from '@mikro-orm/postgresql';
import type { Appointment, AppointmentStatus } from './appointment.entity.js';

/** The fields of an appointment whose changes matter to others. */
export interface AppointmentState {
  status: AppointmentStatus;
  startsAt: Date;
  physiotherapistId: string | null;
}

/** The state of an appointment now. */
export const appointmentState = ({ status, startsAt, physiotherapist }: Appointment): AppointmentState => ({
  status,
  startsAt,
  physiotherapistId: physiotherapist?.id ?? null,
});

/** The state of an appointment as it was loaded; undefined for a new one. Call it before the flush. */
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
