import { z } from 'zod';
import type { InputName } from '../reasons/inputs.js';
import { validationMessage } from '../reasons/reason.js';

/** A whole number between two bounds, both of them allowed. */
export function wholeNumber(input: InputName, least: number, most: number) {
  const said = validationMessage('WHOLE_NUMBER_BETWEEN', { input, least, most });
  return z.int(said).min(least, said).max(most, said);
}
