import type { IncomingMessage } from 'node:http';

/** The language that was last chosen in this browser, by the cookie of the switch (frontend/src/language); '' before any choice. */
export function chosenLanguage({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return /(?:^|; *)language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
}
