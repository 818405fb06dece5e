import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { lockAdmins, requireOtherLiveAdmin } from '../../identity/index.js';
import { findTeam, lockAccount, lockWork, noMember, type TeamMember } from '../../clinic/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { clinicDay, endOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { publish } from '../../platform/events/domain-events.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { handOver, lockBoth } from './departure.queries.js';
import { departureInput } from './departure.input.js';
import type { PlanLeft } from './plan-left.js';
import { AppointmentsHandedOver } from '../appointments/appointment-events.js';

/** Result of a departure: changes to the sessions after the last day. */
export interface Departure {
  member: TeamMember;
  /** Number of sessions that the successor got. */
  handedOver: number;
  /** Number of sessions that kept their time and need another physiotherapist. */
  unassigned: number;
  /** Live plans that need another member of the care team; `changeCareTeam` assigns one. */
  plans: PlanLeft[];
}

/** Dependencies of DepartureService. */
export interface DepartureParts {
  clock: Clock;
  /** Finds the live plans that a member is responsible for. Injected: the recovery module depends on this one. */
  findPlansLeft(
    this: void,
    em: EntityManager,
    member: Pick<TeamMember, 'physiotherapistId' | 'doctorId'>,
  ): Promise<PlanLeft[]>;
}

/** Ends the work of team members. */
export class DepartureService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: DepartureParts,
  ) {}

  /**
   * Sets a member's last day and reassigns their later sessions; cancels none.
   * @throws AppError NOT_FOUND, BAD_INPUT, FORBIDDEN (oneself), WRONG_STATE (left already, or the last admin)
   */
  async leave(actor: Actor, input: z.input<typeof departureInput>): Promise<Departure> {
    return this.useCases.write(
      actor,
      'staff.leave',
      departureInput,
      input,
      async ({ id, lastDay, successorId }, change) => {
        const { tx } = change;
        const now = this.parts.clock.now();
        if (lastDay < clinicDay(now)) throw badInput({ lastDay: reasonFor('LAST_DAY_PAST') });
        // Taken before any row lock: it serializes changes that remove admins.
        await lockAdmins(tx);
        const member = await this.memberWhoGoes(change, id);
        const to = successorId ? await this.successorOf(change, member, successorId) : null;
        const { physiotherapistId: from } = member;
        const user = await lockAccount(change, member);
        if (from) await lockBoth(tx, { from, to });
        const work = await lockWork(change, member);
        const subject = user ?? work;
        if (!subject) throw noMember();
        if (user) await requireOtherLiveAdmin(tx, user);
        for (const row of [user, work]) if (row) row.lastDay = lastDay;
        const { given, unassigned } = from
          ? await handOver(tx, { from, to, after: endOfDay(lastDay) })
          : { given: [], unassigned: [] };
        await tx.flush();
        if (from) await publish(tx, new AppointmentsHandedOver([...given, ...unassigned], from, now));
        const answer = async () => {
          const [gone = member] = await findTeam(tx, { now, includeLeft: true, id: member.id });
          const plans = await this.parts.findPlansLeft(tx, member);
          return { member: gone, handedOver: given.length, unassigned: unassigned.length, plans };
        };
        return { subject, details: { handedOver: given, unassigned }, answer };
      },
      slotTaken,
    );
  }

  private async memberWhoGoes({ tx, actor }: WriteContext<Account>, id: string): Promise<TeamMember> {
    const [member] = await findTeam(tx, { now: this.parts.clock.now(), includeLeft: true, id: rowId.parse(id) });
    if (!member) throw noMember();
    if (member.userId === actor.userId) throw new AppError('FORBIDDEN', reasonFor('OWN_DEPARTURE'));
    if (member.lastDay) throw new AppError('WRONG_STATE', reasonFor('LEAVES_ALREADY', { day: member.lastDay }));
    return member;
  }

  /**
   * Checks that the successor is another bookable physiotherapist and returns their id. @throws AppError NOT_FOUND,
   * BAD_INPUT
   */
  private async successorOf({ tx }: WriteContext<Account>, member: TeamMember, id: string): Promise<string> {
    const [found] = await findTeam(tx, { now: this.parts.clock.now(), id: rowId.parse(id) });
    if (!found?.physiotherapistId || found.disabled) throw noSuccessor();
    if (found.id === member.id) throw badInput({ successorId: reasonFor('OWN_SUCCESSOR') });
    return found.physiotherapistId;
  }
}

function noSuccessor(): AppError {
  return new AppError('NOT_FOUND', reasonFor('PHYSIOTHERAPIST_NOT_FOUND'), {
    fields: { successorId: reasonFor('PHYSIOTHERAPIST_NOT_CHOSEN') },
  });
}

/** Maps an overlap to CHANGED_MEANWHILE: the successor got a session from a transaction that took no row lock. */
function slotTaken(constraint: string): AppError | undefined {
  return constraint.endsWith('_slot') ? new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE')) : undefined;
}
