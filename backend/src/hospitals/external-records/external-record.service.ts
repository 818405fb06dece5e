import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { User } from '../../identity/index.js';
import { noRecord, Patient } from '../../patients/index.js';
import type { Actor, Client } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { mayAccessRecord } from '../data-consents/consent-filter.js';
import { revisionOf } from '../../platform/db/revision.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { ABHA_SYSTEM, canonicalIdentifier } from '../abha/abha.js';
import { fillFromExternal } from './external-record.js';
import {
  externalRecordInput,
  type ExternalIdentifier,
  type ExternalRecord,
  type ExternalRecordInput,
} from './external-record.input.js';
import {
  findIdentified,
  findIdentifiedFor,
  findIdentifiers,
  giveIdentifiers,
  identifierTaken,
  isClaimable,
  isOwn,
  isSame,
  ownSystems,
  replaceIdentifiers,
} from './patient-identifiers.js';
import { keepSent, type Sent } from './sent-patient.queries.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** End of the period in which a client reads a record that it created, without consent. */
const REFERRED_UNTIL = sql`now() + interval '90 days'`;

/** A patient's data from a client: identifiers of its own systems, and record numbers of ours. */
export interface ToldByClient {
  record: ExternalRecordInput;
  numbers: readonly string[];
  /** Its own elements, which it reads again; null if it changed nothing of what it reads. */
  sent: Sent | null;
}

/** Identifiers by which a record is searched before one is created. */
export type IdentifierQuery = readonly Pick<ExternalIdentifier, 'system' | 'value'>[];

/** Creates and updates patient records on behalf of clients. */
export class ExternalRecordService {
  private readonly schema: ReturnType<typeof externalRecordInput>;

  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {
    this.schema = externalRecordInput(clock);
  }

  /**
   * Creates a record, which the client may read for 90 days, or finds the record that has a requested identifier.
   * @throws AppError BAD_INPUT, ALREADY_EXISTS if another record has one of the identifiers, or if not exactly one visible record matches
   */
  async create(
    actor: Actor,
    { record, numbers, sent }: ToldByClient,
    sought: IdentifierQuery = [],
  ): Promise<{ id: string; isNew: boolean }> {
    const now = this.clock.now();
    const work = async (asked: ExternalRecord, { actor: client, tx, changed }: WriteContext<Client>) => {
      const { identifiers } = asked;
      const found = sought.length > 0 ? await this.findSought(tx, client, sought) : undefined;
      if (found) return { subject: tx.getReference(Patient, found), answer: () => ({ id: found, isNew: false }) };
      requireOwn(client, identifiers);
      if (!identifiers.some(({ system }) => ownSystems(client).includes(system)))
        throw badInput({ identifiers: reasonFor('IDENTIFIER_NEEDED') });
      if (numbers.length > 0) throw badInput({ identifiers: reasonFor('IDENTIFIER_OURS') });
      const patient = tx.create(Patient, { createdAt: now });
      fillFromExternal(tx, patient, asked, clinicDay(now));
      await tx.flush();
      await sql`insert into patient_sender (patient_id, client_id, until)
        values (${patient.id}::uuid, ${client.clientId}::uuid, ${REFERRED_UNTIL})`.execute(tx.getKysely());
      await giveIdentifiers(tx, patient.id, identifiers, client.clientId);
      if (sent) await keepSent(tx, client, patient, sent, asked.contactNumber);
      changed('identifiers');
      return { subject: patient, answer: () => ({ id: patient.id, isNew: true }) };
    };
    return this.useCases.write(actor, 'fhir.Patient.create', this.schema, record, work, identifierTaken);
  }

  /**
   * Finds the one visible record that has a requested identifier of the client's own systems; undefined if no record has it.
   * @throws AppError ALREADY_EXISTS for other systems, and if not exactly one visible record matches
   */
  async findOwn(em: EntityManager, client: Client, query: IdentifierQuery): Promise<string | undefined> {
    if (!query.every(({ system }) => ownSystems(client).includes(system)))
      throw new AppError('ALREADY_EXISTS', reasonFor('IDENTIFIER_OF_ANOTHER'));
    return this.findSought(em, client, query);
  }

