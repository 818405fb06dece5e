import type { EntityManager } from '@mikro-orm/postgresql';
import { Patient } from '../../patients/index.js';
import type { Actor, Client } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { mayAccessRecord } from '../data-consents/consent-filter.js';
import { revisionOf } from '../../platform/db/revision.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import type { IdentifierQuery } from '../external-records/external-record.service.js';
import { findSubject } from '../external-records/external-subject.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { externalReferralInput, type ExternalReferral, type ExternalReferralInput } from './external-referral.input.js';
import { Referral } from './referral.entity.js';
import { noReferral } from './referral.service.js';

/** Stores and withdraws referrals on behalf of clients. */
export class ExternalReferralService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a referral of a patient within the client's reach, or finds the client's own referral with a requested identifier.
   * @throws AppError BAD_INPUT, ALREADY_EXISTS if another referral of the client has the identifier, or if several referrals match
   */
  async create(
    actor: Actor,
    told: ExternalReferralInput,
    sought: IdentifierQuery = [],
  ): Promise<{ id: string; isNew: boolean }> {
    const now = this.clock.now();
    const work = async (asked: ExternalReferral, { actor: client, tx, lock }: WriteContext<Client>) => {
      const found = await findSought(tx, client, sought);
      if (found) return { subject: found, answer: () => ({ id: found.id, isNew: false }) };
      const { status, subject, identifier, authoredAt, ...said } = asked;
      if (status !== 'active') throw badInput({ status: reasonFor('REFERRAL_ONLY_ACTIVE') });
      const patientId = await findSubject(tx, client, subject);
      // The row lock orders this insert before or after a concurrent deletion of the record.
      const patient = patientId && (await lock(Patient, { id: patientId, deletedAt: null }));
      if (!patient) throw badInput({ subject: reasonFor('UNSEEN_PATIENT') });
      const referral = tx.create(Referral, {
        patient,
        clientId: client.clientId,
        identifierSystem: identifier?.system ?? null,
        identifierValue: identifier?.value ?? null,
        ...said,
        authoredAt: authoredAt ?? now,
        receivedAt: now,
      });
      return { subject: referral, answer: () => ({ id: referral.id, isNew: true }) };
    };
    const schema = externalReferralInput(now);
    return this.useCases.write(actor, 'fhir.ServiceRequest.create', schema, told, work, identifierTaken);
  }

  /** Finds the client's one referral that has a requested identifier. @throws AppError ALREADY_EXISTS if several match, or its patient is out of reach */
  async find(em: EntityManager, client: Client, sought: IdentifierQuery): Promise<string | undefined> {
    return (await findSought(em.fork({ keepTransactionContext: true }), client, sought))?.id;
  }

  /**
   * Withdraws a referral in the version that the client last read, also an accepted one, with what the hospital says to it. The status of a
   * declined or withdrawn referral stays as it is, and so does whose it is.
   * @throws AppError BAD_INPUT for another status, NOT_FOUND, CHANGED_MEANWHILE
   */
  async update(actor: Actor, id: string, revision: number, told: ExternalReferralInput): Promise<void> {
    const work = async (asked: ExternalReferral, { actor: client, tx, lock }: WriteContext<Client>) => {
      const { status, subject, identifier, authoredAt, sent, ...said } = asked;
      const referral = await lock(Referral, { id, clientId: client.clientId });
      if (!referral || !(await mayAccessRecord(tx, client, referral.patient.id))) throw noReferral();
      if (revision !== (await revisionOf(tx, 'referral', id)))
        throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
      if (status !== 'revoked') throw badInput({ status: reasonFor('REFERRAL_ONLY_REVOKED') });
      if ((await findSubject(tx, client, subject)) !== referral.patient.id)
        throw badInput({ subject: reasonFor('REFERRAL_SAME') });
      const named = identifier && { identifierSystem: identifier.system, identifierValue: identifier.value };
      if (sent) tx.assign(referral, { ...said, ...named, sent, ...(authoredAt && { authoredAt }) });
      if (referral.status === 'ACTIVE' || referral.status === 'ACCEPTED') referral.status = 'REVOKED';
      return { subject: referral, answer: () => undefined };
    };
    const schema = externalReferralInput(this.clock.now());
    await this.useCases.write(actor, 'fhir.ServiceRequest.update', schema, told, work, identifierTaken);
  }
}

async function findSought(tx: EntityManager, client: Client, sought: IdentifierQuery): Promise<Referral | undefined> {
  const [found, ...others] = await findOwn(tx, client, sought);
  const isSeen = !found || (await mayAccessRecord(tx, client, found.patient.id));
  if (others.length > 0 || !isSeen) throw new AppError('ALREADY_EXISTS', reasonFor('REFERRAL_IDENTIFIER_TAKEN'));
  return found;
}

/** Finds the client's own referrals that have a requested identifier. */
async function findOwn(tx: EntityManager, { clientId }: Client, sought: IdentifierQuery): Promise<Referral[]> {
  if (sought.length === 0) return [];
  return tx.find(Referral, {
    clientId,
    $or: sought.map(({ system, value }) => ({ identifierSystem: system, identifierValue: value })),
  });
}

function identifierTaken(constraint: string): AppError | undefined {
  return constraint === 'referral_named'
    ? new AppError('ALREADY_EXISTS', reasonFor('REFERRAL_IDENTIFIER_TAKEN'))
    : undefined;
}
