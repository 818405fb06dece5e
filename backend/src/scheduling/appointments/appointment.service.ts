import type { z } from 'zod';
import { parsePatientReference } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { readWatermark } from '../../platform/lists/watermark.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import type { ReadContext, UseCases } from '../../platform/use-cases.js';
import { writeAppointment } from './appointment-write.js';
import { Appointment } from './appointment.entity.js';
import {
  appointmentListInput,
  bookInput,
  pendingListInput,
  pendingPageInput,
  soughtInput,
} from './appointment.input.js';
import { findAppointments, findPendingPage, type AppointmentRow, type PendingSlice } from './appointment.queries.js';
import { noAppointment, redactAppointment } from './appointment-scope.js';
import { requireBookable } from './bookable-patient.js';
import { bookAppointment } from './book-appointment.js';
import { type Candidate, findFreePhysiotherapists } from './free-physiotherapists.js';
import { asItStands } from './hours-override.js';
import { requireAhead } from './move-appointment.js';

export type { AppointmentRow };

/** A page of the pending appointments and their total number. */
export interface PendingPage extends PendingSlice {
  page: number;
  limit: number;
}

/** Lists appointments, and books them for staff. */
export class AppointmentService {
  constructor(
    readonly useCases: UseCases,
    readonly clock: Clock,
  ) {}

  /** Lists pending appointments, earliest first; all of them without `first`. */
  async listPending(actor: Actor, input: z.input<typeof pendingListInput> = {}): Promise<AppointmentRow[]> {
    return this.useCases.read(actor, 'appointment.listPending', pendingListInput, input, async ({ first }, look) =>
      this.shown(look, await findAppointments(look.em, { visibleTo: look.actor, status: 'pending' }, first)),
    );
  }

  /**
   * Returns a numbered page of the pending appointments, earliest first, with the exact total. A page beyond the end is
   * empty.
   * @throws AppError BAD_INPUT
   */
  async pendingPage(actor: Actor, input: z.input<typeof pendingPageInput>): Promise<PendingPage> {
    return this.useCases.read(actor, 'appointment.listPending', pendingPageInput, input, async (asked, look) => {
      const { page, limit } = asked;
      const { appointments, total } = await findPendingPage(look.em, look.actor, { limit, offset: (page - 1) * limit });
      return { appointments: await this.shown(look, appointments), total, page, limit };
    });
  }

  /**
   * Lists a slice of appointments, earliest first by default. With `updatedSince` the order is by creation, which no
   * change affects. An admin lists all appointments; a patient and a physiotherapist their own.
   * @throws AppError BAD_INPUT
   */
  async list(
    actor: Actor,
    input: z.input<typeof appointmentListInput>,
  ): Promise<{ appointments: AppointmentRow[]; hasNextPage: boolean; asOf: Date }> {
    return this.useCases.read(actor, 'appointment.list', appointmentListInput, input, async (asked, hand) => {
      const { first, after, filter, order } = asked;
      const patient = filter?.patientId ? parsePatientReference(filter.patientId) : undefined;
      const position = after ? decodeCursor(after) : undefined;
      const asOf = await readWatermark(hand.em, position);
      if (filter?.patientId && !patient) return { appointments: [], hasNextPage: false, asOf };
      const narrowed = { ...filter, patient, visibleTo: hand.actor };
      const inOrder = order ?? (filter?.updatedSince ? 'newest first' : 'earliest first');
      const rows = await findAppointments(hand.em, narrowed, first + 1, position, inOrder);
      const appointments = await this.shown(hand, rows.slice(0, first), filter);
      return { appointments, hasNextPage: rows.length > first, asOf };
    });
  }

  /**
   * Books a scheduled session, also for an incomplete record; a home visit needs its address (bench §1). In an open clinic, the session type
   * sets the price and the default length. A physiotherapist books patients within reach, in their own column.
   * @throws AppError BAD_INPUT, NOT_FOUND, OUTSIDE_HOURS, DOUBLE_BOOKED
   */
  async book(actor: Actor, input: z.input<typeof bookInput>): Promise<AppointmentRow> {
    return writeAppointment(this, actor, 'appointment.book', bookInput, input, async (asked, { tx, actor: own }) => {
      const patient = await requireBookable(tx, own, asked);
      return bookAppointment(tx, { ...asked, patient, status: 'scheduled' }, this.clock);
    });
  }

  /**
   * Finds who else is free at the time of a pending or scheduled session, best first. Takes no lock: whoever assigns one
   * of them checks again.
   * @throws AppError NOT_FOUND, WRONG_STATE
   */
  async freePhysiotherapists(actor: Actor, input: z.input<typeof soughtInput>): Promise<Candidate[]> {
    return this.useCases.read(
      actor,
      'appointment.findFree',
      soughtInput,
      input,
      async ({ appointmentId: id }, { em }) => {
        const appointment = await em.fork().findOne(Appointment, { id, deletedAt: null });
        if (!appointment) throw noAppointment();
        requireAhead(appointment);
        const sought = { ...asItStands(appointment), patientId: appointment.patient.id };
        return (await findFreePhysiotherapists(em, [sought])).get(id) ?? [];
      },
    );
  }

  private async shown(
    { actor, listed }: Pick<ReadContext<Actor>, 'actor' | 'listed'>,
    rows: AppointmentRow[],
    filter?: object | null,
  ): Promise<AppointmentRow[]> {
    await listed(rows, filter);
    const now = this.clock.now();
    return rows.map((row) => redactAppointment(actor, row, now));
  }
}
