import type { IncomingMessage } from 'node:http';

/**
 * Returns the language that was last chosen in this browser, from the cookie of the language switch (frontend/src/language); '' if none was
 * chosen.
 */
export function chosenLanguage({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return /(?:^|; *)language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
}
