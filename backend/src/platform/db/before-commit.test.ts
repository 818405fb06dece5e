import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { beforeCommit, exceptFromCommitWork } from './before-commit.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('work before a commit runs once, not for savepoints, and not in an excepted transaction', async () => {
  const em = app.connections.orm.em.fork({ cloneEventManager: true });
  let runs = 0;
  beforeCommit(em, async () => {
    runs += 1;
  });
  const nested = (isExcepted: boolean) =>
    em.transactional(async (tx) => {
      if (isExcepted) exceptFromCommitWork(tx);
      await tx.transactional((inner) => inner.getConnection().execute('select 1'));
      await tx.transactional((inner) => inner.getConnection().execute('select 1'));
    });
  await nested(false);
  expect(runs).toBe(1);
  await nested(true);
  expect(runs).toBe(1);
});
