import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { mappingInput } from './heading-mapping.js';
import { line } from '../../platform/inputs/text-input.js';

const NO_CHOICE = validationMessage('YES_OR_NO', { input: 'DRY_RUN' });

/** Input of an import; forms send booleans as text. */
export const importInput = z.object({
  fileName: line.optional('FILE_NAME', 255).transform((name) => name || 'patients'),
  dryRun: z.union([z.boolean(), z.enum(['true', 'false'], NO_CHOICE).transform((text) => text === 'true')], NO_CHOICE),
  mapping: mappingInput.optional(),
});
