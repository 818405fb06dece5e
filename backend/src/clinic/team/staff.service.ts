import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type AskedChange, type FourEyes, hasLeft, lockAdmins, notifyOfAdmin, User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { Tables } from '../../platform/db/tables.js';
import { AppError } from '../../platform/errors/errors.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { publish } from '../../platform/events/domain-events.js';
import { Physiotherapist } from '../physiotherapists/physiotherapist.entity.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { Doctor } from './doctor.entity.js';
import { MemberAdded } from './member-added.js';
import { noMember, numberTaken } from './staff-refusals.js';
import { registerStaffInput, teamInput, type RegisterStaff } from './staff.input.js';
import { findTeam, type TeamMember } from './team.queries.js';

/** Doctor in a selection list. */
export interface DoctorChoice {
  id: string;
  name: string;
  specialization: string;
}

/** Lists and adds team members. */
export class StaffService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; fourEyes: FourEyes },
  ) {}

  /** Returns the team by name. */
  async list(actor: Actor, input: z.input<typeof teamInput>): Promise<TeamMember[]> {
    return this.useCases.read(actor, 'staff.list', teamInput, input, ({ includeLeft }, { em }) =>
      findTeam(em, { now: this.parts.clock.now(), includeLeft }),
    );
  }

  /** Returns doctors by name. */
  async doctors(actor: Actor): Promise<DoctorChoice[]> {
    return this.useCases.read(actor, 'staff.listDoctors', nothing, {}, async (_, { em }) =>
      em
        .getKysely<Tables>()
        .selectFrom('doctor')
        .select(['id', 'name', 'specialization'])
        .where('deleted_at', 'is', null)
        .where(sql<boolean>`not ${hasLeft('doctor', clinicDay(this.parts.clock.now()))}`)
        .orderBy('name')
        .orderBy('id')
        .execute(),
    );
  }

  /**
   * Adds a team member by phone number; repeating the request fails, because the number has an account.
   * @param approvalId approval of a second admin, which this decides
   * @throws AppError BAD_INPUT, ALREADY_EXISTS, NOT_FOUND, RECENT_SIGN_IN_REQUIRED (an admin), APPROVAL_PENDING (an admin)
   */
  async register(actor: Actor, input: z.input<typeof registerStaffInput>, approvalId?: string): Promise<TeamMember> {
    return this.parts.fourEyes.guard(actor, () => this.write(actor, input, approvalId));
  }

  private write(
    actor: Actor,
    input: z.input<typeof registerStaffInput>,
    approvalId: string | undefined,
  ): Promise<TeamMember> {
    const { clock, fourEyes } = this.parts;
    return this.useCases.write(
      actor,
      'staff.register',
      registerStaffInput,
      input,
      async (asked, change) => {
        const { tx } = change;
        if (asked.userType === 'admin') await lockAdmins(tx);
        const known = asked.physiotherapistId ? await lockWithoutAccount(change, asked.physiotherapistId) : null;
        const { userType, fullName, phoneNumber: phone } = asked;
        const user = tx.create(User, { userType, fullName, phone, createdAt: clock.now() });
        this.giveWork(tx, asked, user, known);
        await tx.flush();
        // After the flush: a number that is taken need not wait.
        if (userType === 'admin') await fourEyes.admit(change, registered(asked), approvalId);
        await publish(tx, new MemberAdded(user, userType, clock.now()));
        if (userType === 'admin') await notifyOfAdmin(change, user, clock.now());
        return {
          subject: user,
          answer: async () => {
            const [member] = await findTeam(tx, { now: clock.now(), id: user.id });
            if (!member) throw noMember();
            return member;
          },
        };
      },
      numberTaken,
    );
  }

  /** Creates the row that sessions and records reference, or links that of a physiotherapist without an account. */
  private giveWork(tx: EntityManager, asked: RegisterStaff, user: User, known: Physiotherapist | null): void {
    const { userType, fullName: name, phoneNumber: phone, specialization, registrationNumber } = asked;
    const createdAt = this.parts.clock.now();
    const row = { user, name, specialization: specialization ?? '', registrationNumber: registrationNumber ?? null };
    if (known) {
      const given = { ...(specialization && { specialization }), ...(registrationNumber && { registrationNumber }) };
      // A physiotherapist who had left returns.
      tx.assign(known, { user, name, phone, lastDay: null, ...given });
    } else if (userType === 'physiotherapist') tx.create(Physiotherapist, { ...row, phone, createdAt });
    else if (userType === 'doctor') tx.create(Doctor, { ...row, createdAt });
  }
}

/** The change that adds an admin. */
function registered({ fullName, phoneNumber }: RegisterStaff): AskedChange {
  const change = { by: 'register', userType: 'admin', fullName, phoneNumber };
  return { kind: 'NEW_ADMIN', change, subject: `${fullName}, ${phoneNumber}` };
}

/** Returns a physiotherapist without an account, with a row lock. */
async function lockWithoutAccount({ tx, lock }: WriteContext<Actor>, id: string): Promise<Physiotherapist> {
  const found = await lock(Physiotherapist, { id, deletedAt: null });
  if (!found) {
    throw new AppError('NOT_FOUND', reasonFor('PHYSIOTHERAPIST_NOT_FOUND'), {
      fields: { physiotherapistId: reasonFor('PHYSIOTHERAPIST_NOT_CHOSEN') },
    });
  }
  const account = found.user && (await tx.findOne(User, { id: found.user.id, deletedAt: null }));
  if (account?.userType !== 'physiotherapist') return found;
  const reason = reasonFor('PHYSIOTHERAPIST_HAS_ACCOUNT');
  throw new AppError('ALREADY_EXISTS', reason, { fields: { physiotherapistId: reason } });
}
