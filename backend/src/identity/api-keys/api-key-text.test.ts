import { expect, it } from 'vitest';
import { apiKeyHash, apiKeyId, newApiKey } from './api-key-text.js';

it('a key has the form that secret scanners look for, and none is like another (AK-1)', () => {
  const keys = Array.from({ length: 1_000 }, () => newApiKey());
  for (const { id, text } of keys) {
    expect(text).toMatch(/^psp_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/);
    expect(apiKeyId(text)).toBe(id);
  }
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1_000);
  expect(new Set(keys.map(({ text }) => text.slice(18, 61))).size).toBe(1_000);
});

it('every place of the secret takes every digit, so that its 256 bits are there', () => {
  const secrets = Array.from({ length: 3_000 }, () => newApiKey().text.slice(18, 61));
  // The first digit holds what 42 others leave of 256 bits.
  for (let place = 1; place < 43; place++) expect(new Set(secrets.map((secret) => secret[place])).size).toBe(62);
});

it('a key that was not copied whole is told from one that is unknown', () => {
  const { text } = newApiKey();
  const changed = text.slice(0, 30) + (text[30] === 'A' ? 'B' : 'A') + text.slice(31);
  for (const other of ['', 'psp_live_', text.slice(1), text.slice(0, -1), `${text}A`, ` ${text}`, `${text}\n`, changed])
    expect([other, apiKeyId(other)]).toEqual([other, undefined]);
});

it('a key is kept as SHA-256', () => {
  expect(apiKeyHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
