import { badInput, type AppError } from '../../platform/errors/errors.js';
import type { BodySide, Measure } from '../protocols/protocol-content.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { MEASURE_BOUNDS } from '../protocols/measures.js';
import type { Measured, MeasureMethod } from './measurement.input.js';

/** A measurement to store. */
export interface NewValue {
  measure: Measure;
  value: number;
  /** Null for a measure without sides, such as pain. */
  side: BodySide | null;
  /** Null for measures other than degrees. */
  mode: NonNullable<Measured['mode']> | null;
  method: MeasureMethod;
}

/**
 * Adds the defaults to a measurement: the operated side of the live plan and, for degrees, active movement. Without a plan, `operated` is null.
 */
export function newValue({ measure, value, side, mode, method }: Measured, operated: BodySide | null): NewValue {
  const { unit, sides } = MEASURE_BOUNDS[measure];
  const hasSide = sides === undefined || (sides === 'UNDER_PLAN' && operated !== null);
  return {
    measure,
    // Turns -0 into 0.
    value: value + 0,
    side: hasSide ? (side ?? operated) : null,
    mode: unit === 'DEGREES' ? (mode ?? 'ACTIVE') : null,
    method,
  };
}

/** Whether a measurement's side is invalid: an operated limb requires a side, and so does each limb without a plan. */
function isSideMissing({ measure, side }: Measured, operated: BodySide | null): boolean {
  const { sides } = MEASURE_BOUNDS[measure];
  if (sides === 'NEVER') return false;
  if (operated === null) return sides === undefined && (side ?? 'NONE') === 'NONE';
  return side === 'NONE' && operated !== 'NONE';
}

/** Returns why a measurement's side is invalid; undefined if it is valid. */
export function sideRefused(value: Measured, operated: BodySide | null): AppError | undefined {
  return isSideMissing(value, operated) ? badInput({ side: reasonFor('SIDE_NOT_CHOSEN') }) : undefined;
}

/**
 * Checks the sides of several values and adds their defaults.
 * @throws AppError BAD_INPUT, naming the value by its place
 */
export function newValues(values: readonly Measured[], operated: BodySide | null): NewValue[] {
  const wrong = values.findIndex((value) => isSideMissing(value, operated));
  if (wrong >= 0) throw badInput({ [`values.${wrong}.side`]: reasonFor('SIDE_NOT_CHOSEN') });
  return values.map((value) => newValue(value, operated));
}
