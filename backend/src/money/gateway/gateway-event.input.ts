import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { GATEWAY_EVENT_STATUSES } from './gateway-event.entity.js';

const ID = validationMessage('REQUIRED', { input: 'ID' });
const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const STATUS = validationMessage('ONE_OF', { input: 'MESSAGE_STATUS', choices: GATEWAY_EVENT_STATUSES.join(', ') });

/** Input of a slice of events by cursor. */
export const gatewayEventsInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  status: z.enum(GATEWAY_EVENT_STATUSES, STATUS).nullish(),
});

/** Input: an event, and the patient for whom its money is booked. */
export const matchInput = z.object({
  id: z.string(ID).pipe(rowId),
  patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
});
