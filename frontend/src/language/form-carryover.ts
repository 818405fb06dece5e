import { log } from '../log';
import { addressIn } from '../paths';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Session storage key of carried-over values, which are used once by the same page after a reload or in another language. */
const key = 'typed';

/** Selector of inputs to carry over: visible ones, never a code, password or file. */
const kept =
  'main :is(input, textarea, select):not([type=hidden], [type=password], [type=file], [autocomplete=one-time-code])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = () =>
  [...document.querySelectorAll<Field>(kept)].filter((field) => field.name && !field.closest('[aria-hidden=true]'));

/** Returns the page's path without the language prefix. */
const page = () => addressIn('', window.location.pathname);

/** Callbacks that store forms whose inputs have no names. */
const keepers = new Set<() => void>();

/**
 * Registers a form to store before a change of language or a reload.
 * @param values returns the values; undefined if nothing was typed
 * @returns the function that unregisters it
 */
export function keepForm(name: string, owner: string, values: () => object | undefined): () => void {
  const keeper = () => {
    const typed = values();
    if (typed) keep(formKey(name), { page: page(), owner, values: typed });
  };
  const leave = ({ persisted }: PageTransitionEvent) => persisted || keeper();
  keepers.add(keeper);
  addEventListener('pagehide', leave);
  return () => {
    keepers.delete(keeper);
    removeEventListener('pagehide', leave);
  };
}

/** Returns the carried-over values of a form for the same owner; discards them for another. */
export function takeForm(name: string, owner: string): object | undefined {
  const kept = take(formKey(name));
  return isFormOf(kept) && kept.page === page() && kept.owner === owner ? kept.values : undefined;
}

const formKey = (name: string) => `typed in ${name}`;

const isFormOf = (value: unknown): value is { page: string; owner: string; values: object } =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  'owner' in value &&
  'values' in value &&
  Object(value.values) === value.values;

/** Session storage key of a chosen language that is not saved to the account. */
export const untoldKey = 'untold-language';

/**
 * Switches the page to another language, carries typed values over, and saves the language to a signed-in account. If saving fails, the
 * account's pages show the error.
 */
export async function switchTo(code: string, href: string, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) {
    keep(untoldKey, code);
    try {
      // Fails to load after a new release.
      const { saveAccountLanguage } = await import('./account-choice');
      await saveAccountLanguage(code);
    } catch (error) {
      log.warn('The language of the account could not be set.', error);
    }
  }
  leaveFor(code, href);
}

/** Goes to a page in another language, stores the language in this browser, and carries typed values over. */
export function leaveFor(code: string, href: string): void {
  chooseLanguage(code);
  const typed = fields().filter(({ value }) => value !== '');
  if (typed.length > 0) keep(key, { page: page(), typed: typed.map(({ name, value }) => [name, value]) });
  for (const keeper of keepers) keeper();
  const { pathname, search, hash } = window.location;
  // The address is the same in all languages: with a fragment, the browser would only scroll.
  if (new URL(href).pathname === pathname) window.location.reload();
  else window.location.assign(href + search + hash);
}

/** Stores the chosen language in a cookie, for pages with one address in all languages. */
export function chooseLanguage(code: string): void {
  document.cookie = `language=${code};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
}

const isTyped = (value: unknown): value is { page: string; typed: [string, string][] } =>
  typeof value === 'object' && value !== null && 'page' in value && 'typed' in value && Array.isArray(value.typed);

/** Restores typed values on the same page; discards those of another. */
export function takeTyped(): void {
  const kept = take(key);
  if (!isTyped(kept) || kept.page !== page()) return;
  const values = new Map<unknown, unknown>(kept.typed);
  for (const field of fields()) {
    const value = values.get(field.name);
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}

/** Stores a value in session storage, if available. */
export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    log.warn('What was typed could not be kept.', error);
  }
}

/** Reads and removes a stored value; null if there is none. */
export function take(name: string): unknown {
  try {
    const kept = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}
