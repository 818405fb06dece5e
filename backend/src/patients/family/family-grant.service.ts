import type { z } from 'zod';
import { User } from '../../identity/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { publish } from '../../platform/events/domain-events.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { clinicDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { noNamedPatient, requireVisiblePatient } from '../records/patient-lookup.js';
import { Patient } from '../records/patient.entity.js';
import { isFamilyOf, noAccess } from './family-access.js';
import { FAMILY_CONSENT_VERSION } from './family-consent.js';
import { FamilyGrant } from './family-grant.entity.js';
import { closeLapsed, countGrants, type FamilyGrantRow, findGrant, findGrants } from './family-grant.queries.js';
import { FamilyInvited } from './family-invited.js';
import { grantInput, grantsInput, inviteInput, type NewGrant, rightsInput } from './family.input.js';

/** Live grants that a patient may have. */
const MOST_LIVE = 5;
/** Invitations of a patient on a clinic day. */
const MOST_A_DAY = 10;

/** Lists, makes, changes and ends the access of family members (companion §8). */
export class FamilyGrantService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the grants of the actor, or for an admin those of a patient. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof grantsInput>): Promise<FamilyGrantRow[]> {
    return this.useCases.read(actor, 'family.list', grantsInput, input, async ({ patientId }, look) => {
      const { em, actor: own, seen } = look;
      const fork = em.fork();
      if (own.role !== 'patient' && typeof patientId !== 'string')
        throw badInput({ patientId: reasonFor('PATIENT_NOT_CHOSEN') });
      const patient =
        typeof patientId === 'string'
          ? await requireVisiblePatient(fork, own, patientId)
          : await fork.findOne(Patient, { user: own.userId, deletedAt: null });
      if (!patient) throw noNamedPatient();
      if (own.role !== 'patient') await seen({ subjectType: 'patient', subjectId: patient.id });
      const found = await findGrants(fork, patient.id, this.clock.now());
      return found.map((row) => shownTo(own, row));
    });
  }

  /**
   * Grants access to a number, once per idempotency key, and has its owner told.
   * @throws AppError BAD_INPUT, ALREADY_EXISTS, LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED
   */
  async invite(actor: Actor, input: z.input<typeof inviteInput>): Promise<FamilyGrantRow> {
    return this.useCases.write(actor, 'family.invite', inviteInput, input, async (asked, change) => {
      const { tx, actor: own, lock } = change;
      const { idempotencyKey: key, ...body } = asked;
      // The lock orders invitations of one patient, so that their number is counted.
      const patient = await lock(Patient, { user: own.userId, deletedAt: null });
      if (!patient) throw noNamedPatient();
      const make = async () => ({ id: (await this.make(change, patient, body)).id });
      const { id } = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
      return { subject: tx.getReference(FamilyGrant, id), answer: () => this.rowOf(change, id) };
    });
  }

  private async make(
    { tx, actor }: WriteContext<Account>,
    patient: Patient,
    { phoneNumber: phone, ...asked }: Omit<NewGrant, 'idempotencyKey'>,
  ): Promise<FamilyGrant> {
    const now = this.clock.now();
    const grantedBy = tx.getReference(User, actor.userId);
    const own = await tx.findOneOrFail(User, actor.userId);
    if (own.phone === phone) throw badInput({ phoneNumber: reasonFor('FAMILY_OWN_NUMBER') });
    await closeLapsed(tx, patient.id, now);
    if (await tx.findOne(FamilyGrant, { patient, phone, endedAt: null }))
      throw new AppError('ALREADY_EXISTS', reasonFor('FAMILY_KNOWN'), {
        fields: { phoneNumber: reasonFor('FAMILY_KNOWN') },
      });
    const { live, made } = await countGrants(tx, patient.id, startOfDay(clinicDay(now)));
    if (live >= MOST_LIVE) throw new AppError('LIMIT_REACHED', reasonFor('FAMILY_FULL', { most: MOST_LIVE }));
    if (made >= MOST_A_DAY) throw new AppError('LIMIT_REACHED', reasonFor('FAMILY_DAY_FULL', { most: MOST_A_DAY }));
    const open = { account: null, acceptedAt: null, endedAt: null, lastSeenAt: null };
    const said = { textVersion: FAMILY_CONSENT_VERSION, grantedBy, grantedAt: now };
    const grant = tx.create(FamilyGrant, { ...asked, ...open, ...said, patient, phone });
    await tx.flush();
    await publish(tx, new FamilyInvited(grant.id, phone, asked.language, now));
    return grant;
  }

  /** Replaces the rights of one of the actor's grants. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async setRights(actor: Actor, input: z.input<typeof rightsInput>): Promise<FamilyGrantRow> {
    return this.useCases.write(actor, 'family.setRights', rightsInput, input, async ({ id, rights }, change) => {
      const { tx, actor: own, lock } = change;
      const grant = await lock(FamilyGrant, { id, patient: { user: own.userId, deletedAt: null } });
      if (!grant) throw noGrant();
      const { status } = await this.rowOf(change, id);
      if (status === 'ENDED') throw new AppError('WRONG_STATE', reasonFor('FAMILY_ENDED'));
      if (grant.rights.join() !== rights.join()) tx.assign(grant, { rights });
      return { subject: grant, answer: () => this.rowOf(change, id) };
    });
  }

  /** Ends a grant: of the actor's own record, as an admin, or as the family member. Later calls change nothing. @throws AppError NOT_FOUND */
  async end(actor: Actor, id: string): Promise<FamilyGrantRow> {
    return this.useCases.write(actor, 'family.end', grantInput, { id }, async (asked, change) => {
      const { tx, actor: own, lock } = change;
      const grant = await lock(FamilyGrant, { id: asked.id });
      const isOwn =
        grant && own.role === 'patient'
          ? (await tx.count(FamilyGrant, { id: grant.id, patient: { user: own.userId, deletedAt: null } })) > 0
          : own.role === 'admin';
      if (!grant || !(isOwn || (await isFamilyOf(tx, own, grant.id)))) throw noAccess();
      // One that ended by itself stays as it is: nobody ended it.
      const { status } = await this.rowOf(change, grant.id);
      if (status !== 'ENDED') tx.assign(grant, { endedAt: this.clock.now() });
      return { subject: grant, answer: () => this.rowOf(change, grant.id) };
    });
  }

  private async rowOf({ tx, actor }: WriteContext<Account>, id: string): Promise<FamilyGrantRow> {
    const row = await findGrant(tx, id, this.clock.now());
    if (!row) throw noGrant();
    return shownTo(actor, row);
  }
}

/** Returns a grant without the name of the account that ended it, for all but admins. */
const shownTo = ({ role }: Account, row: FamilyGrantRow): FamilyGrantRow =>
  role === 'admin' ? row : { ...row, endedByName: null };

const noGrant = () => new AppError('NOT_FOUND', reasonFor('FAMILY_GRANT_NOT_FOUND'));
