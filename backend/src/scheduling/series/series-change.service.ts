import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { findPhysiotherapist, loadSettings } from '../../clinic/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { publish } from '../../platform/events/domain-events.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { appointmentState, SeriesChanged } from '../appointments/appointment-events.js';
import { redactAppointment, requireOwnColumn } from '../appointments/appointment-scope.js';
import { moveTo } from '../appointments/appointment-status.js';
import { setTriggerActor } from '../appointments/appointment-write.js';
import type { Appointment } from '../appointments/appointment.entity.js';
import { findAppointments, type AppointmentRow } from '../appointments/appointment.queries.js';
import { requireHomeAddress } from '../appointments/home-address.js';
import { asItStands } from '../appointments/hours-override.js';
import { type LockedSeries, lockSeries } from './lock-series.js';
import { placeSeries, seriesRefused, type SkippedTime } from './place-series.js';
import { momentOn } from './series-days.js';
import { loadSeriesSchedule, type WantedSession } from './series-schedule.js';
import { cancelSeriesInput, changeSeriesInput } from './series.input.js';
import type { SeriesResult } from './series.service.js';

type Asked = z.output<typeof changeSeriesInput>;

/** A session of a series with the place that it shall have. */
interface Wanted extends WantedSession {
  id: string;
  session: Appointment;
}

/** Changes and cancels the sessions of a series that are ahead, from one of them on. */
export class SeriesChangeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the time of day or the physiotherapist in one transaction, each session by the rules of a single move. With SKIP, those that
   * cannot change stay as they are.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, OUTSIDE_HOURS, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async change(actor: Actor, input: z.input<typeof changeSeriesInput>): Promise<SeriesResult> {
    return this.useCases.write(
      actor,
      'series.change',
      changeSeriesInput,
      input,
      async (asked, change) => {
        const { tx, actor: own } = change;
        if (asked.physiotherapistId) await requireOwnColumn(tx, own, asked.physiotherapistId);
        const locked = await lockSeries(change, { ...asked, instead: asked.physiotherapistId }, this.clock.now());
        const { ids, skipped } = await this.move(locked, asked, change);
        const { overrideReason } = asked;
        return {
          subject: locked.series,
          details: { changed: ids, skipped: skipped.length, ...(overrideReason && { overrideReason }) },
          answer: async () => ({ id: locked.series.id, sessions: await this.shown(tx, own, ids), skipped }),
        };
      },
      seriesRefused,
    );
  }

  /** Cancels the sessions in one transaction. @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async cancel(actor: Actor, input: z.input<typeof cancelSeriesInput>): Promise<AppointmentRow[]> {
    return this.useCases.write(actor, 'series.cancel', cancelSeriesInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const now = this.clock.now();
      const { series, sessions } = await lockSeries(change, asked, now);
      await setTriggerActor(tx, own, now);
      const changes = sessions.map((session) => ({ session, before: appointmentState(session) }));
      for (const session of sessions) moveTo(session, 'canceled');
      await tx.flush();
      await publish(tx, new SeriesChanged(series.id, changes, now));
      const ids = sessions.map(({ id }) => id);
      return { subject: series, details: { canceled: ids }, answer: () => this.shown(tx, own, ids) };
    });
  }

  /** Moves what can be moved and returns the ids of the sessions that are as asked. */
  private async move(
    { series, patientId, sessions }: LockedSeries,
    asked: Asked,
    { tx, actor }: WriteContext<Account>,
  ): Promise<{ ids: string[]; skipped: SkippedTime[] }> {
    const now = this.clock.now();
    const { time, physiotherapistId, whenTaken, overrideReason } = asked;
    if (physiotherapistId) await findPhysiotherapist(tx, physiotherapistId);
    const all = sessions.map((session): Wanted => {
      const present = asItStands(session);
      const startsAt = time ? momentOn(clinicDay(session.startsAt), time) : session.startsAt;
      const treats = physiotherapistId ?? present.physiotherapistId;
      return { ...present, session, startsAt, physiotherapistId: treats, present };
    });
    const [same, wanted] = [all.filter(isAsItStands), all.filter((one) => !isAsItStands(one))];
    if (wanted.length === 0) return { ids: same.map(({ id }) => id), skipped: [] };
    const rules = await loadSettings(tx);
    const schedule = await loadSeriesSchedule(tx, rules, { patientId, wanted, now });
    const { placed, skipped } = await placeSeries(tx, schedule, wanted, {
      patientId,
      whenTaken,
      overrideReason,
      room: null,
    });
    await setTriggerActor(tx, actor, now);
    const changes = placed.map(({ wanted: { session } }) => ({ session, before: appointmentState(session) }));
    for (const { wanted: one, terms } of placed) {
      const { session, startsAt, physiotherapistId: physiotherapist } = one;
      const before = appointmentState(session);
      tx.assign(session, { startsAt, physiotherapist, ...terms });
      await requireHomeAddress(tx, actor, session, before);
    }
    await tx.flush();
    await publish(tx, new SeriesChanged(series.id, changes, now));
    return { ids: [...same, ...placed.map((one) => one.wanted)].map(({ id }) => id), skipped };
  }

  private async shown(tx: EntityManager, actor: Account, ids: readonly string[]): Promise<AppointmentRow[]> {
    const rows = await findAppointments(tx, { visibleTo: actor, ids }, undefined);
    return rows.map((row) => redactAppointment(actor, row, this.clock.now()));
  }
}

function isAsItStands({ startsAt, physiotherapistId, present }: Wanted): boolean {
  return present?.physiotherapistId === physiotherapistId && present.startsAt.getTime() === startsAt.getTime();
}
