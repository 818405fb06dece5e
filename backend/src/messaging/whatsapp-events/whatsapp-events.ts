import { z } from 'zod';
import { oneLine, severalLines } from '../../platform/inputs/text-input.js';
import type { Receipt } from '../messages/provider-receipts.js';

/** What became of a message, by Meta; `reference` is its own id of the message. */
export interface WhatsAppReceipt extends Receipt {
  reference: string;
}

/** What somebody wrote to the clinic's number. */
export interface WhatsAppText {
  /** Meta's id of the message. */
  reference: string;
  /** Number of who wrote it, E.164. */
  from: string;
  /** Name in the profile of who wrote it; the number without one. */
  name: string;
  text: string;
}

/** What Meta reports at once. */
export interface WhatsAppEvents {
  receipts: WhatsAppReceipt[];
  words: WhatsAppText[];
}

const list = z.array(z.unknown()).catch([]);
const entries = z.object({ entry: list });
const changes = z.object({ changes: list });
const change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    contacts: list,
    messages: list,
    statuses: list,
  }),
});

const id = z.string().min(1).max(300);
const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) });
const told = z.object({ id, status: z.string(), biz_opaque_callback_data: id });
const caption = z.object({ caption: z.string().optional() }).optional();
const written = z.object({
  id,
  from: z.string().regex(/^\+?\d{5,20}$/),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z
    .object({
      button_reply: z.object({ title: z.string() }).optional(),
      list_reply: z.object({ title: z.string() }).optional(),
    })
    .optional(),
  image: caption,
  video: caption,
  document: caption,
});

/** Kinds of messages of which nothing is to be read: a mark on another message, and what WhatsApp itself tells. */
const WORDLESS = new Set(['reaction', 'system', 'request_welcome']);
const FATES: Readonly<Record<string, Receipt['fate']>> = {
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
};
const LONGEST_NAME = 120;
const LONGEST_TEXT = 4_096;

/**
 * Reads a report of Meta, which may tell of several messages. What does not look as documented, or is of another number of the same app,
 * is passed over: the rest counts.
 * @param body JSON, of which the signature was verified
 * @param phoneNumberId id of the clinic's number with Meta
 */
export function readWhatsAppEvents(body: unknown, phoneNumberId: string): WhatsAppEvents {
  const values = listOf(entries, body, ({ entry }) => entry)
    .flatMap((one) => listOf(changes, one, (read) => read.changes))
    .flatMap((one) => listOf(change, one, ({ value }) => [value]))
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    receipts: values.flatMap(({ statuses }) => statuses.flatMap((one) => receiptOf(one))),
    words: values.flatMap(({ messages, contacts }) => messages.flatMap((one) => wordsOf(one, contacts))),
  };
}

function listOf<Read, Found>(schema: z.ZodType<Read>, value: unknown, found: (read: Read) => Found[]): Found[] {
  const { data } = schema.safeParse(value);
  return data ? found(data) : [];
}

function receiptOf(one: unknown): WhatsAppReceipt[] {
  return listOf(told, one, (read) => [
    { id: read.biz_opaque_callback_data, reference: read.id, fate: FATES[read.status] ?? null },
  ]);
}

function wordsOf(one: unknown, contacts: readonly unknown[]): WhatsAppText[] {
  return listOf(written, one, (read) => {
    if (WORDLESS.has(read.type)) return [];
    const from = `+${read.from.replace('+', '')}`;
    const names = contacts.flatMap((who) => listOf(contact, who, (known) => [known]));
    const own = names.find(({ wa_id }) => wa_id === read.from.replace('+', ''))?.profile.name;
    const name = cut(oneLine(own ?? ''), LONGEST_NAME) || from;
    return [{ reference: read.id, from, name, text: cut(severalLines(textOf(read)), LONGEST_TEXT) }];
  });
}

/** Words of a message; of one without words, what kind it is. */
function textOf({ type, text, button, interactive, image, video, document }: z.output<typeof written>): string {
  const said =
    text?.body ??
    button?.text ??
    interactive?.button_reply?.title ??
    interactive?.list_reply?.title ??
    image?.caption ??
    video?.caption ??
    document?.caption;
  return said?.trim() ? said : `(${type.slice(0, 40)}: see it in WhatsApp)`;
}

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');

/** Whole messages that end the consent. */
const STOPS: ReadonlySet<string> = new Set(['STOP', 'UNSUBSCRIBE', 'बंद', 'रोकें'].map((word) => oneLine(word)));

/** Returns whether a message as a whole says STOP, whatever its case, with a full stop or without. */
export const isStop = (text: string) =>
  STOPS.has(
    oneLine(text)
      .replaceAll(/^[\s\p{P}\u200B-\u200D\uFEFF]+|[\s\p{P}\u200B-\u200D\uFEFF]+$/gu, '')
      .toUpperCase(),
  );
