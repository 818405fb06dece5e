import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { answerIn } from '../ledger/plan.input.js';

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const PHASE = validationMessage('WHOLE_NUMBER', { input: 'PHASE' });
const REASONS = validationMessage('ENTRIES_BETWEEN', { least: 0, most: 100 });
const planId = z.string(NO_ID).pipe(rowId);

/** The plan whose gate is requested. */
export const gateQuery = z.object({ planId, language: answerIn });

/** Confirmation of a gate, with a reason for each unmet criterion. */
export const confirmInput = z.object({
  planId,
  fromPhase: z.int(PHASE),
  deviations: z
    .array(
      z.object(
        {
          criterion: z.string(validationMessage('REQUIRED', { input: 'CRITERION' })),
          reason: lines.between('REASON', 10, 500),
        },
        REASONS,
      ),
      REASONS,
    )
    .max(100, REASONS),
});
export type Deviation = z.output<typeof confirmInput>['deviations'][number];
