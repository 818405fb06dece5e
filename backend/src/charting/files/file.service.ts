import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { requireFileReach, requireOpenable } from './file-reach.js';
import { goneBefore, noFile, type ShownFile } from './file-state.js';
import type { FileStore } from './file-store.js';
import { fileListInput } from './file.input.js';
import { findFile, findFiles } from './file.queries.js';

/** A slice of a patient's files. */
export interface FileSlice {
  files: ShownFile[];
  hasNextPage: boolean;
  total: number;
}

/** Lists and opens files of patients (bench §4). */
export class FileService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { store: FileStore; clock: Clock },
  ) {}

  /** Lists a slice of a patient's files and hospitals' documents, newest first. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof fileListInput>): Promise<FileSlice> {
    return this.useCases.read(actor, 'file.list', fileListInput, input, async (asked, { em, actor: own, seen }) => {
      const { patient, reach } = await requireFileReach(em.fork(), own, asked.patientId);
      const after = asked.after ? decodeCursor(asked.after) : undefined;
      const query = {
        patientId: patient.id,
        category: asked.category,
        since: goneBefore(this.parts.clock.now()),
        removedOf: reach === 'DESK' ? own : undefined,
      };
      const { rows, total } = await findFiles(em, query, { first: asked.first + 1, after });
      await seen({ subjectType: 'patient', subjectId: patient.id, details: { reach } });
      const files = rows.slice(0, asked.first).map((row): ShownFile => ({ row, actor: own, reach }));
      return { files, hasNextPage: rows.length > asked.first, total };
    });
  }

  /** Returns the SHA-256 of a listed file, in hex; that of a hospital's document without a stored one is computed from its bytes. */
  async hashOf({ row }: ShownFile): Promise<string> {
    return row.hash ?? (await this.parts.store.hashOf(row.fileKey));
  }

  /** Returns the bytes of a file, or of its small picture, and audits the access. @throws AppError NOT_FOUND, WRONG_STATE */
  async open(actor: Actor, id: string, isSmall = false): Promise<{ bytes: Buffer; mediaType: string; id: string }> {
    return this.useCases.read(actor, 'file.open', rowId, id, async (asked, { em, actor: own, seen }) => {
      const found = await findFile(em, asked, goneBefore(this.parts.clock.now()));
      // A hospital's document opens at its own address.
      if (found?.isFromHospital) throw noFile();
      const { row, reach } = await requireOpenable(em, own, found);
      const key = isSmall ? row.thumbnailKey : row.fileKey;
      if (!key) throw noFile();
      const details = { fileId: row.id, reach, ...(isSmall && { thumbnail: true }) };
      await seen({ subjectType: 'patient', subjectId: row.patientId, details });
      return { id: row.id, bytes: await this.parts.store.get(key), mediaType: row.mediaType };
    });
  }
}
