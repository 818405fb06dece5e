import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor, Client } from '../../platform/access/actor.js';
import { isRowId } from '../../platform/inputs/parse-input.js';
import type { WrittenType } from '../../platform/access/fhir-permissions.js';
import type { ExternalDocumentService } from '../documents/external-document.service.js';
import type { ExternalRecordService, IdentifierQuery } from '../external-records/external-record.service.js';
import type { ExternalReferralService } from '../referrals/external-referral.service.js';
import type { Body } from './body.js';
import { DOCUMENT_EXPRESSIONS, readDocumentReference } from './resources/document-reference.reader.js';
import { PATIENT_EXPRESSIONS, readPatient } from './resources/patient.reader.js';
import { REFERRAL_EXPRESSIONS, readServiceRequest } from './resources/service-request.reader.js';
import type { Mapping } from './resource-definition.js';
import { sentAgain, sentOf, type Shown } from './sent.js';

/** Context for parsing a body. */
export interface Reading extends Mapping {
  /** URL of the service, the base of absolute references. */
  base: string;
}

/** Parses a type's body and passes it to the service. */
export interface Writer {
  /** Parses a body. @throws FhirFailure 422 */
  read(
    body: Body,
    reading: Reading,
    /** For an update: the resource as the client reads it. */
    shown?: Shown,
  ): {
    create(
      actor: Actor,
      sought: IdentifierQuery,
      /** Whether the transaction is undone afterwards, so that nothing outside it may change. */
      isTrial: boolean,
    ): Promise<{ id: string; isNew: boolean }>;
    /** Absent for a type that clients may only create. */
    update?(actor: Actor, id: string, revision: number): Promise<void>;
  };
  /** For a type that clients may update: finds the one visible resource that has an identifier of the client's systems. @throws AppError ALREADY_EXISTS */
  find?(em: EntityManager, client: Client, query: IdentifierQuery): Promise<string | undefined>;
  /** For a type that clients may update: locks its row until the transaction ends. */
  lock?(tx: EntityManager, id: string): Promise<void>;
  /** Element of each input field. */
  expressions: Record<string, string>;
}

/** Services that create and update resources. */
export interface Recorders {
  records: ExternalRecordService;
  referrals: ExternalReferralService;
  documents: ExternalDocumentService;
}

/** Returns what takes the client's own elements of a body. */
const keeping = (shown: Shown | undefined) => (type: string, body: Body) =>
  shown ? sentAgain(type, body, shown) : sentOf(type, body);

async function lockRow(tx: EntityManager, table: 'patient' | 'referral', id: string): Promise<void> {
  if (isRowId(id)) await sql`select from ${sql.table(table)} where id = ${id}::uuid for update`.execute(tx.getKysely());
}

/** Returns the writer of each writable type. */
export const writersOf = ({ records, referrals, documents }: Recorders): Record<WrittenType, Writer> => ({
  Patient: {
    expressions: PATIENT_EXPRESSIONS,
    find: (em, client, query) => records.findOwn(em, client, query),
    lock: (tx, id) => lockRow(tx, 'patient', id),
    read: (body, reading, shown) => {
      const told = readPatient(body, reading, keeping(shown));
      return {
        create: (actor, sought) => records.create(actor, told, sought),
        update: (actor, id, revision) => records.update(actor, id, revision, told),
      };
    },
  },
  ServiceRequest: {
    expressions: REFERRAL_EXPRESSIONS,
    find: (em, client, query) => referrals.find(em, client, query),
    lock: (tx, id) => lockRow(tx, 'referral', id),
    read: (body, reading, shown) => {
      const told = readServiceRequest(body, reading, keeping(shown));
      return {
        create: (actor, sought) => referrals.create(actor, told, sought),
        update: (actor, id, revision) => referrals.update(actor, id, revision, told),
      };
    },
  },
  DocumentReference: {
    expressions: DOCUMENT_EXPRESSIONS,
    read: (body, reading) => {
      const told = readDocumentReference(body, reading);
      return { create: (actor, sought, isTrial) => documents.create(actor, told, sought, isTrial) };
    },
  },
});
