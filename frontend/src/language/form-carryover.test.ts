import { afterEach, expect, it, vi } from 'vitest';
import { leaveFor, switchTo, takeTyped } from './form-carryover';

vi.mock('./account-choice', () => {
  throw new Error('This script is no longer there.');
});

const reload = vi.fn<() => void>();
const assign = vi.fn<(href: string) => void>();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

/** Stands at an address of the site, with a form that asks for a name. */
function standAt(address: string, name = ''): void {
  const { pathname, search, hash } = new URL(address, 'https://clinic.test');
  vi.stubGlobal('location', { pathname, search, hash, reload, assign });
  document.body.innerHTML = '<main><input name="name" /></main>';
  const [input] = document.getElementsByTagName('input');
  if (input) input.value = name;
}

const typedName = () => document.getElementsByTagName('input')[0]?.value;

it('loads a page again that has one address in all languages, where a fragment would let the browser only jump', () => {
  standAt('/user#ask-for-a-session');
  leaveFor('en', 'https://clinic.test/user');
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

it('goes to the page of another address with its query and fragment', () => {
  standAt('/contact?from=card#form');
  leaveFor('hi', 'https://clinic.test/hi/contact');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://clinic.test/hi/contact?from=card#form');
  expect(reload).not.toHaveBeenCalled();
});

it('goes over and remembers that the account was not told, where what tells it does not load', async () => {
  standAt('/user');
  await switchTo('hi', 'https://clinic.test/user', true);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('untold-language')).toBe('"hi"');
});

it('gives what was typed to the page on which it was typed, once, and to no other', () => {
  standAt('/contact', 'Asha');
  leaveFor('hi', 'https://clinic.test/hi/contact');
  standAt('/contact');
  takeTyped();
  expect(typedName()).toBe('Asha');

  leaveFor('hi', 'https://clinic.test/hi/contact');
  standAt('/appointment');
  takeTyped();
  expect(typedName()).toBe('');
  standAt('/contact');
  takeTyped();
  expect(typedName()).toBe('');
});
