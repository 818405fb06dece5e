import { log } from '../log';
import { addressIn } from '../paths';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Where what was typed waits for the same page, loaded again or in another language: in this tab alone, until it is taken once. */
const key = 'typed';

/** What may come along: what people see and fill in, and never a code, a password or a file. */
const kept =
  'main :is(input, textarea, select):not([type=hidden], [type=password], [type=file], [autocomplete=one-time-code])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = () =>
  [...document.querySelectorAll<Field>(kept)].filter((field) => field.name && !field.closest('[aria-hidden=true]'));

/** The page, which has the same path in each language but for what stands before it. */
const page = () => addressIn('', window.location.pathname);

/** What keeps the forms of this page whose inputs say no name. */
const keepers = new Set<() => void>();

/**
 * Keeps the values of such a form when the language is changed or the page is loaded again, until what it returns is called.
 * @param values what was typed; undefined when nothing was
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

/** What its owner had typed in a form of this page before it was left so; it is forgotten for anybody else. */
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

/** Where this tab remembers the language that the account does not know of yet. */
export const untoldKey = 'untold-language';

/**
 * Goes to this page in another language, for whoever is signed in from now on everywhere, and takes along what was typed here. Where the
 * account could not be told, its own pages say so.
 */
export async function switchTo(code: string, href: string, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) {
    keep(untoldKey, code);
    try {
      // Does not load after a new release.
      const { saveAccountLanguage } = await import('./account-choice');
      await saveAccountLanguage(code);
    } catch (error) {
      log.warn('The language of the account could not be set.', error);
    }
  }
  leaveFor(code, href);
}

/** Goes to a page in another language, which is remembered in this browser, and takes along what was typed here. */
export function leaveFor(code: string, href: string): void {
  chooseLanguage(code);
  const typed = fields().filter(({ value }) => value !== '');
  if (typed.length > 0) keep(key, { page: page(), typed: typed.map(({ name, value }) => [name, value]) });
  for (const keeper of keepers) keeper();
  const { pathname, search, hash } = window.location;
  // A page with one address in all languages: with a fragment in it the browser would only jump.
  if (new URL(href).pathname === pathname) window.location.reload();
  else window.location.assign(href + search + hash);
}

/** Remembers in this browser which language was chosen, for the pages that have one address in all of them. */
export function chooseLanguage(code: string): void {
  document.cookie = `language=${code};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
}

const isTyped = (value: unknown): value is { page: string; typed: [string, string][] } =>
  typeof value === 'object' && value !== null && 'page' in value && 'typed' in value && Array.isArray(value.typed);

/** Puts into the fields what was typed on this page before it was left so, and forgets what was typed on another. */
export function takeTyped(): void {
  const kept = take(key);
  if (!isTyped(kept) || kept.page !== page()) return;
  const values = new Map<unknown, unknown>(kept.typed);
  for (const field of fields()) {
    const value = values.get(field.name);
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}

/** Keeps something in this tab for the page that comes, if the browser keeps anything. */
export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    log.warn('What was typed could not be kept.', error);
  }
}

/** What the page before kept, which nobody gets a second time; null when it kept nothing. */
export function take(name: string): unknown {
  try {
    const kept = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}
