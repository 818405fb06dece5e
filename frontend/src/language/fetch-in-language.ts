import { code } from '#messages/language';

/** `fetch` with the page's language, in which the server writes its messages. All requests use it. */
export const fetchInLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('accept-language', code);
  return fetch(input, { ...init, headers });
};
