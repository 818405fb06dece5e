import { weekHours } from '../settings/opening-hours.input.js';
import { rowReference } from '../../platform/inputs/expected-version.js';

/** Input of working hours; null: the clinic's opening hours. */
export const workingHoursInput = rowReference.extend({ hours: weekHours.nullish() });
