import { code as present } from '#messages/language';
import { serverPaths } from '../paths';
import { accountNameOf } from './account-language';
import mutation from './account-language.graphql?raw';
import { chooseLanguage, keep, take, untoldKey } from './form-carryover';
import { fetchInLanguage } from './fetch-in-language';

/** Timeout in milliseconds for saving the language before the page changes. */
const PATIENCE = 5000;

/** Session storage key of the language for which this tab last reloaded its page. */
const askedKey = 'asked-language';

/** Saves the language to the signed-in account; rejects on failure. It works without Apollo, which public pages do not load. */
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

/** Whether the user chose this page's language and it is not saved to the account. */
export const isUntold = () => isNoted(untoldKey, present);

/** Whether a language is stored under a key in this tab. Storage may be denied. */
function isNoted(key: string, code: string): boolean {
  try {
    return sessionStorage.getItem(key) === JSON.stringify(code);
  } catch {
    return false;
  }
}

/** Clears the unsaved choice: it was saved, or another account signed in. */
export function forgetUntold(): void {
  for (const key of [untoldKey, askedKey]) take(key);
}

/**
 * Stores an account's language in this browser, for pages with one address in all languages.
 * @returns whether the server now serves another page for them; false without cookies
 */
export function chooseOf(accountCode: string): boolean {
  chooseLanguage(accountCode);
  return accountCode !== present && document.cookie.includes(`language=${accountCode}`);
}

/**
 * Whether to reload the page for a language. False right after such a reload: a server with a single language, as in watch mode, would
 * cause an endless loop.
 */
export function asksFirst(accountCode: string): boolean {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  if (isReloaded && isNoted(askedKey, accountCode)) return false;
  keep(askedKey, accountCode);
  return true;
}
