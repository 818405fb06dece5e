import { badInput, type AppError } from '../../platform/errors.js';
import type { BodySide, Measure } from '../protocols/protocol-content.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import { MEASURE_BOUNDS } from './measures.js';
import type { Measured, MeasureMethod } from './measurement.input.js';

/** A value as it is stored. */
export interface NewValue {
  measure: Measure;
  value: number;
  /** Null of pain. */
  side: BodySide | null;
  /** Null of what is no degrees. */
  mode: NonNullable<Measured['mode']> | null;
  method: MeasureMethod;
}

/** What was sent, with what was left out: the operated side, and of degrees that they were active. */
export function newValue({ measure, value, side, mode, method }: Measured, operated: BodySide): NewValue {
  const isOfDegrees = MEASURE_BOUNDS[measure].unit === 'DEGREES';
  return {
    measure,
    // What is -0 is 0.
    value: value + 0,
    side: measure === 'PAIN' ? null : (side ?? operated),
    mode: isOfDegrees ? (mode ?? 'ACTIVE') : null,
    method,
  };
}

/** Why a value cannot be of this side; undefined when it can: an operated limb has one. */
export function sideRefused({ measure, side }: Measured, operated: BodySide): AppError | undefined {
  if (side !== 'NONE' || operated === 'NONE' || measure === 'PAIN') return undefined;
  return badInput({ side: reasonFor('SIDE_NOT_CHOSEN') });
}
