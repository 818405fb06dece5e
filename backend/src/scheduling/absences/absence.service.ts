import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import {
  byIdOrAccount,
  Leave,
  leaveTime,
  type LeaveTime,
  noPhysiotherapist,
  Physiotherapist,
} from '../../clinic/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { publish } from '../../platform/events/domain-events.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { AppointmentsHandedOver } from '../appointments/appointment-events.js';
import { type AppointmentRow, findAppointments } from '../appointments/appointment.queries.js';
import { redactAppointment } from '../appointments/appointment-scope.js';
import { type Candidate, findFreePhysiotherapists } from '../appointments/free-physiotherapists.js';
import { affectSessions, findInLeave, scheduledIds } from './affected-sessions.js';
import { giveToStandIns, lockThose, type RefusedStandIn, slotTaken } from './arrange-absence.js';
import { CoverEntered } from './cover-events.js';
import type { Cover } from './cover.entity.js';
import { coverExists, enterCover, memberOf, MOST_COVER_DAYS } from './enter-cover.js';
import { enterLeave } from './enter-leave.js';
import { arrangeAbsenceInput, MOST_STAND_INS, proposeAbsenceInput } from './leave.input.js';

/** A session that lies in an absence, and who is free then, best first. */
export interface AbsenceSession {
  session: AppointmentRow;
  candidates: Candidate[];
}

/** What became of an absence. */
export interface ArrangedAbsence {
  leave: LeaveTime;
  reassigned: AppointmentRow[];
  waiting: AppointmentRow[];
  refused: RefusedStandIn[];
}

/** Result of an arrangement, as it is stored for a repeated request; `id` is that of the leave. */
interface Outcome {
  id: string;
  given: string[];
  waiting: string[];
  refused: RefusedStandIn[];
  covers: string[];
}

type Asked = Omit<z.output<typeof arrangeAbsenceInput>, 'idempotencyKey'>;

/** Proposes and arranges absences: a leave, who takes its sessions, and who covers. */
export class AbsenceService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Lists the sessions of a physiotherapist in a time that have not begun, in order, each with who is free then.
   * @throws AppError BAD_INPUT, NOT_FOUND
   */
  async propose(actor: Actor, input: z.input<typeof proposeAbsenceInput>): Promise<AbsenceSession[]> {
    return this.useCases.read(actor, 'absence.propose', proposeAbsenceInput, input, async (asked, look) => {
      const { em, actor: own, listed } = look;
      const now = this.clock.now();
      if (asked.until <= now) throw badInput({ until: reasonFor('LEAVE_OVER') });
      const absent = await em.fork().findOne(Physiotherapist, byIdOrAccount(asked.physiotherapistId));
      if (!absent) throw noPhysiotherapist();
      const ids = await findInLeave(em, { ...asked, physiotherapistId: absent.id }, now, MOST_STAND_INS);
      const sessions = await findAppointments(em, { visibleTo: own, ids }, undefined);
      await listed(sessions, { from: asked.from, until: asked.until, physiotherapistId: absent.id });
      const free = await findFreePhysiotherapists(em, sessions);
      return sessions.map((session) => ({
        session: redactAppointment(own, session, now),
        candidates: free.get(session.id) ?? [],
      }));
    });
  }

  /**
   * Enters a leave, gives its sessions to whom is named where that one is free under the row locks, leaves the others
   * waiting and enters covers, in one transaction. Each patient is notified at most once.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED
   */
  async arrange(actor: Actor, input: z.input<typeof arrangeAbsenceInput>): Promise<ArrangedAbsence> {
    return this.useCases.write(
      actor,
      'absence.arrange',
      arrangeAbsenceInput,
      input,
      async ({ idempotencyKey: key, ...body }, change) => {
        const { tx, actor: own } = change;
        const make = () => this.make(body, change);
        const done = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
        const leave = await tx.findOneOrFail(Leave, { id: done.id });
        const { given, waiting, covers } = done;
        return {
          subject: leave,
          details: { given, waiting, covers },
          answer: async () => ({
            leave: { ...leaveTime(leave), note: own.role === 'reception' ? null : (leave.note ?? null) },
            reassigned: await this.shown(own, tx, given),
            waiting: await this.shown(own, tx, waiting),
            refused: done.refused,
          }),
        };
      },
      (constraint) => coverExists(constraint) ?? slotTaken(constraint),
    );
  }

  private async make(asked: Asked, { tx }: WriteContext<Account>): Promise<Outcome> {
    const { from, until, standIns, coveredBy } = asked;
    const now = this.clock.now();
    const found = await tx.findOne(Physiotherapist, byIdOrAccount(asked.physiotherapistId));
    if (!found) throw noPhysiotherapist();
    const by = [];
    for (const id of coveredBy) by.push((await memberOf(tx, id, 'coveredBy')).id);
    if (standIns.some((one) => one.physiotherapistId === found.id))
      throw badInput({ standIns: reasonFor('STAND_IN_IS_ABSENT') });
    const named = new Set([found.id, ...by, ...standIns.map(({ physiotherapistId }) => physiotherapistId)]);
    const locked = await lockThose(tx, [...named]);
    if (locked.size < named.size) throw noPhysiotherapist();
    const absence = { physiotherapistId: found.id, from, until, now };
    const leave = await enterLeave(
      tx,
      { physiotherapist: found, startsAt: from, endsAt: until, note: asked.note },
      now,
    );
    const covers = await enterCovers(tx, by, absence);
    await tx.flush();
    for (const cover of covers) await publish(tx, new CoverEntered(cover, now));
    const { given, refused } = await giveToStandIns(tx, absence, standIns);
    const left = await affectSessions(tx, absence, 'UNASSIGN', now);
    // Sessions that somebody takes are never unassigned on the way: their patients are notified once.
    await publish(tx, new AppointmentsHandedOver(scheduledIds([...given, ...left]), found.id, now));
    return { id: leave.id, given: idsOf(given), waiting: idsOf(left), refused, covers: idsOf(covers) };
  }

  private async shown(actor: Account, tx: EntityManager, ids: readonly string[]): Promise<AppointmentRow[]> {
    const now = this.clock.now();
    const rows = await findAppointments(tx, { visibleTo: actor, ids }, undefined);
    return rows.map((row) => redactAppointment(actor, row, now));
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Enters a cover of the days of an absence from today on, for each who stands in. @throws AppError BAD_INPUT */
async function enterCovers(
  tx: EntityManager,
  by: readonly string[],
  { physiotherapistId: absentId, from, until, now }: Parameters<typeof giveToStandIns>[1],
): Promise<Cover[]> {
  const today = clinicDay(now);
  const [firstDay, lastDay] = [clinicDay(from), clinicDay(new Date(until.getTime() - 1))];
  const first = firstDay < today ? today : firstDay;
  if (by.length > 0 && lastDay > addDays(first, MOST_COVER_DAYS))
    throw badInput({ coveredBy: reasonFor('ABSENCE_COVER_TOO_LONG', { days: MOST_COVER_DAYS }) });
  if (by.includes(absentId)) throw badInput({ coveredBy: reasonFor('COVER_OF_ONESELF') });
  const covers = [];
  for (const byId of by) covers.push(await enterCover(tx, { absentId, byId, from: first, until: lastDay }, now));
  return covers;
}
