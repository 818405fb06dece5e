import type { z } from 'zod';
import { findAnyPatientId } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import type { UseCases } from '../../platform/use-cases.js';
import { auditListInput } from './audit-list.input.js';
import { findAuditLines, type AuditLine } from './audit-list.queries.js';

export type { AuditLine };

/** A stretch of the trail. */
export interface AuditSlice {
  lines: AuditLine[];
  hasNextPage: boolean;
}

/** The audit trail, as admins read it (clinic §9). */
export class AuditListService {
  constructor(private readonly useCases: UseCases) {}

  /**
   * A stretch of the trail, newest first. That it was read is a line, too, which names the record when one was asked for; it is written
   * once the lines are read, so that none of them is the reader's own glance.
   * @throws AppError BAD_INPUT
   */
  async list(actor: Actor, input: z.input<typeof auditListInput>): Promise<AuditSlice> {
    return this.useCases.read(actor, 'audit.list', auditListInput, input, async (asked, { em, seen }) => {
      const { first, after, filter } = asked;
      const position = after ? decodeCursor(after, isLineId) : undefined;
      const { patientId, ...question } = filter ?? {};
      const recordId = patientId ? await findAnyPatientId(em, patientId) : undefined;
      const isNobody = Boolean(patientId) && !recordId;
      const lines = isNobody ? [] : await findAuditLines(em, { ...question, recordId }, first + 1, position);
      await seen(recordId ? { subjectType: 'patient', subjectId: recordId } : {});
      return { lines: lines.slice(0, first), hasNextPage: lines.length > first };
    });
  }
}

const isLineId = (id: string) => /^\d{1,18}$/.test(id);
