import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import type { Measure } from '../../recovery/index.js';
import type * as Contract from '../../platform/graphql/generated.js';

export type ReportGroup = Contract.ReportGroup;
export type ReportLineKind = Contract.ReportLineKind;
export type ReportUnit = Contract.ReportUnit;

/** What the lines of a report are asked for; days are inclusive, YYYY-MM-DD. */
export interface LineQuestion {
  from: string;
  until: string;
  groupBy: ReportGroup;
  /** Only lines of this physiotherapist. */
  physiotherapistId?: string | undefined;
  /** The measure, of a kind `isOfMeasure`. */
  measure?: Measure | undefined;
  /** Lines of the total; only asked for where `hasLinesOfTotal`. */
  isTotal?: boolean;
}

/** A column of a kind of report. */
export interface KindColumn {
  key: string;
  label: string;
  unit: ReportUnit;
  /** Which quantile a VALUE is, 0 to 1. */
  quantile?: number;
  /** Groupings under which the column has no meaning, and no line. */
  meaninglessBy?: readonly ReportGroup[];
}

/** Returns a column that counts. */
export const count = (key: string, label: string) => ({ key, label, unit: 'COUNT' as const });

/** Returns a column of money. */
export const paise = (key: string, label: string) => ({ key, label, unit: 'PAISE' as const });

/** A kind of report: one row of the table `REPORT_KINDS`. */
export interface KindOfReport {
  /** Allowed groupings; the first is the default. */
  groupings: readonly [ReportGroup, ...ReportGroup[]];
  columns: readonly KindColumn[];
  /** Whether `physiotherapistId` is accepted. */
  isOfPhysiotherapist: boolean;
  /** Whether `measure` is required; refused otherwise. */
  isOfMeasure?: true;
  /** Whether a row of a day, week or month has only lines of its days, so that no others need to be read for it. */
  hasRowsOfDays: boolean;
  /** Whether the total has lines of its own, because something that counts in several rows counts once in it. */
  hasLinesOfTotal?: true;
  /** Columns of which each follows from the others of its list: a mail that hides one of them hides another one too. */
  related?: readonly (readonly string[])[];
  /**
   * SQL of the lines: `select` of kind (text), id (text), patient_id (uuid), day (date), row_key (text), a value per column under the column's
   * key, null where the line does not count in it, and for a PERCENT the weight under the key with `Weight` behind it.
   */
  lines: (asked: LineQuestion) => RawBuilder<unknown>;
  /** What a reader must know of the figures. */
  notes: (asked: LineQuestion, em: EntityManager) => readonly string[] | Promise<readonly string[]>;
}
