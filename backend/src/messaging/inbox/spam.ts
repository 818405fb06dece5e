import type { VisitorInput } from './contact-message.input.js';

const LINK = /https?:\/\/|\bwww\./gi;
const MOST_LINKS = 3;

/** Whether a message is spam: the honeypot field is filled in, or there are too many links. */
export function isSpam({ website, message }: Pick<VisitorInput, 'website' | 'message'>): boolean {
  return Boolean(website) || (message.match(LINK) ?? []).length > MOST_LINKS;
}
