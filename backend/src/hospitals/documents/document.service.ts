import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { findReach, findShownPatient, requireReach, restorableSince } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { CURSOR_FORMAT, decodeCursor } from '../../platform/lists/list-cursor.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { checkOfFile, type FileCheck } from '../../platform/scanning/file-scans.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { DocumentFiles } from './document-files.js';
import type { MediaType } from './hospital-document.entity.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });

const documentListInput = z.object({
  patientId: z.string(validationMessage('REQUIRED', { input: 'ID' })),
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
});

/** A document in the console's list. */
export interface ListedDocument {
  id: string;
  /** Time at which the hospital wrote it, in microseconds; the key of its cursor. */
  at: string;
  patientId: string;
  referralId: string | null;
  clientName: string;
  title: string | null;
  type: string | null;
  mediaType: MediaType;
  size: number;
  check: FileCheck;
  receivedAt: Date;
}

/** A slice of documents. */
export interface DocumentSlice {
  rows: ListedDocument[];
  hasNextPage: boolean;
}

/** Lists and opens documents from hospitals for admins, and for physiotherapists and doctors within reach (bench §2). */
export class DocumentService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { files: DocumentFiles; clock: Clock },
  ) {}

  /**
   * Lists a slice of a patient's documents, newest first; also of a deleted patient who can be restored.
   * @throws AppError BAD_INPUT, NOT_FOUND
   */
  async list(actor: Actor, input: z.input<typeof documentListInput>): Promise<DocumentSlice> {
    return this.useCases.read(
      actor,
      'document.list',
      documentListInput,
      input,
      async (asked, { em, actor: own, seen }) => {
        const { patientId, first, after } = asked;
        const { id } =
          own.role === 'admin'
            ? await findShownPatient(em, patientId, restorableSince(this.parts.clock.now()))
            : (await requireReach(em.fork(), own, patientId)).patient;
        const conditions = [sql`f.patient_id = ${id}::uuid`];
        if (typeof after === 'string') {
          const { at, id } = decodeCursor(after);
          conditions.push(sql`(f.written_at, f.id) < (${at}::timestamptz, ${id}::uuid)`);
        }
        const rows = await findDocuments(em, sql.join(conditions, sql` and `), first + 1);
        await seen({ subjectType: 'patient', subjectId: id });
        return { rows: rows.slice(0, first), hasNextPage: rows.length > first };
      },
    );
  }

  /** Reads the content of a document and audits the access. @throws AppError NOT_FOUND, WRONG_STATE if it is being checked or quarantined */
  async open(actor: Actor, id: string): Promise<{ bytes: Buffer; mediaType: MediaType }> {
    return this.useCases.read(actor, 'document.open', rowId, id, async (asked, { em, actor: own, seen }) => {
      const found = await findFile(em, asked, restorableSince(this.parts.clock.now()));
      const isSeen = found && (own.role === 'admin' || (await findReach(em, own, found.patientId)).reach !== 'NONE');
      if (!isSeen) throw new AppError('NOT_FOUND', reasonFor('DOCUMENT_NOT_FOUND'));
      const bytes = await this.parts.files.read(found.fileKey);
      await seen({ subjectType: 'hospitalDocument', subjectId: asked });
      return { bytes, mediaType: found.mediaType };
    });
  }
}

/** Finds documents; `where` is a condition on `hospital_document f` and its `smart_client c`. */
async function findDocuments(em: EntityManager, where: RawBuilder<unknown>, limit: number): Promise<ListedDocument[]> {
  const { rows } = await sql<ListedDocument>`
    select f.id, to_char(f.written_at at time zone 'UTC', ${CURSOR_FORMAT}) as at, f.patient_id as "patientId",
      f.referral_id as "referralId", c.name as "clientName", f.title, f.type, f.media_type as "mediaType", f.size,
      ${checkOfFile(sql`f.file_key`)} as "check", f.created_at as "receivedAt"
    from hospital_document f join smart_client c on c.id = f.sent_by
    where ${where} order by f.written_at desc, f.id desc limit ${limit}`.execute(em.getKysely());
  return rows;
}

/** Finds the storage key of a document, if its record is live or can be restored. */
async function findFile(em: EntityManager, id: string, since: Date) {
  const { rows } = await sql<{ patientId: string; fileKey: string; mediaType: MediaType }>`
    select f.patient_id as "patientId", f.file_key as "fileKey", f.media_type as "mediaType"
    from hospital_document f join patient p on p.id = f.patient_id
    where f.id = ${id}::uuid and (p.deleted_at is null or p.deleted_at >= ${since})`.execute(em.getKysely());
  return rows[0];
}
