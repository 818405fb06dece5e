import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT_DIR } from '../src/platform/config.js';

const page = readFileSync(path.join(ROOT_DIR, 'docs/security-rows.md'), 'utf8');
const rows = page.split(/^## /m).slice(1);
const named = [...page.matchAll(/^- `(\S+) › (.+)`$/gm)].map(([, file = '', title = '']) => ({ file, title }));

/** Numbers of rows by the letters of their ids. */
const ROWS = {
  OTP: 17,
  AU: 10,
  AZ: 8,
  CS: 2,
  CO: 1,
  AK: 2,
  GQ: 11,
  UP: 9,
  EX: 5,
  HD: 2,
  SE: 3,
  LO: 2,
  AD: 4,
  RL: 2,
  ID: 2,
  OL: 1,
  DB: 1,
  ST: 1,
  SD: 1,
  HR: 1,
  RE: 10,
};

it('each security requirement stands on the page once, with a test or a reason', () => {
  const ids = Object.entries(ROWS).flatMap(([letters, most]) =>
    Array.from({ length: most }, (_, at) => `${letters}-${at + 1}`),
  );
  expect(rows.map((row) => row.split('\n')[0]).toSorted()).toEqual(ids.toSorted());
  for (const row of rows) expect(row.split('\n').slice(1).join('').trim()).not.toBe('');
});

it('each test that the page names exists', () => {
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(({ file, title }) => {
    const place = path.join(ROOT_DIR, file);
    return !existsSync(place) || !readFileSync(place, 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});
