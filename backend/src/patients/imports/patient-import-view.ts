import type { ImportHeading } from './heading-mapping.js';
import type { ImportStatus } from './patient-import.entity.js';

/** Error of a row. */
export interface ImportErrorView {
  /** Row number in the spreadsheet. */
  row: number;
  /** Heading of the column; null for the whole row. */
  column: string | null;
  message: string;
}

/** An import with its progress and errors. */
export interface PatientImportView {
  id: string;
  fileName: string;
  dryRun: boolean;
  status: ImportStatus;
  rows: number;
  created: number;
  unchanged: number;
  failed: number;
  /** The first 1,000 errors, by row. */
  errors: ImportErrorView[];
  createdAt: Date;
  headings: ImportHeading[];
  completed: number;
  /** In paise, like `openingAdvance`. */
  openingDue: number;
  openingAdvance: number;
  packages: number;
  undoneAt: Date | null;
  /** Records that were created, of which the undo left `kept`; the others are `undone`. */
  kept: number;
  /** Whether it is on record what the import created and filled; false for imports of former versions that stored something. */
  isRecorded: boolean;
}

/** Maps an import to its response, for GraphQL and REST, field by field. */
export function presentImport(found: PatientImportView): PatientImportView & { undone: number } {
  const { id, fileName, dryRun, status, rows, created, unchanged, failed, createdAt } = found;
  const { completed, openingDue, openingAdvance, packages, undoneAt, kept, isRecorded } = found;
  const headings = found.headings.map(({ heading, column }) => ({ heading, column }));
  const undone = undoneAt ? created - kept : 0;
  const opened = { headings, completed, openingDue, openingAdvance, packages, undoneAt, undone, kept, isRecorded };
  const errors = found.errors.map(({ row, column, message }) => ({ row, column, message }));
  return { id, fileName, dryRun, status, rows, created, unchanged, failed, errors, createdAt, ...opened };
}
