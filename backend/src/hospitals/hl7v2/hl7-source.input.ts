import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { isSendersSystem } from '../smart-clients/smart-client.input.js';

/** Longest name of a sender in the standard. */
const LONGEST_SENDER = 227;
const SYSTEM = validationMessage('SOURCE_SYSTEM');

/** Schema of a new source. The clinic's own identifier systems are rejected, and that of ABHA, which is no sender's. */
export const createHl7SourceInput = (ownSystems: string) =>
  z.object({
    name: line.required('SOURCE_NAME', 120),
    application: line.required('SOURCE_APPLICATION', LONGEST_SENDER),
    facility: line.optional('SOURCE_FACILITY', LONGEST_SENDER),
    identifierSystem: z
      .string(SYSTEM)
      .trim()
      .refine((text) => isSendersSystem(text) && !text.startsWith(ownSystems), SYSTEM),
  });
export type NewHl7Source = z.input<ReturnType<typeof createHl7SourceInput>>;
