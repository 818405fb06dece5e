import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/reasons/reason.js';
import { isUri } from '../smart-clients/smart-client.input.js';

/** As long as the standard lets the name of a sender be. */
const LONGEST_SENDER = 227;
const SYSTEM = validationMessage('SOURCE_SYSTEM');

/** A source to register. Nobody names patients by a system of the clinic's own. */
export const createHl7SourceInput = (ownSystems: string) =>
  z.object({
    name: line.required('SOURCE_NAME', 120),
    application: line.required('SOURCE_APPLICATION', LONGEST_SENDER),
    facility: line.optional('SOURCE_FACILITY', LONGEST_SENDER),
    identifierSystem: z
      .string(SYSTEM)
      .trim()
      .refine((text) => isUri(text) && !text.startsWith(ownSystems), SYSTEM),
  });
export type NewHl7Source = z.input<ReturnType<typeof createHl7SourceInput>>;
