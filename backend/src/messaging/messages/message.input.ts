import { z } from 'zod';
import { messageKinds } from '../../identity/index.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { MESSAGE_STATUSES } from './message.entity.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const STATUS = validationMessage('ONE_OF', { input: 'MESSAGE_STATUS', choices: MESSAGE_STATUSES.join(', ') });
const KIND = validationMessage('ONE_OF', { input: 'MESSAGE_KIND', choices: messageKinds.join(', ') });

/** An id to look for; one that cannot be any finds nothing. */
const soughtId = z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId);

/** Which messages; all that is named must fit. */
const filter = z.object({
  status: z.enum(MESSAGE_STATUSES, STATUS).nullish(),
  kind: z.enum(messageKinds, KIND).nullish(),
  patientId: soughtId.nullish(),
  subjectId: soughtId.nullish(),
});
export type MessageFilter = z.output<typeof filter>;

/** A stretch of the messages. */
export const messagesInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  filter: filter.nullish(),
});
