import { code } from '#messages/language';

/** `fetch`, by which every page calls the server: it asks for sentences in the language of the page. */
export const fetchInLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('accept-language', code);
  return fetch(input, { ...init, headers });
};
