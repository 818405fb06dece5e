import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { named } from './named-statements.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Works in one transaction, and so on one connection. */
const onOne = <T>(work: (tx: EntityManager) => Promise<T>) => app.connections.orm.em.fork().transactional(work);

/** How many statements with a text in them a connection knows by name. */
async function known(tx: EntityManager, text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where position(${text} in statement) > 0`.execute(
    tx.getKysely(),
  );
  return rows[0]?.count ?? -1;
}

describe('a named statement', () => {
  it('is parsed once by a connection, whatever its values', async () => {
    await onOne(async (tx) => {
      const double = async (value: number) =>
        (await sql<{ twice: number }>`${named} select 2 * ${value}::int as twice`.execute(tx.getKysely())).rows[0]
          ?.twice;
      expect([await double(2), await double(21)]).toEqual([4, 42]);
      expect(await known(tx, 'as twice')).toBe(1);
    });
  });

  it('has a name of its own for each text', async () => {
    await onOne(async (tx) => {
      const one = await sql<{ a: number }>`${named} select 1 as a, 'texts'`.execute(tx.getKysely());
      const other = await sql<{ b: number }>`${named} select 2 as b, 'texts'`.execute(tx.getKysely());
      expect([one.rows[0]?.a, other.rows[0]?.b, await known(tx, "'texts'")]).toEqual([1, 2, 2]);
    });
  });

  it('that fails can be asked again', async () => {
    const inverse = (value: number) =>
      onOne((tx) => sql<{ inverse: number }>`${named} select 1 / ${value}::int as inverse`.execute(tx.getKysely()));
    await expect(inverse(0)).rejects.toThrow('division by zero');
    expect((await inverse(1)).rows).toEqual([{ inverse: 1 }]);
  });
});

it('without the mark a statement gets no name', async () => {
  await onOne(async (tx) => {
    await sql`select ${1}::int as unmarked`.execute(tx.getKysely());
    expect(await known(tx, 'as unmarked')).toBe(0);
  });
});
