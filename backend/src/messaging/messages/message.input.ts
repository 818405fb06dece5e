import { z } from 'zod';
import { messageChannels, messageKinds } from '../../identity/index.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { MESSAGE_STATUSES } from './message.entity.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const STATUS = validationMessage('ONE_OF', { input: 'MESSAGE_STATUS', choices: MESSAGE_STATUSES.join(', ') });
const KIND = validationMessage('ONE_OF', { input: 'MESSAGE_KIND', choices: messageKinds.join(', ') });

const CHANNEL = validationMessage('ONE_OF', { input: 'MESSAGE_CHANNEL', choices: messageChannels.join(', ') });

/** Id to filter by; an invalid one matches nothing. */
const soughtId = z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId);

/** Filter of messages; all given conditions must match. */
const filter = z.object({
  status: z.enum(MESSAGE_STATUSES, STATUS).nullish(),
  kind: z.enum(messageKinds, KIND).nullish(),
  patientId: soughtId.nullish(),
  subjectId: soughtId.nullish(),
  channel: z.enum(messageChannels, CHANNEL).nullish(),
  provider: z.string(validationMessage('REQUIRED', { input: 'PROVIDER' })).nullish(),
});
export type MessageFilter = z.output<typeof filter>;

/** Input of a slice of messages by cursor. */
export const messagesInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  filter: filter.nullish(),
});
