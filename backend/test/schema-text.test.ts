import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaText } from './schema-text.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const HEAD = `-- The database as all migrations leave it, to be read by people; migrations alone change it.
-- Made by \`npm run test:unit -- backend/test/schema-text.test.ts -u\`.
`;

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('backend/schema.sql is the database as all migrations leave it', async () => {
  const text = await schemaText(client);
  expect(text.match(/^create (?:unlogged )?table /gm)?.length).toBeGreaterThan(40);
  await expect(`${HEAD}\n${text}`).toMatchFileSnapshot('../schema.sql');
});
