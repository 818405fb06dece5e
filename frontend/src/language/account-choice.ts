import { code as present } from '#messages/language';
import { log } from '../log';
import { serverPaths } from '../paths';
import { accountNameOf } from './account-language';
import mutation from './account-language.graphql?raw';
import { chooseLanguage, untoldKey } from './carry';
import { fetchInLanguage } from './fetch-in-language';

/** How long a page waits for the server before it changes the language all the same, in milliseconds. */
const PATIENCE = 5000;

/** Sets the language of the account that is signed in, or rejects. Without Apollo, which public pages do not have. */
export async function tellAccount(code: string): Promise<void> {
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
export function isUntold(): boolean {
  try {
    return sessionStorage.getItem(untoldKey) === JSON.stringify(present);
  } catch {
    return false;
  }
}

/** The account knows, or somebody else signed in. */
export function forgetUntold(): void {
  try {
    sessionStorage.removeItem(untoldKey);
  } catch (error) {
    log.warn('This browser keeps nothing.', error);
  }
}

/**
 * Remembers the language of an account in this browser, for the pages that have one address in all languages.
 * @returns whether another page than this one is sent for them now; not where the browser takes no cookies
 */
export function chooseOf(accountCode: string): boolean {
  chooseLanguage(accountCode);
  return accountCode !== present && document.cookie.includes(`language=${accountCode}`);
}
