import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { isRowId, rowId } from '../../platform/inputs/parse-input.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { CARE_STATUSES } from './care-thread.entity.js';

/** Largest number of pictures of a message. */
const MOST_PHOTOS = 3;
const LONGEST_TEXT = 2_000;

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const PHOTOS = validationMessage('CARE_PHOTOS', { most: MOST_PHOTOS });
const CLIENT_ID = validationMessage('CARE_CLIENT_ID');

const first = z.int(FIRST).min(1, FIRST).max(100, FIRST);
const after = z.string(validationMessage('NOT_A_CURSOR')).nullish();

/** The patient whose conversation is meant; null for the caller's own. */
export const threadInput = z.object({ patientId: z.string(NO_ID).nullish() });

/** A slice of a conversation's messages. */
export const messageSliceInput = z.object({ first, after });

/** A slice of the conversations within reach. */
export const threadListInput = z.object({
  first,
  after,
  status: z
    .enum(CARE_STATUSES, validationMessage('ONE_OF', { input: 'CARE_STATUS', choices: CARE_STATUSES.join(', ') }))
    .nullish(),
  mine: z.boolean(validationMessage('YES_OR_NO', { input: 'CARE_MINE' })).default(false),
});

/** A message, without where it goes. */
const newMessage = z.object({
  clientId: z.string(CLIENT_ID).refine(isRowId, CLIENT_ID).toLowerCase(),
  text: lines.optional('MESSAGE', LONGEST_TEXT),
  photoIds: z
    .array(z.string(PHOTOS).pipe(rowId), PHOTOS)
    .max(MOST_PHOTOS, PHOTOS)
    .refine((ids) => new Set(ids).size === ids.length, PHOTOS)
    .default([]),
});
const HAS_CONTENT = { message: validationMessage('CARE_EMPTY'), path: ['text'] };
const hasContent = ({ text, photoIds }: z.output<typeof newMessage>) => text !== '' || photoIds.length > 0;

/** A message to send. */
export const sendInput = newMessage.extend({ patientId: z.string(NO_ID).nullish() }).refine(hasContent, HAS_CONTENT);
export type NewCareMessage = z.output<typeof sendInput>;

/** A message of a family member to send. */
export const familySendInput = newMessage
  .extend({ grantId: z.string(NO_ID).pipe(rowId) })
  .refine(hasContent, HAS_CONTENT);

/** The grant by which a family member reads a conversation. */
export const familyThreadInput = z.object({ grantId: z.string(NO_ID).pipe(rowId) });

/** A message. */
export const messageInput = z.object({ id: z.string(NO_ID).pipe(rowId) });

/** A conversation, and the version that the caller last read. */
export const threadChangeInput = rowReference.extend({ id: z.string(NO_ID).pipe(rowId) });

/** Who is to answer a conversation: an account, or nobody. */
export const assignInput = threadChangeInput.extend({ to: z.string(NO_ID).pipe(rowId).nullish() });

const answerText = lines.required('CARE_ANSWER', 1_000);

/** An answer that is written often; without an id a new one. */
export const answerInput = z.object({
  id: z.string(NO_ID).pipe(rowId).nullish(),
  title: line.required('CARE_ANSWER_TITLE', 60),
  text: z.object({ en: answerText, hi: answerText }, validationMessage('REQUIRED', { input: 'CARE_ANSWER' })),
});
