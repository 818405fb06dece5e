import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { badInput } from '../../platform/errors/errors.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { PatientImport } from './patient-import.entity.js';
import { importInput } from './patient-import.input.js';
import { findErrors, findImports, findKeptMapping, requireImport } from './patient-import.queries.js';
import type { PatientImportView, ImportErrorView } from './patient-import-view.js';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/exports/csv-line.js';
import { COLUMNS } from './headings.js';

/** Imports patients from spreadsheets: stores the file, which ImportJob processes later. */
export class PatientImportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; cap: RateLimit },
  ) {}

  /**
   * Stores a file for import. Faults in the file are reported later, as errors of the import.
   * @throws AppError BAD_INPUT, RATE_LIMITED
   */
  async begin(actor: Actor, input: z.input<typeof importInput>, file: Buffer | undefined): Promise<PatientImportView> {
    const { clock, cap } = this.parts;
    const bytes = await this.useCases.read(actor, 'patient.import', importInput, input, async (_, { actor: own }) => {
      if (!file) throw badInput({ file: reasonFor('FILE_NOT_CHOSEN') });
      await cap.consume(own.userId);
      return file;
    });
    return this.useCases.write(actor, 'patient.import', importInput, input, async (asked, { tx, actor: own }) => {
      const { userId: actorId, requestId } = own;
      const { mapping = {}, ...rest } = asked;
      const keptMapping = await findKeptMapping(tx);
      const of = { actorId, requestId, file: bytes, createdAt: clock.now() };
      const made = tx.create(PatientImport, { ...rest, mapping, keptMapping, ...of });
      return { subject: made, details: { dryRun: asked.dryRun }, answer: () => requireImport(tx, made.id) };
    });
  }

  /** Returns an import with its progress and first errors. @throws AppError NOT_FOUND */
  async find(actor: Actor, id: string): Promise<PatientImportView> {
    return this.useCases.read(actor, 'patient.import', rowId, id, (asked, { em }) => requireImport(em, asked));
  }

  /** Lists the imports, newest first, at most 100, without their errors. */
  async list(actor: Actor): Promise<PatientImportView[]> {
    return this.useCases.read(actor, 'patient.import', nothing, {}, (_, { em }) => findImports(em));
  }

  /** Returns all errors of an import as CSV. @throws AppError NOT_FOUND */
  async errors(actor: Actor, id: string): Promise<string> {
    return this.useCases.read(actor, 'patient.import', rowId, id, async (asked, { em }) => {
      await requireImport(em, asked);
      return errorFile(await findErrors(em, asked));
    });
  }

  /** Returns the template: a CSV file of the headings. */
  async template(actor: Actor): Promise<string> {
    return this.useCases.read(actor, 'patient.import', nothing, {}, templateFile);
  }
}

/** Builds the template: headings without an example row, which would be imported as a patient. */
function templateFile(): string {
  return BYTE_ORDER_MARK + csvLine(Object.values(COLUMNS));
}

/** Builds the CSV file of an import's errors. Its column names come from the uploaded file. */
function errorFile(errors: ImportErrorView[]): string {
  const lines = errors.map(({ row, column, message }) => csvLine([String(row), column ?? '', message]));
  return BYTE_ORDER_MARK + csvLine(['Row', 'Column', 'What to do']) + lines.join('');
}
