import { code as present } from '#messages/language';
import { serverPaths } from '../paths';
import { accountNameOf } from './account-language';
import mutation from './account-language.graphql?raw';
import { chooseLanguage, keep, take, untoldKey } from './form-carryover';
import { fetchInLanguage } from './fetch-in-language';

/** How long a page waits for the server before it changes the language all the same, in milliseconds. */
const PATIENCE = 5000;

/** Where this tab remembers for which language it loaded its page again. */
const askedKey = 'asked-language';

/** Sets the language of the account that is signed in, or rejects. Without Apollo, which public pages do not have. */
export async function saveAccountLanguage(code: string): Promise<void> {
  const response = await fetchInLanguage(serverPaths.graphql, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'SetAccountLanguage',
      query: mutation,
      variables: { language: accountNameOf(code) },
    }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { errors }: { readonly errors?: unknown } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  forgetUntold();
}

/** Whether this page is in a language that its reader chose and the account does not know of. */
export const isUntold = () => isNoted(untoldKey, present);

/** Whether this tab noted a language there. A browser may refuse to say. */
function isNoted(key: string, code: string): boolean {
  try {
    return sessionStorage.getItem(key) === JSON.stringify(code);
  } catch {
    return false;
  }
}

/** The account knows, or somebody else signed in, whose page was not asked for yet. */
export function forgetUntold(): void {
  for (const key of [untoldKey, askedKey]) take(key);
}

/**
 * Remembers the language of an account in this browser, for the pages that have one address in all languages.
 * @returns whether another page than this one is sent for them now; not where the browser takes no cookies
 */
export function chooseOf(accountCode: string): boolean {
  chooseLanguage(accountCode);
  return accountCode !== present && document.cookie.includes(`language=${accountCode}`);
}

/**
 * Whether its page is to be loaded again for that language. Not where that was just done: a server that has the pages of one language alone,
 * as in watch mode, would send the same one again and again.
 */
export function asksFirst(accountCode: string): boolean {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  if (isReloaded && isNoted(askedKey, accountCode)) return false;
  keep(askedKey, accountCode);
  return true;
}
