import type { z } from 'zod';
import { bookedOffer, findPhysiotherapist, loadSettings, offerOf, UNPRICED } from '../../clinic/index.js';
import type { Patient } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { publish } from '../../platform/events/domain-events.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { SeriesBooked } from '../appointments/appointment-events.js';
import { redactAppointment } from '../appointments/appointment-scope.js';
import { AppointmentSeries } from '../appointments/appointment-series.entity.js';
import { setTriggerActor } from '../appointments/appointment-write.js';
import { Appointment } from '../appointments/appointment.entity.js';
import { findAppointments, type AppointmentRow } from '../appointments/appointment.queries.js';
import { requireBookable } from '../appointments/bookable-patient.js';
import { lockSlotHolders } from '../appointments/slot-holders.js';
import { countOpenSessions, placeSeries, seriesRefused, type SkippedTime } from './place-series.js';
import { daysOf, momentOn, requireTimes } from './series-days.js';
import { loadSeriesSchedule, type Conflict } from './series-schedule.js';
import { bookSeriesInput, seriesInput } from './series.input.js';

/** A day of a proposed series. */
export interface SeriesProposal {
  startsAt: Date;
  /** Why it cannot be booked; undefined if it can. */
  conflict: Conflict | undefined;
  /** Free times of that day, the nearest first. */
  instead: Date[];
}

/** What became of a series. */
export interface SeriesResult {
  id: string;
  sessions: AppointmentRow[];
  skipped: SkippedTime[];
}

/** Response to a booking as it is stored under its idempotency key. */
interface StoredSeries {
  id: string;
  sessionIds: string[];
  skipped: (Omit<SkippedTime, 'startsAt'> & { startsAt: string })[];
}

type Asked = Omit<z.output<typeof bookSeriesInput>, 'idempotencyKey'>;

/** Proposes series of sessions, and books them. */
export class SeriesService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Proposes a series, each day free or with other times of that day; books nothing. @throws AppError BAD_INPUT, NOT_FOUND */
  async propose(actor: Actor, input: z.input<typeof seriesInput>): Promise<SeriesProposal[]> {
    return this.useCases.read(actor, 'series.propose', seriesInput, input, async (asked, look) => {
      const em = look.em.fork();
      const now = this.clock.now();
      const patient = await requireBookable(em, look.actor, asked);
      const { id: physiotherapistId } = await findPhysiotherapist(em, asked.physiotherapistId);
      const rules = await loadSettings(em);
      const { sessionType, durationMinutes } = offerOf(rules.openedAt ? rules : UNPRICED, asked);
      const wanted = daysOf(asked, now).map((day) => ({
        startsAt: momentOn(day, asked.time),
        physiotherapistId,
        sessionType,
        durationMinutes,
      }));
      const schedule = await loadSeriesSchedule(em, rules, { patientId: patient.id, wanted, now });
      return wanted.map((one) => {
        const conflict = schedule.conflictOf(one, false);
        if (!conflict) schedule.take(one);
        return { startsAt: one.startsAt, conflict, instead: conflict ? schedule.freeInstead(one) : [] };
      });
    });
  }

  /**
   * Books the sessions of a series in one transaction, once per idempotency key, by the rules of a single booking. A plan gives its sessions
   * in order. SKIP books the free ones and names the others.
   * @throws AppError BAD_INPUT, NOT_FOUND, OUTSIDE_HOURS, DOUBLE_BOOKED, WRONG_STATE, IDEMPOTENCY_KEY_REUSED
   */
  async book(actor: Actor, input: z.input<typeof bookSeriesInput>): Promise<SeriesResult> {
    return this.useCases.write(
      actor,
      'series.book',
      bookSeriesInput,
      input,
      async ({ idempotencyKey: key, ...body }, change) => {
        const { tx, actor: own } = change;
        // Reach is decided for a repeated request, too.
        const patient = await requireBookable(tx, own, body);
        const make = async () => this.make(patient, body, change);
        const made = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
        const { id, sessionIds, skipped } = made;
        const { overrideReason } = body;
        return {
          subject: tx.getReference(AppointmentSeries, id),
          details: { booked: sessionIds, skipped: skipped.length, ...(overrideReason && { overrideReason }) },
          answer: async () => {
            const rows = await findAppointments(tx, { visibleTo: own, ids: sessionIds }, undefined);
            const sessions = rows.map((row) => redactAppointment(own, row, this.clock.now()));
            return { id, sessions, skipped: skipped.map((one) => ({ ...one, startsAt: new Date(one.startsAt) })) };
          },
        };
      },
      seriesRefused,
    );
  }

  private async make(patient: Patient, asked: Asked, { tx, actor }: WriteContext<Account>): Promise<StoredSeries> {
    const now = this.clock.now();
    requireTimes(asked.startsAt, now);
    const physiotherapist = await findPhysiotherapist(tx, asked.physiotherapistId);
    await setTriggerActor(tx, actor, now);
    await lockSlotHolders(tx, { patientId: patient.id, physiotherapistId: physiotherapist.id });
    const rules = await loadSettings(tx);
    const { price, ...offer } = bookedOffer(rules, { ...asked, physiotherapistId: physiotherapist.id });
    const wanted = asked.startsAt.map((startsAt) => ({ ...offer, startsAt, physiotherapistId: physiotherapist.id }));
    const schedule = await loadSeriesSchedule(tx, rules, { patientId: patient.id, wanted, now });
    const { whenTaken, overrideReason } = asked;
    const room = await countOpenSessions(tx, patient.id);
    const terms = { patientId: patient.id, whenTaken, overrideReason, room };
    const { placed, skipped } = await placeSeries(tx, schedule, wanted, terms);
    const series = tx.create(AppointmentSeries, { createdAt: now });
    const sessions = placed.map(({ wanted: { startsAt }, terms: override }) =>
      tx.create(Appointment, {
        patient,
        physiotherapist,
        series,
        ...offer,
        startsAt,
        price,
        ...override,
        status: 'scheduled',
        createdAt: now,
      }),
    );
    // The rows are inserted in this order, in which a trigger gives them the sessions of the plan.
    await tx.flush();
    await publish(tx, new SeriesBooked(series.id, sessions, now));
    return {
      id: series.id,
      sessionIds: sessions.map(({ id }) => id),
      skipped: skipped.map((one) => ({ ...one, startsAt: one.startsAt.toISOString() })),
    };
  }
}
