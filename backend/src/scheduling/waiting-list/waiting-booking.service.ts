import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { writeAppointment } from '../appointments/appointment-write.js';
import type { Appointment } from '../appointments/appointment.entity.js';
import type { AppointmentRow } from '../appointments/appointment.queries.js';
import { bookAppointment } from '../appointments/book-appointment.js';
import { requireAddress } from '../appointments/home-address.js';
import { moveAppointment } from '../appointments/move-appointment.js';
import { lockSlotHolders } from '../appointments/slot-holders.js';
import { noEntry, requireWaiting } from './waiting-entry.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { bookFromWaitingListInput } from './waiting-list.input.js';

type Asked = z.output<typeof bookFromWaitingListInput>;

/** Books times for those who wait. */
export class WaitingBookingService {
  constructor(
    readonly useCases: UseCases,
    readonly clock: Clock,
  ) {}

  /**
   * Books a time for who waits, or moves the session that was to come earlier. Of two requests for one entry at once, one
   * books; the other finds that it waits no more.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, OUTSIDE_HOURS, DOUBLE_BOOKED
   */
  async book(actor: Actor, input: z.input<typeof bookFromWaitingListInput>): Promise<AppointmentRow> {
    const details = { waitingListEntry: rowId.parse(input.id) };
    const work = async (asked: Asked, change: WriteContext<Account>) => {
      const entry = await this.lockEntry(asked, change);
      const appointment = await this.give(entry, asked, change);
      Object.assign(entry, { status: 'BOOKED', appointment });
      return appointment;
    };
    return writeAppointment(this, actor, 'waiting.book', bookFromWaitingListInput, input, work, details);
  }

  /** Locks the physiotherapists and the patient first, as bookings do, then the entry. */
  private async lockEntry(
    { id, physiotherapistId }: Asked,
    { tx, lock }: WriteContext<Account>,
  ): Promise<WaitingListEntry> {
    const wanted = { id: rowId.parse(id), patient: { deletedAt: null } };
    const before = await tx.findOne(WaitingListEntry, wanted, { disableIdentityMap: true });
    if (!before) throw noEntry();
    const { insteadOf, patient } = before;
    await lockSlotHolders(
      tx,
      insteadOf
        ? { appointmentId: insteadOf.id, instead: physiotherapistId }
        : { patientId: patient.id, physiotherapistId },
    );
    const entry = await lock(WaitingListEntry, wanted);
    if (!entry) throw noEntry();
    requireWaiting(entry, clinicDay(this.clock.now()));
    return entry;
  }

  private async give(entry: WaitingListEntry, asked: Asked, change: WriteContext<Account>): Promise<Appointment> {
    const { startsAt: appointmentDate, physiotherapistId, overrideReason } = asked;
    const time = { appointmentDate, physiotherapistId, overrideReason };
    if (entry.insteadOf) return moveAppointment({ id: entry.insteadOf.id, ...time }, change, this.clock);
    const patient = await entry.patient.loadOrFail();
    const { sessionType, durationMinutes } = entry;
    requireAddress(patient, sessionType);
    return bookAppointment(
      change.tx,
      { patient, status: 'scheduled', sessionType, durationMinutes, ...time },
      this.clock,
    );
  }
}
