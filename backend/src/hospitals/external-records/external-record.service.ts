import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { User } from '../../identity/index.js';
import { noRecord, Patient } from '../../patients/index.js';
import type { Actor, Client } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { mayAccessRecord } from '../data-consents/may-access-record.js';
import { revisionOf } from '../../platform/db/revision.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { fillFromExternal } from './external-record.js';
import {
  externalRecordInput,
  type ExternalIdentifier,
  type ExternalRecord,
  type ExternalRecordInput,
} from './external-record.input.js';
import {
  findIdentified,
  findIdentifiers,
  giveIdentifiers,
  identifierTaken,
  isSame,
  replaceIdentifiers,
} from './patient-identifiers.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Until when a client reaches a record that it makes, without a consent (hospital §5). */
const REFERRED_UNTIL = sql`now() + interval '90 days'`;

/** What a client tells of a patient: identifiers of its own systems, and the numbers of ours that it names beside them. */
export interface ToldByClient {
  record: ExternalRecordInput;
  numbers: readonly string[];
}

/** By which identifiers a record is sought before one is made. */
export type IdentifierQuery = readonly Pick<ExternalIdentifier, 'system' | 'value'>[];

/** What hospitals' systems make and change of patient records (hospital §4). */
export class ExternalRecordService {
  private readonly schema: ReturnType<typeof externalRecordInput>;

  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {
    this.schema = externalRecordInput(clock);
  }

  /**
   * Makes a record, which its maker reaches for 90 days; or finds the one that has an identifier that was sought.
   * @throws AppError BAD_INPUT, ALREADY_EXISTS where another record has one of the identifiers, or none alone that may be seen fits
   */
  async create(
    actor: Actor,
    { record, numbers }: ToldByClient,
    sought: IdentifierQuery = [],
  ): Promise<{ id: string; isNew: boolean }> {
    const now = this.clock.now();
    const work = async (asked: ExternalRecord, { actor: client, tx, changed }: WriteContext<Client>) => {
      const { identifiers } = asked;
      const found = sought.length > 0 ? await this.findSought(tx, client, sought) : undefined;
      if (found) return { subject: tx.getReference(Patient, found), answer: () => ({ id: found, isNew: false }) };
      requireOwn(client, identifiers);
      if (identifiers.length === 0) throw badInput({ identifiers: reasonFor('IDENTIFIER_NEEDED') });
      if (numbers.length > 0) throw badInput({ identifiers: reasonFor('IDENTIFIER_OURS') });
      const patient = tx.create(Patient, { createdAt: now });
      fillFromExternal(tx, patient, asked, clinicDay(now));
      await tx.flush();
      await sql`insert into patient_sender (patient_id, client_id, until)
        values (${patient.id}::uuid, ${client.clientId}::uuid, ${REFERRED_UNTIL})`.execute(tx.getKysely());
      await giveIdentifiers(tx, patient.id, identifiers);
      changed('identifiers');
      return { subject: patient, answer: () => ({ id: patient.id, isNew: true }) };
    };
    return this.useCases.write(actor, 'fhir.Patient.create', this.schema, record, work, identifierTaken);
  }

  /**
   * The one record that has an identifier that was sought, of those that the client sees. Where it sees none, it may make one if nobody has
   * an identifier of its own systems; of others it is not told, since who is a patient here is not found out by asking (HR-1).
   * @throws AppError ALREADY_EXISTS: several, or one that is not this client's to see
   */
  private async findSought(tx: EntityManager, client: Client, sought: IdentifierQuery): Promise<string | undefined> {
    const found = await findIdentified(tx, sought);
    const seen: string[] = [];
    for (const id of found) if (await mayAccessRecord(tx, client, id)) seen.push(id);
    if (seen.length === 1) return seen[0];
    if (found.length === 0 && sought.every(({ system }) => client.identifierSystems.includes(system))) return undefined;
    throw new AppError('ALREADY_EXISTS', reasonFor('IDENTIFIER_OF_ANOTHER'));
  }

  /**
   * Makes a record what the client tells of it, if it is as the client read it: what a record holds beside that stays, and so do the
   * identifiers of others.
   * @param revision as its ETag says
   * @throws AppError BAD_INPUT, NOT_FOUND also for what the client does not reach, CHANGED_MEANWHILE, ALREADY_EXISTS
   */
  async update(actor: Actor, id: string, revision: number, { record, numbers }: ToldByClient): Promise<void> {
    const now = this.clock.now();
    const work = async (asked: ExternalRecord, { actor: client, tx, lock, changed }: WriteContext<Client>) => {
      const patient = await lock(Patient, { id, deletedAt: null });
      if (!patient || !(await mayAccessRecord(tx, client, id))) throw noRecord();
      if (revision !== (await revisionOf(tx, 'patient', id)))
        throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
      const { identifiers } = asked;
      const known = await findIdentifiers(tx, id);
      // What others gave comes along when a record is read, and may come back; it is not this client's to change.
      const others = known.filter(({ system }) => !client.identifierSystems.includes(system));
      const own = identifiers.filter((one) => !others.some(isSame(one)));
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
      if (await replaceIdentifiers(tx, id, client.identifierSystems, own)) changed('identifiers');
      return { subject: patient, answer: () => undefined };
    };
    await this.useCases.write(actor, 'fhir.Patient.update', this.schema, record, work, identifierTaken);
  }

  /** The number of the account, where it stands in for the record's own (reading 20): sent back, it stays the account's. */
  private async shownNumber(tx: EntityManager, { contactPhone, user }: Patient): Promise<string | undefined> {
    if (contactPhone || !user) return undefined;
    return (await tx.findOne(User, user.id, { disableIdentityMap: true }))?.phone;
  }
}

/** @throws AppError BAD_INPUT for an identifier of a system that is not this client's */
function requireOwn({ identifierSystems }: Client, given: readonly ExternalIdentifier[]): void {
  if (given.some(({ system }) => !identifierSystems.includes(system)))
    throw badInput({ identifiers: reasonFor('IDENTIFIER_SYSTEM') });
}

/** The numbers of records that were merged into one, by which it is known, too. */
async function findFormerNumbers(tx: EntityManager, id: string): Promise<number[]> {
  const merged = await tx.find(Patient, { mergedInto: id }, { fields: ['number'] });
  return merged.map(({ number }) => number);
}
