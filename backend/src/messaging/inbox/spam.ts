import type { VisitorInput } from './contact-message.input.js';

const LINK = /https?:\/\/|\bwww\./gi;
const MOST_LINKS = 3;

/** Whether a program wrote it: it filled in what people do not see, or has more links than people write (clinic §6). */
export function isSpam({ website, message }: Pick<VisitorInput, 'website' | 'message'>): boolean {
  return Boolean(website) || (message.match(LINK) ?? []).length > MOST_LINKS;
}
