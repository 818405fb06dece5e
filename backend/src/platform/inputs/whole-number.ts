import { z } from 'zod';
import type { InputName } from '../errors/inputs.js';
import { validationMessage } from '../errors/reason.js';

/** Schema of an integer between two bounds, inclusive. */
export function wholeNumber(input: InputName, least: number, most: number) {
  const said = validationMessage('WHOLE_NUMBER_BETWEEN', { input, least, most });
  return z.int(said).min(least, said).max(most, said);
}
