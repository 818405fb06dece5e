import { User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { noAccess } from './family-access.js';
import { FamilyGrant } from './family-grant.entity.js';
import {
  type FamilyPatientRow,
  findFamilyPatient,
  findFamilyPatients,
  findGrant,
  hasLapsed,
} from './family-grant.queries.js';
import { grantInput } from './family.input.js';

/** Lists whose day an account may read, and accepts invitations (companion §8). */
export class FamilyAccessService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the patients whose day the actor may read, and the actor's open invitations. */
  async list(actor: Actor): Promise<FamilyPatientRow[]> {
    return this.useCases.read(actor, 'family.listPatients', nothing, {}, (_, { em, actor: own }) =>
      findFamilyPatients(em.fork(), own, this.clock.now()),
    );
  }

  /** Accepts an invitation to the actor's number; what is accepted already is not accepted again. @throws AppError NOT_FOUND, WRONG_STATE */
  async accept(actor: Actor, grantId: string): Promise<FamilyPatientRow> {
    return this.useCases.write(actor, 'family.accept', grantInput, { id: grantId }, async ({ id }, change) => {
      const { tx, actor: own, lock } = change;
      const now = this.clock.now();
      const grant = await lock(FamilyGrant, { id });
      const patient = grant && (await findFamilyPatient(tx, own, id, now));
      if (!patient) throw noAccess();
      if (patient.status === 'ENDED') {
        const row = await findGrant(tx, id, now);
        if (row && hasLapsed(row)) throw new AppError('WRONG_STATE', reasonFor('FAMILY_INVITATION_LAPSED'));
        throw noAccess();
      }
      if (patient.status === 'INVITED')
        tx.assign(grant, { account: tx.getReference(User, own.userId), acceptedAt: now });
      return { subject: grant, answer: () => ({ ...patient, status: 'ACTIVE' as const }) };
    });
  }
}
