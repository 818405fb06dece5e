import { expect, it } from 'vitest';
import type { FileStorage } from './file-storage.js';
import { sweepOrphans } from './sweep-orphans.js';

it('removes what nothing names, and asks of many files in several questions', async () => {
  const keys = Array.from({ length: 1_001 }, (_, at) => `file-${at}.document`);
  const named = new Set(['file-0.document', 'file-1000.document']);
  const removed: string[] = [];
  const storage: FileStorage = {
    put: () => Promise.reject(new Error('not asked')),
    get: () => Promise.reject(new Error('not asked')),
    open: () => Promise.reject(new Error('not asked')),
    remove: async (key) => void removed.push(key),
    listOlderThan: async () => keys,
  };
  const asked: number[] = [];
  const keysInUse = async (some: readonly string[]) => {
    asked.push(some.length);
    return new Set(some.filter((key) => named.has(key)));
  };
  await sweepOrphans(storage, { ending: 'document', before: new Date(), keysInUse });
  expect(removed).toEqual(keys.filter((key) => !named.has(key)));
  expect(asked).toEqual([1_000, 1]);
});
