import { afterEach, expect, it, vi } from 'vitest';
import { fetchInLanguage } from './fetch-in-language';

afterEach(() => vi.unstubAllGlobals());

it('asks for sentences in the language of the page, beside whatever else it asks', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    sent.push(new Request(new URL(input, 'https://clinic.test'), init));
    return new Response();
  });
  await fetchInLanguage('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  expect([...(sent[0]?.headers ?? [])]).toEqual([
    ['accept-language', 'en'],
    ['content-type', 'application/json'],
  ]);
  expect(sent[0]?.method).toBe('POST');
});

it('is the only way in which pages call the server, but for what their HTML asks before any of it is there', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const callers = Object.entries(sources).filter(
    ([name, text]) => !/\.test\.|generated/.test(name) && /(?<![.\w])fetch\(/.test(text),
  );
  expect(callers.map(([name]) => name).toSorted()).toEqual([
    '../user/today/early-day-script.ts',
    './fetch-in-language.ts',
  ]);
});
