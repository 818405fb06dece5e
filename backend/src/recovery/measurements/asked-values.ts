import type { EntityManager } from '@mikro-orm/postgresql';
import { findPlan } from '../ledger/plan.queries.js';
import { presentContent } from '../plans/plan-view.js';
import { MEASURE_BOUNDS } from '../protocols/measures.js';
import { findNewestByMode, type MeasurementRow } from './measurement.queries.js';
import type { NewValue } from './new-value.js';

/** What is to be measured. */
export interface Asked {
  measure: NewValue['measure'];
  /** Null: of no side, or on either. */
  side: NewValue['side'];
  /** Null: either way, or no degrees. */
  mode: NewValue['mode'];
}

/** A value that is asked for, with the last one that counts. */
export interface AskedValue extends Asked {
  last: MeasurementRow | null;
}

/** Returns what a value is asked for as; a value of both legs has a side under a plan alone. */
export const askedOf = ({ measure, side, mode }: Asked): Asked => ({
  measure,
  side: MEASURE_BOUNDS[measure].sides || side === 'NONE' ? null : side,
  mode,
});

/** Finds what the gate of a live plan's phase asks to measure, each once; empty without a plan. Callers check access. */
export async function findAskedByPhase(em: EntityManager, patientId: string): Promise<Asked[]> {
  const plan = await findPlan(em, { visibleTo: 'SYSTEM', patientId, isLive: true });
  if (!plan) return [];
  return presentContent(plan).criteria.flatMap(({ measure, mode = null }) =>
    measure ? [askedOf({ measure, side: plan.side, mode })] : [],
  );
}

/** Adds the last value that counts to each that is asked for, once each; values of one note are left out. */
export async function withLastValues(
  em: EntityManager,
  patientId: string,
  asked: readonly Asked[],
  exceptNoteId: string | null,
): Promise<AskedValue[]> {
  if (asked.length === 0) return [];
  const newest = await findNewestByMode(em, patientId, exceptNoteId);
  const each = new Map(asked.map((one) => [`${one.measure} ${one.side} ${one.mode}`, one]));
  return [...each.values()].map((one) => ({ ...one, last: newest.find((row) => fits(row, one)) ?? null }));
}

const fits = (row: MeasurementRow, { measure, side, mode }: Asked) =>
  row.measure === measure && (side === null || row.side === side) && (mode === null || row.mode === mode);
