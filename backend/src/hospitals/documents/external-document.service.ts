import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Patient } from '../../patients/index.js';
import type { Actor, Client } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { mayAccessRecord } from '../data-consents/consent-filter.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { FileScans } from '../../platform/scanning/file-scans.js';
import type { IdentifierQuery } from '../external-records/external-record.service.js';
import { findSubject } from '../external-records/external-subject.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { Referral } from '../referrals/referral.entity.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import type { DocumentFiles } from './document-files.js';
import { HospitalDocument } from './hospital-document.entity.js';
import { IS_REPLACED } from './replaced.js';
import { requireDocumentRoom } from './file-quota.js';
import { externalDocumentInput, type ExternalDocument, type ExternalDocumentInput } from './external-document.input.js';

const KILOBYTE = 1_000;
const VERB = 'fhir.DocumentReference.create';

/** Stores documents that clients send, each once. */
export class ExternalDocumentService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: {
      files: DocumentFiles;
      scans: FileScans;
      clock: Clock;
      /** Rate limit per client: kilobytes per day. */
      dailyCap: RateLimit;
      /** Most megabytes of a patient's files. */
      megabytes: number;
    },
  ) {}

  /**
   * Stores a document of a patient within the client's reach, or finds the client's own document with a requested identifier.
   * @throws AppError BAD_INPUT, RATE_LIMITED, LIMIT_REACHED, ALREADY_EXISTS if another document of the client has the identifier, or if several documents
   * match
   */
  async create(
    actor: Actor,
    told: ExternalDocumentInput,
    sought: IdentifierQuery = [],
    /** Whether the caller undoes the transaction: then nothing is counted, and no file is stored. */
    isTrial = false,
  ): Promise<{ id: string; isNew: boolean }> {
    const { files, scans, clock, dailyCap, megabytes } = this.parts;
    const now = clock.now();
    const schema = externalDocumentInput(now);
    // Validate first, so that no file is stored for a rejected document; then store the file before its row.
    const key = await this.useCases.read(actor, VERB, schema, told, async (asked, { actor: client, em }) => {
      const { found } = await placeOf(em, client, asked, sought);
      if (found !== undefined) return undefined;
      if (isTrial) return files.newKey();
      const { bytes } = asked.content;
      await dailyCap.consume(client.clientId, Math.ceil(bytes.length / KILOBYTE));
      return files.store(bytes);
    });
    const work = async (asked: ExternalDocument, { actor: client, tx, lock }: WriteContext<Client>) => {
      const place = await placeOf(tx, client, asked, sought);
      if (place.found !== undefined || key === undefined) return foundAt(tx, place.found);
      // The row lock orders this insert before or after a concurrent deletion of the record.
      const patient = await lock(Patient, { id: place.patientId, deletedAt: null });
      if (!patient) throw badInput({ subject: reasonFor('UNSEEN_PATIENT') });
      const { identifier, referral, title, type, writtenAt, content, sent } = asked;
      const replaced = await findReplaced(tx, client, patient.id, asked);
      await requireDocumentRoom(tx, patient.id, { size: content.bytes.length, megabytes });
      await scans.expect(tx, key);
      const document = tx.create(HospitalDocument, {
        patient,
        sentBy: client.clientId,
        referralId: referral,
        identifierSystem: identifier?.system ?? null,
        identifierValue: identifier?.value ?? null,
        title,
        type,
        sent,
        writtenAt: writtenAt ?? now,
        mediaType: content.mediaType,
        size: content.bytes.length,
        sha1: createHash('sha1').update(content.bytes).digest('base64'),
        sha256: createHash('sha256').update(content.bytes).digest('hex'),
        fileKey: key,
      });
      if (replaced.length > 0) await replaceDocuments(tx, replaced, document.id);
      return { subject: document, answer: () => ({ id: document.id, isNew: true }) };
    };
    return files.naming(key, () => this.useCases.write(actor, VERB, schema, told, work, identifierTaken));
  }
}

/** Returns the result for an existing document. @throws AppError ALREADY_EXISTS if it has been deleted meanwhile */
function foundAt(tx: EntityManager, id: string | undefined) {
  if (id === undefined) throw identifierInUse();
  return { subject: tx.getReference(HospitalDocument, id), answer: () => ({ id, isNew: false }) };
}

/**
 * Finds the existing document, or the patient for a new one.
 * @throws AppError BAD_INPUT, ALREADY_EXISTS
 */
async function placeOf(
  tx: EntityManager,
  client: Client,
  asked: ExternalDocument,
  sought: IdentifierQuery,
): Promise<{ found: string } | { found?: undefined; patientId: string }> {
  const { subject, identifier, referral } = asked;
  const [own, ...others] = await findOwn(tx, client, sought);
  if (others.length > 0 || (own && !(await mayAccessRecord(tx, client, own.patientId)))) throw identifierInUse();
  if (own) return { found: own.id };
  if (identifier && !client.identifierSystems.includes(identifier.system))
    throw badInput({ identifier: reasonFor('IDENTIFIER_SYSTEM') });
  const patientId = await findSubject(tx, client, subject);
  if (patientId === undefined) throw badInput({ subject: reasonFor('UNSEEN_PATIENT') });
  const named = { id: referral, clientId: client.clientId, patient: patientId };
  if (referral !== null && (await tx.count(Referral, named)) === 0)
    throw badInput({ referral: reasonFor('DOCUMENT_REFERRAL') });
  await findReplaced(tx, client, patientId, asked);
  return { patientId };
}

/**
 * Finds the documents that a new one replaces: in force, of the same client and patient.
 * @throws AppError BAD_INPUT for any other
 */
async function findReplaced(
  tx: EntityManager,
  { clientId }: Client,
  patientId: string,
  { replaces }: ExternalDocument,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { id, identifier } of replaces) {
    const isNamed = id
      ? sql`id = ${id}::uuid`
      : sql`identifier_system = ${identifier?.system} and identifier_value = ${identifier?.value}`;
    const { rows } = await sql<{ id: string }>`select id from hospital_document
      where ${isNamed} and sent_by = ${clientId}::uuid and patient_id = ${patientId}::uuid
        and not ${IS_REPLACED}`.execute(tx.getKysely());
    if (!rows[0]) throw badInput({ replaces: reasonFor('DOCUMENT_REPLACES') });
    ids.push(rows[0].id);
  }
  return [...new Set(ids)];
}

/** Marks documents as replaced. The caller holds the lock of the record, so that each is replaced once. */
async function replaceDocuments(tx: EntityManager, ids: readonly string[], by: string): Promise<void> {
  await tx.flush();
  await sql`update hospital_document set replaced_by = ${by}::uuid where id = any(${ids}::uuid[])`.execute(
    tx.getKysely(),
  );
}

/** Finds the client's own documents that have a requested identifier. */
async function findOwn(
  tx: EntityManager,
  { clientId }: Client,
  sought: IdentifierQuery,
): Promise<{ id: string; patientId: string }[]> {
  if (sought.length === 0) return [];
  const { rows } = await sql<{ id: string; patientId: string }>`
    select f.id, f.patient_id as "patientId" from hospital_document f
    join jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as s(system text, value text)
      on s.system = f.identifier_system and s.value = f.identifier_value
    where f.sent_by = ${clientId}::uuid`.execute(tx.getKysely());
  return rows;
}

const identifierInUse = () => new AppError('ALREADY_EXISTS', reasonFor('DOCUMENT_IDENTIFIER_TAKEN'));

const identifierTaken = (constraint: string) =>
  constraint === 'hospital_document_named' ? identifierInUse() : undefined;
