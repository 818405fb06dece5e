import { badInput, type AppError } from '../../platform/errors/errors.js';
import type { BodySide, Measure } from '../protocols/protocol-content.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { MEASURE_BOUNDS } from '../protocols/measures.js';
import type { Measured, MeasureMethod } from './measurement.input.js';

/** A measurement to store. */
export interface NewValue {
  measure: Measure;
  value: number;
  /** Null for pain. */
  side: BodySide | null;
  /** Null for measures other than degrees. */
  mode: NonNullable<Measured['mode']> | null;
  method: MeasureMethod;
}

/** Adds the defaults to a measurement: the operated side and, for degrees, active movement. */
export function newValue({ measure, value, side, mode, method }: Measured, operated: BodySide): NewValue {
  const isOfDegrees = MEASURE_BOUNDS[measure].unit === 'DEGREES';
  return {
    measure,
    // Turns -0 into 0.
    value: value + 0,
    side: measure === 'PAIN' ? null : (side ?? operated),
    mode: isOfDegrees ? (mode ?? 'ACTIVE') : null,
    method,
  };
}

/** Returns why a measurement's side is invalid; undefined if it is valid. An operated limb requires a side. */
export function sideRefused({ measure, side }: Measured, operated: BodySide): AppError | undefined {
  if (side !== 'NONE' || operated === 'NONE' || measure === 'PAIN') return undefined;
  return badInput({ side: reasonFor('SIDE_NOT_CHOSEN') });
}
