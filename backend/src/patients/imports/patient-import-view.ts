import type { ImportStatus } from './patient-import.entity.js';

/** Why a row was not taken. */
export interface ImportErrorView {
  /** As the spreadsheet counts. */
  row: number;
  /** The column's heading; null for the whole row. */
  column: string | null;
  message: string;
}

/** A file of patients, and what became of it. */
export interface PatientImportView {
  id: string;
  fileName: string;
  dryRun: boolean;
  status: ImportStatus;
  rows: number;
  created: number;
  unchanged: number;
  failed: number;
  /** The first 1,000, by row. */
  errors: ImportErrorView[];
  createdAt: Date;
}
