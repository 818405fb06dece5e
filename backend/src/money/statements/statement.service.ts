import type { z } from 'zod';
import { restorableSince } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { recordOfBooks } from '../charges/record-of-books.js';
import { pdfTurns } from '../papers/pdf-turns.js';
import { readStatementContent } from './statement-content.js';
import { statementInput } from './statement.input.js';
import { readStatement, type StatementRows } from './statement.queries.js';

/** Of a patient without a record. */
const NOTHING: StatementRows = { opening: 0, lines: [], closing: 0, held: 0 };

/** Reads and prints statements of account. */
export class StatementService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Reads the statement of a record; a patient sees only their own. Audits the read. @throws AppError BAD_INPUT, NOT_FOUND */
  async read(actor: Actor, input: z.input<typeof statementInput>): Promise<StatementRows> {
    return this.useCases.read(actor, 'statement.read', statementInput, input, async (asked, look) => {
      const record = await recordOfBooks(look.em, look.actor, asked.patientId, this.clock.now());
      if (!record) return NOTHING;
      await look.seen({ subjectType: 'patient', subjectId: record });
      return readStatement(look.em, record, asked);
    });
  }

  /** Returns a statement as a PDF in a language. Audits the read. @throws AppError BAD_INPUT, NOT_FOUND */
  async pdf(
    actor: Actor,
    input: z.input<typeof statementInput>,
    language: AnswerLanguage,
  ): Promise<{ bytes: Buffer; reference: string }> {
    return this.useCases.read(
      actor,
      'statement.read',
      statementInput,
      input,
      async (asked, { em, actor: own, seen }) => {
        const now = this.clock.now();
        const record = await recordOfBooks(em, own, asked.patientId, now);
        if (!record) throw new AppError('NOT_FOUND', reasonFor('PATIENT_NOT_FOUND'));
        await seen({ subjectType: 'patient', subjectId: record });
        const content = await readStatementContent(em, record, { ...asked, now, shownSince: restorableSince(now) });
        // Load the PDF library on first use: many processes never need it.
        const { statementPdf } = await import('./statement-pdf.js');
        return {
          bytes: await pdfTurns.pass(() => statementPdf(content, language)),
          reference: content.patient.reference,
        };
      },
    );
  }
}
