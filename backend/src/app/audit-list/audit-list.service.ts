import type { z } from 'zod';
import { findAnyPatientId } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import type { UseCases } from '../../platform/use-cases.js';
import { auditListInput } from './audit-list.input.js';
import { findAuditLines, type AuditLine } from './audit-list.queries.js';

export type { AuditLine };

/** A slice of the audit trail. */
export interface AuditSlice {
  lines: AuditLine[];
  hasNextPage: boolean;
}

/** Lists the audit trail, for admins. */
export class AuditListService {
  constructor(private readonly useCases: UseCases) {}

  /**
   * Returns a slice of the trail, newest first. Audits the read, with the record if filtered by one; writes that row
   * after the query, so that the result does not include it.
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
