import { weekHours } from '../settings/opening-hours.input.js';
import { rowReference } from '../../platform/inputs/expected-version.js';

/** Hours of somebody's own; null: the clinic's. */
export const workingHoursInput = rowReference.extend({ hours: weekHours.nullish() });