  /**
   * Finds the one visible record that has a requested identifier. Returns undefined, which lets the client create one, only if every
   * requested system is its own and no record has one of the identifiers, or is that of ABHA, which an invisible record may have. In other
   * systems a missing and an invisible record give the same error, so that clients cannot probe who is a patient.
   * @throws AppError ALREADY_EXISTS if not exactly one visible record matches, except in that case
   */
  private async findSought(tx: EntityManager, client: Client, query: IdentifierQuery): Promise<string | undefined> {
    const sought = query.map(canonicalIdentifier);
    const others = sought.filter((one) => !isAbha(one));
    const named = await findIdentified(tx, others);
    const seen = await findIdentifiedFor(tx, client, sought);
    if (seen.length === 1) return seen[0];
    const areOwn = others.every(({ system }) => ownSystems(client).includes(system));
    if (seen.length === 0 && named.length === 0 && areOwn) return undefined;
    throw new AppError('ALREADY_EXISTS', reasonFor('IDENTIFIER_OF_ANOTHER'));
  }

  /**
   * Updates a record if its revision is still the one that the client read. Fields that the client does not send and identifiers of other
   * systems stay unchanged.
   * @param revision the number in the ETag
   * @throws AppError BAD_INPUT, NOT_FOUND also for records outside the client's reach, CHANGED_MEANWHILE, ALREADY_EXISTS
   */
  async update(actor: Actor, id: string, revision: number, { record, numbers, sent }: ToldByClient): Promise<void> {
    const now = this.clock.now();
    const work = async (asked: ExternalRecord, { actor: client, tx, lock, changed }: WriteContext<Client>) => {
      const patient = await lock(Patient, { id, deletedAt: null });
      if (!patient || !(await mayAccessRecord(tx, client, id))) throw noRecord();
      if (revision !== (await revisionOf(tx, 'patient', id)))
        throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
      const { identifiers } = asked;
      const known = await findIdentifiers(tx, id);
      // Clients receive identifiers of other systems on a read and may send them back, but may not change them.
      const isTheirs = isOwn(client);
      const others = known.filter((one) => !isTheirs(one));
      // Unlike those, an ABHA that another client claimed becomes its claim too, and stays when the other takes its own away.
      const own = identifiers.filter((one) => others.filter(isSame(one)).every(isClaimable));
      requireOwn(client, own);
      const foreign = numbers.filter((number) => number !== formatRecordNumber(patient.number));
      const former = foreign.length > 0 ? (await findFormerNumbers(tx, id)).map(formatRecordNumber) : [];
      if (foreign.some((number) => !former.includes(number)))
        throw badInput({ identifiers: reasonFor('IDENTIFIER_OURS') });
      const { contactNumber } = asked;
      const shown = await this.shownNumber(tx, patient);
      fillFromExternal(
        tx,
        patient,
        { ...asked, ...(contactNumber === shown && { contactNumber: undefined }) },
        clinicDay(now),
      );
      await tx.flush();
      if (await replaceIdentifiers(tx, id, client, own)) changed('identifiers');
      if (sent && (await keepSent(tx, client, patient, sent, contactNumber))) changed('sent');
      return { subject: patient, answer: () => undefined };
    };
    await this.useCases.write(actor, 'fhir.Patient.update', this.schema, record, work, identifierTaken);
  }

  /** The account's number, if the record has none of its own. A client that sends it back does not copy it into the record. */
  private async shownNumber(tx: EntityManager, { contactPhone, user }: Patient): Promise<string | undefined> {
    if (contactPhone || !user) return undefined;
    return (await tx.findOne(User, user.id, { disableIdentityMap: true }))?.phone;
  }
}

const isAbha = ({ system }: { system: string }) => system === ABHA_SYSTEM;

/** Requires that each identifier belongs to one of the client's own systems, or is an ABHA. @throws AppError BAD_INPUT */
function requireOwn(client: Client, given: readonly ExternalIdentifier[]): void {
  if (given.some((one) => !isAbha(one) && !ownSystems(client).includes(one.system)))
    throw badInput({ identifiers: reasonFor('IDENTIFIER_SYSTEM') });
}

/** Finds the numbers of records that were merged into this one; they also identify it. */
async function findFormerNumbers(tx: EntityManager, id: string): Promise<number[]> {
  const merged = await tx.find(Patient, { mergedInto: id }, { fields: ['number'] });
  return merged.map(({ number }) => number);
}
