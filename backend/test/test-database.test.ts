import { Client } from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase, runSql } from './test-database.js';

it('gives each caller a database of its own, where the app has rows and no tables', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    await runSql(one.ownerUrl, 'CREATE TABLE mine (id int)');
    await runSql(one.appUrl, 'INSERT INTO mine VALUES (1)');
    await expect(runSql(other.ownerUrl, 'SELECT 1 FROM mine')).rejects.toThrow('does not exist');
    await expect(runSql(one.appUrl, 'CREATE TABLE forbidden (id int)')).rejects.toThrow('permission denied');
  } finally {
    await Promise.all([one.drop(), other.drop()]);
  }
});

it('drops a database under a connection that somebody forgot', async () => {
  const database = await createTestDatabase();
  const forgotten = new Client(database.appUrl);
  forgotten.on('error', () => undefined);
  await forgotten.connect();
  await database.drop();
  await expect(runSql(database.appUrl, 'SELECT 1')).rejects.toThrow('does not exist');
});
